'use client';

import { useState } from 'react';
import { CodeForm } from '#web/domains/account/phone/code-form.tsx';
import { NumberForm } from '#web/domains/account/phone/number-form.tsx';
import { shownNumber } from '#web/domains/account/phone/pending-code.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import type { PendingCode } from '#web/platform/session/phone.ts';
import { addProvedNumber, type SignUp } from '#web/platform/session/register.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';

interface Props {
  signUp: SignUp;
  /** E.164, as the form was given it. */
  phoneNumber: string;
}

/** The number of a sign-up by email: it becomes part of the account once its code was typed. */
export function ConfirmNumber({ signUp, phoneNumber }: Props) {
  const t = useScopedI18n('account');
  const [typed, setTyped] = useState(() => shownNumber({ phoneNumber }));
  const [pending, setPending] = useState<PendingCode>();
  const [proved, setProved] = useState<string>();
  const add = async (sent: PendingCode): Promise<string | undefined> => {
    const outcome = await addProvedNumber(signUp, sent);
    if (!outcome.ok) return outcome.key ?? 'UNKNOWN';
    setProved(shownNumber(sent));
    return undefined;
  };
  if (proved !== undefined)
    return <Alert tone="positive">{t('register.number-proved', { number: proved })}</Alert>;
  return (
    <Card className="grid gap-4">
      <div>
        <h3 className="font-bold text-xl">{t('register.number-title')}</h3>
        <p className="mt-1 text-muted">{t('register.number-text')}</p>
      </div>
      {pending === undefined ? (
        <NumberForm
          typed={typed}
          onSent={(sent, asTyped) => {
            setTyped(asTyped);
            setPending(sent);
          }}
        />
      ) : (
        <CodeForm
          key={pending.sessionInfo}
          isCompact
          pending={pending}
          onSent={setPending}
          onProved={() => add(pending)}
          onWrongNumber={() => setPending(undefined)}
        />
      )}
    </Card>
  );
}
