import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { assertOneChanged, isAssertionFailure } from '#db/assertion.ts';
import { customerPaper } from '#db/schema/account-paper.ts';
import { noteAccountEvent } from '#edge/auth/account-event.sql.ts';
import { requireStaff } from '#edge/auth/policy.ts';
import { revokeAllSessions } from '#edge/auth/session.sql.ts';
import { type MergeObstacle, mergeInput } from '#edge/contract/account/merge.ts';
import { customerById } from '#edge/domains/account/customer.sql.ts';
import { linksOf } from '#edge/domains/account/link.sql.ts';
import { paperMover, writeDocument } from '#edge/domains/account/papers/paper.sql.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { deleteRemovedNow } from '#edge/platform/files/sweep.ts';
import { maskedName } from '#edge/platform/mask-person.ts';
import { lackedOf } from './document.ts';
import {
  dropDocument,
  endMerged,
  holdNothingInTheWay,
  holdSeen,
  insertMerge,
  mergeById,
  moveSteps,
  obstaclesToMerge,
  type Pair,
  profileOf,
  removePaperFiles,
  restSteps,
  type Side,
  sideOf,
  takeProfile,
} from './merge.sql.ts';

const CountRef = main.objectRef<Side['counts'][number]>('CustomerMergeCount').implement({
  fields: (t) => ({
    what: t.exposeString('what', { description: 'E.g. `ORDERS`.' }),
    count: t.exposeInt('count'),
  }),
});

const SideRef = main.objectRef<Side>('CustomerMergeSide').implement({
  description: 'One of two accounts, and what it has.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.string({
      description: 'Masked: enough for who talks with the person.',
      resolve: ({ name }) => maskedName(name),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    counts: t.field({ type: [CountRef], resolve: ({ counts }) => [...counts] }),
  }),
});

interface Preview {
  readonly sides: readonly [from: Side, into: Side];
  readonly obstacles: readonly MergeObstacle[];
}

/** Names the two accounts as they are: who merges has seen this. */
const seenOf = ([from, into]: Preview['sides']): string => `${from.updatedAt}.${into.updatedAt}`;

const previewOf = async (pair: Pair, context: Context): Promise<Preview | null> => {
  const [from, into, obstacles] = await Promise.all([
    context.readPrimary(sideOf({ id: pair.from })),
    context.readPrimary(sideOf({ id: pair.into })),
    context.readPrimary(obstaclesToMerge(pair)),
  ]);
  return from === undefined || into === undefined ? null : { sides: [from, into], obstacles };
};

const PreviewRef = main.objectRef<Preview>('CustomerMerge').implement({
  description: 'What making two accounts one would move, and what stands in its way.',
  fields: (t) => ({
    seen: t.string({
      description: 'Names both accounts as they are now, for `mergeCustomers`.',
      resolve: ({ sides }) => seenOf(sides),
    }),
    sides: t.field({
      type: [SideRef],
      description: 'The one that would end, then the one that stays.',
      resolve: ({ sides }) => [...sides],
    }),
    obstacles: t.stringList({
      description: 'Codes that `mergeCustomers` would answer, e.g. `MERGE_STAFF`.',
      resolve: ({ obstacles }) => [...obstacles],
    }),
  }),
});

main.queryField('customerMerge', (t) =>
  t.field({
    type: PreviewRef,
    nullable: true,
    description: 'Two accounts beside each other. For administrators; null when one is not there.',
    args: { from: t.arg.id({ required: true }), into: t.arg.id({ required: true }) },
    resolve: async (_, pair, context) => {
      requireStaff(await context.actor());
      return pair.from === pair.into ? null : previewOf(pair, context);
    },
  }),
);

/** Whether any way into the account asks for a second factor. */
const hasSecondFactor = async (
  customerId: string,
  { readPrimary, identity }: Context,
): Promise<boolean> => {
  const links = await readPrimary(linksOf({ customerId }));
  const factors = await Promise.all(links.map(({ uid }) => identity.accounts.secondFactors(uid)));
  return factors.some((each) => each.length > 0);
};

