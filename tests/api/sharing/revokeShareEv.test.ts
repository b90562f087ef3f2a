import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { syncAll } from '#tests/api/sync/client.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { lend, newEnding, newKey, newShare, type Rider, rider, VINS } from './garage.ts';

let bff: Bff;
let ayu: Rider;
let bima: Rider;
let citra: Rider;
beforeAll(async () => {
  bff = await startBff();
  [ayu, bima, citra] = await Promise.all([
    rider(bff, 'owner'),
    rider(bff, 'owner2'),
    rider(bff, 'guestRider'),
  ]);
});
afterAll(() => bff.stop());
beforeEach(async () => {
  await bff.db.primary.execute(
    `DELETE FROM vehicle_share WHERE vehicle_id = 'veh_ayu_cervo' AND id <> 'shr_ayu_bima'`,
  );
  await lend(ayu, citra, { vin: VINS.cervo, uID: 'cus_guest' });
});

const pair = { vin: VINS.cervo, uID: 'cus_guest' };
const seen = async (who: Rider): Promise<boolean> => {
  const { pages } = await syncAll(bff, 'vehicles', null, who.headers);
  return pages.some(({ changed }) => changed.some(({ record }) => record.vin === VINS.cervo));
};
const last = async () =>
  (
    await bff.db.primary.execute(
      `SELECT ended_by, ending_id FROM vehicle_share WHERE guest_id = 'cus_guest' AND vehicle_id = 'veh_ayu_cervo' ORDER BY created_at DESC`,
    )
  ).rows[0];

describe('revokeShareEv works', () => {
  it('ends a loan at once: the motorcycle leaves the guest’s device with the next pull', async () => {
    const { cursor } = await syncAll(bff, 'vehicles', null, citra.headers);
    const id = newEnding();
    expect((await ayu.revoke({ ...pair, id })).value?.success).toBe(true);
    const { pages } = await syncAll(bff, 'vehicles', cursor, citra.headers);
    expect(pages.flatMap(({ removed }) => removed)).toContain('veh_ayu_cervo');
    expect(await last()).toMatchObject({ ended_by: 'owner', ending_id: id });
  });

  it('lets a guest leave by themselves', async () => {
    expect((await citra.revoke(pair)).value?.success).toBe(true);
    expect(await seen(citra)).toBe(false);
    expect((await last())?.ended_by).toBe('guest');
  });

  it('is a success when there is nothing left to end', async () => {
    await ayu.revoke(pair);
    expect((await ayu.revoke(pair)).value?.success).toBe(true);
    expect((await last())?.ended_by).toBe('owner');
  });
});

describe('revokeShareEv refuses', () => {
  it('a pair that never had a loan, and another’s motorcycle', async () => {
    expect((await ayu.revoke({ ...pair, uID: 'cus_staff' })).code).toBe('NOT_FOUND');
    expect((await bima.revoke(pair)).code).toBe('NOT_FOUND');
    expect(await seen(citra)).toBe(true);
  });
});

describe('revokeShareEv is safe', () => {
  it('does not let a guest end the loan of another guest', async () => {
    await ayu.share({ vin: VINS.cervo, uID: 'cus_staff' });
    expect((await citra.revoke({ ...pair, uID: 'cus_staff' })).code).toBe('NOT_FOUND');
  });

  it('does not let a former owner end what the new owner lends to the same guest', async () => {
    await ayu.revoke(pair);
    await bff.db.primary.batch([
      `UPDATE vehicle SET owner_id = 'cus_owner2' WHERE id = 'veh_ayu_cervo'`,
    ]);
    await lend(bima, citra, pair);
    await ayu.revoke(pair);
    expect(await seen(citra)).toBe(true);
    await bff.db.primary.batch([
      `UPDATE vehicle SET owner_id = 'cus_owner' WHERE id = 'veh_ayu_cervo'`,
    ]);
  });

  // Device A (offline) ends the loan and lends again; device B ends it; both orders of reconnecting.
  const a = () => {
    const mine = newEnding();
    return {
      revoke: () => ayu.revoke({ ...pair, id: mine }, newKey()),
      share: () =>
        lend(ayu, citra, { ...pair, id: newShare(), assumes: { lastEnding: mine } }, newKey()),
    };
  };
  const b = () => ayu.revoke({ ...pair, id: newEnding() }, newKey());

  it('wins over a queued loan that arrives later', async () => {
    const queued = a();
    await b();
    await queued.revoke();
    expect((await queued.share()).value?.errorCode).toBe('SHARE_ENDED_MEANWHILE');
    expect(await seen(citra)).toBe(false);
  });

  it('wins over a loan that arrived before it', async () => {
    const queued = a();
    await queued.revoke();
    expect((await queued.share()).value?.success).toBe(true);
    await b();
    expect(await seen(citra)).toBe(false);
  });

  it('wins when both arrive at the same moment, whatever the order', async () => {
    for (let round = 0; round < 5; round++) {
      await lend(ayu, citra, pair);
      const queued = a();
      await queued.revoke();
      const [shared] = await Promise.all([queued.share(), b()]);
      const after = await seen(citra);
      // Either the revoke ended it, or it came first and the loan knew nothing of it.
      expect(after && shared.value?.success !== true).toBe(false);
      if (after) await ayu.revoke(pair);
    }
  });
});
