'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { pinDrawing } from '#web/ui/map/icon.ts';
import type { PinLook } from '#web/ui/map/pins.ts';

function Pin({ look }: { look: PinLook }) {
  const { outline, inside, fill, line, dashes } = pinDrawing(look);
  return (
    <svg viewBox="0 0 28 28" className="size-4" aria-hidden="true">
      <path className={fill} strokeWidth="2" strokeDasharray={dashes} d={outline} />
      <path className={line} fill="none" strokeWidth="2.4" strokeLinecap="round" d={inside} />
    </svg>
  );
}

/** What the map's shapes mean. */
export function PinKey({ looks }: { looks: readonly PinLook[] }) {
  const t = useScopedI18n('stations');
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
      {looks.map((look) => (
        <li key={look} className="flex items-center gap-1.5">
          <Pin look={look} />
          {t(`map.${look}`)}
        </li>
      ))}
    </ul>
  );
}
