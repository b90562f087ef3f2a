import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changedIds } from '#db/feed/page.ts';
import { prepareRaw } from '#db/query.ts';
import { pull } from '#edge/domains/sync/pull.ts';
import type { LoadChanged } from '#edge/graphql/provide-records.ts';
import { createReader } from '#edge/graphql/reader.ts';
import { migrated, type Store, stores } from '#tests/support/stores.ts';
import { addCustomer, addService, addShare, addVehicle } from './garage-rows.ts';

const CUSTOMERS = ['cus_a', 'cus_b', 'cus_c'];
const VEHICLES = ['veh_1', 'veh_2', 'veh_3', 'veh_4', 'veh_5'];

const odometers = prepareRaw(
  sql`SELECT id, odometer_km FROM vehicle WHERE id IN ${changedIds}`,
  ({ rows }) => rows.map((row) => [String(row.id), Number(row.odometer_km)] as const),
);
const load: LoadChanged<number> = async (page, { read }) => new Map(await read(odometers(page)));

/** What one customer's device holds; the rules of applying a page are those of web/platform/offline. */
class Device {
  readonly customer: string;
  cursor: string | null = null;
  records = new Map<string, number>();
  #brought: Set<string> | undefined;

  constructor(customer: string) {
    this.customer = customer;
  }

  /** @returns whether there is more */
  async pullPage(store: Store): Promise<boolean> {
    const context = { read: createReader(store.db, () => {}), clock: () => 1_500 };
    const page = await pull(
      { collection: 'vehicles', audience: this.customer, cursor: this.cursor, limit: 2, load },
      context,
    );
    if (page.starts) this.#brought = new Set();
    for (const { id, record } of page.changed) {
      this.records.set(id, record);
      this.#brought?.add(id);
    }
    for (const id of page.removed) this.records.delete(id);
    this.cursor = page.cursor;
    if (!page.hasMore && this.#brought !== undefined) {
      for (const id of this.records.keys()) if (!this.#brought.has(id)) this.records.delete(id);
      this.#brought = undefined;
    }
    return page.hasMore;
  }
}

const customer = fc.constantFrom(...CUSTOMERS);
const vehicle = fc.constantFrom(...VEHICLES);
const step = fc.oneof(
  fc.record({ kind: fc.constant('pull'), customer }),
  fc.record({ kind: fc.constantFrom('give', 'lend', 'revoke'), customer, vehicle }),
  fc.record({ kind: fc.constantFrom('ride', 'service', 'scrap', 'buy'), customer, vehicle }),
  fc.record({ kind: fc.constantFrom('forget', 'restore') }),
);
type Step = { kind: string; customer?: string; vehicle?: string };

let share = 0;
const statements = ({ kind, customer: c = '', vehicle: v = '' }: Step) => {
  switch (kind) {
    case 'give':
      return [
        `UPDATE vehicle_share SET revoked_at = 1 WHERE vehicle_id = '${v}'`,
        `UPDATE vehicle SET owner_id = '${c}' WHERE id = '${v}'`,
      ];
    case 'lend':
      return [
        `INSERT INTO vehicle_share (id, vehicle_id, owner_id, guest_id, loan_start_at, loan_end_at, created_at)
         SELECT 'shr_${share++}', id, owner_id, '${c}', 1000, 2000, 0 FROM vehicle WHERE id = '${v}' AND owner_id <> '${c}'`,
      ];
    case 'revoke':
      return [
        `UPDATE vehicle_share SET revoked_at = 1 WHERE vehicle_id = '${v}' AND guest_id = '${c}'`,
      ];
    case 'ride':
      return [`UPDATE vehicle SET odometer_km = odometer_km + 7 WHERE id = '${v}'`];
    case 'service':
      return [
        `INSERT INTO service_record (id, vehicle_id, location, serviced_at, type, odometer_km, status, detail)
         SELECT 'svc_${share++}', id, 'Jakarta', 0, 'REPAIR', 1, 'BOOKED', '' FROM vehicle WHERE id = '${v}'`,
      ];
    case 'scrap':
      return [
        `DELETE FROM vehicle_share WHERE vehicle_id = '${v}'`,
        `DELETE FROM vehicle WHERE id = '${v}'`,
      ];
    case 'buy':
      return [
        `INSERT OR IGNORE INTO vehicle (id, vin, owner_id, product_code, generation, color_code, plate_progress,
         production_year, purchased_at, iot_status, updated_at) VALUES ('${v}', 'VIN-${v}', '${c}',
         'ACC', 'Vortex', 'halo-white', 'READY', 2026, 0, 'OFFLINE', 0)`,
      ];
    case 'forget':
      return [
        'UPDATE feed SET pruned_seq = max(pruned_seq, (SELECT coalesce(max(seq), 0) FROM change WHERE removed = 1))',
        'DELETE FROM change WHERE removed = 1',
      ];
    default:
      return ['UPDATE feed SET epoch = lower(hex(randomblob(8)))'];
  }
};

describe('the feed against a model', () => {
  let store: Store;
  beforeAll(async () => {
    store = await migrated(stores[0].open);
    await store.db.primary.batch(CUSTOMERS.map(addCustomer), 'write');
  });
  afterAll(() => store.stop());

  it('brings every device to exactly what its customer may see, whatever happens between its pages', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps: Step[]) => {
        await store.db.primary.batch(
          [
            'DELETE FROM vehicle_share',
            'DELETE FROM vehicle',
            ...VEHICLES.map((id, i) => addVehicle(id, CUSTOMERS[i % 3] ?? 'cus_a')),
            addShare('shr_first', 'veh_1', 'cus_a', 'cus_b'),
            addService('svc_first', 'veh_1'),
          ],
          'write',
        );
        const devices = new Map(CUSTOMERS.map((id) => [id, new Device(id)]));
        for (const each of steps)
          if (each.kind === 'pull') await devices.get(each.customer ?? '')?.pullPage(store);
          else await store.db.primary.batch(statements(each), 'write');
        for (const device of devices.values()) {
          while (await device.pullPage(store));
          const { rows } = await store.db.primary.execute({
            sql: `SELECT id, odometer_km FROM vehicle WHERE owner_id = ? OR id IN
              (SELECT vehicle_id FROM vehicle_share WHERE guest_id = ? AND revoked_at IS NULL)`,
            args: [device.customer, device.customer],
          });
          const truth = rows.map((row) => [row.id, row.odometer_km]);
          expect([...device.records].sort()).toEqual(truth.sort());
        }
      }),
      { numRuns: process.env.TEST_FULL ? 500 : 60 },
    );
  });
});
