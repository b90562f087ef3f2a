import { requireStaff } from '#edge/auth/policy.ts';
import { idPattern } from '#edge/contract/ids.ts';
import {
  payoutFailureForm,
  payoutReferenceInput,
  payoutWithdrawalInput,
} from '#edge/contract/referrals/inputs.ts';
import { REFERRAL_LIMITS, REFERRAL_TERMS } from '#edge/contract/referrals/terms.ts';
import { PayoutStateEnum } from '#edge/domains/referrals/enums.ts';
import {
  type BatchRow,
  batchesPage,
  countBatches,
  type PayableFigures,
  type PayoutLine,
  payableFigures,
  payoutsOfBatch,
} from '#edge/domains/referrals/money/payout.sql.ts';
import {
  approvePayout,
  payPayout,
  preparePayout,
  returnPayout,
  withdrawPayout,
} from '#edge/domains/referrals/money/payout.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, failed } from '#edge/graphql/common.ts';
import { clamp, type Pagination, PaginationRef, paginationOf } from '#edge/graphql/pagination.ts';
import { decideAsStaff, decideWith } from './decision.ts';
import { namesOf } from './desk.sql.ts';

const PER_PAGE = 10;
const PAGES = 10_000;

const LineRef = main.objectRef<PayoutLine>('PayoutLine').implement({
  description: 'What one affiliate gets.',
  fields: (t) => ({
    id: t.id({ resolve: ({ payout }) => payout.id }),
    name: t.string({ resolve: ({ payout }) => payout.accountName }),
    bank: t.string({ resolve: ({ payout }) => payout.bank }),
    bankAccountNo: t.string({
      description: 'Its last digits.',
      resolve: ({ payout }) => `•••• ${payout.accountTail}`,
    }),
    slip: t.string({ resolve: ({ payout }) => payout.slip }),
    gross: t.field({ type: 'Rupiah', resolve: ({ payout }) => payout.grossIdr }),
    tax: t.field({ type: 'Rupiah', resolve: ({ payout }) => payout.taxIdr }),
    net: t.field({ type: 'Rupiah', resolve: ({ payout }) => payout.netIdr }),
    returnedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it was written down that the bank sent it back.',
      resolve: ({ back }) => back?.returnedAt ?? null,
    }),
    returnedReference: t.string({
      nullable: true,
      description: 'Of the bank, for the money that came back.',
      resolve: ({ back }) => back?.reference ?? null,
    }),
  }),
});

interface Batch {
  readonly row: BatchRow;
  readonly lines: readonly PayoutLine[];
  readonly names: ReadonlyMap<string, string>;
  /** Who asks. */
  readonly staffId: string;
}

const nameOf = ({ names }: Batch, id: string | null): string | null =>
  id === null ? null : (names.get(id) ?? null);

const BatchRef = main.objectRef<Batch>('PayoutBatch').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    state: t.field({ type: PayoutStateEnum, resolve: ({ row }) => row.state }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ row }) => row.createdAt }),
    preparedBy: t.string({ nullable: true, resolve: (b) => nameOf(b, b.row.preparedBy) }),
    approvedBy: t.string({ nullable: true, resolve: (b) => nameOf(b, b.row.approvedBy) }),
    releasedBy: t.string({ nullable: true, resolve: (b) => nameOf(b, b.row.releasedBy) }),
    approvedByMe: t.boolean({
      description: 'Then another one has to be the second.',
      resolve: ({ row, staffId }) => row.approvedBy === staffId,
    }),
    releasedByMe: t.boolean({
      description: 'Then another one has to write down that the bank failed it.',
      resolve: ({ row, staffId }) => row.releasedBy === staffId,
    }),
    paidAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ row }) => row.paidAt }),
    reference: t.string({ nullable: true, resolve: ({ row }) => row.reference }),
    gross: t.field({
      type: 'Rupiah',
      resolve: ({ lines }) => lines.reduce((sum, { payout }) => sum + payout.grossIdr, 0),
    }),
    tax: t.field({
      type: 'Rupiah',
      resolve: ({ lines }) => lines.reduce((sum, { payout }) => sum + payout.taxIdr, 0),
    }),
    net: t.field({
      type: 'Rupiah',
      resolve: ({ lines }) => lines.reduce((sum, { payout }) => sum + payout.netIdr, 0),
    }),
    returned: t.field({
      type: 'Rupiah',
      description: 'Of the net amount, what the bank sent back.',
      resolve: ({ lines }) =>
        lines.reduce((sum, { payout, back }) => sum + (back === null ? 0 : payout.netIdr), 0),
    }),
    lines: t.field({ type: [LineRef], resolve: ({ lines }) => [...lines] }),
  }),
});

interface Desk {
  readonly payable: PayableFigures;
  readonly data: readonly Batch[];
  readonly pagination: Pagination;
}