/** All of it in one batch: nobody ever sees half of a merge. */
const statementsOf = async (pair: Pair, context: Context) => {
  const { readPrimary, cipher, clock } = context;
  const [[mine], [other], profile] = await Promise.all([
    readPrimary(customerById({ id: pair.from })),
    readPrimary(customerById({ id: pair.into })),
    readPrimary(profileOf({ id: pair.from })),
  ]);
  const now = clock();
  const step = { ...pair, now };
  const document = mine?.document ?? null;
  const lacked =
    document === null
      ? {}
      : await lackedOf(
          document,
          { customerId: pair.into, document: other?.document ?? null },
          cipher,
        );
  return [
    ...moveSteps.map((move) => move(step)),
    removePaperFiles(step),
    paperMover.moveAll('erase', eq(customerPaper.customerId, pair.from), {
      fileId: null,
      reason: null,
      decidedAt: null,
      decidedBy: null,
    }),
    ...restSteps.map((end) => end(step)),
    // No two rows may have the same number.
    dropDocument(pair),
    ...(Object.keys(lacked).length === 0 ? [] : [writeDocument(pair.into, lacked)]),
    endMerged(step),
    assertOneChanged,
    takeProfile({
      into: pair.into,
      email: profile.email ?? null,
      phone: profile.phone ?? null,
      provedAt: profile.phone_verified_at ?? null,
      birthDate: profile.birth_date ?? null,
      gender: profile.gender ?? null,
      occupation: profile.occupation ?? null,
      referralCode: profile.referral_code ?? null,
      now,
    }),
    revokeAllSessions({ customerId: pair.from, now, reason: 'staff' }),
  ];
};

main.mutationField('mergeCustomers', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Makes two accounts of one person one: what `from` has goes to `into`, `from` ends with its sessions and ways in, and the person hears of it. Cannot be undone. For administrators, after a fresh sign-in. Answers `ACCOUNT_REASON_INVALID`, `CUSTOMER_NOT_FOUND`, `MERGE_SAME`, `MERGE_CHANGED`, `MERGE_SECOND_FACTOR` or a code of `customerMerge.obstacles`. A repeat with the same id is a success.',
    args: {
      id: t.arg.id({ required: true, description: 'Of the merge, made by the device.' }),
      from: t.arg.id({ required: true, description: 'The account that ends.' }),
      into: t.arg.id({ required: true, description: 'The account that stays.' }),
      seen: t.arg.string({ required: true, description: 'Of `customerMerge`.' }),
      reason: t.arg.string({
        required: true,
        description: 'How it was made sure that both are of one person; stays with the merge.',
      }),
    },
    resolve: async (_, args, context) => {
      const { customerId: by } = requireStaff(await context.actor());
      const { from, into, seen } = args;
      const pair = { from, into };
      const parsed = v.safeParse(mergeInput, args);
      if (!parsed.success) return failed('ACCOUNT_REASON_INVALID');
      const { id, reason } = parsed.output;
      if (from === into) return failed('MERGE_SAME');
      const isDone = async (): Promise<boolean> => {
        const done = await context.readPrimary(mergeById({ id }));
        return done?.from === from && done.into === into;
      };
      if (await isDone()) return DONE;
      const preview = await previewOf(pair, context);
      if (preview === null) return failed('CUSTOMER_NOT_FOUND');
      const [obstacle] = preview.obstacles;
      if (obstacle !== undefined) return failed(obstacle);
      if (seenOf(preview.sides) !== seen) return failed('MERGE_CHANGED');
      // Its owner would be reached by less than they asked for; the other way round it stays.
      if (await hasSecondFactor(from, context)) return failed('MERGE_SECOND_FACTOR');
      const now = context.clock();
      try {
        await context.db.write([
          holdNothingInTheWay(pair),
          ...preview.sides.map(({ id: side, updatedAt }) => holdSeen({ id: side, updatedAt })),
          insertMerge({ id, fromId: from, intoId: into, reason, mergedBy: by, mergedAt: now }),
          ...(await statementsOf(pair, context)),
          noteAccountEvent({ id: context.ids('aev'), customerId: into, kind: 'MERGED', now }),
        ]);
      } catch (error) {
        if (!isAssertionFailure(error)) throw error;
        return (await isDone()) ? DONE : failed('MERGE_CHANGED');
      }
      await deleteRemovedNow(context);
      return DONE;
    },
  }),
);
