import type { RowOf } from '#db/query.ts';
import type { Customer } from '#edge/auth/actor.ts';
import { requireStaff } from '#edge/auth/policy.ts';
import { lacking } from '#edge/contract/staff/permissions.ts';
import { ROLE_LIMITS } from '#edge/contract/staff/role-inputs.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { changeMember, saveRole } from './change-role.ts';
import { allMembers, allRoles } from './role.sql.ts';

type Role = RowOf<typeof allRoles>;

const RoleRef = main.objectRef<Role>('StaffRole').implement({
  description: 'What some of the staff may.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name', {
      nullable: true,
      description: 'Null for a role the shop begins with; the pages have its name.',
    }),
    permissions: t.stringList({ resolve: ({ permissions }) => [...permissions] }),
    isOfPlace: t.exposeBoolean('isOfPlace', {
      description: 'Each of its people belongs to one place, and sees no other.',
    }),
    needsSecondFactor: t.exposeBoolean('needsSecondFactor'),
    version: t.exposeInt('version'),
    lacking: t.stringList({
      description: 'Permissions of it that whoever asks lacks, and so cannot give.',
      resolve: async ({ permissions }, _, { actor }) => {
        const who = await actor();
        return who.kind === 'customer' ? [...lacking(who.permissions, permissions)] : [];
      },
    }),
  }),
});

type Member = RowOf<typeof allMembers>;

const MemberRef = main.objectRef<Member>('StaffMember').implement({
  fields: (t) => ({
    customerId: t.exposeID('customerId'),
    name: t.exposeString('name'),
    roleId: t.exposeID('roleId', {
      nullable: true,
      description: 'Null for rights of before there were roles.',
    }),
    placeSlug: t.exposeString('placeSlug', { nullable: true }),
    since: t.expose('grantedAt', { type: 'DateTime', nullable: true }),
    closed: t.exposeBoolean('closed', { description: 'Their account is closed.' }),
    secondFactor: t.exposeBoolean('secondFactor', {
      description: 'They are signed in with a second factor somewhere.',
    }),
  }),
});

main.queryField('staffRoles', (t) =>
  t.field({
    type: [RoleRef],
    resolve: async (_, __, { actor, read }) => {
      const [who, roles] = await Promise.all([actor(), read(allRoles({}))]);
      requireStaff(who);
      return [...roles];
    },
  }),
);

main.queryField('staffMembers', (t) =>
  t.field({
    type: [MemberRef],
    description: 'Everybody with a role.',
    resolve: async (_, __, { actor, read, clock }) => {
      const [who, members] = await Promise.all([actor(), read(allMembers({ now: clock() }))]);
      requireStaff(who);
      return [...members];
    },
  }),
);

type Rights = Pick<Customer, 'permissions' | 'roleId' | 'placeSlug' | 'lacksSecondFactor'>;

const RightsRef = main.objectRef<Rights>('StaffRights').implement({
  fields: (t) => ({
    permissions: t.stringList({ resolve: ({ permissions }) => [...permissions] }),
    roleId: t.exposeID('roleId', { nullable: true }),
    placeSlug: t.exposeString('placeSlug', { nullable: true }),
    lacksSecondFactor: t.exposeBoolean('lacksSecondFactor', {
      description: 'Nothing of it counts before a sign-in with a second factor.',
    }),
  }),
});

const NOBODY: Rights = {
  permissions: [],
  roleId: null,
  placeSlug: null,
  lacksSecondFactor: false,
};

main.queryField('staffRights', (t) =>
  t.field({
    type: RightsRef,
    description: 'What whoever asks may do; nothing for who is not staff.',
    resolve: async (_, __, { actor }) => {
      const who = await actor();
      return who.kind === 'customer' ? who : NOBODY;
    },
  }),
);

const REASON = { required: true, description: 'Stands in the audit.' } as const;

main.mutationField('saveStaffRole', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Makes a role or changes it, for everybody who has it. Nobody gives what they lack.',
    args: {
      id: t.arg.id({
        required: true,
        description: '`rol_` and 26 characters, made by the device.',
      }),
      name: t.arg.string({ required: true, extensions: upTo(ROLE_LIMITS.name) }),
      permissions: t.arg.stringList({ required: true }),
      isOfPlace: t.arg.boolean({ required: true }),
      needsSecondFactor: t.arg.boolean({ required: true }),
      reason: t.arg.string(REASON),
      expectedVersion: t.arg.int({ required: true, description: '0 for a new one.' }),
    },
    resolve: async (_, { expectedVersion, ...input }, context) => {
      const by = requireStaff(await context.actor());
      const done = await saveRole(by, input, expectedVersion, context);
      return done.ok ? DONE : failed(done.error);
    },
  }),
);

main.mutationField('setStaffMember', (t) =>
  t.field({
    type: CommonRef,
    description: 'Gives somebody a role, or takes it back; they sign in anew. Idempotent.',
    args: {
      customerId: t.arg.id({ required: true }),
      roleId: t.arg.id({ description: 'None takes the role back.' }),
      placeSlug: t.arg.string({ description: 'Of a role that is of a place.' }),
      reason: t.arg.string(REASON),
    },
    resolve: async (_, { customerId, roleId = null, placeSlug = null, reason }, context) => {
      const by = requireStaff(await context.actor());
      const done = await changeMember(by, customerId, { roleId, placeSlug, reason }, context);
      return done.ok ? DONE : failed(done.error);
    },
  }),
);
