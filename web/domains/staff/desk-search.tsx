'use client';

import { setQuery, useQuery } from '#web/platform/query.ts';
import { useTyped } from '#web/platform/use-typed.ts';
import { Search } from '#web/ui/icons.ts';
import { Input } from '#web/ui/input.tsx';

/** What a desk's list is asked for, by the address. @param perPage rows of a page, as the server pages them */
export const useDeskSearch = (most: number, perPage: number) => {
  const query = useQuery();
  const wanted = Number(query.get('page') ?? 1);
  const page = Number.isInteger(wanted) && wanted > 0 ? wanted : 1;
  return {
    search: (query.get('q') ?? '').slice(0, most),
    page,
    skip: (page - 1) * perPage,
    onPage: (next: number): void => setQuery({ page: String(next) }, { step: true }),
  };
};

/** The box above a desk's list; what is typed comes into the address after a pause. */
export function DeskSearch({ label, most }: { label: string; most: number }) {
  const search = (useQuery().get('q') ?? '').slice(0, most);
  const [typed, setTyped] = useTyped((words) => setQuery({ q: words.trim() || null, page: null }));
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed ?? search}
      onChange={(event) => setTyped(event.target.value)}
      maxLength={most}
      autoComplete="off"
      enterKeyHint="search"
      prefix={<Search size={20} aria-hidden="true" />}
    />
  );
}
