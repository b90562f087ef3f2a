import {
  contractInput,
  costInput,
  rejectionInput,
  withdrawInput,
} from '#edge/contract/orders/desk.ts';
import { invoiceAddressInput } from '#edge/contract/orders/invoice.ts';
import { paperInput } from '#edge/contract/orders/paper-input.ts';
import { meteraiInput } from '#edge/contract/orders/receipt.ts';
import { undeliveredInput } from '#edge/contract/orders/undelivered.ts';
import { PLATE_NUMBER_LENGTH } from '#edge/contract/validators/index.ts';
import { upTo } from '#edge/graphql/argument-limits.ts';
import { main } from '#edge/graphql/builder.ts';
import type { Context } from '#edge/graphql/context.ts';
import type { Result } from '#edge/platform/result.ts';
import { endUndelivered, withdrawOrder } from './cancel.ts';
import { decideAtDesk, decideWithValid, deskAnswer, SEEN } from './desk-answer.ts';
import {
  DeliveryFailureEnum,
  RegistrationItemEnum,
  RegistrationProgressEnum,
  SisapiraStatusEnum,
  StaffCancellationEnum,
  UndeliveredReasonEnum,
} from './enums.ts';
import type { OrderError } from './error.ts';
import { changeInvoiceAddress } from './invoice/change-address.ts';
import type { Loaded } from './load.ts';
import { requireOrderReader } from './staff/access.ts';
import { allocateOrder } from './staff/allocate.ts';
import { deliverOrder } from './staff/deliver.ts';
import { processOrder, reportFailedDelivery, shipOrder } from './staff/dispatch.ts';
import { decideInstallment, rejectContract, signContract } from './staff/financing.ts';
import { updateSisapira } from './staff/help.ts';
import { affixMeterai } from './staff/meterai.ts';
import { enterCost, updateRegistration } from './staff/registration.ts';
import type { StaffDecision } from './staff/staff-move.ts';
import { OrderResultRef } from './types.ts';

const staffMutation = (
  name: string,
  description: string,
  run: (
    staffId: string,
    decision: StaffDecision,
    context: Context,
  ) => Promise<Result<Loaded, OrderError>>,
): void => {
  main.mutationField(name, (t) =>
    t.field({
      type: OrderResultRef,
      description,
      args: {
        id: t.arg.id({ required: true }),
        expectedVersion: t.arg.int({ required: true, description: SEEN }),
      },
      resolve: (_, { id, expectedVersion }, context) =>
        decideAtDesk(context, (staffId) => run(staffId, { id, expectedVersion }, context)),
    }),
  );
};

staffMutation('allocateOrder', 'Gives a booked order a unit of the stock.', allocateOrder);
staffMutation(
  'approveInstallment',
  'The financing company has approved.',
  (staffId, decision, context) =>
    decideInstallment(staffId, { ...decision, approved: true }, context),
);

const withReason = (name: string, description: string, run: typeof rejectContract): void => {
  main.mutationField(name, (t) =>
    t.field({
      type: OrderResultRef,
      description,
      args: {
        id: t.arg.id({ required: true }),
        reason: t.arg.string({ required: true, description: 'The customer reads it.' }),
        expectedVersion: t.arg.int({ required: true, description: SEEN }),
      },
      resolve: (_, { id, reason, expectedVersion }, context) =>
        decideWithValid(context, rejectionInput, { reason }, (staffId, valid) =>
          run(staffId, { id, ...valid, expectedVersion }, context),
        ),
    }),
  );
};

withReason(
  'rejectInstallment',
  'The financing company has rejected.',
  (staffId, decision, context) =>
    decideInstallment(staffId, { ...decision, approved: false }, context),
);
withReason(
  'rejectContract',
  'The contract is not signed: the down payment goes back.',
  rejectContract,
);
staffMutation('processOrder', 'The motorcycle is prepared, registration begins.', processOrder);

