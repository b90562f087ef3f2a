import { requireCustomer } from '#edge/auth/policy.ts';
import type { RoadsideFault } from '#edge/contract/garage/roadside.ts';
import { HelpKindEnum } from '#edge/domains/garage/enums.ts';
import { main } from '#edge/graphql/builder.ts';
import { DONE, failed } from '#edge/graphql/common.ts';
import { once } from '#edge/platform/write/once.ts';
import { askHelp } from './ask-help.ts';
import { activePackages } from './cover.sql.ts';
import { PackageRef } from './package.ts';
import { subscribe } from './subscribe.ts';

interface Answer {
  readonly success: boolean;
  readonly message: string;
  readonly errorCode: RoadsideFault | null;
  readonly until: number | null;
  readonly covered: boolean | null;
}

const refused = (errorCode: RoadsideFault): Answer => ({
  ...failed(errorCode),
  until: null,
  covered: null,
});

const AnswerRef = main.objectRef<Answer>('RoadsideAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message'),
    errorCode: t.exposeString('errorCode', { nullable: true }),
    rsaExpDate: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'End of the cover that was taken.',
      resolve: ({ until }) => until,
    }),
    covered: t.exposeBoolean('covered', {
      nullable: true,
      description: 'Whether the help asked for is paid for.',
    }),
  }),
});

const SubscriptionInput = main.inputType('SubscriptionParam', {
  fields: (t) => ({
    id: t.id({ required: true, description: '`rsb_` and 26 characters, made by the device.' }),
    vin: t.string({ required: true }),
    packageId: t.id({ required: true }),
  }),
});

const HelpInput = main.inputType('RoadsideHelpParam', {
  fields: (t) => ({
    id: t.id({ required: true, description: '`rsr_` and 26 characters, made by the device.' }),
    vin: t.string({ required: true }),
    kind: t.field({
      type: HelpKindEnum,
      required: true,
    }),
    latitude: t.float(),
    longitude: t.float(),
    note: t.string(),
    askedAt: t.field({ type: 'DateTime', required: true, description: 'When the rider asked.' }),
  }),
});

main.queryField('roadsidePackages', (t) =>
  t.field({ type: [PackageRef], resolve: (_, __, { read }) => read(activePackages({})) }),
);

main.mutationField('insertSubscription', (t) =>
  t.field({
    type: AnswerRef,
    description: 'Roadside assistance for an own motorcycle, charged with the next invoice.',
    args: { param: t.arg({ type: SubscriptionInput, required: true }) },
    resolve: async (_, { param }, context) => {
      const { customerId: who } = requireCustomer(await context.actor());
      const write = { operation: 'insertSubscription', who, input: param };
      const done = await once(context, write, () => subscribe(who, param, context));
      return done.ok ? { ...done.value, ...DONE, covered: null } : refused(done.error);
    },
  }),
);

main.mutationField('requestRoadsideAssistance', (t) =>
  t.field({
    type: AnswerRef,
    description: 'Asks for help on the road. May be sent again; it counts once.',
    args: { param: t.arg({ type: HelpInput, required: true }) },
    resolve: async (_, { param }, context) => {
      const { customerId: who } = requireCustomer(await context.actor());
      const write = { operation: 'requestRoadsideAssistance', who, input: param };
      const done = await once(context, write, () => askHelp(who, param, context));
      return done.ok ? { ...done.value, ...DONE, until: null } : refused(done.error);
    },
  }),
);
