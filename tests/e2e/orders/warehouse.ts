import { openDatabase } from '#db/open.ts';
import { newId } from '#edge/contract/ids.ts';
import { storeUrl } from '#tests/e2e/offline/store.ts';

const write = async (sql: string, args: (string | number)[]): Promise<void> => {
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
  const { color, accent, battery } = ORDERED;
  return write(
    `INSERT INTO unit (id, vin, motor_number, slug, color, accent, battery, dealer_slug, arrived_at)
      VALUES (?, ?, ?, 'alva-cervo', ?, ?, ?, 'aec-scbd', ?)`,
    [
      serial,
      `MJX${serial.slice(-14)}`,
      `EM${serial.slice(-14)}`,
      color,
      accent,
      battery,
      Date.now(),
    ],
  );
};

/** A promo code of Rp1.000.000 off any motorcycle, as often as anybody likes. */
export const promoCodeStarts = (code: string): Promise<void> =>
  write(
    `INSERT OR IGNORE INTO coupon (code, kind, amount_idr, starts_at, most_per_person)
      VALUES (?, 'AMOUNT', 1000000, 0, 1000000)`,
    [code],
  );

/** A promo code is over from now on. */
export const promoCodeEnds = (code: string): Promise<void> =>
  write('UPDATE coupon SET ends_at = ? WHERE code = ?', [Date.now(), code]);

/** The time to pay an order is over, as after a day; what goes with it is the product's to do. */
export const windowEnds = (orderId: string): Promise<void> =>
  write('UPDATE customer_order SET expires_at = ? WHERE id = ?', [Date.now() - 1_000, orderId]);

/** As many tries to track an order as somebody has made from this address within the hour. */
export const triesToTrack = (count: number): Promise<void> =>
  write("UPDATE attempt SET count = ? WHERE purpose = 'orders.track'", [count]);
