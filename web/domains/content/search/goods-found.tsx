'use client';

import { useDeferredValue, useMemo, useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { fieldsOf, grouped, isFor, type SearchEntry } from './entry.ts';
import { find, searchable } from './find.ts';
import { Results } from './results.tsx';
import { SearchWords } from './search-words.tsx';
import { useEntries } from './use-entries.ts';
import { useOwnModels } from './use-own-models.ts';

interface Props {
  id: string;
  typed: string;
  /** Which option the arrow keys stand on. */
  active: number;
  onOpen: () => void;
}

const isSold = ({ group }: SearchEntry): boolean => group === 'goods' || group === 'parts';

function Suggestions({ id, typed, active, onOpen }: Props) {
  const t = useScopedI18n('search');
  const entries = useEntries(useLocale());
  const own = useOwnModels();
  const [onlyOwn, setOnlyOwn] = useState(false);
  const query = useDeferredValue(typed).trim();
  const among = entries.kind === 'here' ? entries.among : undefined;
  const sold = useMemo(
    () => among && searchable(among.rows.map(({ item }) => item).filter(isSold), fieldsOf),
    [among],
  );
  const results = useMemo(
    () => (sold === undefined || query === '' ? undefined : find(sold, query)),
    [sold, query],
  );
  const slugs = own.map(({ slug }) => slug);
  const all = results?.items ?? [];
  const items = onlyOwn ? all.filter((entry) => isFor(entry, slugs)) : all;
  if (entries.kind === 'loading') return <p className="px-3 py-4 text-muted">{t('loading')}</p>;
  if (entries.kind === 'missing')
    return (
      <div className="grid justify-items-start gap-3 px-3 py-4">
        <p>{t('offline')}</p>
        <Button size="sm" onClick={entries.retry}>
          {t('retry')}
        </Button>
      </div>
    );
  return (
    <>
      {own.length === 0 ? null : (
        <Checkbox
          className="px-3 text-sm"
          checked={onlyOwn}
          onChange={(event) => setOnlyOwn(event.target.checked)}
          label={t('fits-own', { models: own.map(({ name }) => name).join(', ') })}
        />
      )}
      <p role="status" className={items.length === 0 ? 'px-3 py-4 text-muted' : 'sr-only'}>
        {results === undefined
          ? ''
          : items.length === 0
            ? t('none', { words: query })
            : t('count', { count: items.length })}
      </p>
      {results?.corrected && items.length > 0 ? (
        <p className="px-3 pb-2 text-muted text-sm">
          {t('corrected', { words: results.corrected })}
        </p>
      ) : null}
      <Results
        id={id}
        groups={grouped(items)}
        active={active}
        words={results?.corrected ?? query}
        onOpen={onOpen}
      />
    </>
  );
}

/** What the shop has for the letters typed so far, with the words of the search. */
export default function GoodsFound(props: Props) {
  return (
    <SearchWords>
      <Suggestions {...props} />
    </SearchWords>
  );
}
