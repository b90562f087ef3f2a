import type { Query } from '#db/query.ts';
import { accountId } from '#edge/contract/payments/ledger.ts';
import { post } from '#edge/domains/payments/index.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { helpClaimed } from './help-money.ts';
import type { Loaded } from './load.ts';
import { onAccount } from './money.ts';

/**
 * The price becomes ours: what a financing company owes of it comes first, then all of it is revenue. What
 * the government owes beside it is revenue, too.
 */
export const earned = (
  loaded: Loaded,
  now: number,
  ids: Deps['ids'],
): readonly Query<unknown>[] => {
  const { order } = loaded;
  const financed = order.totalIdr - onAccount(loaded);
  const common = { ref: order.id, eventAt: now, now };
  const account = accountId('order', order.id);
  return [
    ...(financed <= 0
      ? []
      : post({
          ...common,
          id: ids('trf'),
          key: `financing:${order.id}`,
          code: 'financing',
          debit: accountId('lender', order.installment?.provider ?? 'unknown'),
          credit: account,
          amountIdr: financed,
        })),
    ...post({
      ...common,
      id: ids('trf'),
      key: `sale:${order.id}`,
      code: 'sale',
      debit: account,
      credit: accountId('revenue'),
      amountIdr: order.totalIdr,
    }),
    ...helpClaimed(loaded, { now, ids }),
  ];
};
