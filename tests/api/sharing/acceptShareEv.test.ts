import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#edge/contract/time.ts';
import { syncAll } from '#tests/api/sync/client.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { lend, newEnding, newKey, type Rider, rider, VINS } from './garage.ts';

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
beforeEach(() =>
  bff.db.primary.batch([
    `DELETE FROM vehicle_share WHERE vehicle_id = 'veh_ayu_cervo' AND id <> 'shr_ayu_bima'`,
    'DELETE FROM idempotency',
    'DELETE FROM job',
  ]),
);

const cervo = (over: object = {}) => ({ vin: VINS.cervo, uID: 'cus_guest', ...over });
const offer = async (over: object = {}): Promise<string> =>
  (await ayu.share(cervo(over))).value?.share?.id ?? '';
type Synced = Record<string, unknown>;
const of = async (who: Rider, collection: 'vehicles' | 'shares' | 'shareOffers') =>
  (await syncAll(bff, collection, null, who.headers)).pages.flatMap(({ changed }) =>
    changed.map(({ record }) => record as Synced),
  );
const vins = async (who: Rider) => (await of(who, 'vehicles')).map(({ vin }) => vin);
const book = async (id: string) => (await of(ayu, 'shares')).find((each) => each.id === id);
const runOut = (id: string) =>
  bff.db.primary.execute({
    sql: 'UPDATE vehicle_share SET offer_until_at = ? WHERE id = ?',
    args: [Date.now() - 1, id],
  });

describe('a loan is an offer', () => {
  it('which its guest reads with the name of who lends, without their number or the frame number', async () => {
    const id = await offer();
    const [shown, ...others] = await of(citra, 'shareOffers');
    expect(others).toEqual([]);
    expect(shown).toMatchObject({
      id,
      ownerName: 'Ayu Lestari',
      productName: 'ALVA CERVO',
      vin: '*************2117',
    });
    expect(JSON.stringify(shown)).not.toMatch(/MJXVA|cus_owner|\+62/);
  });

  it('and until it is taken the owner reads no more of the guest than the search tells', async () => {
    const { value } = await ayu.share(cervo());
    expect(value?.share?.guestFullname).toBe('C**** D***');
    const id = value?.share?.id ?? '';
    expect(await book(id)).toMatchObject({ guestFullname: 'C**** D***', acceptedAt: null });
    const listed = (await ayu.list(VINS.cervo)).value?.find((each) => !each.own);
    expect(listed).toMatchObject({ name: 'C**** D***', phoneNumber: null, oID: null });
    expect(listed?.accepted).toBe(false);
    const past = (await ayu.history(VINS.cervo)).value?.find(
      ({ guestID }) => guestID === 'cus_guest',
    );
    expect(past).toMatchObject({ guestFullname: 'C**** D***', guestPhoneNumber: null });
  });

  it('that brings the guest nothing: no motorcycle, no list, no history', async () => {
    await offer();
    expect(await vins(citra)).not.toContain(VINS.cervo);
    expect((await citra.list(VINS.cervo)).code).toBe('NOT_FOUND');
    expect((await citra.history(VINS.cervo)).value).toEqual([]);
    await bff.tick();
    expect(await vins(citra), 'the clock hands over nothing').not.toContain(VINS.cervo);
  });
});

describe('acceptShareEv works', () => {
  it('brings the motorcycle to the guest, and the name to the owner', async () => {
    const id = await offer();
    expect((await citra.accept(id)).value).toEqual({ success: true, errorCode: null });
    expect(await vins(citra)).toContain(VINS.cervo);
    expect(await of(citra, 'shareOffers')).toEqual([]);
    expect(await book(id)).toMatchObject({ guestFullname: 'Citra Dewi' });
    expect((await book(id))?.acceptedAt).not.toBeNull();
  });

  it('of a loan that begins later hands it over a day ahead', async () => {
    const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
    const id = await offer({ loanStart: at(3), loanEnd: at(4) });
    await citra.accept(id);
    expect(await vins(citra)).not.toContain(VINS.cervo);
    const { rows } = await bff.db.primary.execute({
      sql: `SELECT pending_until_at = loan_start_at - ${DAY_MS} AS ahead FROM vehicle_share WHERE id = ?`,
      args: [id],
    });
    expect(rows[0]?.ahead).toBe(1);
  });
});

