'use client';

import { useState } from 'react';
import { CodeForm } from '#web/domains/account/phone/code-form.tsx';
import { NumberForm } from '#web/domains/account/phone/number-form.tsx';
import { shownNumber } from '#web/domains/account/phone/pending-code.ts';
import { ChangePhoneNumberDocument } from '#web/platform/graphql/generated/main/change-phone-number.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import type { PendingCode } from '#web/platform/session/phone.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { codeOf } from './use-change.ts';

interface Props {
  /** E.164; null where the account has none. */
  number: string | null;
  onChanged: () => void;
}

/** Another number: a code goes there, and nothing changes before it was typed. */
export function PhoneCard({ number, onChanged }: Props) {
  const t = useScopedI18n('settings');
  const send = usePersonalMutation();
  const [typed, setTyped] = useState('');
  const [pending, setPending] = useState<PendingCode>();
  const [isDone, setDone] = useState(false);
  const change = async ({ phoneNumber, sessionInfo }: PendingCode): Promise<string | undefined> => {
    const problem = codeOf(await send(ChangePhoneNumberDocument, { phoneNumber, sessionInfo }));
    if (problem !== undefined) return problem;
    setPending(undefined);
    setTyped('');
    setDone(true);
    onChanged();
    return undefined;
  };
  return (
    <Card className="grid gap-4">
      <h3 className="font-bold text-xl">{t('phone.title')}</h3>
      <p className="text-muted">
        {number === null
          ? t('phone.none')
          : t('phone.now', { number: shownNumber({ phoneNumber: number }) })}
      </p>
      {isDone ? <Alert tone="positive">{t('phone.changed')}</Alert> : null}
      <div className="max-w-md">
        {pending === undefined ? (
          <NumberForm
            typed={typed}
            label={t('phone.new')}
            onSent={(sent, asTyped) => {
              setDone(false);
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
            onProved={() => change(pending)}
            onWrongNumber={() => setPending(undefined)}
          />
        )}
      </div>
    </Card>
  );
}
