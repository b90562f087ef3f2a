import { assertOneChanged } from '#db/assertion.ts';
import { noteAccountEvent } from '#edge/auth/account-event.sql.ts';
import type { ManageAccounts } from '#edge/auth/firebase/manage-accounts.ts';
import { requireCustomer } from '#edge/auth/policy.ts';
import { requireFreshSession } from '#edge/auth/step-up.ts';
import { linksOf, removeLink } from '#edge/domains/account/link.sql.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok } from '#edge/platform/result.ts';
import { once } from '#edge/platform/write/once.ts';
import { endOtherSessionsOfWay, endSessionsOfWay } from './session-list.sql.ts';

interface Way {
  readonly id: string;
  readonly uid: string;
  readonly provider: string;
  /** Epoch ms. */
  readonly linkedAt: number;
  /** Nothing else opens this account of the identity provider. */
  readonly isAlone: boolean;
}

/** Ways in of one customer: several may open one account of the identity provider, which alone knows. */
const waysOf = async (
  customerId: string,
  readPrimary: Context['readPrimary'],
  signInsOf: ManageAccounts['signInsOf'],
): Promise<readonly Way[]> => {
  const links = await readPrimary(linksOf({ customerId }));
  const signIns = await signInsOf(links.map(({ uid }) => uid));
  return links.flatMap(({ uid, provider: first, linkedAt }) => {
    const named = signIns.find((each) => each.uid === uid)?.providers ?? [];
    // The account of sign-ins by code has none of its own.
    const providers = named.length === 0 ? [first] : named;
    return providers.map((provider) => ({
      id: provider === first ? uid : `${uid}|${provider}`,
      uid,
      provider,
      linkedAt,
      isAlone: providers.length === 1,
    }));
  });
};

const WayRef = main.objectRef<Way>('SignInWay').implement({
  description:
    'A way the person signs in. Another one is added by signing in with it while signed in.',
  fields: (t) => ({
    id: t.exposeID('id'),
    provider: t.exposeString('provider', {
      description: '`password`, `google.com` or `phone`.',
    }),
    linkedAt: t.expose('linkedAt', { type: 'DateTime' }),
  }),
});

main.queryField('signInWays', (t) =>
  t.field({
    type: [WayRef],
    resolve: async (_, __, { actor, readPrimary, identity }) => {
      const { customerId } = requireCustomer(await actor());
      // While the identity provider is away, the way that each account was linked by is better than none.
      return [
        ...(await waysOf(customerId, readPrimary, (uids) =>
          identity.accounts.signInsOf(uids).catch(() => []),
        )),
      ];
    },
  }),
);

main.mutationField('unlinkSignInWay', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Takes a way to sign in away, with the sessions it opened, and tells the person. After a fresh sign-in, by another account of the identity provider where there are several. Answers `SIGN_IN_WAY_NOT_FOUND`, `SIGN_IN_WAY_LAST` or `SIGN_IN_WAY_IN_USE`.',
    args: { id: t.arg.id({ required: true, extensions: { maxLength: 160 } }) },
    resolve: async (_, { id }, context) => {
      const { actor, uid: usedNow, claims } = await requireFreshSession(context);
      const { customerId: who } = actor;
      const { accounts } = context.identity;
      const write = { operation: 'unlinkSignInWay', who, input: { uid: id } };
      const done = await once(context, write, async () => {
        const ways = await waysOf(who, context.readPrimary, accounts.signInsOf);
        const way = ways.find((each) => each.id === id);
        if (way === undefined) return err('SIGN_IN_WAY_NOT_FOUND');
        if (ways.length === 1) return err('SIGN_IN_WAY_LAST');
        const { uid, provider, isAlone } = way;
        if (isAlone && uid === usedNow) return err('SIGN_IN_WAY_IN_USE');
        const now = context.clock();
        // The account stays, opened by what is left of it; its sessions do not say by which way they began.
        if (!isAlone) await accounts.removeProvider(uid, provider);
        return ok({
          statements: [
            ...(isAlone
              ? [
                  removeLink({ customerId: who, uid }),
                  assertOneChanged,
                  endSessionsOfWay({ uid, now }),
                ]
              : [endOtherSessionsOfWay({ uid, id: claims.sessionId, now })]),
            noteAccountEvent({
              id: context.ids('aev'),
              customerId: who,
              kind: 'SIGN_IN_UNLINKED',
              facts: { provider, uid },
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
