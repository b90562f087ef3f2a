import { noteAccountEvent } from '#edge/auth/account-event.sql.ts';
import { dropSecondFactor } from '#edge/auth/accounts.sql.ts';
import type { SecondFactor } from '#edge/auth/firebase/manage-accounts.ts';
import { unauthenticated } from '#edge/auth/policy.ts';
import { recentSignInRequired, requireFreshSession } from '#edge/auth/step-up.ts';
import { masked } from '#edge/domains/account/masked.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';

const FactorRef = main.objectRef<SecondFactor>('SecondFactor').implement({
  description: 'What signing in asks for besides the first way; set up with the identity provider.',
  fields: (t) => ({
    id: t.exposeID('id'),
    phoneNumber: t.string({
      nullable: true,
      description: 'Where its codes go, masked; null of one that is no telephone.',
      resolve: ({ phoneNumber }) => phoneNumber && masked(phoneNumber),
    }),
    enrolledAt: t.expose('enrolledAt', { type: 'DateTime', nullable: true }),
  }),
});

main.queryField('secondFactors', (t) =>
  t.field({
    type: [FactorRef],
    description: 'Second factors of the account the person is signed in with.',
    resolve: async (_, __, { identity }) => {
      const session = await identity.session();
      if (session === undefined) throw unauthenticated();
      return [...(await identity.accounts.secondFactors(session.uid))];
    },
  }),
);

main.mutationField('removeSecondFactor', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Takes a second factor away and tells the person. After a fresh sign-in, with a second factor. Answers `SECOND_FACTOR_NOT_FOUND`. A repeat answers the same.',
    args: { id: t.arg.id({ required: true, extensions: upTo(128) }) },
    resolve: async (_, { id }, context) => {
      const { identity, db, ids, clock } = context;
      const { actor, uid, secondFactor } = await requireFreshSession(context);
      const { accounts } = identity;
      if (!(await accounts.secondFactors(uid)).some((factor) => factor.id === id))
        return failed('SECOND_FACTOR_NOT_FOUND');
      // A session from before it was set up opens nothing that it guards.
      if (!secondFactor) throw recentSignInRequired();
      await accounts.removeSecondFactor(uid, id);
      const event = { id: ids('aev'), customerId: actor.customerId, now: clock() };
      await db.write([
        noteAccountEvent({ ...event, kind: 'SECOND_FACTOR_REMOVED' }),
        // What was opened by it stays closed until somebody signs in with one again.
        dropSecondFactor({ uid, now: event.now }),
      ]);
      return DONE;
    },
  }),
);
