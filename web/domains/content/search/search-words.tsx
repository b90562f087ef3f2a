'use client';

import type { ReactNode } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { lateMessages, scoped } from '#web/platform/i18n/late-messages.ts';
import { LateWords } from '#web/platform/i18n/late-words.tsx';

const load = async (locale: Locale): Promise<Record<string, string>> =>
  Object.fromEntries(scoped('search', await lateMessages('search', locale)));

/** The words of the search, which no page carries. */
export function SearchWords({ children }: { children: ReactNode }) {
  return (
    <LateWords load={load} fallback={null}>
      {children}
    </LateWords>
  );
}
