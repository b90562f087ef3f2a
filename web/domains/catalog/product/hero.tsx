'use client';

import { type ReactNode, useEffect } from 'react';
import type { Look } from '#web/domains/catalog/look.ts';
import { ModelPicture } from '#web/domains/catalog/model-picture.tsx';
import type { Shot } from '#web/domains/catalog/shots.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { arrival } from '#web/platform/late/arrival.ts';
import { useArrival } from '#web/platform/late/use-arrival.ts';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { Container } from '#web/ui/container.tsx';
import { chosenLook } from './chosen-look.ts';
import { Swatches } from './swatches.tsx';

const unknownColor = arrival(async () => (await import('./unknown-color.tsx')).default);

export interface Dressed extends Look {
  readonly hero: Shot | null;
  /** For the dark theme. */
  readonly cutout: Shot | null;
}

/**
 * The first screen: the model in the chosen paint, in the studio's light, or cut out on the dark ground
 * of a dark theme, and the switch that repaints it. The text is written on the server.
 */
export function ProductHero({
  name,
  looks,
  head,
  foot,
}: {
  name: string;
  looks: readonly Dressed[];
  /** Above the picture: what it is. */
  head: ReactNode;
  /** Below it: what it costs, and where to go from here. */
  foot: ReactNode;
}) {
  const t = useScopedI18n('catalog');
  const query = useQuery();
  const look = chosenLook(looks, query);
  const wanted = query.get('color');
  const unknown = looks.some(({ color }) => color === wanted) ? null : wanted;
  const Unknown = useArrival(unknownColor);
  useEffect(() => {
    if (unknown !== null) void unknownColor.fetch();
  }, [unknown]);
  if (look === undefined) return null;
  const colors = looks.filter((each, at) => looks.findIndex((l) => l.color === each.color) === at);
  const accents = looks.filter((each) => each.color === look.color && each.accent !== null);
  const painted = look.accentName ? `${look.colorName}, ${look.accentName}` : look.colorName;
  return (
    <section className="studio-ground relative isolate overflow-hidden text-ink">
      <Container className="flex flex-col pt-5 pb-5 sm:pt-8 sm:pb-8 xl:min-h-[min(44rem,calc(100dvh-var(--spacing-header)))] xl:pt-16 xl:pb-10">
        <div className="xl:max-w-md">{head}</div>
        <div className="-z-10 -mx-12 max-sm:-mt-2 sm:-mx-10 xl:absolute xl:inset-y-0 xl:right-0 xl:left-[34%] xl:m-0">
          <ModelPicture
            key={look.key}
            shot={look.hero}
            cutout={look.cutout}
            look={look}
            alt={t('picture', { name, color: painted })}
            sizes="(min-width: 1280px) 88vw, 125vw"
            priority
            className="studio-photo h-full w-full object-cover object-[50%_65%] dark:object-contain"
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-10 xl:order-last xl:mt-auto xl:pt-8">
          <Swatches
            legend={t('color')}
            name="color"
            value={look.color}
            options={colors.map((each) => ({
              value: each.color,
              label: each.colorName,
              hex: each.hex,
            }))}
            onChange={(color) => setQuery({ color })}
          />
          {accents.length > 1 ? (
            <Swatches
              legend={t('accent')}
              name="accent"
              value={look.accent ?? ''}
              options={accents.map((each) => ({
                value: each.accent ?? '',
                label: each.accentName ?? '',
                hex: each.accentHex ?? '',
              }))}
              onChange={(accent) => setQuery({ color: look.color, accent })}
            />
          ) : null}
          {Unknown ? <Unknown wanted={unknown} looks={looks} shown={look} /> : null}
        </div>
        <div className="pt-4 xl:max-w-md">{foot}</div>
      </Container>
    </section>
  );
}
