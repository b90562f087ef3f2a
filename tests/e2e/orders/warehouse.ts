import { openDatabase } from '#db/open.ts';
import { newId } from '#edge/contract/ids.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { enqueue } from '#edge/platform/jobs/job.sql.ts';
import { storeUrl } from '#tests/e2e/offline/store.ts';

const write = async (sql: string, args: (string | number | null)[]): Promise<void> => {
  const db = openDatabase({ url: storeUrl() });
  try {
    await db.primary.execute({ sql, args });
  } finally {
    db.close();
  }
};

/** What `prepared.ts` orders, in words of the catalogue. */
export const ORDERED = { color: 'indie-red', accent: 'black', battery: 'dual' } as const;

/** One more unit of `ORDERED`, so that tests which buy never empty the demo stock. */
export const unitArrives = (): Promise<void> => {
  const serial = newId('unt');
  // As they are printed: a chassis number has no Q, and forms and the BFF write it in capitals.
  const printed = serial.slice(-14).toUpperCase().replaceAll('Q', 'P');
  const { color, accent, battery } = ORDERED;
  return write(
    `INSERT INTO unit (id, vin, motor_number, slug, color, accent, battery, dealer_slug, arrived_at)
      VALUES (?, ?, ?, 'alva-cervo', ?, ?, ?, 'aec-scbd', ?)`,
    [serial, `MJX${printed}`, `EM${printed}`, color, accent, battery, Date.now()],
  );
};

/** A promo code of Rp1.000.000 off any motorcycle, as often as anybody likes. */
export const promoCodeStarts = (code: string): Promise<void> =>
  write(
    `INSERT OR IGNORE INTO coupon (code, kind, amount_idr, starts_at, most_per_person)
      VALUES (?, 'AMOUNT', 1000000, 0, 1000000)`,
    [code],
  );

/** One of Rp20.000 off any goods. @param customerId whose alone it is */
export const goodsCodeStarts = (code: string, customerId: string | null = null): Promise<void> =>
  write(
    `INSERT INTO coupon (code, kind, amount_idr, applies_to, starts_at, most_per_person, customer_id)
      VALUES (?, 'AMOUNT', 20000, 'GOODS', 0, 1000000, ?)`,
    [code, customerId],
  );

/** A promo code is over from now on. */
export const promoCodeEnds = (code: string): Promise<void> =>
  write('UPDATE coupon SET ends_at = ? WHERE code = ?', [Date.now(), code]);

/** The time to pay an order is over, as after a day; what goes with it is the product's to do. */
export const windowEnds = (orderId: string): Promise<void> =>
  write('UPDATE customer_order SET expires_at = ? WHERE id = ?', [Date.now() - 1_000, orderId]);

/** The application of an order was handed in ten days ago; its devices read it anew. */
export const handedInLongAgo = async (orderId: string): Promise<void> => {
  const now = Date.now();
  await write('UPDATE financing_application SET submitted_at = ? WHERE order_id = ?', [
    now - 10 * DAY_MS,
    orderId,
  ]);
  await write('UPDATE customer_order SET updated_at = ? WHERE id = ?', [now, orderId]);
};

/** The company of an order is asked at the next run of the job, and not when it has been silent for long. */
export const companyIsNext = (orderId: string): Promise<void> =>
  write('UPDATE financing_application SET next_try_at = 0 WHERE order_id = ?', [orderId]);

/** A job of the product runs at its next tick, not when its interval is over. */
export const jobIsDue = async (kind: 'orders.invoices' | 'orders.end-windows'): Promise<void> => {
  const db = openDatabase({ url: storeUrl() });
  const now = Date.now();
  try {
    await db.write([enqueue({ id: newId('job'), kind, runAt: now, now })]);
  } finally {
    db.close();
  }
};

/** As many tries to track an order as somebody has made from this address within the hour. */
export const triesToTrack = (count: number): Promise<void> =>
  write("UPDATE attempt SET count = ? WHERE purpose = 'orders.track'", [count]);

/** The cart somebody has not ordered is gone, with its address and its promo code. */
export const cartEmptied = async (customerId: string): Promise<void> => {
  const open = 'customer_id = ? AND order_id IS NULL AND merged_into IS NULL';
  await write(`DELETE FROM cart_line WHERE cart_id IN (SELECT id FROM cart WHERE ${open})`, [
    customerId,
  ]);
  await write(`DELETE FROM cart WHERE ${open}`, [customerId]);
};

/** What staff of the shop do meanwhile. */
interface Shopkeeper {
  prices(slug: string, priceIdr: number): Promise<void>;
  /** So many of a thing with one size are left, at this place alone. */
  leaves(slug: string, dealerSlug: string, count: number): Promise<void>;
}

/** Works in the product's shop and puts back how it was. */
export const asShopkeeper = async (
  work: (shopkeeper: Shopkeeper) => Promise<void>,
): Promise<void> => {
  const db = openDatabase({ url: storeUrl() });
  const before: { sql: string; args: (string | number)[] }[] = [];
  const rows = async (sql: string, slug: string) =>
    (await db.primary.execute({ sql, args: [slug] })).rows;
  try {
    await work({
      prices: async (slug, priceIdr) => {
        const sql = 'UPDATE shop_item SET price_idr = ? WHERE slug = ?';
        for (const { price_idr } of await rows(
          'SELECT price_idr FROM shop_item WHERE slug = ?',
          slug,
        ))
          before.unshift({ sql, args: [Number(price_idr), slug] });
        await db.primary.execute({ sql, args: [priceIdr, slug] });
      },
      leaves: async (slug, dealerSlug, count) => {
        const sql = 'UPDATE shop_stock SET on_hand = ? WHERE variant_id = ? AND dealer_slug = ?';
        const stock = await rows(
          `SELECT variant_id, dealer_slug, on_hand FROM shop_stock WHERE variant_id =
            (SELECT s.id FROM shop_item_size s JOIN shop_item i ON i.id = s.item_id WHERE i.slug = ?)`,
          slug,
        );
        for (const { variant_id, dealer_slug, on_hand } of stock) {
          const place = [String(variant_id), String(dealer_slug)];
          before.unshift({ sql, args: [Number(on_hand), ...place] });
          const left = dealer_slug === dealerSlug ? count : 0;
          await db.primary.execute({ sql, args: [left, ...place] });
        }
      },
    });
  } finally {
    for (const each of before) await db.primary.execute(each);
    db.close();
  }
};
