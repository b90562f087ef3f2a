import {
  battery,
  batteryUse,
  serviceRecord,
  vehicle,
  vehiclePaper,
  vehicleWarranty,
} from '#db/schema/garage.ts';
import { riderStatistic } from '#db/schema/garage-leaderboard.ts';
import { roadsidePackage } from '#db/schema/garage-roadside.ts';
import type { SeedStep } from '#db/seed/step.ts';
import { upsert } from '#db/seed/upsert.ts';
import { batteries, uses } from './batteries.ts';
import { statistics } from './leaderboard.ts';
import { papers } from './papers.ts';
import { roadsidePackages } from './roadside.ts';
import { services, warranties } from './service.ts';
import { vehicles } from './vehicles.ts';

export const seed: SeedStep = {
  slug: 'garage',
  demo: true,
  statements: () => [
    ...upsert(vehicle, vehicles),
    ...upsert(vehicleWarranty, warranties),
    ...upsert(serviceRecord, services),
    ...upsert(vehiclePaper, papers),
    ...upsert(battery, batteries),
    ...upsert(batteryUse, uses),
    ...upsert(riderStatistic, statistics),
    ...upsert(roadsidePackage, roadsidePackages),
  ],
};
