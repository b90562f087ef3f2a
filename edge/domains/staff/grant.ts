import type { RowOf } from '#db/query.ts';
import { requireStaff } from '#edge/auth/policy.ts';
import { ROLE_LIMITS } from '#edge/contract/staff/role-inputs.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { decideGrant } from './decide-grant.ts';
import { waitingGrants } from './grant.sql.ts';

const GrantRef = main.objectRef<RowOf<typeof waitingGrants>>('StaffGrant').implement({
  description: 'A role over money or roles that waits for a second administrator.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', { description: 'Who would get it.' }),
    roleId: t.exposeID('roleId'),
    placeSlug: t.exposeString('placeSlug', { nullable: true }),
    reason: t.exposeString('reason'),
    requestedBy: t.exposeString('requestedByName'),
    requestedAt: t.expose('requestedAt', { type: 'DateTime' }),
    mayConfirm: t.boolean({
      description: 'Whoever asks is neither of the two.',
      resolve: async ({ customerId, requestedBy }, _, { actor }) => {
        const who = await actor();
        return (
          who.kind === 'customer' &&
          who.permissions.includes('SuperAdmin') &&
          who.customerId !== customerId &&
          who.customerId !== requestedBy
        );
      },
    }),
  }),
});

main.queryField('staffGrants', (t) =>
  t.field({
    type: [GrantRef],
    description: 'Roles that wait for a second administrator, the oldest first.',
    resolve: async (_, __, { actor, read, clock }) => {
      const since = clock() - ROLE_LIMITS.grantMs;
      const [who, grants] = await Promise.all([actor(), read(waitingGrants({ since }))]);
      requireStaff(who);
      return [...grants];
    },
  }),
);

main.mutationField('decideStaffGrant', (t) =>
  t.field({
    type: CommonRef,
    description:
      'A second administrator gives the role that another one asked for, or refuses it. A repeat is a success.',
    args: {
      id: t.arg.id({ required: true }),
      confirm: t.arg.boolean({ required: true }),
      reason: t.arg.string({ required: true, description: 'Stands in the audit.' }),
    },
    resolve: async (_, { id, ...input }, context) => {
      const by = requireStaff(await context.actor());
      const done = await decideGrant(by, id, input, context);
      return done.ok ? DONE : failed(done.error);
    },
  }),
);
