import type { FittedBattery, VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import type { SellableItemsQuery } from '#web/platform/graphql/generated/main.ts';

type Owned = Pick<
  VehicleRecord,
  'vin' | 'productName' | 'colorName' | 'snapshot' | 'registrationPlate'
> & {
  readonly batteries: readonly Pick<FittedBattery, 'serialNumber' | 'model' | 'batteryLock'>[];
};

/** Something an owner may offer. */
export interface Sellable {
  readonly kind: 'MOTORCYCLE' | 'BATTERY';
  /** Chassis or serial number. */
  readonly key: string;
  readonly title: string;
  readonly colorName: string | null;
  readonly snapshot: string | null;
  /** The motorcycle itself, or the one that a battery is in; `null` where the device does not know it. */
  readonly vehicle: { readonly name: string; readonly plate: string | null } | null;
}

const vehicleOf = ({ productName, registrationPlate }: Owned) => ({
  name: productName,
  plate: registrationPlate,
});

/** What the garage on this device knows. */
const fromGarage = (own: readonly Owned[]): Sellable[] =>
  own.flatMap((each) => [
    {
      kind: 'MOTORCYCLE',
      key: each.vin,
      title: each.productName,
      colorName: each.colorName,
      snapshot: each.snapshot,
      vehicle: vehicleOf(each),
    } as const,
    ...each.batteries
      .filter(({ batteryLock }) => !batteryLock)
      .map(
        ({ serialNumber, model }) =>
          ({
            kind: 'BATTERY',
            key: serialNumber,
            title: model,
            colorName: null,
            snapshot: null,
            vehicle: vehicleOf(each),
          }) as const,
      ),
  ]);

const fromServer = (
  items: SellableItemsQuery['sellableItems'],
  own: readonly Owned[],
): Sellable[] =>
  items
    .filter(({ refusal }) => refusal === null)
    .map(({ vin, batteryNumber, title, colorName, snapshot }) => {
      const around = own.find((each) =>
        vin ? each.vin === vin : each.batteries.some((b) => b.serialNumber === batteryNumber),
      );
      return {
        kind: vin ? 'MOTORCYCLE' : 'BATTERY',
        key: vin ?? batteryNumber ?? '',
        title,
        colorName,
        snapshot: snapshot ?? (vin ? (around?.snapshot ?? null) : null),
        vehicle: around === undefined ? null : vehicleOf(around),
      };
    });

/** Each motorcycle with the batteries in it below, then batteries in none. */
const grouped = (rows: readonly Sellable[], own: readonly Owned[]): Sellable[] => {
  const placeOf = (row: Sellable): number => {
    const at = own.findIndex(
      ({ vin, batteries }) =>
        vin === row.key || batteries.some(({ serialNumber }) => serialNumber === row.key),
    );
    return at < 0 ? own.length : at;
  };
  return rows.toSorted(
    (a, b) =>
      placeOf(a) - placeOf(b) || Number(a.kind === 'BATTERY') - Number(b.kind === 'BATTERY'),
  );
};

/** What could be offered: as the server knows it, without a connection as the garage on this device does. */
export const sellableOf = (
  items: SellableItemsQuery['sellableItems'] | undefined,
  own: readonly Owned[],
  offered: ReadonlySet<string | null>,
): Sellable[] =>
  grouped(items === undefined ? fromGarage(own) : fromServer(items, own), own).filter(
    ({ key }) => !offered.has(key),
  );
