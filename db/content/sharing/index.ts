import { daysFromEpoch } from '#db/content/epoch.ts';
import { vehicleShare } from '#db/schema/sharing.ts';
import type { SeedStep } from '#db/seed/step.ts';
import { upsert } from '#db/seed/upsert.ts';
import { DAY_MS } from '#edge/contract/time.ts';

/** Citra rides Ayu's ALVA ONE for a year, and once rode Bima's for a weekend; others came and went. */
const loans: readonly (typeof vehicleShare.$inferInsert)[] = [
  {
    id: 'shr_ayu_citra',
    vehicleId: 'veh_ayu_one',
    ownerId: 'cus_owner',
    guestId: 'cus_guest',
    loanStartAt: daysFromEpoch(-14),
    loanEndAt: daysFromEpoch(351),
    slot: 1,
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
    endedBy: 'time',
    createdAt: daysFromEpoch(-131),
  },
  {
    id: 'shr_ayu_dimas',
    vehicleId: 'veh_ayu_one',
    ownerId: 'cus_owner',
    guestId: 'cus_affiliate',
    loanStartAt: daysFromEpoch(-75),
    loanEndAt: daysFromEpoch(-45),
    revokedAt: daysFromEpoch(-52),
    endedBy: 'owner',
    endingId: 'end_ayu_dimas',
    createdAt: daysFromEpoch(-75),
  },
  {
    id: 'shr_ayu_bima',
    vehicleId: 'veh_ayu_cervo',
    ownerId: 'cus_owner',
    guestId: 'cus_owner2',
    loanStartAt: daysFromEpoch(-33),
    loanEndAt: daysFromEpoch(-30),
    revokedAt: daysFromEpoch(-31),
    endedBy: 'guest',
    endingId: 'end_ayu_bima',
    createdAt: daysFromEpoch(-34),
  },
];

/** All of them were accepted when they were offered. */
const shares = loans.map((share) => ({
  ...share,
  acceptedAt: share.createdAt,
  offerUntilAt: share.createdAt + 7 * DAY_MS,
}));

export const seed: SeedStep = {
  slug: 'sharing',
  demo: true,
  statements: () => upsert(vehicleShare, shares),
};
