import { colorNameOf, productOfGeneration } from '#edge/contract/garage/generation.ts';
import { iso, isoOrNull } from '#edge/contract/time.ts';
import { snapshotOf } from '#edge/domains/garage/index.ts';
import { main } from '#edge/graphql/builder.ts';
import { maskedName, maskedPlate, maskedVin } from '#edge/platform/mask-person.ts';
import {
  type BatteryRow,
  batteriesOfListing,
  listingById,
  photosOfListing,
  type ServiceRow,
  servicesOfListing,
  type WarrantyRow,
  warrantiesOfListing,
} from './listing.sql.ts';
import { PublicListingRef, type Shown } from './public-listing.ts';
import { standingOf } from './standing.ts';

type Vehicle = NonNullable<Shown['row']['vehicle']>;

interface Page extends Shown {
  readonly vehicle: Vehicle;
  readonly services: readonly ServiceRow[];
  readonly warranties: readonly WarrantyRow[];
  readonly batteries: readonly BatteryRow[];
  readonly origin: string;
}

/** What somebody wrote when they made the appointment is between them and the workshop. */
const detailOf = ({ id, detail }: ServiceRow): string =>
  id.startsWith('sbk_') ? (detail.split(':')[0] ?? '') : detail;

const ServiceRef = main.objectRef<ServiceRow>('SellMyMotorcycleService').implement({
  fields: (t) => ({
    location: t.exposeString('location'),
    date: t.string({ resolve: ({ servicedAt }) => iso(servicedAt) }),
    type: t.exposeString('type'),
    odometer: t.exposeInt('odometerKm'),
    status: t.exposeString('status'),
    detail: t.string({ resolve: detailOf }),
  }),
});

const WarrantyRef = main.objectRef<WarrantyRow>('SellMyMotorcycleWarranty').implement({
  fields: (t) => ({
    title: t.exposeString('part'),
    expire: t.string({ resolve: ({ untilAt }) => iso(untilAt) }),
  }),
});

const BatteryRef = main.objectRef<BatteryRow>('SellMyMotorcycleBattery').implement({
  fields: (t) => ({
    serialNumber: t.string({
      description: 'Its last four characters.',
      resolve: ({ battery }) => maskedVin(battery.serialNumber),
    }),
    dateManufacture: t.string({ resolve: ({ battery }) => iso(battery.producedAt) }),
    batteryCycle: t.int({ resolve: ({ battery }) => battery.cycles }),
    batteryLock: t.boolean({ resolve: ({ battery }) => battery.locked }),
    usedIn: t.int({
      description: 'How many motorcycles it has been in.',
      resolve: ({ usedIn }) => usedIn,
    }),
    firmwareVersion: t.string({ resolve: ({ battery }) => battery.firmwareVersion }),
    isBoostChargeCapable: t.boolean({ resolve: ({ battery }) => battery.isBoostChargeCapable }),
  }),
});

const PageRef = main.objectRef<Page>('SellMyMotorcyclePage').implement({
  description: 'A motorcycle on offer, as everybody sees it: frame number, plate and name masked.',
  fields: (t) => ({
    vin: t.string({ resolve: ({ vehicle }) => maskedVin(vehicle.vin) }),
    ownerName: t.string({ resolve: ({ row }) => maskedName(row.owner.name) }),
    licensePlate: t.string({
      nullable: true,
      resolve: ({ vehicle: v }) =>
        v.registrationPlate === null ? null : maskedPlate(v.registrationPlate),
    }),
    productionYear: t.int({ resolve: ({ vehicle }) => vehicle.productionYear }),
    deliveryDate: t.string({
      nullable: true,
      resolve: ({ vehicle }) => isoOrNull(vehicle.deliveredAt),
    }),
    colorName: t.string({ resolve: ({ vehicle }) => colorNameOf(vehicle.colorCode) }),
    link: t.string({
      description: 'Address of the page.',
      resolve: ({ origin, row }) => `${origin}/sell-my-motorcycle/${row.listing.id}`,
    }),
    generation: t.string({ resolve: ({ vehicle }) => vehicle.generation }),
    generationName: t.string({
      resolve: ({ vehicle: v }) => productOfGeneration(v.generation)?.short ?? v.generation,
    }),
    productName: t.string({
      resolve: ({ vehicle: v }) => productOfGeneration(v.generation)?.name ?? v.productCode,
    }),
    snapshot: t.string({
      nullable: true,
      description: 'Picture of the model in its colour.',
      resolve: ({ vehicle }) => snapshotOf(vehicle),
    }),
    odometer: t.int({ resolve: ({ vehicle }) => vehicle.odometerKm }),
    iotStatus: t.string({ resolve: ({ vehicle }) => vehicle.iotStatus }),
    avatarLink: t.string({
      nullable: true,
      description: 'Always null: a portrait would undo the masked name.',
      resolve: () => null,
    }),
    phoneNumber: t.string({
      nullable: true,
      description: 'Only when the owner chose so.',
      resolve: ({ row }) => (row.listing.showPhone ? row.owner.phoneNumber : null),
    }),
    lastUpdate: t.string({ resolve: ({ row }) => iso(row.listing.updatedAt) }),
    owners: t.int({ description: 'How many it has had.', resolve: ({ row }) => row.owners }),
    servicesCount: t.int({ resolve: ({ services }) => services.length }),
    freeServiceExpired: t.string({
      nullable: true,
      resolve: ({ vehicle }) => isoOrNull(vehicle.freeServiceUntilAt),
    }),
    productCode: t.string({ resolve: ({ vehicle }) => vehicle.productCode }),
    lastIotUpdate: t.string({
      nullable: true,
      resolve: ({ vehicle }) => isoOrNull(vehicle.lastIotUpdateAt),
    }),
    services: t.field({ type: [ServiceRef], resolve: ({ services }) => [...services] }),
    warranties: t.field({ type: [WarrantyRef], resolve: ({ warranties }) => [...warranties] }),
    battery1: t.field({
      type: BatteryRef,
      nullable: true,
      resolve: ({ batteries }) => batteries.find(({ battery }) => battery.slot === 1),
    }),
    battery2: t.field({
      type: BatteryRef,
      nullable: true,
      resolve: ({ batteries }) => batteries.find(({ battery }) => battery.slot === 2),
    }),
    listing: t.field({ type: PublicListingRef, resolve: (page) => page }),
  }),
});

main.queryField('getSellMyMotorcyclePage', (t) =>
  t.field({
    type: PageRef,
    nullable: true,
    description: 'A motorcycle on offer; null when there is none under this id, or no longer.',
    args: { id: t.arg.id({ required: true, description: 'Of the listing, not of the vehicle.' }) },
    resolve: async (_, { id }, { read, clock, env }) => {
      const [[row], photos, services, warranties, batteries] = await Promise.all([
        read(listingById({ id })),
        read(photosOfListing({ id })),
        read(servicesOfListing({ id })),
        read(warrantiesOfListing({ id })),
        read(batteriesOfListing({ id })),
      ]);
      const now = clock();
      if (row === undefined || row.vehicle === null || standingOf(row, now) !== 'SHOWN')
        return null;
      const { vehicle } = row;
      return {
        row,
        photos,
        now,
        vehicle,
        services,
        warranties,
        batteries,
        origin: env.SITE_ORIGIN,
      };
    },
  }),
);
