import { vehicleShare } from '../../schema/sharing.ts';
import type { SeedStep } from '../../seed/step.ts';
import { upsert } from '../../seed/upsert.ts';
import { daysFromEpoch } from '../epoch.ts';

/** Citra rides Ayu's ALVA ONE for a year, and once rode Bima's for a weekend. */
const shares: (typeof vehicleShare.$inferInsert)[] = [
  {
    id: 'shr_ayu_citra',
    vehicleId: 'veh_ayu_one',
    ownerId: 'cus_owner',
    guestId: 'cus_guest',
    loanStartAt: daysFromEpoch(-14),
    loanEndAt: daysFromEpoch(351),
    createdAt: daysFromEpoch(-14),
  },
  {
    id: 'shr_bima_citra',
    vehicleId: 'veh_bima_q',
    ownerId: 'cus_owner2',
    guestId: 'cus_guest',
    loanStartAt: daysFromEpoch(-130),
    loanEndAt: daysFromEpoch(-128),
    revokedAt: daysFromEpoch(-128),
    createdAt: daysFromEpoch(-131),
  },
];

export const seed: SeedStep = {
  slug: 'sharing',
  demo: true,
  statements: () => upsert(vehicleShare, shares),
};
