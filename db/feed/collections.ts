import { battery, serviceRecord, vehicle, vehicleWarranty } from '../schema/garage.ts';
import { vehicleShare } from '../schema/sharing.ts';
import type { Collection } from './collection.ts';

/**
 * Every synced collection. Triggers, the feed's rows and their test come from this one table;
 * `npm run db:migrate` puts a change here into effect.
 */
export const collections = {
  vehicles: {
    table: vehicle,
    id: vehicle.id,
    audience: vehicle.ownerId,
    except: [vehicle.updatedAt],
    parts: [
      { table: vehicleWarranty, entity: vehicleWarranty.vehicleId },
      { table: serviceRecord, entity: serviceRecord.vehicleId },
      { table: battery, entity: battery.vehicleId, except: [battery.updatedAt] },
    ],
    grants: [
      {
        table: vehicleShare,
        entity: vehicleShare.vehicleId,
        audience: vehicleShare.guestId,
        revokedAt: vehicleShare.revokedAt,
        until: vehicleShare.loanEndAt,
      },
    ],
  },
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;
