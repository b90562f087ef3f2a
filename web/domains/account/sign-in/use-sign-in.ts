'use client';

import { useState } from 'react';
import type { SignInMethod } from '#web/platform/session/firebase.ts';
import { SIGN_IN } from '#web/platform/session/page-action.ts';
import type { SignInOutcome } from '#web/platform/session/provider.ts';
import { type SignInOptions, signIn } from '#web/platform/session/sign-in.ts';
import { usePageAction } from '#web/platform/session/use-page-action.ts';
import { useSecondFactor } from './use-second-factor.tsx';

/**
 * Signing in on one of the sign-in pages; a success leads to the page that was asked for. `dialog` asks for a
 * second factor, and stands outside of any form.
 */
export const useSignIn = () => {
  const [busy, setBusy] = useState(false);
  const [errorKey, setErrorKey] = useState<string>();
  const action = usePageAction(SIGN_IN, busy);
  const { askForCode, dialog } = useSecondFactor();
  const run = async (
    method: SignInMethod,
    options: Omit<SignInOptions, 'askForCode'> = {},
  ): Promise<SignInOutcome> => {
    setBusy(true);
    setErrorKey(undefined);
    const outcome = await signIn(method, { ...options, askForCode });
    setBusy(false);
    if (!outcome.ok) setErrorKey(outcome.key);
    return outcome;
  };
  return { action, busy, errorKey, run, dialog };
};
