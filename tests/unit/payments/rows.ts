import { assertOneChanged } from '#db/assertion.ts';
import type { OpenDatabase } from '#db/open.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import {
  type AttemptChange,
  type AttemptRow,
  attemptById,
  changeStatements,
  insertAttempt,
  lostToChargebacks,
  type NewAttempt,
  orderFigures,
  refundsOfAttempt,
} from '#edge/domains/payments/index.ts';
import { createIds } from '#edge/platform/ids.ts';

export const NOW = Date.parse('2026-11-20T03:00:00Z');
export const ids = createIds(() => NOW);
export const when = { now: NOW, ids };

export const attemptOf = (ref: string, more: Partial<NewAttempt> = {}): NewAttempt => ({
  id: ids('pay'),
  ref,
  purpose: 'FINAL',
  code: ref.replace('_', '').toUpperCase(),
  amountIdr: 1_000_000,
  offered: ['bca_va', 'credit_card'],
  expiresAt: NOW + DAY_MS,
  now: NOW,
  ...more,
});

const the = <T>(rows: readonly T[]): T => {
  const [row] = rows;
  if (row === undefined) throw new Error('There is no such row');
  return row;
};

export const readAttempt = async (db: OpenDatabase, id: string): Promise<AttemptRow> => {
  const [rows] = await db.readPrimary([attemptById({ id })]);
  return the(rows);
};

/** What a provider's word for an attempt comes to, from the rows as they are. */
export const changeOf = async (
  db: OpenDatabase,
  id: string,
  move: AttemptChange['move'],
  more: Partial<AttemptChange> = {},
): Promise<AttemptChange> => {
  const attempt = await readAttempt(db, id);
  const [refunds, figures, lostIdr] = await db.readPrimary([
    refundsOfAttempt({ attemptId: id }),
    orderFigures(attempt.ref),
    lostToChargebacks({ ref: attempt.ref, id }),
  ]);
  return {
    attempt,
    move,
    refunds,
    unlisted: refunds,
    figures,
    lostIdr,
    paidIdr: attempt.amountIdr,
    captured: false,
    chargedBackIdr: attempt.amountIdr,
    eventAt: NOW,
    method: 'bca_va',
    transactionId: 'tx-1',
    instructions: null,
    ...more,
  };
};

/** An attempt that was paid. */
export const settled = async (db: OpenDatabase, attempt: NewAttempt): Promise<AttemptRow> => {
  await db.write([...insertAttempt(attempt), assertOneChanged]);
  await db.write(changeStatements(await changeOf(db, attempt.id, 'settle'), when));
  return readAttempt(db, attempt.id);
};
