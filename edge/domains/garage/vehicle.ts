import type { VehicleSummary } from '#edge/contract/garage/vehicle-record.ts';
import { main } from '#edge/graphql/builder.ts';
import type { VehicleRow } from './ev-list.sql.ts';
import { summaryOf } from './vehicle-summary.ts';

/** How much of the owner one may see: a guest knows the name and no more. */
interface VehicleUser {
  readonly name: string;
  readonly own: boolean;
  readonly phoneNumber: string | null;
  readonly email: string | null;
  readonly customerID: string | null;
  readonly oID: number | null;
}

export interface Vehicle extends VehicleSummary {
  readonly user: VehicleUser;
}

export const vehicleOf = (row: VehicleRow, customerId: string, now: number): Vehicle => {
  const record = summaryOf(row, customerId, now);
  const { own } = record.user;
  return {
    ...record,
    user: {
      ...record.user,
      phoneNumber: own ? row.ownerPhone : null,
      email: own ? row.ownerEmail : null,
      customerID: own ? row.vehicle.ownerId : null,
      oID: own ? row.ownerOId : null,
    },
  };
};

const UserRef = main.objectRef<VehicleUser>('VehicleUser').implement({
  description: 'The owner.',
  fields: (t) => ({
    name: t.exposeString('name'),
    own: t.exposeBoolean('own', { description: 'Whether the owner is who asks.' }),
    phoneNumber: t.exposeString('phoneNumber', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    customerID: t.exposeID('customerID', { nullable: true }),
    oID: t.exposeInt('oID', { nullable: true }),
  }),
});

export const VehicleRef = main.objectRef<Vehicle>('Vehicle').implement({
  description: 'A motorcycle in the garage. Times are ISO-8601 in UTC.',
  fields: (t) => ({
    vin: t.exposeID('vin'),
    productName: t.exposeString('productName'),
    productCode: t.exposeString('productCode'),
    generation: t.exposeString('generation'),
    colorName: t.exposeString('colorName'),
    snapshot: t.exposeString('snapshot', { nullable: true }),
    registrationPlate: t.exposeString('registrationPlate', { nullable: true }),
    purchaseDate: t.exposeString('purchaseDate'),
    arrivedDate: t.exposeString('arrivedDate', { nullable: true }),
    deliveryDate: t.exposeString('deliveryDate', { nullable: true }),
    warrantyValid: t.exposeString('warrantyValid', { nullable: true }),
    rsaExpDate: t.exposeString('rsaExpDate', { nullable: true }),
    isActiveRSA: t.exposeBoolean('isActiveRSA'),
    user: t.field({ type: UserRef, resolve: ({ user }) => user }),
  }),
});
