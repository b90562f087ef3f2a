'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { searchIndex } from '#web/platform/device/search-index.ts';
import { fieldsOf, type SearchEntry } from './entry.ts';
import { type Searchable, searchable } from './find.ts';
import { stationsHere } from './stations-here.ts';

export type Entries =
  | { readonly kind: 'loading' | 'missing' }
  | { readonly kind: 'here'; readonly among: Searchable<SearchEntry> };

/** What can be searched on this device: the prebuilt index, and the stations it has. */
export const useEntries = (locale: Locale): Entries & { readonly retry: () => void } => {
  const [entries, setEntries] = useState<Entries>({ kind: 'loading' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is what runs it again
  useEffect(() => {
    let over = false;
    setEntries({ kind: 'loading' });
    const prebuilt = searchIndex(locale).catch(() => undefined) as Promise<
      SearchEntry[] | undefined
    >;
    const show = (stations: readonly SearchEntry[], index: readonly SearchEntry[] | undefined) => {
      if (over) return;
      const all = [...(index ?? []), ...stations];
      setEntries(
        all.length === 0 ? { kind: 'missing' } : { kind: 'here', among: searchable(all, fieldsOf) },
      );
    };
    // The index answers the first letters; stations come beside it once they are read.
    void prebuilt.then(async (index) => {
      if (index !== undefined) show([], index);
      show(await stationsHere(), index);
    });
    return () => {
      over = true;
    };
  }, [locale, tries]);
  return { ...entries, retry: () => setTries(tries + 1) };
};
