import type { SeedStep } from '#db/seed/step.ts';
import { seed as account } from './account/index.ts';
import { seed as catalog } from './catalog/index.ts';
import { seed as content } from './content/index.ts';
import { seed as garage } from './garage/index.ts';
import { seed as listings } from './listings/index.ts';
import { seed as notifications } from './notifications/index.ts';
import {
  seed as orders,
  couponSeed as ordersCoupons,
  helpSeed as ordersHelp,
} from './orders/index.ts';
import { seed as places, regionsSeed as regions } from './places/index.ts';
import { seed as referrals } from './referrals/index.ts';
import { seed as sharing } from './sharing/index.ts';
import { seed as shop, stockSeed as shopStock } from './shop/index.ts';
import { seed as staff, rolesSeed as staffRoles } from './staff/index.ts';
import { seed as stations } from './stations/index.ts';
import { seed as testRides } from './test-rides/index.ts';

/** In the order of their references: a step may mention rows of those above it. */
export const steps: readonly SeedStep[] = [
  account,
  catalog,
  content,
  shop,
  shopStock,
  stations,
  places,
  regions,
  garage,
  sharing,
  listings,
  notifications,
  ordersHelp,
  ordersCoupons,
  orders,
  referrals,
  testRides,
  staffRoles,
  staff,
];
