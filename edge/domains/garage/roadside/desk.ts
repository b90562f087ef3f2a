import { requireStaff } from '#edge/auth/policy.ts';
import type { CallFault } from '#edge/contract/garage/roadside-machine.ts';
import { inLocale } from '#edge/contract/locale.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { RoadsideLocaleEnum } from '#edge/graphql/locale.ts';
import { clamp, type Pagination, PaginationRef, paginationOf } from '#edge/graphql/pagination.ts';
import type { Result } from '#edge/platform/result.ts';
import { countCalls, doneCalls, openCalls } from './call.sql.ts';
import { type Call, CallRef, callOf, isOfStaff } from './call.ts';
import { countSubscriptions, type SubscriptionRow, subscriptionPage } from './cover.sql.ts';
import { acceptCall, completeCall, departCall } from './move-call.ts';

const LIMIT = { usual: 25, most: 50 };
const PAGES = 10_000;

interface CallPage {
  readonly data: readonly Call[];
  readonly pagination: Pagination;
}

const CallPageRef = main.objectRef<CallPage>('RoadsideAssistancePage').implement({
  fields: (t) => ({
    data: t.field({ type: [CallRef], resolve: ({ data }) => [...data] }),
    pagination: t.field({ type: PaginationRef, resolve: ({ pagination }) => pagination }),
  }),
});

const SubscriptionRef = main.objectRef<SubscriptionRow>('RoadsideSubscription').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ subscription }) => subscription.id }),
    vin: t.exposeString('vin'),
    registrationPlate: t.exposeString('plate', { nullable: true }),
    name: t.exposeString('owner', { description: 'Who took it.' }),
    packageName: t.string({
      args: { locale: t.arg({ type: RoadsideLocaleEnum, required: true }) },
      resolve: ({ packageName }, { locale }) => inLocale(packageName, locale),
    }),
    price: t.field({ type: 'Rupiah', resolve: ({ subscription }) => subscription.priceIdr }),
    paid: t.boolean({
      description: 'With an order; cover of earlier years has none.',
      resolve: ({ subscription }) => subscription.orderId !== null,
    }),
    cancelledAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Its money went back, and it ended then.',
      resolve: ({ subscription }) => subscription.cancelledAt,
    }),
    startsAt: t.field({ type: 'DateTime', resolve: ({ subscription }) => subscription.startsAt }),
    endsAt: t.field({ type: 'DateTime', resolve: ({ subscription }) => subscription.endsAt }),
  }),
});

interface SubscriptionPage {
  readonly data: readonly SubscriptionRow[];
  readonly pagination: Pagination;
}

const SubscriptionPageRef = main.objectRef<SubscriptionPage>('RoadsideSubscriptionPage').implement({
  fields: (t) => ({
    data: t.field({ type: [SubscriptionRef], resolve: ({ data }) => [...data] }),
    pagination: t.field({ type: PaginationRef, resolve: ({ pagination }) => pagination }),
  }),
});

main.queryField('roadsideAssistanceCalls', (t) =>
  t.field({
    type: CallPageRef,
    description: 'Calls for help, for sales staff: the longest waiting first, or those done.',
    args: { done: t.arg.boolean(), page: t.arg.int(), limit: t.arg.int() },
    resolve: async (_, { done, page, limit }, context) => {
      const perPage = clamp(limit, LIMIT.usual, LIMIT.most);
      const current = clamp(page, 1, PAGES);
      const window = { limit: perPage, offset: (current - 1) * perPage };
      const [actor, rows, [counts]] = await Promise.all([
        context.actor(),
        context.read((done ? doneCalls : openCalls)(window)),
        context.read(countCalls({})),
      ]);
      requireStaff(actor);
      const now = context.clock();
      return {
        data: rows.map((row) => callOf(row, now, isOfStaff)),
        pagination: paginationOf((done ? counts?.done : counts?.open) ?? 0, perPage, current),
      };
    },
  }),
);

main.queryField('roadsideSubscriptionList', (t) =>
  t.field({
    type: SubscriptionPageRef,
    description: 'Cover that was taken, for sales staff; the newest first.',
    args: { page: t.arg.int(), limit: t.arg.int() },
    resolve: async (_, { page, limit }, context) => {
      const perPage = clamp(limit, LIMIT.usual, LIMIT.most);
      const current = clamp(page, 1, PAGES);
      const [actor, data, [counted]] = await Promise.all([
        context.actor(),
        context.read(subscriptionPage({ limit: perPage, offset: (current - 1) * perPage })),
        context.read(countSubscriptions({})),
      ]);
      requireStaff(actor);
      return { data, pagination: paginationOf(counted?.total ?? 0, perPage, current) };
    },
  }),
);

const outcomeOf = (result: Result<undefined, CallFault>) =>
  result.ok ? DONE : failed(result.error);

main.mutationField('acceptRoadsideAssistance', (t) =>
  t.field({
    type: CommonRef,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      const { customerId } = requireStaff(await context.actor());
      return outcomeOf(await acceptCall(customerId, id, context));
    },
  }),
);

main.mutationField('departRoadsideAssistance', (t) =>
  t.field({
    type: CommonRef,
    description: 'Help has set off to the rider.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      const { customerId } = requireStaff(await context.actor());
      return outcomeOf(await departCall(customerId, id, context));
    },
  }),
);

main.mutationField('completeRoadsideAssistance', (t) =>
  t.field({
    type: CommonRef,
    args: {
      id: t.arg.id({ required: true }),
      note: t.arg.string({ required: true, description: 'What was done; the rider reads it.' }),
    },
    resolve: async (_, { id, note }, context) => {
      const { customerId } = requireStaff(await context.actor());
      return outcomeOf(await completeCall(customerId, { id, note }, context));
    },
  }),
);
