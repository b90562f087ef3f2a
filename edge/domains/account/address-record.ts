import { inArray } from 'drizzle-orm';
import { changedIds } from '#db/feed/page.ts';
import { build, prepare } from '#db/query.ts';
import { customerAddress } from '#db/schema/account-address.ts';
import type { AddressRecord } from '#edge/contract/places/address-record.ts';
import type { LoadChanged } from '#edge/graphql/changed.ts';

const changedAddresses = prepare(
  build.select().from(customerAddress).where(inArray(customerAddress.customerId, changedIds)),
);

export const loadChangedAddresses: LoadChanged<AddressRecord> = async (page, { read }) =>
  new Map(
    (await read(changedAddresses(page))).map(({ customerId, ...record }) => [customerId, record]),
  );
