import type { InValue } from '@libsql/client';
import type { OpenDatabase } from '#db/open.ts';
import { newId } from '#edge/contract/ids.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { CAP, newCart } from './goods-shop.ts';
import { booking } from './order-shop.ts';
import { appWith, type Side } from './served-bff.ts';
import { fillStations } from './station-rows.ts';
import { answerOf, asking, COLLECTIONS, contentAddress } from './trusted.ts';

const GARAGE = 100;
const STATIONS = 1_000;

const fillGarage = async (db: OpenDatabase): Promise<void> => {
  const { rows } = await db.primary.execute(
    "SELECT * FROM vehicle WHERE owner_id = 'cus_owner' ORDER BY id",
  );
  const more = Array.from({ length: GARAGE - rows.length }, (_, at) => {
    const own = { id: `veh_bench_${at}`, vin: `BENCH${at}`, registration_plate: null };
    const row = { ...rows[0], ...own };
    const columns = Object.keys(row);
    const sql = `INSERT INTO vehicle (${columns}) VALUES (${columns.map(() => '?')})`;
    return { sql, args: Object.values<InValue>(row) };
  });
  await db.primary.batch(more, 'write');
};

/** What one in a hundred of the rows of a synchronised collection is changed by. */
const ONE_PERCENT = {
  vehicles: `UPDATE vehicle SET odometer_km = odometer_km + 1
    WHERE id IN (SELECT id FROM vehicle WHERE owner_id = 'cus_owner' ORDER BY id LIMIT 1)`,
  stations: `UPDATE station SET address = address || ' 2'
    WHERE id IN (SELECT id FROM station ORDER BY id LIMIT (SELECT count(*) / 100 FROM station))`,
};

type Ask = ReturnType<typeof asking>;

interface Cursor {
  readonly scope: string;
  readonly cursor: string | null;
}

/** Where a collection ends at the moment. */
const endOf = async (ask: Ask, scope: string, cursor: string | null = null): Promise<string> => {
  const { sync } = await ask<{
    readonly sync: { readonly cursor: string; readonly hasMore: boolean };
  }>(/^query Sync\b/, { scope, cursor });
  return sync.hasMore ? endOf(ask, scope, sync.cursor) : sync.cursor;
};

/** The collections of a phone that has everything. */
const endsOf = async (ask: Ask): Promise<readonly Cursor[]> => {
  const cursors = new Map<string, string | null>(COLLECTIONS.map((scope) => [scope, null]));
  for (;;) {
    const questions = [...cursors].map(([scope, cursor]) => ({ scope, cursor }));
    const { syncChanged } = await ask<{ readonly syncChanged: readonly Cursor[] }>(
      /^query SyncChanged\b/,
      { questions },
    );
    if (syncChanged.length === 0) return questions;
    // A garage of a hundred takes more than a page.
    for (const { scope, cursor } of syncChanged) cursors.set(scope, cursor);
  }
};

/**
 * The garage of the demo's owner and the map, of a size at which one in a hundred is something, two orders and a
 * cart. @returns what phones that have nothing, all but the last hundredth, or everything, ask by
 */
export const fillForPhone = async ({ db, bindings, cookie }: Side) => {
  await fillGarage(db);
  await fillStations(db, STATIONS, Date.now());
  const { SITE_ORIGIN = '' } = bindings;
  const { request } = appWith(db, bindings);
  const ask = asking(request, SITE_ORIGIN, cookie);
  const [first, last] = [booking(), booking()];
  for (const input of [first, last]) await ask(/^mutation PlaceOrder\b/, { input });
  const cart = newCart();
  const item = { cart, productVariantId: CAP, quantity: 1 };
  const { addItemToOrder } = await ask<{ addItemToOrder: { lines: { id: string }[] } }>(
    /^mutation AddItemToOrder\b/,
    item,
  );
  const share = {
    vin: 'BENCH0',
    uID: 'cus_guest',
    id: newId('shr'),
    loanEnd: new Date(Date.now() + DAY_MS).toISOString(),
    allows: [],
  };
  // Before the cursors, so that they are after it.
  await ask(/^mutation ShareEv\b/, share);
  const collections = [];
  for (const [scope, change] of Object.entries(ONE_PERCENT)) {
    const before = await endOf(ask, scope);
    await db.primary.execute(change);
    collections.push({ scope, before, end: await endOf(ask, scope) });
  }
  const questions = await endsOf(ask);
  const { data } = await answerOf<{ data: { syncEnds: readonly Cursor[] } }>(
    request(SITE_ORIGIN + contentAddress(/^query SyncEnds\b/)),
  );
  const end = data.syncEnds.find(({ scope }) => scope === 'stations')?.cursor;
  const page = { scope: 'stations', cursor: null, end };
  const line = addItemToOrder.lines[0]?.id;
  return { order: last.id, cart, line, share, collections, questions, page };
};
