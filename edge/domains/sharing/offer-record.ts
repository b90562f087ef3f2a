import { eq, inArray } from 'drizzle-orm';
import { changedIds } from '#db/feed/page.ts';
import { build, prepare } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { vehicle } from '#db/schema/garage.ts';
import { vehicleShare } from '#db/schema/sharing.ts';
import { productOfGeneration } from '#edge/contract/garage/generation.ts';
import { overAt } from '#edge/contract/sharing/loan-machine.ts';
import { iso } from '#edge/contract/time.ts';
import { provideRecords } from '#edge/graphql/provide-records.ts';
import { maskedVin } from '#edge/platform/mask-person.ts';

const changedOffers = prepare(
  build
    .select({
      share: vehicleShare,
      vin: vehicle.vin,
      generation: vehicle.generation,
      productCode: vehicle.productCode,
      ownerName: customer.name,
    })
    .from(vehicleShare)
    .innerJoin(vehicle, eq(vehicle.id, vehicleShare.vehicleId))
    .innerJoin(customer, eq(customer.id, vehicleShare.ownerId))
    .where(inArray(vehicleShare.id, changedIds)),
);

/** Loans that wait for the customer's word, for their device. */
provideRecords('shareOffers', async (page, { read }) => {
  const rows = await read(changedOffers(page));
  return new Map(
    rows.map(({ share, vin, generation, productCode, ownerName }) => [
      share.id,
      {
        id: share.id,
        ownerName,
        productName: productOfGeneration(generation)?.name ?? productCode,
        vin: maskedVin(vin),
        loanStart: iso(share.loanStartAt),
        loanEnd: iso(share.loanEndAt),
        allows: share.allows,
        offerUntil: iso(overAt(share)),
      },
    ]),
  );
});
