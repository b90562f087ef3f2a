import { requireStaff } from '#edge/auth/policy.ts';
import { canMove } from '#edge/contract/machine.ts';
import {
  COMMISSION_STATES,
  type CommissionDecision,
  commissionMachine,
} from '#edge/contract/referrals/commission-machine.ts';
import type { ReferralFault } from '#edge/contract/referrals/faults.ts';
import { correctionInput, referralReasonInput } from '#edge/contract/referrals/inputs.ts';
import { REFERRAL_LIMITS } from '#edge/contract/referrals/terms.ts';
import { CommissionDecisionEnum, CommissionStateEnum } from '#edge/domains/referrals/enums.ts';
import { signalsOf } from '#edge/domains/referrals/money/buyer.sql.ts';
import {
  commissionById,
  commissionMover,
  noteOnCommission,
} from '#edge/domains/referrals/money/commission.sql.ts';
import { cancelCommission } from '#edge/domains/referrals/money/commission.ts';
import { correctByStaff } from '#edge/domains/referrals/money/correct.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { clamp, type Pagination, PaginationRef, paginationOf } from '#edge/graphql/pagination.ts';
import { maskedName } from '#edge/platform/mask-person.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { decideWith } from './decision.ts';
import {
  commissionsPage,
  correctionsOf,
  countCommissions,
  type DeskCommission,
  decisionsOf,
} from './desk.sql.ts';

const PER_PAGE = 25;
const PAGES = 10_000;

interface Note {
  readonly id: string;
  readonly reason: string;
  readonly amountIdr: number | null;
  readonly at: number;
}

const NoteRef = main.objectRef<Note>('CommissionNote').implement({
  description: 'A decision on a commission, or a correction of it with its amount.',
  fields: (t) => ({
    id: t.exposeID('id'),
    reason: t.exposeString('reason'),
    amount: t.field({ type: 'Rupiah', nullable: true, resolve: ({ amountIdr }) => amountIdr }),
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
  }),
});

interface Listed extends DeskCommission {
  readonly notes: readonly Note[];
}

const CommissionRef = main.objectRef<Listed>('DeskCommission').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ commission }) => commission.id }),
    name: t.string({
      description: 'Of the affiliate, masked.',
      resolve: ({ name }) => maskedName(name),
    }),
    affiliateKey: t.exposeString('key'),
    orderId: t.id({ resolve: ({ commission }) => commission.orderId }),
    transactionNo: t.string({ resolve: ({ commission }) => commission.orderCode }),
    transactionDate: t.field({
      type: 'DateTime',
      resolve: ({ commission }) => commission.transactionAt,
    }),
    productName: t.string({ resolve: ({ commission }) => commission.productName }),
    state: t.field({ type: CommissionStateEnum, resolve: ({ commission }) => commission.state }),
    amount: t.field({ type: 'Rupiah', resolve: ({ commission }) => commission.amountIdr }),
    corrected: t.field({
      type: 'Rupiah',
      description: 'What was given besides or taken back.',
      resolve: ({ correctedIdr }) => correctedIdr,
    }),
    reason: t.string({ nullable: true, resolve: ({ commission }) => commission.reason }),
    notes: t.field({ type: [NoteRef], resolve: ({ notes }) => [...notes] }),
  }),
});

interface Page {
  readonly data: readonly Listed[];
  readonly pagination: Pagination;
}

const PageRef = main.objectRef<Page>('DeskCommissionPage').implement({
  fields: (t) => ({
    data: t.field({ type: [CommissionRef], resolve: ({ data }) => [...data] }),
    pagination: t.field({ type: PaginationRef, resolve: ({ pagination }) => pagination }),
  }),
});