describe('acceptShareEv refuses', () => {
  it('an offer that ran out, by the clock and before any job', async () => {
    const id = await offer();
    await runOut(id);
    expect((await citra.accept(id)).value?.errorCode).toBe('OFFER_OVER');
    expect((await ayu.share(cervo())).value?.success, 'its place is free').toBe(true);
  });

  it('an offer that the owner took back', async () => {
    const id = await offer();
    await ayu.revoke(cervo());
    expect((await citra.accept(id)).value?.errorCode).toBe('OFFER_OVER');
    expect(await of(citra, 'shareOffers')).toEqual([]);
  });

  it('everybody but its guest, like one that does not exist', async () => {
    const id = await offer();
    for (const who of [ayu, bima]) expect((await who.accept(id)).code).toBe('NOT_FOUND');
    expect((await citra.accept('shr_none')).code).toBe('NOT_FOUND');
    expect(await vins(citra)).not.toContain(VINS.cervo);
  });
});

describe('acceptShareEv is safe', () => {
  it('is idempotent, with the key and long after the key was forgotten', async () => {
    const id = await offer();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => citra.accept(id, key)));
    expect(answers.every(({ value }) => value?.success)).toBe(true);
    await bff.db.primary.execute('DELETE FROM idempotency');
    expect((await citra.accept(id)).value?.success).toBe(true);
  });

  it('either the answer or the end counts, when both arrive at once', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await offer();
      await Promise.all([citra.accept(id), ayu.revoke(cervo({ id: newEnding() }))]);
      expect(await vins(citra)).not.toContain(VINS.cervo);
    }
  });

  it('does not outlive the ownership', async () => {
    const id = await offer();
    await bff.db.primary.execute(
      `UPDATE vehicle_share SET revoked_at = 1, ended_by = 'transfer' WHERE id = '${id}'`,
    );
    expect((await citra.accept(id)).value?.errorCode).toBe('OFFER_OVER');
  });
});

describe('declineShareEv', () => {
  it('works: the offer goes, the place is free, the name stays masked', async () => {
    const id = await offer();
    const ending = newEnding();
    expect((await citra.decline(id, ending)).value?.success).toBe(true);
    expect(await of(citra, 'shareOffers')).toEqual([]);
    expect(await book(id)).toMatchObject({
      guestFullname: 'C**** D***',
      endedBy: 'guest',
      endingId: ending,
    });
    // A new offer that did not know of it is the owner's to decide on.
    const stale = await ayu.share(cervo({ assumes: { lastEnding: null } }));
    expect(stale.value?.errorCode).toBe('SHARE_ENDED_MEANWHILE');
  });

  it('refuses a loan that was accepted, and everybody but its guest', async () => {
    const id = (await lend(ayu, citra, cervo())).value?.share?.id ?? '';
    expect((await citra.decline(id)).value?.errorCode).toBe('OFFER_ACCEPTED');
    expect(await vins(citra)).toContain(VINS.cervo);
    await ayu.revoke(cervo());
    const next = await offer();
    for (const who of [ayu, bima]) expect((await who.decline(next)).code).toBe('NOT_FOUND');
  });

  it('is idempotent, and succeeds for an offer that is over', async () => {
    const id = await offer();
    await citra.decline(id);
    expect((await citra.decline(id)).value?.success).toBe(true);
    const second = await offer();
    await runOut(second);
    expect((await citra.decline(second)).value?.success).toBe(true);
  });
});

describe('the clock', () => {
  it('ends an offer nobody answered, when it ran out', async () => {
    const id = await offer();
    await runOut(id);
    await bff.tick();
    expect(await book(id)).toMatchObject({ endedBy: 'time', guestFullname: 'C**** D***' });
    expect(await of(citra, 'shareOffers')).toEqual([]);
  });
});