main.mutationField('shipOrder', (t) =>
  t.field({
    type: OrderResultRef,
    description: 'It leaves, or stands ready at the dealer.',
    args: {
      id: t.arg.id({ required: true }),
      arrivesOn: t.arg.string({
        description:
          'A day in Jakarta, `YYYY-MM-DD`, where one can be named; the customer reads it.',
      }),
      expectedVersion: t.arg.int({ required: true, description: SEEN }),
    },
    resolve: (_, decision, context) =>
      decideAtDesk(context, (staffId) => shipOrder(staffId, decision, context)),
  }),
);

main.mutationField('signContract', (t) =>
  t.field({
    type: OrderResultRef,
    description: 'The customer has signed with the financing company.',
    args: {
      id: t.arg.id({ required: true }),
      reference: t.arg.string({ required: true, description: 'Of the financing company.' }),
      hash: t.arg.string({ required: true, description: 'SHA-256 of the signed file, in hex.' }),
      expectedVersion: t.arg.int({ required: true, description: SEEN }),
    },
    resolve: (_, { id, expectedVersion, ...contract }, context) =>
      decideWithValid(context, contractInput, contract, (staffId, valid) =>
        signContract(staffId, { id, ...valid, expectedVersion }, context),
      ),
  }),
);

main.mutationField('deliverOrder', (t) =>
  t.field({
    type: OrderResultRef,
    description: 'Handed over against work order, passkey and photo.',
    args: {
      workOrder: t.arg.string({ required: true }),
      passkey: t.arg.string({ required: true }),
      photo: t.arg.id({ required: true, description: 'Id of the upload.' }),
      expectedVersion: t.arg.int({ required: true, description: SEEN }),
    },
    resolve: async (_, { expectedVersion, ...proof }, context) => {
      const { customerId } = requireOrderReader(await context.actor());
      return deskAnswer(
        await deliverOrder(customerId, proof, { expectedVersion }, context),
        context,
      );
    },
  }),
);

main.mutationField('updateRegistration', (t) =>
  t.field({
    type: OrderResultRef,
    description: 'Certificate, plate or title goes on, or the number of the plate is corrected.',
    args: {
      id: t.arg.id({ required: true }),
      item: t.arg({
        type: RegistrationItemEnum,
        required: true,
      }),
      progress: t.arg({
        type: RegistrationProgressEnum,
        required: true,
      }),
      plateNumber: t.arg.string({
        description:
          'With certificate or plate, which is not ready without; it stays until another is sent.',
        extensions: upTo(PLATE_NUMBER_LENGTH),
      }),
      expectedVersion: t.arg.int({ required: true, description: SEEN }),
    },
    resolve: (_, { id, expectedVersion, ...paper }, context) =>
      decideWithValid(context, paperInput, paper, (staffId, valid) =>
        updateRegistration(staffId, { id, ...valid, expectedVersion }, context),
      ),
  }),
);

main.mutationField('updateSisapiraStatus', (t) =>
  t.field({
    type: OrderResultRef,
    description: 'How far the government’s help for an order is.',
    args: {
      id: t.arg.id({ required: true }),
      status: t.arg({ type: SisapiraStatusEnum, required: true }),
      expectedVersion: t.arg.int({ required: true, description: SEEN }),
    },
    resolve: (_, { id, status, expectedVersion }, context) =>
      decideAtDesk(context, (staffId) =>
        updateSisapira(staffId, { id, status, expectedVersion }, context),
      ),
  }),
);

main.mutationField('enterRegistrationCost', (t) =>
  t.field({
    type: OrderResultRef,
    description: 'A cost that was paid for the customer, with its receipt.',
    args: {
      id: t.arg.id({ required: true }),
      costId: t.arg.id({ required: true, description: '`cst_` and 26 characters.' }),
      label: t.arg.string({ required: true }),
      amount: t.arg({ type: 'Rupiah', required: true }),
      receipt: t.arg.id({ required: true, description: 'Id of the upload.' }),
      expectedVersion: t.arg.int({ required: true, description: SEEN }),
    },
    resolve: (_, { expectedVersion, ...cost }, context) =>
      decideWithValid(context, costInput, cost, (staffId, valid) =>
        enterCost(staffId, { ...valid, expectedVersion }, context),
      ),
  }),
);

