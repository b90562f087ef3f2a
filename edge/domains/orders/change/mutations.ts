import * as v from 'valibot';
import { requireCustomer } from '#edge/auth/policy.ts';
import { wantedChange } from '#edge/contract/orders/change.ts';
import type { OrderActor } from '#edge/contract/orders/machine.ts';
import { windowsOf } from '#edge/contract/orders/windows.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { countCouponTry } from '#edge/domains/orders/coupon.ts';
import { decideAtDesk, SEEN } from '#edge/domains/orders/desk-answer.ts';
import {
  ChangeKindEnum,
  FinancingProviderEnum,
  OrderDeliveryEnum,
} from '#edge/domains/orders/enums.ts';
import { isOrderError, type OrderError } from '#edge/domains/orders/error.ts';
import { AddressInput, InstallmentInput } from '#edge/domains/orders/inputs.ts';
import { type Loaded, loadOrder, primaryReader } from '#edge/domains/orders/load.ts';
import { refundParts } from '#edge/domains/orders/money.ts';
import { inputFaults } from '#edge/domains/orders/place-order.ts';
import { requireOrderDesk } from '#edge/domains/orders/staff/access.ts';
import { answer, OrderResultRef, PriceLineRef, RefusalRef } from '#edge/domains/orders/types.ts';
import { main } from '#edge/graphql/builder.ts';
import type { Context } from '#edge/graphql/context.ts';
import {
  againstChange,
  againstRequest,
  changeMoveOf,
  changeOrder,
  changeOrderForCustomer,
} from './change-order.ts';
import { type ChangedRequest, type ChangePlan, planChange } from './plan.ts';

const ChangeInput = main.inputType('OrderChangeInput', {
  description: 'What of an order becomes another one; only the fields of its kind count.',
  fields: (t) => ({
    kind: t.field({ type: ChangeKindEnum, required: true }),
    color: t.string(),
    accent: t.string(),
    delivery: t.field({ type: OrderDeliveryEnum }),
    dealer: t.string({ description: 'Slug.' }),
    address: t.field({ type: AddressInput, description: 'None when it is collected.' }),
    coupon: t.string({ description: 'None takes the promo code off.' }),
  }),
});

interface Preview extends ChangePlan {
  readonly before: number;
  readonly closesPayment: boolean;
  readonly needsBank: boolean;
  /** Days to pay the difference of a paid order; null where nothing of it is due anew. */
  readonly daysToPay: number | null;
  readonly version: number;
}

const RequestRef = main.objectRef<ChangedRequest>('OrderChangeRequest').implement({
  description:
    'A request to the financing company at the new price; it ends the one that stands. What it costs is computed from these.',
  fields: (t) => ({
    provider: t.field({ type: FinancingProviderEnum, resolve: ({ plan }) => plan.provider }),
    months: t.int({ resolve: ({ plan }) => plan.plan.installments.length }),
    downPayment: t.field({ type: 'Rupiah', resolve: ({ plan }) => plan.downPayment }),
    handsIn: t.boolean({
      description: 'With the papers of the request before it, for which consent is asked anew.',
      resolve: ({ situation }) => situation !== null,
    }),
  }),
});

const PreviewRef = main.objectRef<Preview>('OrderChangePreview').implement({
  description: 'What a change would make of an order; nothing is changed by asking.',
  fields: (t) => ({
    lines: t.field({ type: [PriceLineRef], resolve: ({ lines }) => [...lines] }),
    before: t.expose('before', { type: 'Rupiah', description: 'The price without the change.' }),
    total: t.expose('total', { type: 'Rupiah' }),
    due: t.expose('due', { type: 'Rupiah', description: 'To pay for the order afterwards.' }),
    refund: t.expose('refund', { type: 'Rupiah', description: 'Of what was paid, goes back.' }),
    needsBank: t.exposeBoolean('needsBank', {
      description: 'It goes back by bank transfer; the account is asked for afterwards.',
    }),
    closesPayment: t.exposeBoolean('closesPayment', {
      description: 'A payment is open and ends: another one is made at the new price.',
    }),
    daysToPay: t.exposeInt('daysToPay', {
      nullable: true,
      description: 'Within which the difference of a paid order has to be paid.',
    }),
    preOrder: t.exposeBoolean('preOrder', { description: 'No such unit is there yet.' }),
    isSame: t.exposeBoolean('isSame', { description: 'The order is like that already.' }),
    request: t.field({
      type: RequestRef,
      nullable: true,
      description: 'None where no request stands, or its figures stay.',
      resolve: ({ request }) => request,
    }),
    version: t.exposeInt('version', { description: 'Of the order it was computed for.' }),
  }),
});

