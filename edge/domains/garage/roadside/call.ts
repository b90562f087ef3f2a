import { readForCustomer } from '#edge/auth/read-for-customer.ts';
import { productOfGeneration } from '#edge/contract/garage/generation.ts';
import { HELP_KINDS } from '#edge/contract/garage/roadside.ts';
import { CallStateEnum, HelpKindEnum } from '#edge/domains/garage/enums.ts';
import { main } from '#edge/graphql/builder.ts';
import { type CallRow, callsOf } from './call.sql.ts';

/** A call for help with what the one who reads it may know. */
export interface Call {
  readonly row: CallRow;
  readonly covered: boolean;
  /** Where the rider stands and how to reach them: for the rider and the staff. */
  readonly near: boolean;
}

export const isOfStaff = (): boolean => true;

export const callOf = (row: CallRow, now: number, near: (row: CallRow) => boolean): Call => ({
  row,
  covered: (row.roadsideUntilAt ?? 0) > now,
  near: near(row),
});

export const CallRef = main.objectRef<Call>('RoadsideAssistance').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.call.id }),
    vin: t.string({ resolve: ({ row }) => row.vin }),
    registrationPlate: t.string({ nullable: true, resolve: ({ row }) => row.plate }),
    productName: t.string({
      resolve: ({ row }) => productOfGeneration(row.generation)?.name ?? row.generation,
    }),
    kind: t.field({
      type: HelpKindEnum,
      resolve: ({ row }) => HELP_KINDS.find((kind) => kind === row.call.kind) ?? 'OTHER',
    }),
    status: t.field({ type: CallStateEnum, resolve: ({ row }) => row.call.status }),
    name: t.string({ description: 'Who asked.', resolve: ({ row }) => row.rider }),
    phoneNumber: t.string({
      nullable: true,
      resolve: ({ row, near }) => (near ? row.riderPhone : null),
    }),
    latitude: t.float({
      nullable: true,
      resolve: ({ row, near }) => (near ? row.call.latitude : null),
    }),
    longitude: t.float({
      nullable: true,
      resolve: ({ row, near }) => (near ? row.call.longitude : null),
    }),
    note: t.string({ nullable: true, resolve: ({ row, near }) => (near ? row.call.note : null) }),
    covered: t.exposeBoolean('covered', { description: 'Whether cover pays for it now.' }),
    askedAt: t.field({ type: 'DateTime', resolve: ({ row }) => row.call.askedAt }),
    receivedAt: t.field({ type: 'DateTime', resolve: ({ row }) => row.call.receivedAt }),
    acceptedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ row }) => row.call.acceptedAt,
    }),
    departedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ row }) => row.call.departedAt,
    }),
    completedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ row }) => row.call.completedAt,
    }),
    outcome: t.string({
      nullable: true,
      description: 'What was done.',
      resolve: ({ row }) => row.call.outcome,
    }),
  }),
});

main.queryField('roadsideAssistanceList', (t) =>
  t.field({
    type: [CallRef],
    description:
      'The calls of the customer who asks, and those of guests while they rode their motorcycle.',
    resolve: async (_, __, context) => {
      const { customer, rows } = await readForCustomer(context, (customerId) =>
        callsOf({ customerId }),
      );
      const now = context.clock();
      const own = ({ call }: CallRow): boolean => call.customerId === customer.customerId;
      return rows.map((row) => callOf(row, now, own));
    },
  }),
);
