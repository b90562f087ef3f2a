'use client';

import { useState } from 'react';
import type { FoundAccountFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Lock } from '#web/ui/icons.ts';
import { toast } from '#web/ui/toast.ts';
import { type AccountAction, ActionDialog } from './action-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';

interface Props {
  account: FoundAccountFragment;
  onChanged: () => void;
}

/** One account: whether it is open, what can be done to it, and what was. */
export function AccountCard({ account, onChanged }: Props) {
  const t = useScopedI18n('staff');
  const locale = useLocale();
  const [action, setAction] = useState<AccountAction>();
  const [merges, setMerges] = useState(false);
  const { id, name, isStaff, createdAt, disabledAt, sessions, actions } = account;
  const time = (at: string): string => dateTime(locale, Date.parse(at));
  return (
    <Card className="grid gap-5">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 className="font-bold text-xl">{name}</h3>
          <p className="text-muted">{t('account.since', { time: time(createdAt) })}</p>
        </div>
        <span className="flex flex-wrap gap-2">
          {isStaff ? <Badge>{t('account.staff')}</Badge> : null}
          {disabledAt === null ? (
            <Badge>{t('account.devices', { count: sessions })}</Badge>
          ) : (
            <Badge tone="critical" icon={<Lock size={14} />}>
              {t('account.closed', { time: time(disabledAt) })}
            </Badge>
          )}
        </span>
      </header>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setAction('END_SESSIONS')}>
          {t('account.do.END_SESSIONS')}
        </Button>
        <Button variant="secondary" onClick={() => setAction('REMOVE_FACTORS')}>
          {t('account.do.REMOVE_FACTORS')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => setAction(disabledAt === null ? 'CLOSE' : 'REOPEN')}
        >
          {t(disabledAt === null ? 'account.do.CLOSE' : 'account.do.REOPEN')}
        </Button>
        <Button variant="secondary" onClick={() => setMerges(true)}>
          {t('merge.do')}
        </Button>
      </div>
      <p className="text-muted text-sm">{t('account.who-may')}</p>
      {actions.length === 0 ? null : (
        <section className="grid gap-3">
          <h4 className="font-semibold">{t('account.history')}</h4>
          <ul className="divide-y divide-line border-line border-y">
            {actions.map((each) => (
              <li key={each.id} className="py-3">
                <p className="flex flex-wrap justify-between gap-x-4">
                  <span className="font-semibold">{t(`account.done.${each.action}`)}</span>
                  <span className="text-muted text-sm tabular-nums">{time(each.doneAt)}</span>
                </p>
                <p className="mt-1 break-words">{each.reason}</p>
                <p className="text-muted text-sm">{each.doneBy}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {merges ? (
        <MergeDialog
          account={account}
          onClose={() => setMerges(false)}
          onDone={() => {
            setMerges(false);
            toast({ message: t('merge.done'), tone: 'positive' });
            onChanged();
          }}
        />
      ) : null}
      {action === undefined ? null : (
        <ActionDialog
          action={action}
          customerId={id}
          onClose={() => setAction(undefined)}
          onDone={() => {
            setAction(undefined);
            onChanged();
          }}
        />
      )}
    </Card>
  );
}