const PreviewResultRef = main.unionType('OrderChangeResult', {
  types: [PreviewRef, RefusalRef],
  resolveType: (value) => (isOrderError(value) ? 'OrderRefusal' : 'OrderChangePreview'),
});

/** What a change would mean for somebody who may see the order. */
const preview = async (
  loaded: Loaded,
  input: unknown,
  { actor, who }: { actor: OrderActor; who: string },
  context: Context,
): Promise<Preview | OrderError> => {
  const parsed = v.safeParse(wantedChange, input);
  if (!parsed.success) return inputFaults(parsed.issues);
  const change = parsed.output;
  const now = context.clock();
  const against = againstChange(loaded, actor, now);
  if (against !== undefined) return against;
  if (change.kind === 'VOUCHER' && change.coupon !== null) await countCouponTry(context, who);
  const read = primaryReader(context.db);
  const planned = await planChange(loaded, change, { read, cipher: context.cipher, now });
  if (!planned.ok) return planned.error;
  const plan = planned.value;
  const denied = againstRequest(loaded, plan, actor);
  if (denied !== undefined) return denied;
  const { order, attempts } = loaded;
  const parts = plan.refund === 0 ? [] : refundParts(loaded, plan.refund, now);
  return {
    ...plan,
    before: order.totalIdr,
    needsBank: parts.some(({ route }) => route === 'BANK'),
    closesPayment:
      order.phase === 'FINAL' &&
      attempts.some(({ state }) => ['CREATED', 'PENDING', 'REVIEW'].includes(state)),
    daysToPay:
      changeMoveOf(loaded, plan, actor) === 'payChange' ? windowsOf(order).change / DAY_MS : null,
    version: order.version,
  };
};

main.queryField('orderChange', (t) =>
  t.field({
    type: PreviewResultRef,
    nullable: true,
    description: 'What a change of an own order would cost or give back.',
    args: {
      id: t.arg.id({ required: true }),
      change: t.arg({ type: ChangeInput, required: true }),
    },
    resolve: async (_, { id, change }, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const loaded = await loadOrder(id, context.db);
      return loaded?.order.customerId === customerId
        ? preview(loaded, change, { actor: 'customer', who: customerId }, context)
        : null;
    },
  }),
);

main.queryField('orderDeskChange', (t) =>
  t.field({
    type: PreviewResultRef,
    nullable: true,
    description: 'The same for staff.',
    args: {
      id: t.arg.id({ required: true }),
      change: t.arg({ type: ChangeInput, required: true }),
    },
    resolve: async (_, { id, change }, context) => {
      const { customerId } = requireOrderDesk(await context.actor());
      const loaded = await loadOrder(id, context.db);
      return loaded === undefined
        ? null
        : preview(loaded, change, { actor: 'staff', who: customerId }, context);
    },
  }),
);

main.mutationField('changeOrder', (t) =>
  t.field({
    type: OrderResultRef,
    description: `Colour, delivery or promo code of an own order that nobody prepares yet, at the figures of
      \`orderChange\`; refused with the new ones when they differ. An open payment ends first. By instalments
      another price needs another request, which has to be named as \`orderChange\` does.`,
    args: {
      id: t.arg.id({ required: true }),
      change: t.arg({ type: ChangeInput, required: true }),
      total: t.arg({ type: 'Rupiah', required: true }),
      due: t.arg({ type: 'Rupiah', required: true }),
      refund: t.arg({ type: 'Rupiah', required: true }),
      request: t.arg({ type: InstallmentInput }),
      hasConsent: t.arg.boolean({ description: 'To passing the papers on; where they are there.' }),
      expectedVersion: t.arg.int({ description: `${SEEN} Needed with a request.` }),
    },
    resolve: async (_, { id: orderId, ...input }, context) => {
      const { customerId } = requireCustomer(await context.actor());
      return answer(await changeOrder(customerId, { orderId, ...input }, context), context);
    },
  }),
);

main.mutationField('changeOrderForCustomer', (t) =>
  t.field({
    type: OrderResultRef,
    description: 'The same by staff, with a note that the customer reads.',
    args: {
      id: t.arg.id({ required: true }),
      change: t.arg({ type: ChangeInput, required: true }),
      total: t.arg({ type: 'Rupiah', required: true }),
      due: t.arg({ type: 'Rupiah', required: true }),
      refund: t.arg({ type: 'Rupiah', required: true }),
      note: t.arg.string({ required: true }),
      expectedVersion: t.arg.int({ required: true, description: SEEN }),
    },
    resolve: (_, { id, expectedVersion, ...input }, context) =>
      decideAtDesk(context, (staffId) =>
        changeOrderForCustomer(staffId, { id, expectedVersion, input }, context),
      ),
  }),
);
