import type { Query } from '#db/query.ts';
import { moveFor } from '#edge/contract/orders/standing.ts';
import { act, doingAs } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { type Loaded, primaryReader } from '#edge/domains/orders/load.ts';
import { changeOrder, type Doing, entryOf, moveOrder } from '#edge/domains/orders/move.ts';
import { unwindStatements } from '#edge/domains/orders/unwind.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { hexOf } from '#edge/platform/hex.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type ApplicationRow, changeApplication, countEvent, eventsOf } from './application.sql.ts';
import { type CompanyFault, type CompanyWord, contractAt } from './company.ts';
import { type Company, companyOf } from './config.ts';
import { currentApplication } from './view.ts';

/** `counted`: it moved the order. `repeated`: it had before. `waits`: it fits nothing now, and is asked for again. */
export type Heard = 'counted' | 'repeated' | 'waits';

type Statements = readonly Query<unknown>[];

interface Hearing {
  readonly application: ApplicationRow;
  readonly word: CompanyWord;
  readonly via: 'WEBHOOK' | 'STATUS';
}

const decided = (loaded: Loaded, { application, word }: Hearing, doing: Doing): Statements => {
  const { order } = loaded;
  const move = moveFor(`financing.${word.status}`, order, 'provider');
  if (move === undefined) return [];
  const at = Date.parse(word.at);
  if (move === 'rejectContract')
    return [
      ...unwindStatements(
        loaded,
        move,
        { reason: 'OTHER', columns: { requiredIdr: order.bookingFeeIdr } },
        doing,
      ),
      ...changeApplication(
        application.id,
        { contractRejectedAt: at, endToldAt: doing.now, reason: word.reason },
        doing.now,
      ),
    ];
  const approved = move === 'approveInstallment';
  const installment = order.installment && { ...order.installment, decidedAt: at };
  return [
    ...moveOrder(order, move, doing, { columns: { installment } }),
    ...changeApplication(
      application.id,
      {
        decision: approved ? 'APPROVED' : 'REJECTED',
        decidedAt: at,
        reason: word.reason,
        sentAt: application.sentAt ?? doing.now,
        reference: word.id,
        ...(!approved && { endToldAt: doing.now }),
      },
      doing.now,
    ),
  ];
};

const signed = (loaded: Loaded, { application, word }: Hearing, doing: Doing): Statements => {
  const { order } = loaded;
  const { contract } = word;
  const waits =
    order.state === 'PAYMENT_SETTLED' &&
    order.phase === 'FINAL' &&
    order.paymentOption === 'INSTALLMENT' &&
    order.contractSignedAt === null;
  if (!waits || contract === null) return [];
  const signedAt = Date.parse(contract.signed_at);
  return [
    ...changeOrder(
      order,
      { contractSignedAt: signedAt, contractReference: contract.reference },
      doing.now,
    ),
    entryOf(order, { kind: 'ORDER_MODIFIED', note: 'CONTRACT_SIGNED' }, doing),
    ...changeApplication(
      application.id,
      {
        contractReference: contract.reference,
        contractSignedAt: signedAt,
        contractHash: contract.sha256,
      },
      doing.now,
    ),
  ];
};

/** The file is fetched and hashed anew: what is written down is the file that was signed. */
const isTheFile = async (
  company: Company,
  { application, word }: Hearing,
  deps: Deps,
): Promise<Result<boolean, CompanyFault>> => {
  const file = await contractAt({ company, fetch: deps.fetch }, application.id);
  if (!file.ok) return file;
  const hash = hexOf(await crypto.subtle.digest('SHA-256', file.value));
  return ok(hash === word.contract?.sha256);
};

/**
 * What a company says is written down once, in the batch of the order's move that it causes. A word that
 * fits nothing now changes nothing: the job asks again while the order waits for one.
 */
export const hear = async (
  hearing: Hearing,
  deps: Deps,
): Promise<Result<Heard, CompanyFault | OrderError>> => {
  const { application, word, via } = hearing;
  const { status } = word;
  if (status === 'received' || status === 'cancelled') return ok('waits');
  if (status === 'contract_signed') {
    const company = companyOf(deps.env, application.provider);
    if (company === undefined) return err({ retriable: false, reason: 'no such company' });
    const same = await isTheFile(company, hearing, deps);
    if (!same.ok) return same;
    if (!same.value) {
      deps.log.error('financing.contract-differs', { id: application.id });
      return err({ retriable: false, reason: 'the contract is another file' });
    }
  }
  let heard: Heard = 'waits';
  const done = await act(application.orderId, deps, async (loaded) => {
    heard = 'waits';
    const events = await primaryReader(deps.db)(eventsOf({ applicationId: application.id }));
    if (events.some((each) => each.status === status)) {
      heard = 'repeated';
      return ok([]);
    }
    const current = currentApplication(loaded);
    if (current?.id !== application.id || current.submittedAt === null) return ok([]);
    const doing = doingAs('provider', null, deps);
    const now = { ...hearing, application: current };
    const statements =
      status === 'contract_signed' ? signed(loaded, now, doing) : decided(loaded, now, doing);
    if (statements.length === 0) return ok([]);
    heard = 'counted';
    return ok([
      ...statements,
      countEvent({
        applicationId: application.id,
        status,
        via,
        eventAt: Date.parse(word.at),
        at: doing.now,
      }),
    ]);
  });
  return done.ok ? ok(heard) : err(done.error);
};
