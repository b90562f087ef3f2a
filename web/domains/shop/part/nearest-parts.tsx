'use client';

import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Search } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { filtersOf, type PartFilters } from '../parts/filters.ts';
import { PartRow } from '../parts/part-row.tsx';
import { usePriceList } from '../parts/use-price-list.ts';
import type { AskedPart } from './use-part-code.ts';

const SHOWN = 4;
const NOTHING = filtersOf(new URLSearchParams());
const EMPTY = { getPriceListSparePart: { data: [], total: 0, totalRow: 0, corrected: null } };

const looking = (search: string): PartFilters => ({ ...NOTHING, search });

/** There is no such part: the ones most like its name, or with the same main number. */
export function NearestParts({ asked, paints }: { asked: AskedPart; paints: Paints }) {
  const t = useScopedI18n('shop');
  const words = asked.name.replaceAll('-', ' ').trim();
  const byName = usePriceList(looking(words || asked.code), EMPTY);
  const byNumber = usePriceList(looking(asked.code.split('-')[0] ?? asked.code), EMPTY);
  const found = [byNumber, byName].flatMap(({ data }) => data?.getPriceListSparePart.data ?? []);
  const shown = [...new Map(found.map((part) => [part.code, part])).values()].slice(0, SHOWN);
  return (
    <>
      <h1 className="sr-only">{t('part.missing')}</h1>
      <EmptyState
        icon={<Search size={28} aria-hidden="true" />}
        title={t('part.missing')}
        action={<LinkButton href="/shop/spare-parts">{t('part.all')}</LinkButton>}
        className="pb-10"
      >
        {t('part.missing-help', { code: asked.code.slice(0, 40) })}
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
