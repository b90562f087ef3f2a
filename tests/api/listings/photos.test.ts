import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UPLOAD_FILE, type Uploaded, uploadId } from '#tests/api/account/uploads.ts';
import { ODOO, transferOn, vinOf } from '#tests/api/sharing/transfer.ts';
import type { ActorName } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { ascii, TELLING_JPEG } from '#tests/support/pictures.ts';
import { newKey, newListing, newSave, type Selling, SPARE, sellingOn } from './seller.ts';

let bff: Bff;
let on: Selling;
let vin: string;
beforeAll(async () => {
  bff = await startBff();
  on = sellingOn(bff);
  vin = await vinOf(bff, 'veh_ayu_one');
});
beforeEach(() => on.clear());
afterAll(() => bff.stop());

const send = async (
  by: ActorName,
  purpose: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> => {
  const id = uploadId();
  await bff.upload<Uploaded>(
    UPLOAD_FILE,
    { input: { id, purpose, file: null } },
    { path: 'variables.input.file', bytes },
    await on.as(by),
  );
  return id;
};
const photo = (by: ActorName = 'owner', purpose = 'LISTING') => send(by, purpose, TELLING_JPEG);

const seen = async (id: string, by?: ActorName) =>
  (await bff.fetch(`/files/${id}`, await on.as(by))).status;

interface Page {
  readonly listing: { readonly photos: readonly { url: string; width: number; height: number }[] };
}

const shownOn = async (id: string, kind: 'Motorcycle' | 'Battery' = 'Motorcycle') => {
  const field = `getSellMy${kind}Page`;
  const query = `{ ${field}(id: "${id}") { listing { photos { url width height } } } }`;
  const { data } = await on.run<Record<string, Page | null>>(undefined, query);
  return data?.[field]?.listing.photos.map(({ url }) => url);
};
const urls = (...ids: readonly string[]) => ids.map((id) => `/files/${id}`);

const rowOf = async (id: string) =>
  (await bff.db.primary.execute({ sql: 'SELECT * FROM upload WHERE id = ?', args: [id] })).rows[0];

/** A published listing with these photos; `lastSave` is what the next write assumes. */
const published = async (photos: readonly string[]) => {
  const [id, saveId] = [newListing(), newSave()];
  expect(await on.save('owner', { id, vin, saveId, photos })).toMatchObject({ success: true });
  expect(await on.move('owner', id, 'publish')).toMatchObject({ success: true });
  return { id, lastSave: saveId };
};

describe('photos of a listing work', () => {
  it('are on the public page in the owner’s order, for everybody, without what the camera wrote', async () => {
    const [a, b, c] = [await photo(), await photo(), await photo()];
    const { id } = await published([b, c, a]);
    expect(await shownOn(id)).toEqual(urls(b, c, a));
    expect(await seen(a)).toBe(200);
    const { headers } = await bff.fetch(`/files/${a}`);
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it('are put in another order, and taken out one by one', async () => {
    const [a, b] = [await photo(), await photo()];
    const { id, lastSave } = await published([a, b]);
    const next = newSave();
    await on.save('owner', { id, vin, lastSave, saveId: next, photos: [b, a] });
    expect(await shownOn(id)).toEqual(urls(b, a));
    const objects = (await bff.objectKeys()).length;
    await on.save('owner', { id, vin, lastSave: next, photos: [a] });
    expect(await shownOn(id)).toEqual(urls(a));
    expect([await seen(a), await seen(b), await seen(b, 'owner')]).toEqual([200, 404, 404]);
    expect(await bff.objectKeys()).toHaveLength(objects - 1);
  });

  it('a battery listing can have photos', async () => {
    const [id, a] = [newListing(), await photo()];
    const condition = ['casing', 'connector', 'handle', 'charging'].map((item) => ({
      item,
      grade: 'GOOD',
    }));
    await on.save('owner', { id, batteryNumber: SPARE, accident: null, condition, photos: [a] });
    expect(await on.move('owner', id, 'publish')).toMatchObject({ success: true });
    expect(await shownOn(id, 'Battery')).toEqual(urls(a));
  });

  it('stay as they are when a build that knows none writes to the listing', async () => {
    const a = await photo();
    const { id, lastSave } = await published([a]);
    expect(await on.save('owner', { id, vin, lastSave, price: 20_000_000 })).toMatchObject({
      success: true,
    });
    expect(await shownOn(id)).toEqual(urls(a));
  });
});

describe('a listing refuses', () => {
  it.each<[string, () => Promise<string>]>([
    ["somebody else's photo", () => photo('owner2')],
    ['a file sent for something else', () => photo('owner', 'AVATAR')],
    ['a file that is no picture', () => send('owner', 'LISTING', ascii('<svg/>'))],
    ['a photo nobody sent', async () => uploadId()],
    [
      'a photo of another listing',
      async () => {
        const used = await photo();
        await on.save('owner', { id: newListing(), batteryNumber: SPARE, photos: [used] });
        return used;
      },
    ],
  ])('%s, and keeps nothing of the write', async (_, make) => {
    const [id, good, wrong] = [newListing(), await photo(), await make()];
    const answer = await on.save('owner', { id, vin, photos: [good, wrong] });
    expect(answer).toMatchObject({ success: false, errorCode: 'LISTING_PHOTO_UNKNOWN' });
    expect(await on.status(id)).toBeUndefined();
    expect((await rowOf(good))?.attached_to).toBeNull();
  });

  it('a ninth photo, the same one twice, and what is no id', async () => {
    const a = await photo();
    const nine = Array.from({ length: 9 }, uploadId);
    for (const photos of [nine, [a, a], ['../etc/passwd']])
      expect(await on.save('owner', { id: newListing(), vin, photos })).toMatchObject({
        errorCode: 'LISTING_INVALID',
      });
  });
});

describe('photos of a listing are safe', () => {
  it('seen by nobody but the owner before it is public, while it is expired, and again when it is renewed', async () => {
    const [a, id] = [await photo(), newListing()];
    await on.save('owner', { id, vin, photos: [a] });
    const all = async () => [await seen(a), await seen(a, 'owner2'), await seen(a, 'owner')];
    expect(await all()).toEqual([404, 404, 200]);
    await on.move('owner', id, 'publish');
    expect(await all()).toEqual([200, 200, 200]);
    await bff.db.primary.execute('UPDATE listing SET expires_at = 1');
    expect(await all()).toEqual([404, 404, 200]);
    await on.move('owner', id, 'publish');
    expect(await all()).toEqual([200, 200, 200]);
  });

  it.each(['sell', 'withdraw'] as const)('gone, object and all, after %s', async (end) => {
    const a = await photo();
    const { id } = await published([a]);
    const objects = (await bff.objectKeys()).length;
    await on.move('owner', id, end);
    expect([await seen(a), await seen(a, 'owner')]).toEqual([404, 404]);
    expect(await bff.objectKeys()).toHaveLength(objects - 1);
    expect(await rowOf(a)).toBeUndefined();
  });

  it('kept by the sweep as long as the listing names them', async () => {
    const a = await photo();
    await published([a]);
    await bff.db.primary.execute('UPDATE upload SET created_at = created_at - 86460000');
    await bff.tick();
    expect(await seen(a)).toBe(200);
  });

  it('given to one of two listings that name one at the same time', async () => {
    const a = await photo();
    const answers = await Promise.all([
      on.save('owner', { id: newListing(), vin, photos: [a] }, newKey()),
      on.save('owner', { id: newListing(), batteryNumber: SPARE, photos: [a] }, newKey()),
    ]);
    expect(answers.map(({ errorCode }) => errorCode).sort()).toEqual([
      'LISTING_PHOTO_UNKNOWN',
      null,
    ]);
  });

  it('out of sight when the motorcycle gets another owner', async () => {
    const a = await photo();
    const { id } = await published([a]);
    const transfer = transferOn(bff);
    await transfer.request('owner2', vin);
    expect(await transfer.approve('owner', vin, ODOO.owner2)).toMatchObject({ success: true });
    expect(await on.status(id)).toBe('WITHDRAWN');
    expect([await seen(a), await seen(a, 'owner')]).toEqual([404, 404]);
  });
});
