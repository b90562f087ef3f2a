import { readForCustomer } from '#edge/auth/read-for-customer.ts';
import { SLOTS } from '#edge/contract/sharing/limits.ts';
import { main } from '#edge/graphql/builder.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { openShares, ownerOfVehicle } from './share.sql.ts';

interface Slot {
  readonly uID: string;
  readonly message: string;
  readonly success: boolean;
  readonly totalSlot: number;
}

const SlotRef = main.objectRef<Slot>('AvailableVehicleSlot').implement({
  fields: (t) => ({
    uID: t.exposeID('uID', { description: 'Whom the slot is for.' }),
    message: t.exposeString('message', { description: 'A key the client translates.' }),
    success: t.exposeBoolean('success', { description: 'A slot is free for them.' }),
    totalSlot: t.exposeInt('totalSlot', { description: 'How many are free.' }),
  }),
});

const Param = main.inputType('AvailableVehicleSlotParam', {
  fields: (t) => ({
    vin: t.id({ required: true }),
    uID: t.id({ description: 'A guest; the customer who asks when left out.' }),
  }),
});

main.queryField('getAvailableVehicleSlotID', (t) =>
  t.field({
    type: SlotRef,
    description: `Whether a motorcycle of one’s own can be lent to one more guest; it has ${SLOTS} places.`,
    args: { param: t.arg({ type: Param, required: true }) },
    resolve: async (_, { param }, context) => {
      const vin = param.vin;
      const now = context.clock();
      const [{ customer, rows: open }, { rows: owners }] = await Promise.all([
        readForCustomer(context, () => openShares({ vin, now })),
        readForCustomer(context, () => ownerOfVehicle({ vin })),
      ]);
      if (owners[0]?.customer.id !== customer.customerId)
        throw new Refusal('NOT_FOUND', 'There is no such motorcycle in your garage.');
      const uID = param.uID ?? customer.customerId;
      const totalSlot = Math.max(0, SLOTS - open.length);
      const rides = open.some(({ guestId }) => guestId === uID);
      const message = rides ? 'sharing.rides' : totalSlot > 0 ? 'sharing.free' : 'sharing.full';
      return { uID, message, success: !rides && totalSlot > 0, totalSlot };
    },
  }),
);
