'use client';

import { useEffect, useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { setQuery } from '#web/platform/query.ts';
import { Search } from '#web/ui/icons.ts';
import { Input } from '#web/ui/input.tsx';
import { FIRST_PAGE } from './filters.ts';

const PAUSE_MS = 220;

export interface SearchBoxProps {
  /** What the address asks for. */
  search: string;
  /** The person is done typing. */
  onSettled: (search: string) => void;
}

/** Searches while one types; the address follows after a short pause, without steps in the history. */
export function SearchBox({ search, onSettled }: SearchBoxProps) {
  const t = useScopedI18n('shop');
  const [typed, setTyped] = useState<string | null>(null);

  useEffect(() => {
    if (typed === null) return;
    const ask = () => setQuery({ q: typed.trim() || null, ...FIRST_PAGE });
    const timer = setTimeout(ask, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  // Going back changes the address, and with it what the box shows.
  useEffect(() => {
    const forget = () => setTyped(null);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed !== null) setQuery({ q: typed.trim() || null, ...FIRST_PAGE });
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