main.queryField('commissionDesk', (t) =>
  t.field({
    type: PageRef,
    description: 'Commissions, the one that moved last first. For staff.',
    args: {
      state: t.arg({ type: CommissionStateEnum }),
      search: t.arg.string({
        extensions: upTo(REFERRAL_LIMITS.search),
        description: 'A part of the key or of the name.',
      }),
      page: t.arg.int(),
    },
    resolve: async (_, { state, search, page }, context) => {
      const { actor, read } = context;
      const current = clamp(page, 1, PAGES);
      const filter = {
        states: JSON.stringify(state == null ? COMMISSION_STATES : [state]),
        search: (search ?? '').trim().toLowerCase(),
      };
      const [who, rows, total] = await Promise.all([
        actor(),
        read(commissionsPage({ ...filter, limit: PER_PAGE, offset: (current - 1) * PER_PAGE })),
        read(countCommissions(filter)),
      ]);
      requireStaff(who);
      const ids = JSON.stringify(rows.map(({ commission }) => commission.id));
      const [corrections, decisions] = await Promise.all([
        read(correctionsOf({ ids })),
        read(decisionsOf({ ids })),
      ]);
      const notes = [
        ...corrections.map(({ createdAt: at, ...each }) => ({ ...each, at })),
        ...decisions.map(({ doneAt: at, ...each }) => ({ ...each, amountIdr: null, at })),
      ].toSorted((a, b) => b.at - a.at);
      return {
        data: rows.map((row) => ({
          ...row,
          notes: notes.filter(({ commissionId }) => commissionId === row.commission.id),
        })),
        pagination: paginationOf(total, PER_PAGE, current),
      };
    },
  }),
);

interface Deciding {
  readonly id: string;
  readonly move: CommissionDecision;
  readonly reason: string;
}

const decide = async (
  staffId: string,
  { id, move, reason }: Deciding,
  { readPrimary, clock, ids }: Context,
): Promise<Result<Decision<null>, ReferralFault>> => {
  const [row] = await readPrimary(commissionById({ id }));
  if (row === undefined) return err('ORP_NOT_FOUND');
  const { commission } = row;
  if (!canMove(commissionMachine, move, commission.state)) return err('ORP_STATE');
  if (move === 'release') {
    // Held again by the clock otherwise, and nobody at the desk would hear of it.
    const signals = await readPrimary(signalsOf({ customerId: commission.customerId, phone: '' }));
    if (signals.isSuspended) return err('ORP_SUSPENDED');
    if (signals.isStaff) return err('ORP_STAFF');
  }
  const now = clock();
  const note = noteOnCommission({
    id: ids('cev'),
    commissionId: id,
    move,
    doneBy: staffId,
    reason,
    doneAt: now,
  });
  const moved =
    move === 'cancel'
      ? cancelCommission(commission, reason, { now, ids })
      : commissionMover.move(move, {
          id,
          set:
            move === 'hold'
              ? { reason, clearedAt: null, updatedAt: now }
              : { reason: null, clearedAt: now, updatedAt: now },
        });
  return ok({ statements: [...moved, note], outcome: null });
};

main.mutationField('decideCommission', (t) =>
  t.field({
    type: CommonRef,
    description: 'Staff hold a commission that has not matured, let it go on, or end it.',
    args: {
      id: t.arg.id({ required: true }),
      move: t.arg({ type: CommissionDecisionEnum, required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: async (_, args, context) =>
      decideWith(
        context,
        'decideCommission',
        { schema: referralReasonInput, args },
        (staffId, typed) => decide(staffId, { ...args, ...typed }, context),
      ),
  }),
);

main.mutationField('correctCommission', (t) =>
  t.field({
    type: CommonRef,
    description: `Takes a part of a matured commission back, or gives something besides: a row of its own, never
      a change of what was. What is taken comes off the next payout.`,
    args: {
      id: t.arg.id({ required: true }),
      amount: t.arg({ type: 'Rupiah', required: true, description: 'Below zero takes back.' }),
      reason: t.arg.string({ required: true }),
    },
    resolve: async (_, args, context) =>
      decideWith(
        context,
        'correctCommission',
        { schema: correctionInput, args },
        (staffId, typed) => correctByStaff(staffId, { id: args.id, ...typed }, context),
      ),
  }),
);
