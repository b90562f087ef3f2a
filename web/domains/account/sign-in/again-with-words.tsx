'use client';

import type { ComponentProps } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { lateMessages, scoped } from '#web/platform/i18n/late-messages.ts';
import { LateWords } from '#web/platform/i18n/late-words.tsx';
import { SignInAgain } from './sign-in-again.tsx';

const load = async (locale: Locale): Promise<Record<string, string>> => {
  const [account, errors, validation] = await Promise.all([
    lateMessages('account', locale),
    lateMessages('errors', locale),
    lateMessages('validation', locale),
  ]);
  return Object.fromEntries([
    ...scoped('account', account),
    ...scoped('errors', errors),
    ...scoped('validation', validation),
  ]);
};

/** The dialog with its words: it opens over pages that were made without them. */
export function AgainWithWords(props: ComponentProps<typeof SignInAgain>) {
  return (
    <LateWords load={load} fallback={null}>
      <SignInAgain {...props} />
    </LateWords>
  );
}
