import { newId } from '#edge/contract/ids.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { expireListings } from '#edge/domains/listings/jobs.ts';
import { hideListing, showListing } from '#edge/domains/listings/reported.sql.ts';
import { noteRideReminders } from '#edge/domains/notifications/message.sql.ts';
import { noteOnAffiliate } from '#edge/domains/referrals/affiliate.sql.ts';
import { cancelRide } from '#edge/domains/test-rides/move.ts';
import { booking } from '#tests/support/order-shop.ts';
import { must } from '#tests/support/paid-order.ts';
import { AFFILIATE, type Cause, OWNER, type Recipient, type Scene, STAFF } from './scene.ts';

const DASHBOARD: readonly Recipient[] = [[AFFILIATE, '/orp-dashboard']];
const FINANCE: readonly Recipient[] = [[AFFILIATE, '/orp-dashboard/finance']];

const listed = async ({ run, world }: Scene): Promise<string> => {
  const now = world.now();
  const id = newId('lst', now);
  await run('DELETE FROM listing_enquiry');
  await run('DELETE FROM listing');
  await run(`INSERT INTO listing (id, owner_id, vehicle_id, status, price_idr, negotiable, description, show_phone,
      condition, faults, photo_ids, save_id, published_at, expires_at, created_at, updated_at)
    SELECT '${id}', '${OWNER}', id, 'PUBLISHED', 20000000, 0, '', 0, '{}', '', '[]', 's', ${now}, ${now + DAY_MS},
      ${now}, ${now} FROM vehicle WHERE owner_id = '${OWNER}' ORDER BY id LIMIT 1`);
  return id;
};

const listing = (by: string, happens: (scene: Scene, id: string) => Promise<unknown>): Cause => ({
  by,
  happens: async (scene) => {
    const id = await listed(scene);
    await scene.quiet();
    await happens(scene, id);
    return [[OWNER, `/my-listings/${id}`]];
  },
});

const hidden = ({ world }: Scene, listingId: string) =>
  world.shop.deps.db.write([hideListing({ listingId, staffId: STAFF, now: world.now() })]);

/** What staff decide about a key, as the domain notes it. */
const affiliate = (
  by: string,
  kind: 'approve' | 'reject' | 'suspend' | 'resume' | 'payee',
): Cause => ({
  by,
  happens: async ({ world, quiet }) => {
    await quiet();
    const now = world.now();
    const row = { id: newId('afe', now), customerId: AFFILIATE, kind, doneBy: STAFF, doneAt: now };
    await world.shop.deps.db.write([noteOnAffiliate({ ...row, note: 'BCA ··4321' } as never)]);
    return kind === 'payee' ? FINANCE : DASHBOARD;
  },
});

/** A payout that the bank may transfer; what comes back records that it has. */
const released = async ({ run, world }: Scene, of: string): Promise<() => Promise<unknown>> => {
  const now = world.now();
  await run(`INSERT INTO payout_batch (id, state, prepared_by, created_at, updated_at)
    VALUES ('pob_${of}', 'APPROVED', '${STAFF}', ${now}, ${now})`);
  await run(`INSERT INTO payout (id, batch_id, customer_id, gross_idr, tax_idr, net_idr, tax_rule, basis_idr, surcharged, slip, bank,
      account_number_sealed, account_tail, account_name, tax_kind, tax_tail)
    VALUES ('pay_${of}', 'pob_${of}', '${AFFILIATE}', 100000, 2500, 97500, 'PPH21', 50000, 0, 'slip ${of}', 'BCA', 'x', '4321', 'A', 'NPWP', '1')`);
  return () =>
    run(`UPDATE payout_batch SET state = 'PAID', paid_at = ${now} WHERE id = 'pob_${of}'`);
};

