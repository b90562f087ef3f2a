import { sql } from 'drizzle-orm';
import { changedIds } from '#db/feed/page.ts';
import { prepareRaw } from '#db/query.ts';
import { main } from '#edge/graphql/builder.ts';
import { provideRecords } from '#edge/graphql/provide-records.ts';
import { recordScalar } from '#edge/graphql/records.ts';
import { loadOrders } from './load.ts';
import { recordOf } from './record.ts';

main.addScalarType('OrderRecord', recordScalar('OrderRecord'));

const changedOrders = prepareRaw<object, string[]>(
  sql`SELECT id FROM customer_order WHERE id IN ${changedIds}`,
  ({ rows }) => rows.map(({ id }) => String(id)),
);

/**
 * One's own orders, for one's own devices. In two trips, because payments are read by order: what
 * changes in between comes again with the next page.
 */
provideRecords('orders', async (page, { read, clock }) => {
  const loaded = await loadOrders(await read(changedOrders(page)), read);
  const now = clock();
  return new Map(loaded.map((each) => [each.order.id, recordOf(each, now)]));
});
