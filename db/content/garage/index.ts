import {
  battery,
  batteryUse,
  serviceRecord,
  vehicle,
  vehicleWarranty,
} from '../../schema/garage.ts';
import type { SeedStep } from '../../seed/step.ts';
import { upsert } from '../../seed/upsert.ts';
import { batteries, uses } from './batteries.ts';
import { services, warranties } from './service.ts';
import { vehicles } from './vehicles.ts';

export const seed: SeedStep = {
  slug: 'garage',
  demo: true,
  statements: () => [
    ...upsert(vehicle, vehicles),
    ...upsert(vehicleWarranty, warranties),
    ...upsert(serviceRecord, services),
    ...upsert(battery, batteries),
    ...upsert(batteryUse, uses),
  ],
};
