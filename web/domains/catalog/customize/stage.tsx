'use client';

import { useEffect, useState } from 'react';
import type { ConfigurableModel } from '#edge/contract/catalog/offered.ts';
import { inLocale } from '#edge/contract/locale.ts';
import type { Look } from '#web/domains/catalog/look.ts';
import { ModelDrawing } from '#web/domains/catalog/model-drawing.tsx';
import { savesData } from '#web/platform/device/save-data.ts';
import { useOnline } from '#web/platform/device/use-online.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { cx } from '#web/ui/cx.ts';

export interface Dressed extends Look {
  /** Path of the cut-out; null while the studio has none. */
  readonly cutout: string | null;
}

/** The motorcycle in the chosen paint, on soft studio ground in either theme. */
export function Stage({
  model,
  looks,
  color,
  accent,
  isSmall = false,
}: {
  model: Pick<ConfigurableModel, 'name' | 'values'>;
  looks: readonly Dressed[];
  color: string;
  accent: string | null;
  /** Beside a text: the whole motorcycle, and no caption. */
  isSmall?: boolean;
}) {
  const t = useScopedI18n('configurator');
  const locale = useLocale();
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const online = useOnline();
  const look =
    looks.find((each) => each.color === color && each.accent === accent) ??
    looks.find((each) => each.color === color) ??
    looks[0];

  // What could not be had without the network is asked for again once there is one.
  useEffect(() => {
    if (online === true) setFailed(new Set());
  }, [online]);
  useEffect(() => {
    if (savesData() || navigator.serviceWorker?.controller == null) return;
    // The worker keeps them: changing the paint is instant, and works without signal.
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1500));
    idle(() => {
      for (const { cutout } of looks)
        if (cutout !== null) void fetch(cutout, { priority: 'low' }).catch(() => undefined);
    });
  }, [looks]);

  if (look === undefined) return null;
  const accentValue = model.values.find(
    ({ component, code }) => component === 'accent' && code === look.accent,
  );
  const accentName = accentValue && inLocale(accentValue.name, locale);
  const alt = t('picture', {
    name: model.name,
    color: accentName ? `${look.colorName}, ${accentName}` : look.colorName,
  });
  const src = look.cutout !== null && !failed.has(look.cutout) ? look.cutout : null;
  return (
    <div
      className={cx(
        'studio-floor relative grid place-items-center overflow-hidden text-ink',
        // The row is as high as the box, not as the picture: the wheels stay in it.
        isSmall && 'grid-rows-1',
      )}
    >
      {src === null ? (
        <ModelDrawing
          hex={look.hex}
          accentHex={look.accentHex}
          alt={alt}
          className="max-h-full w-[min(86%,52rem)]"
        />
      ) : (
        <img
          key={src}
          src={src}
          alt={alt}
          width={960}
          height={600}
          decoding="async"
          fetchPriority="high"
          onError={() => setFailed(new Set([...failed, src]))}
          className={cx(
            'studio-cutout h-full max-h-full w-full animate-fade object-contain',
            !isSmall && 'lg:h-auto lg:w-[122%] lg:max-w-[84rem]',
          )}
        />
      )}
      {!isSmall && look.cutout !== null && src === null ? (
        <p className="absolute right-0 bottom-2 left-0 px-5 text-center text-muted text-xs sm:bottom-4">
          {t('picture-missing')}
        </p>
      ) : null}
    </div>
  );
}
