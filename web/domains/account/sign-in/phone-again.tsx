'use client';

import { useState } from 'react';
import { CodeForm } from '#web/domains/account/phone/code-form.tsx';
import { NumberForm } from '#web/domains/account/phone/number-form.tsx';
import { shownNumber } from '#web/domains/account/phone/pending-code.ts';
import { enterByPhone, type PendingCode } from '#web/platform/session/phone.ts';

interface Props {
  /** The account's number, E.164; empty where it has none. */
  number: string;
  onDone: () => void;
}

/** Proves a person anew by the number of their account; a number without one opens nothing. */
export function PhoneAgain({ number, onDone }: Props) {
  const [typed, setTyped] = useState(() =>
    number === '' ? '' : shownNumber({ phoneNumber: number }),
  );
  const [pending, setPending] = useState<PendingCode>();
  if (pending === undefined)
    return (
      <NumberForm
        typed={typed}
        onSent={(sent, asTyped) => {
          setTyped(asTyped);
          setPending(sent);
        }}
      />
    );
  return (
    <CodeForm
      key={pending.sessionInfo}
      isCompact
      pending={pending}
      onSent={setPending}
      onProved={async () => {
        const { phoneNumber, sessionInfo } = pending;
        const outcome = await enterByPhone({ phoneNumber, sessionInfo, rememberMe: true });
        if (!outcome.ok) return outcome.key ?? 'UNKNOWN';
        onDone();
        return undefined;
      }}
      onWrongNumber={() => setPending(undefined)}
    />
  );
}
