import type { vehiclePaper } from '#db/schema/garage.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { type VehicleRow, vehicles } from './vehicles.ts';

type Paper = typeof vehiclePaper.$inferInsert;

/** The ownership book comes from the police after the plate. */
const BPKB_DAYS = 75;

/** Invoice and warranty book come with the motorcycle; the police's papers follow its plate. */
const statusOf = (
  vehicle: VehicleRow,
): readonly (readonly [Paper['kind'], Paper['status'], number])[] => {
  const delivered = vehicle.deliveredAt ?? vehicle.purchasedAt;
  const collected = vehicle.plateCollectedAt ?? null;
  return [
    ['INVOICE', 'COLLECTED', vehicle.purchasedAt],
    ['WARRANTY_BOOK', 'COLLECTED', delivered],
    ['STNK', vehicle.plateProgress, collected ?? delivered],
    collected === null
      ? ['BPKB', 'PROCESSING', delivered]
      : ['BPKB', 'COLLECTED', collected + BPKB_DAYS * DAY_MS],
  ];
};

export const papers: readonly Paper[] = vehicles.flatMap((vehicle) =>
  statusOf(vehicle).map(([kind, status, statusAt]) => ({
    id: `ppr_${vehicle.id.slice('veh_'.length)}_${kind.toLowerCase()}`,
    vehicleId: vehicle.id,
    kind,
    status,
    statusAt,
  })),
);
