'use client';

import type { ReactNode } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { lateMessages, scoped } from '#web/platform/i18n/late-messages.ts';
import { LateWords } from '#web/platform/i18n/late-words.tsx';

const load = async (locale: Locale): Promise<Record<string, string>> =>
  Object.fromEntries(scoped('outbox', await lateMessages('outbox', locale)));

/** The words of the tray, brought along where something is stuck: hardly any visit needs them. */
export function StuckWords({ children }: { children: ReactNode }) {
  return (
    <LateWords load={load} fallback={null}>
      {children}
    </LateWords>
  );
}
