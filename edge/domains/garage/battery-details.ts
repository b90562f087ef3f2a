import { customerIdOf } from '#edge/auth/policy.ts';
import { productOfGeneration } from '#edge/contract/garage/generation.ts';
import { iso, isoOrNull, MINUTE_MS } from '#edge/contract/time.ts';
import { main } from '#edge/graphql/builder.ts';
import { holdToAttempts, triedBy } from '#edge/platform/attempts.ts';
import { maskedName, maskedPhone, maskedPlate, maskedVin } from '#edge/platform/mask-person.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';
import { type BatteryRow, batteryOf, type UseRow, usesOf } from './battery.sql.ts';

/** Two numbers have to be known together, and still nobody may go through them all. */
const RULE = declareLimit({
  purpose: 'garage.battery-details',
  most: 60,
  windowMs: 10 * MINUTE_MS,
  what: 'battery passports opened',
  by: 'customer, else address',
});

interface Owner {
  readonly name: string;
  readonly verified: boolean;
  readonly joinDate: string;
  readonly phoneNumber: string | null;
  readonly productName: string | null;
  readonly plateNumber: string | null;
  readonly photoURL: string | null;
}

interface Use {
  readonly model: string;
  readonly vin: string;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly batteryCycle: number;
}

interface Details {
  readonly row: BatteryRow;
  readonly owner: Owner | null;
  readonly history: readonly Use[];
  readonly motorcycles: number;
  /** Epoch ms. */
  readonly now: number;
}

/** The owner sees their own data; everybody else what tells them that it is the same person. */
const ownerOf = ({ owner, plate, generation }: BatteryRow, own: boolean): Owner | null => {
  if (owner === null) return null;
  const { name, phoneNumber, photoUrl, emailVerified, createdAt } = owner;
  return {
    name: own ? name : maskedName(name),
    verified: emailVerified,
    joinDate: iso(createdAt),
    phoneNumber: own || phoneNumber === null ? phoneNumber : maskedPhone(phoneNumber),
    productName: generation === null ? null : (productOfGeneration(generation)?.name ?? null),
    plateNumber: own || plate === null ? plate : maskedPlate(plate),
    photoURL: own ? photoUrl : null,
  };
};

const useOf = ({ model, vin, startedAt, endedAt, cycles }: UseRow, own: boolean): Use => ({
  model,
  vin: own ? vin : maskedVin(vin),
  startDate: iso(startedAt),
  endDate: isoOrNull(endedAt),
  batteryCycle: cycles,
});

/** `customerId` is who asks; undefined for a guest. */
const detailsOf = (
  row: BatteryRow,
  uses: readonly UseRow[],
  customerId: string | undefined,
  now: number,
): Details => {
  const own = customerId !== undefined && row.battery.ownerId === customerId;
  return {
    row,
    owner: ownerOf(row, own),
    history: uses.map((use) => useOf(use, own)),
    motorcycles: new Set(uses.map(({ vin }) => vin)).size,
    now,
  };
};

const OwnerRef = main.objectRef<Owner>('BatteryOwner').implement({
  description: 'Masked for everybody but the owner.',
  fields: (t) => ({
    name: t.exposeString('name'),
    verified: t.exposeBoolean('verified'),
    joinDate: t.exposeString('joinDate'),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
    productName: t.exposeString('productName', { nullable: true }),
    plateNumber: t.exposeString('plateNumber', { nullable: true }),
    photoURL: t.exposeString('photoURL', { nullable: true }),
  }),
});

const UseRef = main.objectRef<Use>('BatteryUse').implement({
  fields: (t) => ({
    model: t.exposeString('model'),
    vin: t.exposeString('vin'),
    startDate: t.exposeString('startDate'),
    endDate: t.exposeString('endDate', { nullable: true, description: 'Null while it is there.' }),
    batteryCycle: t.exposeInt('batteryCycle'),
  }),
});

const BatteryRef = main.objectRef<Details>('Battery').implement({
  fields: (t) => ({
    serialNumber: t.string({ resolve: ({ row }) => row.battery.serialNumber }),
    productionDate: t.string({ resolve: ({ row }) => iso(row.battery.producedAt) }),
    batteryCycle: t.int({ resolve: ({ row }) => row.battery.cycles }),
    weight: t.int({ description: 'Grams.', resolve: ({ row }) => row.battery.weightGrams }),
    capacity: t.int({ description: 'Watt-hours.', resolve: ({ row }) => row.battery.capacityWh }),
    type: t.string({
      description: 'Model and chemistry.',
      resolve: ({ row }) => `${row.battery.model} ${row.battery.chemistry}`,
    }),
    warrantyExpiryDate: t.string({ resolve: ({ row }) => iso(row.battery.warrantyUntilAt) }),
    lockStatus: t.boolean({ resolve: ({ row }) => row.battery.locked }),
    usedInMotorcycles: t.int({
      description: 'How many it has been in.',
      resolve: ({ motorcycles }) => motorcycles,
    }),
    isBoostChargeCapable: t.boolean({ resolve: ({ row }) => row.battery.isBoostChargeCapable }),
    firmwareVersion: t.string({ resolve: ({ row }) => row.battery.firmwareVersion }),
    owner: t.field({ type: OwnerRef, nullable: true, resolve: ({ owner }) => owner }),
  }),
});

const DetailsRef = main.objectRef<Details>('BatteryDetails').implement({
  fields: (t) => ({
    lastUpdated: t.string({
      description: 'Its last report.',
      resolve: ({ row }) => iso(row.battery.reportedAt ?? row.battery.updatedAt),
    }),
    timestamp: t.string({ description: 'Of this answer.', resolve: ({ now }) => iso(now) }),
    battery: t.field({ type: BatteryRef, resolve: (details) => details }),
    history: t.field({ type: [UseRef], resolve: ({ history }) => [...history] }),
  }),
});

main.queryField('getBatteryDetails', (t) =>
  t.field({
    type: DetailsRef,
    nullable: true,
    description:
      'A battery and where it has been, for who knows its number and a motorcycle it was in.',
    args: {
      vin: t.arg.string({ required: true }),
      batteryNumber: t.arg.string({ required: true }),
    },
    resolve: async (_, args, context) => {
      const { identity, read, clock, actor } = context;
      const wanted = {
        vin: args.vin.trim().toUpperCase(),
        batteryNumber: args.batteryNumber.trim().toUpperCase(),
      };
      await holdToAttempts(context, RULE, await triedBy(identity.claimedCustomerId, context));
      const [who, [row], uses] = await Promise.all([
        actor(),
        read(batteryOf(wanted)),
        read(usesOf(wanted)),
      ]);
      if (row === undefined) return null;
      return detailsOf(row, uses, customerIdOf(who), clock());
    },
  }),
);
