import { inArray } from 'drizzle-orm';
import { changedIds } from '#db/feed/page.ts';
import { build, prepare } from '#db/query.ts';
import { customerAddress } from '#db/schema/account-address.ts';
import { provideRecords } from '#edge/graphql/provide-records.ts';

const changedAddresses = prepare(
  build.select().from(customerAddress).where(inArray(customerAddress.customerId, changedIds)),
);

provideRecords(
  'addresses',
  async (page, { read }) =>
    new Map(
      (await read(changedAddresses(page))).map(({ customerId, ...record }) => [customerId, record]),
    ),
);
