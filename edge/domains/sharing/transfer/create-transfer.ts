import * as v from 'valibot';
import { requireCustomer } from '#edge/auth/policy.ts';
import { TRANSFER_LIMITS, type TransferFault } from '#edge/contract/sharing/transfer-machine.ts';
import { vin as vinRule } from '#edge/contract/validators/index.ts';
import { main } from '#edge/graphql/builder.ts';
import { DONE, failed } from '#edge/graphql/common.ts';
import { maskedEmail, maskedName, maskedPhone } from '#edge/platform/mask-person.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { type Requested, requestTransfer } from './request.ts';

interface OwnerData {
  readonly name: string;
  readonly oID: number | null;
  readonly email: string | null;
  readonly vin: string;
  readonly phoneNumber: string | null;
}

interface OwnershipRequest {
  readonly success: boolean;
  readonly message: string;
  readonly errorCode: TransferFault | null;
  readonly ownerData: OwnerData | null;
  readonly isAlreadyRequest: boolean;
  readonly totalAttempts: number;
}

/** Enough for a buyer to see that it is the seller's, and for nobody to learn who that is. */
const maskedOwner = ({ vehicle }: Requested): OwnerData => ({
  name: maskedName(vehicle.name),
  oID: null,
  email: vehicle.email === null ? null : maskedEmail(vehicle.email),
  vin: vehicle.vin,
  phoneNumber: vehicle.phoneNumber === null ? null : maskedPhone(vehicle.phoneNumber),
});

const OwnerDataRef = main.objectRef<OwnerData>('TransferOwnerData').implement({
  description: 'The present owner, masked.',
  fields: (t) => ({
    name: t.exposeString('name'),
    oID: t.exposeInt('oID', { nullable: true, description: 'Never told.' }),
    email: t.exposeString('email', { nullable: true }),
    vin: t.exposeString('vin'),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
  }),
});

const RequestRef = main.objectRef<OwnershipRequest>('OwnershipRequestResult').implement({
  fields: (t) => ({
    success: t.exposeBoolean('success'),
    message: t.exposeString('message'),
    errorCode: t.exposeString('errorCode', { nullable: true }),
    ownerData: t.field({
      type: OwnerDataRef,
      nullable: true,
      resolve: ({ ownerData }) => ownerData,
    }),
    isAlreadyRequest: t.exposeBoolean('isAlreadyRequest', {
      description: 'There is an open request of yours.',
    }),
    totalAttempts: t.exposeInt('totalAttempts', {
      description: `Tries of this day, of ${TRANSFER_LIMITS.attempts}; 0 when this one did not count.`,
    }),
  }),
});

main.mutationField('createTransferOwnership', (t) =>
  t.field({
    type: RequestRef,
    description:
      'Looks up the owner of a motorcycle; with `isTransfer`, asks them to hand it over.',
    args: {
      vin: t.arg.string({ required: true }),
      isTransfer: t.arg.boolean({ required: true }),
    },
    resolve: async (_, { vin, isTransfer }, context) => {
      const { customerId } = requireCustomer(await context.actor());
      const parsed = v.safeParse(vinRule(), vin);
      if (!parsed.success) throw new Refusal('BAD_USER_INPUT', 'This is not a frame number.');
      const done = await requestTransfer(customerId, { vin: parsed.output, isTransfer }, context);
      if (!done.ok)
        return {
          ...failed(done.error.fault),
          ownerData: null,
          isAlreadyRequest: false,
          totalAttempts: Math.min(done.error.attempts, TRANSFER_LIMITS.attempts),
        };
      return {
        ...DONE,
        ownerData: maskedOwner(done.value),
        isAlreadyRequest: done.value.already,
        totalAttempts: done.value.attempts,
      };
    },
  }),
);