const DeskRef = main.objectRef<Desk>('PayoutDesk').implement({
  fields: (t) => ({
    payableCount: t.int({
      description: 'Affiliates who are owed enough now; one payout takes the first 200 of them.',
      resolve: ({ payable }) => payable.count,
    }),
    payableAmount: t.field({
      type: 'Rupiah',
      resolve: ({ payable }) => payable.amountIdr,
    }),
    awaitingAccountCount: t.int({
      description:
        'Affiliates who are owed enough and cannot be paid: the bank sent money back, and they have given no other account.',
      resolve: ({ payable }) => payable.awaitingCount,
    }),
    awaitingAccountAmount: t.field({
      type: 'Rupiah',
      resolve: ({ payable }) => payable.awaitingIdr,
    }),
    data: t.field({ type: [BatchRef], resolve: ({ data }) => [...data] }),
    pagination: t.field({ type: PaginationRef, resolve: ({ pagination }) => pagination }),
  }),
});

main.queryField('payoutDesk', (t) =>
  t.field({
    type: DeskRef,
    description: 'Payouts of commissions, the latest first, and what could be paid now. For staff.',
    args: { page: t.arg.int() },
    resolve: async (_, { page }, { actor, read }) => {
      const current = clamp(page, 1, PAGES);
      const [who, rows, total, payable] = await Promise.all([
        actor(),
        read(batchesPage({ limit: PER_PAGE, offset: (current - 1) * PER_PAGE })),
        read(countBatches({})),
        read(payableFigures({ least: REFERRAL_TERMS.leastPayoutIdr })),
      ]);
      const { customerId: staffId } = requireStaff(who);
      const people = rows.flatMap(({ preparedBy, approvedBy, releasedBy }) => [
        preparedBy,
        approvedBy,
        releasedBy,
      ]);
      const [names, ...lines] = await Promise.all([
        read(namesOf({ ids: JSON.stringify(people.filter((id) => id !== null)) })),
        ...rows.map(({ id }) => read(payoutsOfBatch({ id }))),
      ]);
      const byId = new Map(names.map(({ id, name }) => [id, name]));
      return {
        payable,
        data: rows.map((row, at) => ({ row, lines: lines[at] ?? [], names: byId, staffId })),
        pagination: paginationOf(total, PER_PAGE, current),
      };
    },
  }),
);

const PAYOUT_ID = idPattern('pob');

main.mutationField('preparePayout', (t) =>
  t.field({
    type: CommonRef,
    description: 'Gathers what every affiliate with an account is owed, with its tax.',
    args: {
      id: t.arg.id({
        required: true,
        description: '`pob_` and 26 characters, made by the device.',
      }),
    },
    resolve: async (_, args, context) => {
      const { id } = args;
      if (!PAYOUT_ID.test(id)) {
        requireStaff(await context.actor());
        return failed('ORP_INVALID');
      }
      return decideAsStaff(context, 'preparePayout', args, (staffId) =>
        preparePayout(staffId, id, context),
      );
    },
  }),
);

main.mutationField('approvePayout', (t) =>
  t.field({
    type: CommonRef,
    description: 'One of the two who approve a payout; the second has to be somebody else.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, args, context) =>
      decideAsStaff(context, 'approvePayout', args, (staffId) =>
        approvePayout(staffId, args.id, context),
      ),
  }),
);

main.mutationField('payPayout', (t) =>
  t.field({
    type: CommonRef,
    description: 'The bank has made the transfers of a payout.',
    args: {
      id: t.arg.id({ required: true }),
      reference: t.arg.string({ required: true, description: 'Of the bank.' }),
    },
    resolve: async (_, args, context) =>
      decideWith(context, 'payPayout', { schema: payoutReferenceInput, args }, (staffId, typed) =>
        payPayout(staffId, { id: args.id, ...typed }, context),
      ),
  }),
);

main.mutationField('withdrawPayout', (t) =>
  t.field({
    type: CommonRef,
    description:
      'A payout is not made; what it gathered waits for another one. Once it is released only with the bank’s word, and by another one than who released it.',
    args: {
      id: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
      reference: t.arg.string({
        extensions: upTo(REFERRAL_LIMITS.reference),
        description:
          'Of the bank, that it transferred nothing; wanted once the payout is released.',
      }),
    },
    resolve: async (_, args, context) =>
      decideWith(
        context,
        'withdrawPayout',
        { schema: payoutWithdrawalInput, args },
        (staffId, typed) => withdrawPayout(staffId, { id: args.id, ...typed }, context),
      ),
  }),
);

main.mutationField('returnPayout', (t) =>
  t.field({
    type: CommonRef,
    description:
      'The bank sent one line of a paid payout back: it is owed again, with its tax, and waits for another account. By another one than who released it.',
    args: {
      id: t.arg.id({ required: true, description: 'Of the line.' }),
      reference: t.arg.string({
        required: true,
        description: 'Of the bank, for the money that came back.',
      }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_, args, context) =>
      decideWith(context, 'returnPayout', { schema: payoutFailureForm, args }, (staffId, typed) =>
        returnPayout(staffId, { id: args.id, ...typed }, context),
      ),
  }),
);
