import { eq, inArray } from 'drizzle-orm';
import { changedIds } from '#db/feed/page.ts';
import { build, prepare } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { vehicle } from '#db/schema/garage.ts';
import { vehicleShare } from '#db/schema/sharing.ts';
import { iso, isoOrNull } from '#edge/contract/time.ts';
import { provideRecords } from '#edge/graphql/provide-records.ts';
import { guestNameOf } from './names.ts';

const changedShares = prepare(
  build
    .select({ share: vehicleShare, vin: vehicle.vin, guestName: customer.name })
    .from(vehicleShare)
    .innerJoin(vehicle, eq(vehicle.id, vehicleShare.vehicleId))
    .innerJoin(customer, eq(customer.id, vehicleShare.guestId))
    .where(inArray(vehicleShare.id, changedIds)),
);

/** The owner's book of loans, for their device. */
provideRecords('shares', async (page, { read }) => {
  const rows = await read(changedShares(page));
  return new Map(
    rows.map(({ share, vin, guestName }) => [
      share.id,
      {
        id: share.id,
        vin,
        guestID: share.guestId,
        guestFullname: guestNameOf(share, guestName),
        loanStart: iso(share.loanStartAt),
        loanEnd: iso(share.loanEndAt),
        allows: share.allows,
        acceptedAt: isoOrNull(share.acceptedAt),
        offerUntil: isoOrNull(share.offerUntilAt),
        endedAt: share.revokedAt === null ? null : iso(share.revokedAt),
        endedBy: share.endedBy,
        endingId: share.endingId,
      },
    ]),
  );
});
