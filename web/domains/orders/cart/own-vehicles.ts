import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { fitsVehicle } from '#edge/contract/orders/cart/fits-vehicle.ts';
import type { DeviceLine } from './device-cart.ts';

/** The person's own motorcycles that a thing fits. */
export const vehiclesFor = <Vehicle extends Pick<VehicleRecord, 'user' | 'generation'>>(
  vehicles: readonly Vehicle[],
  fits: readonly string[],
): readonly Vehicle[] =>
  vehicles.filter(({ user, generation }) => user.own && fitsVehicle(fits, generation));

/** What the order is told: of what was chosen for a motorcycle only what is still one's own, and fits it. */
export const chosenVehicles = (
  lines: readonly Pick<DeviceLine, 'variantId' | 'vin'>[],
  onServer: readonly { readonly id: string; readonly fits: readonly string[] }[],
  vehicles: readonly Pick<VehicleRecord, 'user' | 'generation' | 'vin'>[],
): { variantId: string; vin: string }[] =>
  lines.flatMap(({ variantId, vin }) => {
    const fits = onServer.find(({ id }) => id === variantId)?.fits ?? [];
    const isFor = vehiclesFor(vehicles, fits).some((each) => each.vin === vin);
    return vin !== undefined && isFor ? [{ variantId, vin }] : [];
  });
