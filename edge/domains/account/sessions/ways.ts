import { assertOneChanged } from '#db/assertion.ts';
import type { RowOf } from '#db/query.ts';
import { noteAccountEvent } from '#edge/auth/account-event.sql.ts';
import { requireCustomer } from '#edge/auth/policy.ts';
import { requireFreshSession } from '#edge/auth/step-up.ts';
import { linksOf, removeLink } from '#edge/domains/account/link.sql.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { err, ok } from '#edge/platform/result.ts';
import { once } from '#edge/platform/write/once.ts';
import { endSessionsOfWay } from './session-list.sql.ts';

const WayRef = main.objectRef<RowOf<typeof linksOf>>('SignInWay').implement({
  description:
    'A way the person signs in. Another one is added by signing in with it while signed in.',
  fields: (t) => ({
    id: t.id({ resolve: ({ uid }) => uid }),
    provider: t.exposeString('provider', {
      description: '`password`, `google.com` or `phone`: the way it was linked by.',
    }),
    linkedAt: t.expose('linkedAt', { type: 'DateTime' }),
  }),
});

main.queryField('signInWays', (t) =>
  t.field({
    type: [WayRef],
    resolve: async (_, __, context) => {
      const { customerId } = requireCustomer(await context.actor());
      return [...(await context.readPrimary(linksOf({ customerId })))];
    },
  }),
);

main.mutationField('unlinkSignInWay', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Takes a way to sign in away, with the sessions it opened, and tells the person. After a fresh sign-in by another one. Answers `SIGN_IN_WAY_NOT_FOUND`, `SIGN_IN_WAY_LAST` or `SIGN_IN_WAY_IN_USE`.',
    args: { id: t.arg.id({ required: true, extensions: { maxLength: 128 } }) },
    resolve: async (_, { id: uid }, context) => {
      const { actor, uid: usedNow } = await requireFreshSession(context);
      const { customerId: who } = actor;
      const write = { operation: 'unlinkSignInWay', who, input: { uid } };
      const done = await once(context, write, async () => {
        const links = await context.readPrimary(linksOf({ customerId: who }));
        const link = links.find((each) => each.uid === uid);
        if (link === undefined) return err('SIGN_IN_WAY_NOT_FOUND');
        if (links.length === 1) return err('SIGN_IN_WAY_LAST');
        if (uid === usedNow) return err('SIGN_IN_WAY_IN_USE');
        const now = context.clock();
        return ok({
          statements: [
            removeLink({ customerId: who, uid }),
            assertOneChanged,
            endSessionsOfWay({ uid, now }),
            noteAccountEvent({
              id: context.ids('aev'),
              customerId: who,
              kind: 'SIGN_IN_UNLINKED',
              facts: { provider: link.provider },
              now,
            }),
          ],
          outcome: null,
        });
      });
      return done.ok ? DONE : failed(done.error);
    },
  }),
);
