'use client';

import { useState } from 'react';
import { newId } from '#edge/contract/ids.ts';
import { rupiah } from '#edge/contract/money.ts';
import { REFERRAL_LIMITS } from '#edge/contract/referrals/terms.ts';
import { Pending } from '#web/domains/account/index.ts';
import { useFault } from '#web/domains/referrals/use-fault.ts';
import { ApprovePayoutDocument } from '#web/platform/graphql/generated/main/approve-payout.ts';
import { PayPayoutDocument } from '#web/platform/graphql/generated/main/pay-payout.ts';
import { PayoutDeskDocument } from '#web/platform/graphql/generated/main/payout-desk.ts';
import { PreparePayoutDocument } from '#web/platform/graphql/generated/main/prepare-payout.ts';
import { ReturnPayoutDocument } from '#web/platform/graphql/generated/main/return-payout.ts';
import { RevealPayoutAccountsDocument } from '#web/platform/graphql/generated/main/reveal-payout-accounts.ts';
import { WithdrawPayoutDocument } from '#web/platform/graphql/generated/main/withdraw-payout.ts';
import type {
  PayoutDeskQuery,
  RevealPayoutAccountsMutation,
} from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { dateTime } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormField } from '#web/ui/form/form-field.tsx';
import { CircleCheck } from '#web/ui/icons.ts';
import { Input } from '#web/ui/input.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Table } from '#web/ui/table.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

type Batch = PayoutDeskQuery['payoutDesk']['data'][number];
type Line = Batch['lines'][number];
type Account = RevealPayoutAccountsMutation['revealPayoutAccounts'][number];

const OPEN = ['PREPARED', 'APPROVED', 'RELEASED'];
const SIZE = 10;

function ReferenceField() {
  const t = useScopedI18n('referralDesk');
  return (
    <FormField name="reference" label={t('payout.reference')}>
      {(control) => <Input {...control} autoComplete="off" maxLength={REFERRAL_LIMITS.reference} />}
    </FormField>
  );
}

function BatchActions({ batch, onDone }: { batch: Batch; onDone: () => void }) {
  const t = useScopedI18n('referralDesk');
  const fault = useFault();
  const send = usePersonalMutation();
  const [step, setStep] = useState<'pay' | 'withdraw' | 'fail'>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { id, state, approvedByMe, releasedByMe } = batch;
  const approve = async (): Promise<void> => {
    setBusy(true);
    const refused = fault(await send(ApprovePayoutDocument, { id }));
    setBusy(false);
    setProblem(refused);
    if (refused === undefined) onDone();
  };
  const close = (): void => setStep(undefined);
  const done = (): void => {
    close();
    onDone();
  };
  if (!OPEN.includes(state)) return null;
  return (
    <>
      {state === 'APPROVED' && approvedByMe ? <Alert>{t('payout.mine')}</Alert> : null}
      {state === 'RELEASED' && releasedByMe ? <Alert>{t('payout.mine-released')}</Alert> : null}
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        {state === 'PREPARED' || (state === 'APPROVED' && !approvedByMe) ? (
          <Button busy={busy} onClick={() => void approve()}>
            {t('payout.do.approve')}
          </Button>
        ) : null}
        {state === 'RELEASED' ? (
          <Button onClick={() => setStep('pay')}>{t('payout.do.pay')}</Button>
        ) : (
          <Button variant="secondary" onClick={() => setStep('withdraw')}>
            {t('payout.do.withdraw')}
          </Button>
        )}
        {state === 'RELEASED' && !releasedByMe ? (
          <Button variant="secondary" onClick={() => setStep('fail')}>
            {t('payout.do.fail')}
          </Button>
        ) : null}
      </div>
      {step === 'pay' ? (
        <ReasonDialog
          title={t('payout.do.pay')}
          asks="reference"
          send={({ reference }) => send(PayPayoutDocument, { id, reference })}
          onClose={close}
          onDone={done}
        >
          <ReferenceField />
        </ReasonDialog>
      ) : null}
      {step === 'withdraw' ? (
        <ReasonDialog
          title={t('payout.do.withdraw')}
          asks="reason"
          send={({ reason }) => send(WithdrawPayoutDocument, { id, reason })}
          onClose={close}
          onDone={done}
        >
          <ReasonField />
        </ReasonDialog>
      ) : null}
      {step === 'fail' ? (
        <ReasonDialog
          title={t('payout.do.fail')}
          asks="failure"
          send={(values) => send(WithdrawPayoutDocument, { id, ...values })}
          onClose={close}
          onDone={done}
        >
          <Alert>{t('payout.released')}</Alert>
          <ReferenceField />
          <ReasonField />
        </ReasonDialog>
      ) : null}
    </>
  );
}

