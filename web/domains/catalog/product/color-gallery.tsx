'use client';

import type { Look } from '#web/domains/catalog/look.ts';
import { ModelPicture } from '#web/domains/catalog/model-picture.tsx';
import type { Shot } from '#web/domains/catalog/shots.ts';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { cx } from '#web/ui/cx.ts';
import { Check } from '#web/ui/icons.ts';
import { pushedRow } from '#web/ui/pushed-row.ts';
import { chosenLook } from './chosen-look.ts';

interface Sided extends Look {
  readonly side: Shot | null;
  readonly cutout: Shot | null;
}

/** Every look side by side; choosing one repaints the page. */
export function ColorGallery({ looks }: { looks: readonly Sided[] }) {
  const chosen = chosenLook(looks, useQuery());
  return (
    <ul className={cx(pushedRow, 'md:grid-cols-2 lg:grid-cols-4')}>
      {looks.map((look) => {
        const isChosen = look.key === chosen?.key;
        return (
          <li key={look.key} className="w-52 shrink-0 snap-start md:w-auto">
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => setQuery({ color: look.color, accent: look.accent })}
              className={cx(
                'block w-full overflow-hidden rounded-xl border-2 bg-surface text-left transition',
                isChosen ? 'border-ink' : 'border-transparent hover:border-line-strong',
              )}
            >
              <ModelPicture
                shot={look.side}
                cutout={look.cutout}
                look={look}
                alt=""
                sizes="(min-width: 1024px) 25vw, 50vw"
                className="studio-band aspect-[8/5] w-full object-cover"
              />
              <span className="flex min-h-14 items-center justify-between gap-2 px-4 py-3">
                <span>
                  <span className="block font-semibold text-sm">{look.colorName}</span>
                  {look.accentName ? (
                    <span className="block text-muted text-xs">{look.accentName}</span>
                  ) : null}
                </span>
                {isChosen ? <Check size={18} aria-hidden="true" /> : null}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
