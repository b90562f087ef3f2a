'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { serverClock } from '#web/platform/offline/browser.ts';
import { enterByPhone, type PendingCode } from '#web/platform/session/phone.ts';
import { CodeForm } from './code-form.tsx';
import { NewcomerForm } from './newcomer-form.tsx';
import { NumberForm } from './number-form.tsx';
import { pendingCode, rememberCode } from './pending-code.ts';

type Step =
  | { readonly kind: 'number' }
  | { readonly kind: 'code'; readonly pending: PendingCode }
  | { readonly kind: 'newcomer'; readonly pending: PendingCode };

interface Props {
  rememberMe: boolean;
  /** Stands around the field for the number: the title, and the other ways. */
  children: (number: ReactNode) => ReactNode;
}

/** In by telephone number: the number, the code that came, and for who is new their name. */
export function PhoneWay({ rememberMe, children }: Props) {
  const [step, setStep] = useState<Step>({ kind: 'number' });
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const pending = pendingCode();
    if (pending !== undefined && pending.expiresAt > serverClock().now())
      setStep({ kind: 'code', pending });
  }, []);
  const waitFor = (pending: PendingCode): void => {
    rememberCode(pending);
    setStep({ kind: 'code', pending });
  };
  const enter = async (pending: PendingCode): Promise<string | undefined> => {
    rememberCode(undefined);
    const { phoneNumber, sessionInfo } = pending;
    const outcome = await enterByPhone({ phoneNumber, sessionInfo, rememberMe });
    if (outcome.ok) return undefined;
    if (outcome.key !== 'PHONE_NOT_REGISTERED') return outcome.key ?? 'UNKNOWN';
    setStep({ kind: 'newcomer', pending });
    return undefined;
  };
  if (step.kind === 'newcomer')
    return <NewcomerForm pending={step.pending} rememberMe={rememberMe} />;
  if (step.kind === 'code')
    return (
      <CodeForm
        key={step.pending.sessionInfo}
        pending={step.pending}
        onSent={waitFor}
        onProved={() => enter(step.pending)}
        onWrongNumber={() => {
          rememberCode(undefined);
          setTyped(typed || step.pending.phoneNumber);
          setStep({ kind: 'number' });
        }}
      />
    );
  return children(
    <NumberForm
      typed={typed}
      onSent={(pending, asTyped) => {
        setTyped(asTyped);
        waitFor(pending);
      }}
    />,
  );
}