/** What the bank sent back, or the step that notes it. */
function LineReturn({ line, onReturn }: { line: Line; onReturn: () => void }) {
  const t = useScopedI18n('referralDesk');
  const locale = useLocale();
  const { returnedAt, returnedReference } = line;
  if (returnedAt !== null)
    return (
      <span className="text-sm">
        {t('payout.returned', {
          time: dateTime(locale, Date.parse(returnedAt)),
          reference: returnedReference ?? '',
        })}
      </span>
    );
  return (
    <Button variant="quiet" size="sm" onClick={onReturn}>
      {t('payout.do.return')}
    </Button>
  );
}

function ReturnDialog({
  line,
  onClose,
  onDone,
}: {
  line: Line;
  onClose: () => void;
  onDone: () => void;
}) {
  const t = useScopedI18n('referralDesk');
  const send = usePersonalMutation();
  return (
    <ReasonDialog
      title={t('payout.do.return')}
      asks="failure"
      send={(values) => send(ReturnPayoutDocument, { id: line.id, ...values })}
      onClose={onClose}
      onDone={() => {
        onClose();
        onDone();
      }}
    >
      <Alert>
        {t('payout.return-text', {
          name: line.name,
          account: `${line.bank} ${line.bankAccountNo}`,
          net: rupiah(line.net),
          tax: rupiah(line.tax),
        })}
      </Alert>
      <ReferenceField />
      <ReasonField />
    </ReasonDialog>
  );
}

