'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Link } from '#web/platform/i18n/link.tsx';
import { cx } from '#web/ui/cx.ts';
import {
  BatteryCharging,
  CircleHelp,
  FileText,
  MapPin,
  Motorbike,
  ShoppingBag,
  Wrench,
} from '#web/ui/icons.ts';
import { hrefOf, type ResultGroup, type SearchGroup } from './entry.ts';

const ICONS = {
  motorcycles: Motorbike,
  charging: BatteryCharging,
  centres: MapPin,
  goods: ShoppingBag,
  parts: Wrench,
  help: CircleHelp,
  pages: FileText,
} as const satisfies Record<SearchGroup, typeof Motorbike>;

/** Where a group goes on that has more than is shown. */
const MORE = {
  parts: (words: string) => `/shop/spare-parts?q=${encodeURIComponent(words)}`,
  charging: (words: string) => `/charging-station?q=${encodeURIComponent(words)}`,
} as const;

const OPTION =
  'flex min-h-tap items-center gap-4 rounded-lg px-3 py-2 hover:bg-sunken aria-selected:bg-sunken';

/** What was found, by kind. One list for the arrow keys, whatever the kind. */
export function Results({
  id,
  groups,
  active,
  words,
  onOpen,
}: {
  id: string;
  groups: readonly ResultGroup[];
  /** Which option the arrow keys stand on. */
  active: number;
  /** What was searched for. */
  words: string;
  onOpen: () => void;
}) {
  const t = useScopedI18n('search');
  let position = 0;
  const option = () => {
    const at = position++;
    return {
      id: `${id}-${at}`,
      role: 'option',
      tabIndex: -1,
      'aria-selected': at === active,
      onClick: onOpen,
    } as const;
  };
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t('results')}>
      {groups.map(({ group, entries, total }) => {
        const Icon = ICONS[group];
        const more = group === 'parts' || group === 'charging' ? MORE[group] : undefined;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields
          <div key={group} role="group" aria-labelledby={`${id}-${group}`} className="mb-3">
            <p id={`${id}-${group}`} className="px-3 py-1 font-semibold text-muted text-sm">
              {t(`group.${group}`)}
            </p>
            {entries.map((entry) => (
              <Link key={hrefOf(entry)} href={hrefOf(entry)} className={OPTION} {...option()}>
                <Icon size={20} className="shrink-0 text-muted" aria-hidden="true" />
                <span className="min-w-0">
                  <span className="block truncate font-medium">{entry.title}</span>
                  {entry.hint === '' ? null : (
                    <span className="block truncate text-muted text-sm">{entry.hint}</span>
                  )}
                </span>
              </Link>
            ))}
            {more === undefined || total <= entries.length ? null : (
              <Link href={more(words)} className={cx(OPTION, 'text-accent-text')} {...option()}>
                <span className="ml-9 font-semibold text-sm">
                  {t(group === 'parts' ? 'more-parts' : 'more-charging', { count: total })}
                </span>
              </Link>
            )}
          </div>
        );
      })}
    </div>
  );
}