main.mutationField('affixMeterai', (t) =>
  t.field({
    type: OrderResultRef,
    description: 'The serial number of the stamp duty that was affixed to a receipt.',
    args: {
      id: t.arg.id({ required: true }),
      code: t.arg.string({ required: true, description: 'Of the receipt.' }),
      serial: t.arg.string({ required: true }),
      expectedVersion: t.arg.int({ required: true, description: SEEN }),
    },
    resolve: (_, { id, expectedVersion, ...stamp }, context) =>
      decideWithValid(context, meteraiInput, stamp, (staffId, valid) =>
        affixMeterai(staffId, { id, ...valid, expectedVersion }, context),
      ),
  }),
);

main.mutationField('changeInvoiceAddress', (t) =>
  t.field({
    type: OrderResultRef,
    description:
      'Another address on the invoice of a company, until the 15th of the month after its issue; the invoice is made anew.',
    args: {
      id: t.arg.id({ required: true }),
      address: t.arg.string({ required: true, description: 'In full, as it is printed.' }),
      expectedVersion: t.arg.int({ required: true, description: SEEN }),
    },
    resolve: (_, { id, expectedVersion, ...address }, context) =>
      decideWithValid(context, invoiceAddressInput, address, (staffId, valid) =>
        changeInvoiceAddress(staffId, { id, ...valid, expectedVersion }, context),
      ),
  }),
);

main.mutationField('withdrawOrder', (t) =>
  t.field({
    type: OrderResultRef,
    description: 'Staff end an order that cannot go on; everything paid goes back.',
    args: {
      id: t.arg.id({ required: true }),
      reason: t.arg({
        type: StaffCancellationEnum,
        required: true,
      }),
      note: t.arg.string({ description: 'The customer reads it.' }),
      expectedVersion: t.arg.int({ required: true, description: SEEN }),
    },
    resolve: (_, { id, reason, note, expectedVersion }, context) =>
      decideWithValid(context, withdrawInput, { reason, note }, (staffId, valid) =>
        withdrawOrder(staffId, { id, reason, note: valid.note || null, expectedVersion }, context),
      ),
  }),
);

main.mutationField('reportFailedDelivery', (t) =>
  t.field({
    type: OrderResultRef,
    description: 'The motorcycle comes back, or was not collected: another day is agreed on.',
    args: {
      id: t.arg.id({ required: true }),
      reason: t.arg({ type: DeliveryFailureEnum, required: true }),
      nextOn: t.arg.string({ required: true, description: 'A day in Jakarta, `YYYY-MM-DD`.' }),
      expectedVersion: t.arg.int({ required: true, description: SEEN }),
    },
    resolve: (_, decision, context) =>
      decideAtDesk(context, (staffId) => reportFailedDelivery(staffId, decision, context)),
  }),
);

main.mutationField('endUndelivered', (t) =>
  t.field({
    type: OrderResultRef,
    description: `The customer does not take the motorcycle, or cannot be reached: the order ends, and
      what was paid goes back, less official registration costs already paid for them.`,
    args: {
      id: t.arg.id({ required: true }),
      reason: t.arg({ type: UndeliveredReasonEnum, required: true }),
      note: t.arg.string({ description: 'The customer reads it.' }),
      expectedVersion: t.arg.int({ required: true, description: SEEN }),
    },
    resolve: (_, { id, reason, note, expectedVersion }, context) =>
      decideWithValid(context, undeliveredInput, { reason, note }, (staffId, valid) =>
        endUndelivered(staffId, { id, reason, note: valid.note || null, expectedVersion }, context),
      ),
  }),
);
