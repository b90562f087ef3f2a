'use client';

import { useState } from 'react';
import type { OrpFinanceQuery } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { BankForm } from './bank-form.tsx';

type Account = Pick<
  OrpFinanceQuery['orpFinance'],
  'bank' | 'bankAccountNo' | 'bankAccountName' | 'npwpNo' | 'taxKind'
>;

/** The account somebody is paid to, and the way to change it. */
export function BankCard({ account, onSaved }: { account: Account; onSaved: () => void }) {
  const t = useScopedI18n('referrals');
  const [editing, setEditing] = useState(false);
  const { bank, bankAccountNo, bankAccountName, npwpNo, taxKind } = account;
  return (
    <Card className="grid content-start gap-4">
      <h3 className="text-2xl">{t('bank.title')}</h3>
      {editing ? (
        <BankForm
          onClose={() => setEditing(false)}
          onSaved={() => {
            setEditing(false);
            onSaved();
          }}
        />
      ) : (
        <>
          {bank === null ? (
            <div>
              <p className="font-semibold">{t('bank.none')}</p>
              <p className="text-muted">{t('bank.none-text')}</p>
            </div>
          ) : (
            <dl className="grid gap-3">
              <div>
                <dt className="text-muted text-sm">{bank}</dt>
                <dd className="font-semibold tabular-nums">{bankAccountNo}</dd>
                <dd>{bankAccountName}</dd>
              </div>
              <div>
                <dt className="text-muted text-sm">
                  {taxKind === null ? t('bank.tax') : t(`bank.tax.${taxKind}`)}
                </dt>
                <dd className="font-semibold tabular-nums">{npwpNo}</dd>
              </div>
            </dl>
          )}
          <div>
            <Button variant="secondary" onClick={() => setEditing(true)}>
              {t(bank === null ? 'bank.add' : 'bank.change')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