/** An order by the affiliate's key, paid. */
const referred = async (scene: Scene): Promise<string> => {
  const { shop } = scene.world;
  await scene.run(
    `INSERT OR IGNORE INTO affiliate (customer_id, key, state, created_at) VALUES ('${AFFILIATE}', 'DIMAS-01', 'ACTIVE', 1)`,
  );
  await scene.run(`UPDATE affiliate SET state = 'ACTIVE' WHERE customer_id = '${AFFILIATE}'`);
  const referralCode = await scene.value(
    `SELECT key FROM affiliate WHERE customer_id = '${AFFILIATE}'`,
  );
  const { id } = must(await shop.place(OWNER, booking({ referralCode }))).order;
  await scene.quiet();
  await shop.pay(OWNER, id, 'bca_va');
  return id;
};

/** Staff correct a commission that has matured, as the domain writes it down. */
const correction = (of: string, amountIdr: number): Cause => ({
  by: 'correctCommission',
  happens: async (scene) => {
    const order = await referred(scene);
    await scene.quiet();
    await scene.run(`INSERT INTO commission_correction
        (id, commission_id, customer_id, amount_idr, reason, done_by, created_at)
      SELECT 'cor_${of}', id, customer_id, ${amountIdr}, 'Agreed by phone', '${STAFF}', ${scene.world.now()}
        FROM commission WHERE order_id = '${order}'`);
    return DASHBOARD;
  },
});

const ride = async ({ run, world }: Scene): Promise<string> => {
  const slotAt = world.now() + 2 * DAY_MS;
  await run('DELETE FROM test_ride');
  await run(`INSERT INTO test_ride (id, manage_key, place_id, product_id, motorcycle_id, slot_at, seat, state,
    name, phone_number, email, licence, consent_at, locale, network, confirmed_at, created_at, updated_at)
    SELECT 'trd_1', 'trk_1', place_id, product_id, id, ${slotAt}, 1, 'CONFIRMED', 'Sari Dewi', '+6281234567890',
      'sari@alva.example', 'C', 1, 'id', '0', ${world.now()}, ${world.now()}, ${world.now()}
      FROM test_ride_motorcycle WHERE id = 'trm_aec-denpasar_alva-n3'`);
  return 'trk_1';
};

const RIDE: readonly Recipient[] = [[null, '/test-ride/success']];

const favourite = async (scene: Scene, before: string): Promise<void> => {
  const { run, world } = scene;
  // At night a place that is free is pushed to nobody: 10:00 in Jakarta.
  const hour = (world.now() / HOUR_MS + 7) % 24;
  world.wait(Math.round(((10 - hour + 24) % 24) * HOUR_MS));
  await run(`INSERT OR IGNORE INTO station (id, slug, source, source_ref, location_name, address, city_name, province_name,
      lat, lon, time_zone, charging_station_type, updated_at)
    VALUES ('stn_1', 's', 'test', '1', 'SPKLU Senayan', 'a', 'c', 'p', 0, 0, 'Asia/Jakarta', 'PUBLIC_CHARGE', 0)`);
  await run("INSERT OR IGNORE INTO evse (id, station_id, evses_id) VALUES ('a', 'stn_1', 'a')");
  await run(
    "INSERT OR IGNORE INTO evse_status (id, station_id, status) VALUES ('a', 'stn_1', 'CHARGING')",
  );
  await run(`INSERT OR REPLACE INTO station_favourite (id, customer_id, station_id, is_favourite, changed_at)
    VALUES ('${OWNER}:stn_1', '${OWNER}', 'stn_1', 1, 0)`);
  await run(`INSERT OR REPLACE INTO notification_choice (customer_id, purpose, channel, wanted, changed_at)
    VALUES ('${OWNER}', 'chargers', 'PUSH', 1, 0)`);
  await run(`UPDATE evse_status SET status = '${before}' WHERE id = 'a'`);
  await world.subscribe();
  await scene.quiet();
};

const charger = (before: string, after: string): Cause => ({
  by: 'stations.pull',
  happens: async (scene) => {
    await favourite(scene, before);
    await scene.run(`UPDATE evse_status SET status = '${after}' WHERE id = 'a'`);
    return [[OWNER, '/charging-station/stn_1']];
  },
});

