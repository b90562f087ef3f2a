'use client';

import type { ReactNode } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { lateMessages, scoped } from '#web/platform/i18n/late-messages.ts';
import { LateWords } from '#web/platform/i18n/late-words.tsx';

const load = async (locale: Locale): Promise<Record<string, string>> => {
  const [picker, errors] = await Promise.all([
    lateMessages('picker', locale),
    lateMessages('errors', locale),
  ]);
  return Object.fromEntries([...scoped('picker', picker), ...scoped('errors', errors)]);
};

/** The picker's words, brought along where it opens over a page that was made without them. */
export function PickerWords({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <LateWords load={load} fallback={fallback}>
      {children}
    </LateWords>
  );
}
