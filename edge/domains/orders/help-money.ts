import type { Query } from '#db/query.ts';
import { isHelpDenied, sisapiraOf } from '#edge/contract/orders/sisapira.ts';
import { accountId, type TransferCode } from '#edge/contract/payments/ledger.ts';
import { post } from '#edge/domains/payments/index.ts';
import type { Loaded } from './load.ts';
import type { Doing } from './move.ts';

type When = Pick<Doing, 'now' | 'ids'>;

/** The government's part of a price; whole rupiah. */
const helpOf = ({ lines }: Pick<Loaded, 'lines'>): number =>
  0 - lines.reduce((sum, { key, amount }) => (key === 'help' ? sum + amount : sum), 0);

const transferOf =
  (code: TransferCode, debit: 'government' | 'bank' | 'losses', credit: 'government' | 'revenue') =>
  (loaded: Loaded, { now, ids }: When): readonly Query<unknown>[] => {
    const { id, helpId } = loaded.order;
    const amountIdr = helpOf(loaded);
    const of = (kind: typeof debit | typeof credit): string =>
      kind === 'government' ? accountId(kind, helpId ?? '') : accountId(kind);
    return helpId === null || amountIdr <= 0
      ? []
      : post({
          id: ids('trf'),
          key: `${code}:${id}`,
          code,
          debit: of(debit),
          credit: of(credit),
          amountIdr,
          ref: id,
          eventAt: now,
          now,
        });
  };

const claimed = transferOf('help_claimed', 'government', 'revenue');

/** The motorcycle was handed over: the government owes its part, unless it has said that it does not pay. */
export const helpClaimed: typeof claimed = (loaded, when) =>
  isHelpDenied(sisapiraOf(loaded.order)) ? [] : claimed(loaded, when);

/** The government has paid its part. */
export const helpReceived = transferOf('help_received', 'bank', 'government');

/** It does not pay for a motorcycle that was handed over. */
export const helpLost = transferOf('help_lost', 'losses', 'government');
