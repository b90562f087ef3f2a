'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { setQuery } from '#web/platform/query.ts';
import { useTyped } from '#web/platform/use-typed.ts';
import { Search } from '#web/ui/icons.ts';
import { Input } from '#web/ui/input.tsx';
import { FIRST_PAGE } from './filters.ts';

export interface SearchBoxProps {
  /** What the address asks for. */
  search: string;
  /** The person is done typing. */
  onSettled: (search: string) => void;
}

/** Searches while one types; the address follows after a short pause, without steps in the history. */
export function SearchBox({ search, onSettled }: SearchBoxProps) {
  const t = useScopedI18n('shop');
  const takeUp = (words: string): void => setQuery({ q: words.trim() || null, ...FIRST_PAGE });
  const [typed, setTyped] = useTyped(takeUp);

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== null) takeUp(typed);
          onSettled(typed ?? search);
        }}
      >
        <Input
          type="search"
          id="part-search"
          placeholder={t('parts.search-placeholder')}
          value={typed ?? search}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          prefix={<Search size={20} aria-hidden="true" />}
        />
      </form>
    </search>
  );
}
