import type { RowOf } from '#db/query.ts';
import { requireCustomer } from '#edge/auth/policy.ts';
import { revokeOtherSessions } from '#edge/auth/session.sql.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { endOwnSession, liveSessions, sessionOwner } from './session-list.sql.ts';

interface Listed {
  readonly row: RowOf<typeof liveSessions>;
  readonly isCurrent: boolean;
}

const SessionRef = main.objectRef<Listed>('CustomerSession').implement({
  description: 'A browser the person is signed in on.',
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'The one that asks.' }),
    device: t.string({
      nullable: true,
      description: 'Browser and system, e.g. `Chrome · Android`.',
      resolve: ({ row }) => row.device,
    }),
    region: t.string({
      nullable: true,
      description: 'Where it signed in, as far as the network in front knows.',
      resolve: ({ row }) => row.region,
    }),
    beganAt: t.field({ type: 'DateTime', resolve: ({ row }) => row.createdAt }),
    seenAt: t.field({
      type: 'DateTime',
      description: 'To the day; of staff to the minute.',
      resolve: ({ row }) => row.renewedAt,
    }),
    endsAt: t.field({ type: 'DateTime', resolve: ({ row }) => row.expiresAt }),
  }),
});

main.queryField('customerSessions', (t) =>
  t.field({
    type: [SessionRef],
    description: 'Where the person is signed in, the last seen first.',
    resolve: async (_, __, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const rows = await context.readPrimary(liveSessions({ customerId, now: context.clock() }));
      const current = context.identity.claimed?.sessionId;
      return rows.map((row) => ({ row, isCurrent: row.id === current }));
    },
  }),
);

main.mutationField('endSession', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Signs one of the person’s browsers out; it deletes what it holds of them. Answers `SESSION_NOT_FOUND`.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { actor, db, readPrimary, clock }) => {
      const { customerId } = requireCustomer(await actor());
      const [ended] = await db.write([endOwnSession({ id, customerId, now: clock() })]);
      if (ended.length > 0) return DONE;
      const [row] = await readPrimary(sessionOwner({ id }));
      return row?.customerId === customerId ? DONE : failed('SESSION_NOT_FOUND');
    },
  }),
);

main.mutationField('endOtherSessions', (t) =>
  t.field({
    type: CommonRef,
    description: 'Signs the person out everywhere but here.',
    resolve: async (_, __, { actor, identity, db, clock }) => {
      const { customerId } = requireCustomer(await actor());
      const id = identity.claimed?.sessionId ?? '';
      await db.write([revokeOtherSessions({ customerId, id, now: clock(), reason: 'everywhere' })]);
      return DONE;
    },
  }),
);