export const marketCauses = {
  'listing-enquiry': listing('sendListingEnquiry', ({ run, world }, id) =>
    run(`INSERT INTO listing_enquiry (id, listing_id, name, phone_number, message, locale, network, consent_at, created_at)
      VALUES ('${newId('enq')}', '${id}', 'Bima', '+6281', 'Still there?', 'id', 'n', 1, ${world.now()})`),
  ),
  'listing-expired': listing('listings.expire', async ({ world }) => {
    world.wait(2 * DAY_MS);
    const { deps } = world.shop;
    const job = { id: 'job', payload: null, attempts: 1 };
    await deps.db.write((await expireListings.run(job, deps)) ?? []);
  }),
  'listing-hidden': listing('settleListingReports', hidden),
  'listing-shown': {
    by: 'settleListingReports',
    happens: async (scene) => {
      const id = await listed(scene);
      await hidden(scene, id);
      await scene.quiet();
      await scene.world.shop.deps.db.write([showListing({ listingId: id })]);
      return [[OWNER, `/my-listings/${id}`]];
    },
  },
  'affiliate-accepted': affiliate('decideAffiliate', 'approve'),
  'affiliate-rejected': affiliate('decideAffiliate', 'reject'),
  'affiliate-suspended': affiliate('decideAffiliate', 'suspend'),
  'affiliate-resumed': affiliate('decideAffiliate', 'resume'),
  'payee-changed': affiliate('bankAccountORP', 'payee'),
  'commission-earned': {
    by: 'payment.settle',
    happens: async (scene) => {
      await referred(scene);
      return DASHBOARD;
    },
  },
  'commission-cancelled': {
    by: 'cancelOrder',
    happens: async (scene) => {
      const id = await referred(scene);
      await scene.quiet();
      await scene.step(id, 'cancel');
      return DASHBOARD;
    },
  },
  'commission-taken-back': correction('-1', -50_000),
  'commission-granted': correction('+1', 75_000),
  'payout-paid': {
    by: 'payPayout',
    happens: async (scene) => {
      const pay = await released(scene, '1');
      await scene.quiet();
      await pay();
      return FINANCE;
    },
  },
  'payout-returned': {
    by: 'returnPayout',
    happens: async (scene) => {
      const pay = await released(scene, '2');
      await pay();
      await scene.quiet();
      const now = scene.world.now();
      await scene.run(`INSERT INTO payout_return (payout_id, reference, reason, returned_by, returned_at)
        VALUES ('pay_2', 'BCA-RET-1', 'Closed account', '${STAFF}', ${now})`);
      return FINANCE;
    },
  },
  'test-ride-booked': {
    by: 'bookTestRide and rescheduleTestRide',
    happens: async (scene) => {
      await scene.quiet();
      await ride(scene);
      return RIDE;
    },
  },
  'test-ride-cancelled': {
    by: 'cancelTestRide',
    happens: async (scene) => {
      const key = await ride(scene);
      await scene.quiet();
      await scene.write((context) => cancelRide(key, context));
      return RIDE;
    },
  },
  'test-ride-missed': {
    by: 'moveTestRide',
    happens: async (scene) => {
      await ride(scene);
      await scene.quiet();
      await scene.run("UPDATE test_ride SET state = 'NO_SHOW' WHERE id = 'trd_1'");
      return [[null, '/test-ride/book?model=alva-n3']];
    },
  },
  'test-ride-reminder': {
    by: 'notifications.remind',
    happens: async (scene) => {
      await ride(scene);
      await scene.quiet();
      const now = scene.world.now();
      const until = now + 3 * DAY_MS;
      await scene.world.shop.deps.db.write([
        noteRideReminders({ now, from: now, until, ahead: 0 }),
      ]);
      return RIDE;
    },
  },
  'charger-free': charger('CHARGING', 'AVAILABLE'),
  'charger-out': charger('AVAILABLE', 'OUTOFORDER'),
} satisfies Record<string, Cause>;