function BatchCard({ batch, onDone }: { batch: Batch; onDone: () => void }) {
  const t = useScopedI18n('referralDesk');
  const words = useScopedI18n('referrals');
  const locale = useLocale();
  const send = usePersonalMutation();
  const [revealing, setRevealing] = useState(false);
  const [returning, setReturning] = useState<Line>();
  const [accounts, setAccounts] = useState<readonly Account[]>([]);
  const { id, state, gross, tax, net, returned, lines } = batch;
  const time = (at: string) => dateTime(locale, Date.parse(at));
  const numberOf = (line: Batch['lines'][number]): string =>
    accounts.find((each) => each.id === line.id)?.bankAccountNo ?? line.bankAccountNo;
  return (
    <Card tone="plain" className="grid gap-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h3 className="font-bold text-xl tabular-nums">{rupiah(net)}</h3>
          <p className="text-muted text-sm">{time(batch.createdAt)}</p>
        </div>
        <Badge tone={state === 'PAID' ? 'positive' : 'neutral'}>{words(`payout.${state}`)}</Badge>
      </header>
      <ul className="text-sm">
        <li>{t('payout.by', { name: batch.preparedBy ?? '' })}</li>
        {[batch.approvedBy, batch.releasedBy].map((name) =>
          name === null ? null : <li key={name}>{t('payout.approved-by', { name })}</li>,
        )}
        {state === 'WITHDRAWN' && batch.reference !== null ? (
          <li>{t('payout.failed', { reference: batch.reference })}</li>
        ) : null}
        {batch.paidAt === null ? null : (
          <li>
            {t('payout.paid', { time: time(batch.paidAt), reference: batch.reference ?? '' })}
          </li>
        )}
        <li className="text-muted">
          {`${t('payout.gross')} ${rupiah(gross)}, ${t('payout.tax')} ${rupiah(tax)}`}
        </li>
        {returned === 0 ? null : <li>{t('payout.came-back', { amount: rupiah(returned) })}</li>}
      </ul>
      <Table
        stacked
        caption={t('payout.lines', { amount: rupiah(net), time: time(batch.createdAt) })}
        rows={lines}
        rowKey={(line) => line.id}
        columns={[
          { id: 'name', header: t('payout.name'), cell: ({ name }) => name },
          {
            id: 'bank',
            header: t('payout.bank'),
            cell: (line) => (
              <span className="whitespace-nowrap tabular-nums">
                {`${line.bank} ${numberOf(line)}`}
              </span>
            ),
          },
          {
            id: 'slip',
            header: t('payout.slip'),
            cell: ({ slip }) => <span className="whitespace-nowrap">{slip}</span>,
          },
          {
            id: 'tax',
            header: t('payout.tax'),
            align: 'end',
            cell: (line) => rupiah(line.tax),
          },
          {
            id: 'net',
            header: t('payout.net'),
            align: 'end',
            cell: (line) => <span className="font-semibold">{rupiah(line.net)}</span>,
          },
          ...(state === 'PAID'
            ? [
                {
                  id: 'returned',
                  header: t('payout.bank-answer'),
                  // Another person than who released it notes what came back.
                  cell: (line: Line) =>
                    batch.releasedByMe && line.returnedAt === null ? null : (
                      <LineReturn line={line} onReturn={() => setReturning(line)} />
                    ),
                },
              ]
            : []),
        ]}
      />
      {state === 'RELEASED' && accounts.length === 0 ? (
        <div>
          <Button variant="quiet" size="sm" onClick={() => setRevealing(true)}>
            {t('payout.do.reveal')}
          </Button>
        </div>
      ) : null}
      <BatchActions batch={batch} onDone={onDone} />
      {state === 'PAID' && batch.releasedByMe ? <Alert>{t('payout.mine-paid')}</Alert> : null}
      {returning === undefined ? null : (
        <ReturnDialog line={returning} onClose={() => setReturning(undefined)} onDone={onDone} />
      )}
      {revealing ? (
        <ReasonDialog
          title={t('payout.do.reveal')}
          asks="reason"
          send={async ({ reason }) => {
            const answer = await send(RevealPayoutAccountsDocument, { id, reason });
            if (!answer.ok) return answer;
            setAccounts(answer.data.revealPayoutAccounts);
            return { ...answer, data: { done: { success: true, errorCode: null } } };
          }}
          onClose={() => setRevealing(false)}
          onDone={() => setRevealing(false)}
        >
          <ReasonField />
        </ReasonDialog>
      ) : null}
    </Card>
  );
}

/** Payouts, and what could be paid now. */
export function Payouts() {
  const t = useScopedI18n('referralDesk');
  const fault = useFault();
  const send = usePersonalMutation();
  const [page, setPage] = useState(1);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { data, fault: failed, retry } = usePersonalQuery(PayoutDeskDocument, { page });
  const desk = data?.payoutDesk;
  if (desk === undefined) return <Pending failed={failed !== undefined} onRetry={retry} />;
  const hasOpen = desk.data.some(({ state }) => OPEN.includes(state));
  const prepare = async (): Promise<void> => {
    setBusy(true);
    setProblem(fault(await send(PreparePayoutDocument, { id: newId('pob') })));
    setBusy(false);
    retry();
  };
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <p className="font-semibold">
            {t('payout.payable', {
              count: desk.payableCount,
              amount: rupiah(desk.payableAmount),
            })}
          </p>
          {desk.awaitingAccountCount === 0 ? null : (
            <p className="text-muted text-sm">
              {t('payout.awaiting-account', {
                count: desk.awaitingAccountCount,
                amount: rupiah(desk.awaitingAccountAmount),
              })}
            </p>
          )}
        </div>
        {desk.payableCount === 0 || hasOpen ? null : (
          <Button busy={busy} onClick={() => void prepare()}>
            {t('payout.prepare')}
          </Button>
        )}
      </div>
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
      {desk.data.length === 0 ? (
        <EmptyState icon={<CircleCheck size={28} />} title={t('none.payouts')}>
          {t('none.payouts-text')}
        </EmptyState>
      ) : null}
      {desk.data.map((batch) => (
        <BatchCard key={batch.id} batch={batch} onDone={retry} />
      ))}
      {desk.pagination.totalRecord > SIZE ? (
        <Pagination page={page} size={SIZE} total={desk.pagination.totalRecord} onPage={setPage} />
      ) : null}
    </div>
  );
}
