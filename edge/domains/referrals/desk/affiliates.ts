import { requireStaff } from '#edge/auth/policy.ts';
import { canMove } from '#edge/contract/machine.ts';
import {
  AFFILIATE_EFFECTS,
  AFFILIATE_STATES,
  type AffiliateDecision,
  affiliateMachine,
} from '#edge/contract/referrals/affiliate-machine.ts';
import type { ReferralFault } from '#edge/contract/referrals/faults.ts';
import { referralReasonInput } from '#edge/contract/referrals/inputs.ts';
import { REFERRAL_LIMITS } from '#edge/contract/referrals/terms.ts';
import {
  affiliateMover,
  affiliateOf,
  flagAffiliate,
  noteOnAffiliate,
} from '#edge/domains/referrals/affiliate.sql.ts';
import { AffiliateDecisionEnum, AffiliateStateEnum } from '#edge/domains/referrals/enums.ts';
import { holdNotSuspended, suspensionOf } from '#edge/domains/referrals/suspended.sql.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { clamp, type Pagination, PaginationRef, paginationOf } from '#edge/graphql/pagination.ts';
import { maskedName } from '#edge/platform/mask-person.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { decideWith } from './decision.ts';
import { affiliatesPage, countAffiliates, type DeskAffiliate, eventsOf } from './desk.sql.ts';

const PER_PAGE = 25;
const PAGES = 10_000;

interface Event {
  readonly id: string;
  readonly kind: string;
  readonly doneBy: string;
  readonly note: string | null;
  readonly doneAt: number;
}

const EventRef = main.objectRef<Event>('AffiliateEvent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.exposeString('kind', { description: 'Name of a move, or of a change of account.' }),
    doneBy: t.exposeString('doneBy'),
    note: t.exposeString('note', { nullable: true }),
    doneAt: t.field({ type: 'DateTime', resolve: ({ doneAt }) => doneAt }),
  }),
});

interface Listed extends DeskAffiliate {
  readonly events: readonly Event[];
}

const AffiliateRef = main.objectRef<Listed>('DeskAffiliate').implement({
  description: 'An affiliate, or somebody who wants to be one, as staff see them.',
  fields: (t) => ({
    id: t.id({ resolve: ({ affiliate }) => affiliate.customerId }),
    name: t.string({ description: 'Masked.', resolve: ({ name }) => maskedName(name) }),
    affiliateKey: t.string({ resolve: ({ affiliate }) => affiliate.key }),
    state: t.field({ type: AffiliateStateEnum, resolve: ({ affiliate }) => affiliate.state }),
    appliedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ affiliate }) => affiliate.appliedAt,
    }),
    reason: t.string({ nullable: true, resolve: ({ affiliate }) => affiliate.reason }),
    suspendedAs: t.exposeString('suspendedAs', {
      nullable: true,
      description:
        'Key under which this person was suspended, also when they left or have another account by now.',
    }),
    taxKnown: t.boolean({
      nullable: true,
      description: 'Whether the tax office knows their tax number; null while they gave none.',
      resolve: ({ taxNumber, taxUnknownAt }) => (taxNumber === null ? null : taxUnknownAt === null),
    }),
    totalSales: t.exposeInt('sales'),
    totalCancelled: t.exposeInt('cancelled'),
    totalClick: t.exposeInt('clicks'),
    events: t.field({ type: [EventRef], resolve: ({ events }) => [...events] }),
  }),
});

interface Page {
  readonly data: readonly Listed[];
  readonly pagination: Pagination;
}

const PageRef = main.objectRef<Page>('DeskAffiliatePage').implement({
  fields: (t) => ({
    data: t.field({ type: [AffiliateRef], resolve: ({ data }) => [...data] }),
    pagination: t.field({ type: PaginationRef, resolve: ({ pagination }) => pagination }),
  }),
});

main.queryField('affiliateDesk', (t) =>
  t.field({
    type: PageRef,
    description: 'Affiliates and applications, who waits longest first. For staff.',
    args: {
      state: t.arg({ type: AffiliateStateEnum }),
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
        states: JSON.stringify(state == null ? AFFILIATE_STATES : [state]),
        search: (search ?? '').trim().toLowerCase(),
      };
      const [who, rows, total] = await Promise.all([
        actor(),
        read(affiliatesPage({ ...filter, limit: PER_PAGE, offset: (current - 1) * PER_PAGE })),
        read(countAffiliates(filter)),
      ]);
      requireStaff(who);
      const ids = JSON.stringify(rows.map(({ affiliate }) => affiliate.customerId));
      const events = await read(eventsOf({ ids }));
      return {
        data: rows.map((row) => ({
          ...row,
          events: events
            .filter(({ event }) => event.customerId === row.affiliate.customerId)
            .slice(0, 10)
            .map(({ event, doneBy }) => ({ ...event, doneBy })),
        })),
        pagination: paginationOf(total, PER_PAGE, current),
      };
    },
  }),
);

interface Deciding {
  readonly id: string;
  readonly move: AffiliateDecision;
  readonly reason: string;
}

/** Moves after which the account has the rights of an affiliate. */
const flagsOf = ({ id, move }: Deciding, now: number) =>
  move === 'approve' || move === 'resume'
    ? { [AFFILIATE_EFFECTS.flag]: [flagAffiliate({ customerId: id, flag: 1, now })] }
    : {};

const decide = async (
  staffId: string,
  decision: Deciding,
  { readPrimary, clock, ids }: Context,
): Promise<Result<Decision<null>, ReferralFault>> => {
  const { id, move, reason } = decision;
  const [[row], suspension] = await Promise.all([
    readPrimary(affiliateOf({ customerId: id })),
    readPrimary(suspensionOf({ customerId: id })),
  ]);
  if (row === undefined) return err('ORP_NOT_FOUND');
  const { to } = affiliateMachine.moves[move];
  if (row.state === to) return ok({ statements: [], outcome: null });
  if (!canMove(affiliateMachine, move, row.state)) return err('ORP_STATE');
  if (move === 'approve' && suspension !== null) return err('ORP_SUSPENDED');
  // An application is taken on, unless there is a suspension to lift.
  if (move === 'resume' && row.state === 'APPLIED' && suspension === null) return err('ORP_STATE');
  const now = clock();
  const isAgainst = move === 'reject' || move === 'suspend';
  const moved = affiliateMover.move(move, {
    id,
    set: { decidedAt: now, reason: isAgainst ? reason : null },
    effects: {
      [AFFILIATE_EFFECTS.noted]: [
        noteOnAffiliate({
          id: ids('afe'),
          customerId: id,
          kind: move,
          doneBy: staffId,
          note: reason,
          doneAt: now,
        }),
      ],
      ...flagsOf(decision, now),
    },
  });
  const guards = move === 'approve' ? [holdNotSuspended({ customerId: id })] : [];
  return ok({ statements: [...guards, ...moved], outcome: null });
};

main.mutationField('decideAffiliate', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Staff take somebody on, turn them down, stop their key for a while, or let it count again. The reason of a refusal is for them to read.',
    args: {
      id: t.arg.id({ required: true, description: 'Of the customer.' }),
      move: t.arg({ type: AffiliateDecisionEnum, required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: async (_, args, context) =>
      decideWith(
        context,
        'decideAffiliate',
        { schema: referralReasonInput, args },
        (staffId, typed) => decide(staffId, { ...args, ...typed }, context),
      ),
  }),
);
