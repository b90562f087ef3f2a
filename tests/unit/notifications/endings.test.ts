import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seed as garage } from '#db/content/garage/index.ts';
import { raw } from '#db/query.ts';
import { runSeed } from '#db/seed/run.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { type MessageWorld, openMessageWorld } from '#tests/support/message-world.ts';

let world: MessageWorld;
const run = (text: string) => world.shop.deps.db.write([raw(sql.raw(text), () => undefined)]);

/** A motorcycle of the demo owner. */
const VEHICLE = "(SELECT id FROM vehicle WHERE owner_id = 'cus_owner' ORDER BY id LIMIT 1)";

beforeAll(async () => {
  world = await openMessageWorld();
  await runSeed(world.shop.deps.db, [garage]);
});
afterAll(() => world.stop());
beforeEach(async () => {
  await run('DELETE FROM vehicle_share');
  await run('DELETE FROM ownership_history');
  await run('DELETE FROM ownership_transfer');
  await run('DELETE FROM listing_enquiry');
  await run('DELETE FROM listing');
  await world.clear();
});

/** Who hears what of what has happened since; `[customer, template, page]`. */
const heard = async (): Promise<readonly (readonly [string | null, string, string])[]> => {
  await world.plan();
  const { notifications } = await world.rows();
  return notifications
    .map(({ customerId, template, path }) => [customerId, template, path] as const)
    .sort((a, b) => String(a[0]).localeCompare(String(b[0])));
};

describe('an offer of a loan', () => {
  const offer = async (): Promise<void> => {
    const now = world.now();
    await run(`INSERT INTO vehicle_share (id, vehicle_id, owner_id, guest_id, loan_start_at, loan_end_at, allows, created_at)
      VALUES ('shr_1', ${VEHICLE}, 'cus_owner', 'cus_guest', ${now}, ${now + DAY_MS}, '[]', ${now})`);
    await world.plan();
    await world.clear();
  };
  it.each([
    ['the guest declines', 'guest', [['cus_owner', 'loan-declined', '/my-ev']]],
    ['the owner takes back', 'owner', [['cus_guest', 'loan-withdrawn', '/my-ev']]],
    ['nobody answers in time', 'time', [['cus_owner', 'loan-unanswered', '/my-ev']]],
    ['goes with the motorcycle', 'transfer', [['cus_guest', 'loan-withdrawn', '/my-ev']]],
  ])('that %s is told to the other', async (_, by, expected) => {
    await offer();
    await run(`UPDATE vehicle_share SET revoked_at = ${world.now()}, ended_by = '${by}'`);
    expect(await heard()).toEqual(expected);
  });
});

describe('a request to become the owner', () => {
  const ask = async (id: string, requester: string): Promise<void> => {
    const now = world.now();
    await run(`INSERT INTO ownership_transfer (id, vehicle_id, owner_id, requester_id, status, requested_at, expires_at)
      VALUES ('${id}', ${VEHICLE}, 'cus_owner', '${requester}', 'REQUESTED', ${now}, ${now + DAY_MS})`);
    await world.plan();
    await world.clear();
  };
  const end = (id: string, status: string, at = world.now()) =>
    run(
      `UPDATE ownership_transfer SET status = '${status}', decided_at = ${at} WHERE id = '${id}'`,
    );

  it('that is taken back is told to the owner', async () => {
    await ask('otr_1', 'cus_guest');
    await end('otr_1', 'CANCELLED');
    expect(await heard()).toEqual([['cus_owner', 'transfer-taken-back', '/transfer-ownership']]);
  });

  it('that runs out is told to who asked', async () => {
    await ask('otr_1', 'cus_guest');
    await end('otr_1', 'EXPIRED');
    expect(await heard()).toEqual([['cus_guest', 'transfer-expired', '/transfer-ownership']]);
  });

  it('that another one overtook is told to who asked, and the other one to the new owner', async () => {
    await ask('otr_1', 'cus_guest');
    await ask('otr_2', 'cus_affiliate');
    const at = world.now();
    await end('otr_2', 'APPROVED', at);
    await run(`INSERT INTO ownership_history (id, vehicle_id, from_id, to_id, transfer_id, moved_at)
      VALUES ('own_1', ${VEHICLE}, 'cus_owner', 'cus_affiliate', 'otr_2', ${at})`);
    await end('otr_1', 'CANCELLED', at);
    expect(await heard()).toEqual([
      ['cus_affiliate', 'transfer-approved', '/my-ev'],
      ['cus_guest', 'transfer-overtaken', '/transfer-ownership'],
    ]);
  });
});

