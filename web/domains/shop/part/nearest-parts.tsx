'use client';

import { filtersOf, type PartFilters } from '#web/domains/shop/parts/filters.ts';
import { PartRow } from '#web/domains/shop/parts/part-row.tsx';
import { usePriceList } from '#web/domains/shop/parts/use-price-list.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Search } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { AskedPart } from './use-part-code.ts';

const SHOWN = 4;
const NOTHING = filtersOf(new URLSearchParams());
const EMPTY = { getPriceListSparePart: { data: [], total: 0, totalRow: 0, corrected: null } };

const looking = (search: string): PartFilters => ({ ...NOTHING, search });

/** There is no such part: the ones most like its name, or with the same main number. */
export function NearestParts({ wanted, paints }: { wanted: AskedPart; paints: Paints }) {
  const t = useScopedI18n('shop');
  const words = wanted.name.replaceAll('-', ' ').trim();
  const byName = usePriceList(looking(words || wanted.code), EMPTY);
  const byNumber = usePriceList(looking(wanted.code.split('-')[0] ?? wanted.code), EMPTY);
  const matches = [byNumber, byName].flatMap(({ data }) => data?.getPriceListSparePart.data ?? []);
  const shown = [...new Map(matches.map((part) => [part.code, part])).values()].slice(0, SHOWN);
  return (
    <>
      <h1 className="sr-only">{t('part.missing')}</h1>
      <EmptyState
        icon={<Search size={28} aria-hidden="true" />}
        title={t('part.missing')}
        action={<LinkButton href="/shop/spare-parts">{t('part.all')}</LinkButton>}
        className="pb-10"
      >
        {t('part.missing-help', { code: wanted.code.slice(0, 40) })}
      </EmptyState>
      {shown.length === 0 ? null : (
        <section aria-labelledby="nearest-parts" className="mx-auto max-w-3xl">
          <h2 id="nearest-parts" className="mb-3 text-xl">
            {t('part.nearest')}
          </h2>
          <ul className="divide-y divide-line border-line border-y">
            {shown.map((part) => (
              <li key={part.code}>
                <PartRow
                  part={part}
                  paint={paints[part.name.split(', ').at(-1) ?? '']}
                  lazy
                  onOpen={() => {}}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type Paints = Readonly<Record<string, string>>;
