import type { serviceEstimate } from '#db/schema/garage-estimate.ts';
import { requireStaff } from '#edge/auth/policy.ts';
import { ESTIMATE, estimateInput, estimateUntil } from '#edge/contract/garage/estimate.ts';
import { EstimateStateEnum } from '#edge/domains/garage/enums.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { CommonRef, DONE, failed } from '#edge/graphql/common.ts';
import { validInput } from '#edge/platform/public-message.ts';
import { once } from '#edge/platform/write/once.ts';
import { stateServicePrice } from './state.ts';

type Row = typeof serviceEstimate.$inferSelect;

const LineRef = main.objectRef<Row['lines'][number]>('ServiceEstimateLine').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    price: t.field({
      type: 'Rupiah',
      description: 'With tax.',
      resolve: ({ priceIdr }) => priceIdr,
    }),
  }),
});

export const EstimateRef = main.objectRef<Row>('ServiceEstimate').implement({
  description: 'What the workshop takes for work that had no price before it has looked.',
  fields: (t) => ({
    id: t.exposeID('id'),
    state: t.field({ type: EstimateStateEnum, resolve: ({ state }) => state }),
    lines: t.field({ type: [LineRef], resolve: ({ lines }) => [...lines] }),
    total: t.field({ type: 'Rupiah', resolve: ({ totalIdr }) => totalIdr }),
    until: t.field({
      type: 'DateTime',
      description: 'So long it may be accepted.',
      resolve: ({ statedAt }) => estimateUntil(statedAt),
    }),
  }),
});

const LineInput = main.inputType('ServiceEstimateLineInput', {
  fields: (t) => ({
    name: t.string({ required: true, extensions: upTo(ESTIMATE.name.most) }),
    price: t.field({ type: 'Rupiah', required: true, description: 'With tax.' }),
  }),
});

main.mutationField('stateServicePrice', (t) =>
  t.field({
    type: CommonRef,
    description:
      'Says what the work of an appointment costs; the rider is told, and agrees or declines. Takes the place of a price without an answer. Counts once.',
    args: {
      id: t.arg.id({ required: true, description: 'Of the appointment.' }),
      lines: t.arg({ type: [LineInput], required: true }),
      expectedVersion: t.arg.int({
        required: true,
        description: '`version` of what was looked at.',
      }),
    },
    resolve: async (_, args, context) => {
      const { customerId: who } = requireStaff(await context.actor());
      const input = validInput(estimateInput, args);
      const write = { operation: 'stateServicePrice', who, input };
      const done = await once(context, write, () => stateServicePrice(input, context));
      return done.ok ? DONE : failed(done.error);
    },
  }),
);
