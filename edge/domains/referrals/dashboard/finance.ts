import { accountId } from '#edge/contract/payments/ledger.ts';
import { fileUrl } from '#edge/contract/uploads.ts';
import { TaxKindEnum, TaxRuleEnum } from '#edge/domains/referrals/enums.ts';
import { waitsForAccount } from '#edge/domains/referrals/money/payout.sql.ts';
import { type PayeeRow, payeeOf } from '#edge/domains/referrals/programme/payee.sql.ts';
import { main } from '#edge/graphql/builder.ts';
import { pagesOf } from '#edge/graphql/pagination.ts';
import { type PayoutOf, payoutsOf } from './finance.sql.ts';
import { RowRef } from './line.ts';
import { OrpParam, requireAffiliate, windowOf } from './param.ts';
import { type Account, accountOfAffiliate, type CommissionLine, linesWithin } from './rows.sql.ts';

const masked = (tail: string): string => `•••• ${tail}`;

const PayoutRef = main.objectRef<PayoutOf>('OrpPayout').implement({
  description: 'The slip of a payout: what was earned, withheld and transferred.',
  fields: (t) => ({
    id: t.id({ resolve: ({ payout }) => payout.id }),
    slip: t.string({ resolve: ({ payout }) => payout.slip }),
    slipUrl: t.string({
      nullable: true,
      description: 'The slip as a PDF, for its receiver; null in the minute until it is made.',
      resolve: ({ slipFile }) => (slipFile === null ? null : fileUrl(slipFile)),
    }),
    paidDate: t.field({ type: 'DateTime', nullable: true, resolve: ({ paidAt }) => paidAt }),
    returnedDate: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When staff wrote down that the bank sent it back; it is owed again.',
      resolve: ({ back }) => back?.returnedAt ?? null,
    }),
    gross: t.field({ type: 'Rupiah', resolve: ({ payout }) => payout.grossIdr }),
    basis: t.field({
      type: 'Rupiah',
      description: 'What the rate is taken of.',
      resolve: ({ payout }) => payout.basisIdr,
    }),
    tax: t.field({ type: 'Rupiah', resolve: ({ payout }) => payout.taxIdr }),
    net: t.field({ type: 'Rupiah', resolve: ({ payout }) => payout.netIdr }),
    taxRule: t.field({ type: TaxRuleEnum, resolve: ({ payout }) => payout.taxRule }),
    taxNo: t.string({
      description: 'NPWP or NIK, its last digits.',
      resolve: ({ payout }) => `${payout.taxKind} ${masked(payout.taxTail)}`,
    }),
    bank: t.string({ resolve: ({ payout }) => payout.bank }),
    bankAccountNo: t.string({ resolve: ({ payout }) => masked(payout.accountTail) }),
    bankAccountName: t.string({ resolve: ({ payout }) => payout.accountName }),
  }),
});

interface Finance {
  readonly key: string;
  readonly payee: PayeeRow | undefined;
  readonly account: Account;
  readonly waitsForAccount: boolean;
  readonly rows: readonly CommissionLine[];
  readonly payouts: readonly PayoutOf[];
  readonly total: number;
  readonly perPage: number;
  readonly current: number;
}

const FinanceRef = main.objectRef<Finance>('OrpFinance').implement({
  fields: (t) => ({
    affiliateKey: t.exposeString('key'),
    bank: t.string({ nullable: true, resolve: ({ payee }) => payee?.bank ?? null }),
    bankAccountNo: t.string({
      nullable: true,
      description: 'Its last digits.',
      resolve: ({ payee }) => (payee === undefined ? null : masked(payee.accountTail)),
    }),
    bankAccountName: t.string({
      nullable: true,
      resolve: ({ payee }) => payee?.accountName ?? null,
    }),
    npwpNo: t.string({
      nullable: true,
      description: 'The last digits of the NPWP, or of the NIK in its place.',
      resolve: ({ payee }) => (payee === undefined ? null : masked(payee.taxTail)),
    }),
    taxKind: t.field({
      type: TaxKindEnum,
      nullable: true,
      resolve: ({ payee }) => payee?.taxKind ?? null,
    }),
    needsOtherAccount: t.exposeBoolean('waitsForAccount', {
      description:
        'The bank sent money back from this account: nothing is paid before it is given anew.',
    }),
    totalAmountCommission: t.field({
      type: 'Rupiah',
      description: 'Matured, less what was taken back: paid and waiting.',
      resolve: ({ account }) => account.commissionIdr,
    }),
    totalAmountPaid: t.field({
      type: 'Rupiah',
      description: 'Before tax.',
      resolve: ({ account }) => account.paidIdr,
    }),
    totalAmountWaitingPayment: t.field({
      type: 'Rupiah',
      description: 'Below zero when more was taken back than is owed: it comes off what follows.',
      resolve: ({ account }) => account.waitingIdr,
    }),
    totalAmountPending: t.field({
      type: 'Rupiah',
      description: 'Of orders that may still be cancelled.',
      resolve: ({ account }) => account.pendingIdr,
    }),
    totalSalesCommission: t.int({ resolve: ({ account }) => account.sales }),
    totalSalesPaid: t.int({ resolve: ({ account }) => account.salesPaid }),
    totalSalesWaitingPayment: t.int({
      resolve: ({ account: { sales, salesPaid } }) => sales - salesPaid,
    }),
    current: t.exposeInt('current'),
    totalPages: t.int({ resolve: ({ total, perPage }) => pagesOf(total, perPage) }),
    totalRecords: t.exposeInt('total'),
    data: t.field({ type: [RowRef], resolve: ({ rows }) => [...rows] }),
    payouts: t.field({
      type: [PayoutRef],
      description: 'The latest 24, newest first.',
      resolve: ({ payouts }) => [...payouts],
    }),
  }),
});

/** Rows of the account: what has matured, whatever became of it. */
const OF_THE_ACCOUNT = JSON.stringify(['MATURED', 'PAID', 'TAKEN_BACK']);

main.queryField('orpFinance', (t) =>
  t.field({
    type: FinanceRef,
    description: 'What an affiliate is owed and was paid, and where to.',
    args: { param: t.arg({ type: OrpParam }) },
    resolve: async (_, { param }, context) => {
      const { customerId, key } = await requireAffiliate(context);
      const { read, clock } = context;
      const { page: window, current } = windowOf(customerId, param, clock());
      const page = param?.state == null ? { ...window, states: OF_THE_ACCOUNT } : window;
      const [[payee], account, rows, payouts, isWaiting] = await Promise.all([
        read(payeeOf({ customerId })),
        read(
          accountOfAffiliate({
            customerId,
            owed: accountId('affiliate', customerId),
            pending: accountId('affiliate_pending', customerId),
          }),
        ),
        read(linesWithin(page)),
        read(payoutsOf({ customerId })),
        read(waitsForAccount({ customerId })),
      ]);
      const [first] =
        rows.length > 0 ? rows : await read(linesWithin({ ...page, limit: 1, offset: 0 }));
      return {
        key,
        payee,
        account,
        waitsForAccount: isWaiting,
        rows,
        payouts,
        current,
        perPage: page.limit,
        total: first?.total ?? 0,
      };
    },
  }),
);
