import { requireCustomer } from '#edge/auth/policy.ts';
import type { RoadsideFault } from '#edge/contract/garage/roadside.ts';
import { HelpKindEnum } from '#edge/domains/garage/enums.ts';
import { main } from '#edge/graphql/builder.ts';
import { DONE, failed } from '#edge/graphql/common.ts';
import { once } from '#edge/platform/write/once.ts';
import { askHelp } from './ask-help.ts';
import { activePackages } from './cover.sql.ts';
import { PackageRef } from './package.ts';

export interface RoadsideAnswer {
  readonly success: boolean;
  readonly message: string;
  readonly errorCode: RoadsideFault | null;
  readonly orderId: string | null;
  readonly covered: boolean | null;
}

export const roadsideRefused = (errorCode: RoadsideFault): RoadsideAnswer => ({
  ...failed(errorCode),
  orderId: null,
  covered: null,
});

export const RoadsideAnswerRef = main.objectRef<RoadsideAnswer>('RoadsideAnswer').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message'),
    errorCode: t.exposeString('errorCode', { nullable: true }),
    orderId: t.exposeID('orderId', {
      nullable: true,
      description: 'The order to pay: cover begins with its payment.',
    }),
    covered: t.exposeBoolean('covered', {
      nullable: true,
      description: 'Whether the help asked for is paid for.',
    }),
  }),
});

export const SubscriptionInput = main.inputType('SubscriptionParam', {
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

main.mutationField('requestRoadsideAssistance', (t) =>
  t.field({
    type: RoadsideAnswerRef,
    description: 'Asks for help on the road. May be sent again; it counts once.',
    args: { param: t.arg({ type: HelpInput, required: true }) },
    resolve: async (_, { param }, context) => {
      const { customerId: who } = requireCustomer(await context.actor());
      const write = { operation: 'requestRoadsideAssistance', who, input: param };
      const done = await once(context, write, () => askHelp(who, param, context));
      return done.ok ? { ...done.value, ...DONE, orderId: null } : roadsideRefused(done.error);
    },
  }),
);