describe('a listing', () => {
  const publish = async (): Promise<void> => {
    const now = world.now();
    await run(`INSERT INTO listing (id, owner_id, vehicle_id, status, price_idr, negotiable, description, show_phone,
        condition, faults, photo_ids, save_id, published_at, expires_at, created_at, updated_at)
      VALUES ('lst_1', 'cus_owner', ${VEHICLE}, 'PUBLISHED', 20000000, 0, '', 0, '{}', '', '[]', 's', ${now}, ${now + DAY_MS}, ${now}, ${now})`);
    await world.clear();
  };

  it('whose time is over is told to its owner, once for each time it was published', async () => {
    await publish();
    await run("UPDATE listing SET status = 'EXPIRED'");
    await run("UPDATE listing SET status = 'PUBLISHED', expires_at = expires_at + 1");
    await run("UPDATE listing SET status = 'EXPIRED'");
    const line = ['cus_owner', 'listing-expired', '/my-listings/lst_1'];
    expect(await heard()).toEqual([line, line]);
  });

  it('that staff take off the site and show again is told to its owner', async () => {
    await publish();
    await run(`UPDATE listing SET hidden_at = ${world.now()}, hidden_by = 'cus_staff'`);
    await run('UPDATE listing SET hidden_at = NULL, hidden_by = NULL');
    const templates = (await heard()).map(([, template]) => template);
    expect(templates.sort()).toEqual(['listing-hidden', 'listing-shown']);
  });
});

describe('the referral programme', () => {
  it('tells of a commission that was earned and one that has ended', async () => {
    const now = world.now();
    await run(`INSERT INTO commission (id, order_id, customer_id, state, amount_idr, order_code, product_id, product_name, transaction_at, created_at, updated_at)
      VALUES ('com_1', 'ord_gone', 'cus_affiliate', 'PENDING', 500000, 'K7', 'p', 'ALVA N3', ${now}, ${now}, ${now})`);
    await run("UPDATE commission SET state = 'CANCELLED'");
    const templates = (await heard()).map(([, template]) => template);
    expect(templates.sort()).toEqual(['commission-cancelled', 'commission-earned']);
  });

  it('tells everybody in a payout that was paid what they got, and nobody before', async () => {
    const now = world.now();
    await run(
      `INSERT INTO payout_batch (id, state, prepared_by, created_at, updated_at) VALUES ('pob_1', 'PREPARED', 'cus_staff', ${now}, ${now})`,
    );
    for (const [at, who] of ['cus_owner', 'cus_affiliate'].entries())
      await run(`INSERT INTO payout (id, batch_id, customer_id, gross_idr, tax_idr, net_idr, tax_rule, basis_idr, surcharged, slip, bank,
          account_number_sealed, account_tail, account_name, tax_kind, tax_tail)
        VALUES ('pay_${at}', 'pob_1', '${who}', 100000, 2500, 97500, 'PPH21', 50000, 0, 'slip ${at}', 'BCA', 'x', '4321', 'A', 'NPWP', '1')`);
    await run("UPDATE payout_batch SET state = 'APPROVED'");
    expect(await heard()).toEqual([]);
    await run(`UPDATE payout_batch SET state = 'PAID', paid_at = ${now}`);
    expect(await heard()).toEqual([
      ['cus_affiliate', 'payout-paid', '/orp-dashboard/finance'],
      ['cus_owner', 'payout-paid', '/orp-dashboard/finance'],
    ]);
  });

  it('tells that a key is paused and counts again, with the reason', async () => {
    const now = world.now();
    for (const [at, kind] of ['suspend', 'resume'].entries())
      await run(`INSERT INTO affiliate_event (id, customer_id, kind, done_by, note, done_at)
        VALUES ('afe_${at}', 'cus_affiliate', '${kind}', 'cus_staff', 'paid advertising', ${now})`);
    const templates = (await heard()).map(([, template]) => template);
    expect(templates.sort()).toEqual(['affiliate-resumed', 'affiliate-suspended']);
  });
});

describe('an appointment at the workshop that nobody came to', () => {
  it('is told to who had it, with the page that books another', async () => {
    const now = world.now();
    await run(`INSERT INTO service_booking (id, vehicle_id, customer_id, place_id, slot_at, seat, status, kind, created_at)
      SELECT 'sbk_1', ${VEHICLE}, 'cus_guest', id, ${now}, 1, 'BOOKED', 'REGULAR', ${now} FROM place LIMIT 1`);
    await world.plan();
    await world.clear();
    await run("UPDATE service_booking SET status = 'CANCELLED', missed = 1 WHERE id = 'sbk_1'");
    expect(await heard()).toEqual([['cus_guest', 'booking-missed', '/service-booking']]);
    await run("DELETE FROM service_booking WHERE id = 'sbk_1'");
  });
});
