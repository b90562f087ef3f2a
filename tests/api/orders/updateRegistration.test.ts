import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idsOf, syncAll } from '#tests/api/sync/client.ts';
import { actor } from '#tests/support/actors.ts';
import { type OrderScene, openOrderScene } from './scene.ts';

let scene: OrderScene;
let owner: Record<string, string>;
beforeAll(async () => {
  scene = await openOrderScene();
  owner = await actor(scene.bff, 'owner');
});
afterAll(() => scene.stop());

type Shipping = Awaited<ReturnType<OrderScene['shipping']>>;

const update = (id: string, item: string, progress: string, plate?: string, more = '') =>
  scene.by.change(
    'admin',
    'updateRegistration',
    `id: "${id}", item: ${item}, progress: ${progress}${
      plate === undefined ? '' : `, plateNumber: "${plate}"`
    }${more}`,
  );
const rowsOf = async (sql: string, ...args: string[]) =>
  (await scene.bff.db.primary.execute({ sql, args })).rows.map((row) => ({ ...row }));
const paperOf = async (id: string, item: string) =>
  (
    await rowsOf(
      `SELECT progress, plate_number, collected_at FROM order_registration
        WHERE order_id = ? AND item = ?`,
      id,
      item,
    )
  )[0];
const vehicleOf = async (id: string) =>
  (
    await rowsOf(
      `SELECT v.id, v.registration_plate, v.plate_progress, v.plate_collected_at, v.updated_at FROM vehicle v
        JOIN unit u ON u.vin = v.vin JOIN unit_reservation r ON r.unit_id = u.id WHERE r.order_id = ?`,
      id,
    )
  )[0];
const versionOf = async (id: string) =>
  (await rowsOf('SELECT version FROM customer_order WHERE id = ?', id))[0]?.version;
const notesOf = async (id: string) =>
  (
    await rowsOf(
      `SELECT note FROM order_history WHERE order_id = ? AND kind = 'ORDER_REGISTRATION' ORDER BY rowid`,
      id,
    )
  ).map(({ note }) => note);
const handOver = async ({ workOrder, passkey }: Shipping): Promise<void> => {
  const photo = await scene.upload('cus_staff', 'DELIVERY');
  await scene.must(
    'staff',
    'deliverOrder',
    `workOrder: "${workOrder}", passkey: "${passkey}", photo: "${photo}"`,
  );
};
const withOwner = async (): Promise<string> => {
  const given = await scene.shipping();
  await handOver(given);
  return given.id;
};
const refused = (key: string) => ({
  errorCode: 'ORDER_INVALID',
  faults: [{ field: 'plateNumber', key }],
});

describe('updateRegistration', () => {
  it('works: a paper goes on, and is safe to repeat', async () => {
    const { id } = await scene.shipping();
    for (const _ of [1, 2])
      expect((await update(id, 'TNKB', 'READY', 'B 1001 AAA')).order?.registration).toContainEqual(
        expect.objectContaining({ item: 'TNKB', progress: 'READY', plateNumber: 'B 1001 AAA' }),
      );
    expect(await notesOf(id)).toEqual(['TNKB READY']);
  });

  it('refuses a step back, and an order without papers', async () => {
    const { id } = await scene.shipping();
    await update(id, 'STNK', 'COLLECTED');
    expect((await update(id, 'STNK', 'READY')).errorCode).toBe('ORDER_STATE_TRANSITION');
    const before = await versionOf(id);
    expect((await update(id, 'STNK', 'READY', 'B 1002 AAA')).errorCode).toBe(
      'ORDER_STATE_TRANSITION',
    );
    expect(await versionOf(id)).toBe(before);
    const booked = await scene.booked();
    for (const plate of [undefined, 'B 1003 AAA'])
      expect((await update(booked, 'STNK', 'READY', plate)).errorCode).toBe('ORDER_NOT_FOUND');
  });
});

describe('updateRegistration with the number of the plate', () => {
  it('works before the hand-over: the number of the certificate, however typed, and the progress of the plate go along to the garage', async () => {
    const given = await scene.shipping();
    const { id } = given;
    await update(id, 'STNK', 'READY', ' b1101  aaa ');
    expect(await paperOf(id, 'TNKB')).toMatchObject({
      progress: 'PROCESSING',
      plate_number: 'B 1101 AAA',
    });
    expect((await update(id, 'TNKB', 'COLLECTED')).errorCode).toBeUndefined();
    await handOver(given);
    expect(await vehicleOf(id)).toMatchObject({
      registration_plate: 'B 1101 AAA',
      plate_progress: 'COLLECTED',
      plate_collected_at: (await paperOf(id, 'TNKB'))?.collected_at,
    });
  });

  it('works after the hand-over: the phones of the owner get the motorcycle with its number, once', async () => {
    const id = await withOwner();
    const vehicle = await vehicleOf(id);
    expect(vehicle).toMatchObject({ registration_plate: null, plate_progress: 'PROCESSING' });
    const { cursor } = await syncAll(scene.bff, 'vehicles', null, owner);
    await update(id, 'TNKB', 'READY', 'B 1201 AAA');
    const { pages, cursor: then } = await syncAll(scene.bff, 'vehicles', cursor, owner);
    expect(pages.flatMap(({ changed }) => changed)).toMatchObject([
      {
        id: vehicle?.id,
        record: { registrationPlate: 'B 1201 AAA', plate: { progress: 'READY' } },
      },
    ]);
    await update(id, 'TNKB', 'READY', 'B 1201 AAA');
    const after = await syncAll(scene.bff, 'vehicles', then, owner);
    expect(idsOf(after.pages)).toEqual([]);
  });

  it('works with the certificate alone: the motorcycle has the number, and its plate goes no further', async () => {
    const id = await withOwner();
    await update(id, 'STNK', 'PROCESSING', 'B 1301 AAA');
    expect(await vehicleOf(id)).toMatchObject({
      registration_plate: 'B 1301 AAA',
      plate_progress: 'PROCESSING',
    });
    expect(await notesOf(id)).toEqual(['PLATE_NUMBER']);
    await update(id, 'TNKB', 'READY');
    expect(await vehicleOf(id)).toMatchObject({
      registration_plate: 'B 1301 AAA',
      plate_progress: 'READY',
    });
  });

  it('corrects a wrong one of a paper that stays where it is, and says so without the number', async () => {
    const id = await withOwner();
    await update(id, 'TNKB', 'COLLECTED', 'B 1401 AAA');
    const collected = await paperOf(id, 'TNKB');
    const before = await versionOf(id);
    for (const _ of [1, 2])
      expect(
        (await update(id, 'TNKB', 'COLLECTED', 'B 1402 AAA', `, expectedVersion: ${before}`))
          .errorCode,
      ).toBeUndefined();
    expect(await paperOf(id, 'TNKB')).toEqual({ ...collected, plate_number: 'B 1402 AAA' });
    expect(await vehicleOf(id)).toMatchObject({
      registration_plate: 'B 1402 AAA',
      plate_progress: 'COLLECTED',
      plate_collected_at: collected?.collected_at,
    });
    expect(await versionOf(id)).toBe(Number(before) + 1);
    expect(await notesOf(id)).toEqual(['TNKB COLLECTED', 'PLATE_NUMBER']);
    const stale = await update(id, 'TNKB', 'COLLECTED', 'B 1403 AAA', ', expectedVersion: 1');
    expect(stale.errorCode).toBe('ORDER_CHANGED');
    // What went on without a number before there were any gets it in the same way.
    const old = await withOwner();
    await scene.bff.db.primary.execute({
      sql: `UPDATE order_registration SET progress = 'COLLECTED' WHERE order_id = ?`,
      args: [old],
    });
    expect((await update(old, 'TNKB', 'COLLECTED')).errorCode).toBeUndefined();
    await update(old, 'TNKB', 'COLLECTED', 'B 1404 AAA');
    expect(await vehicleOf(old)).toMatchObject({ registration_plate: 'B 1404 AAA' });
  });

  it('refuses a plate that is ready or collected without one, one of the title, and what is none', async () => {
    const { id } = await scene.shipping();
    const before = await versionOf(id);
    for (const progress of ['READY', 'COLLECTED'])
      for (const plate of [undefined, ' '])
        expect(await update(id, 'TNKB', progress, plate)).toMatchObject(
          refused('desk.plate-number.required'),
        );
    expect(await update(id, 'BPKB', 'READY', 'B 1501 AAA')).toMatchObject(
      refused('desk.plate-number.title'),
    );
    for (const typed of ['1501 AAA', 'B 0501 AAA', 'BBB 1501 AAA', 'B 15011 AAA', 'B 1501 AAAA'])
      expect(await update(id, 'TNKB', 'READY', typed), typed).toMatchObject(
        refused('desk.plate-number'),
      );
    await expect(update(id, 'TNKB', 'READY', 'B'.repeat(21))).rejects.toThrow(/20 characters/);
    expect(await versionOf(id)).toBe(before);
    expect(await paperOf(id, 'TNKB')).toMatchObject({ progress: 'PROCESSING', plate_number: null });
  });

  it('refuses one that another motorcycle has, or will have when it is handed over', async () => {
    const { id } = await scene.shipping();
    expect(await update(id, 'STNK', 'READY', 'b3847skw')).toMatchObject(
      refused('desk.plate-number.taken'),
    );
    const { id: other } = await scene.shipping();
    await update(other, 'STNK', 'READY', 'B 1601 AAA');
    expect(await update(id, 'TNKB', 'READY', 'B 1601 AAA')).toMatchObject(
      refused('desk.plate-number.taken'),
    );
    // A motorcycle that was not sold after all keeps its number for whoever buys it.
    await scene.bff.db.primary.execute({
      sql: `UPDATE customer_order SET state = 'CANCELLED' WHERE id = ?`,
      args: [other],
    });
    expect((await update(id, 'TNKB', 'READY', 'B 1601 AAA')).errorCode).toBeUndefined();
  });

  it('is safe: of two orders that get one number at once one has it, and the other says why not', async () => {
    const [one, other] = [await scene.shipping(), await scene.shipping()];
    const answers = await Promise.all(
      [one, other].map(({ id }) => update(id, 'TNKB', 'READY', 'B 1701 AAA')),
    );
    expect(answers.map(({ errorCode }) => errorCode ?? 'done').sort()).toEqual([
      'ORDER_INVALID',
      'done',
    ]);
    expect(answers).toContainEqual(expect.objectContaining(refused('desk.plate-number.taken')));
    for (const given of [one, other]) await handOver(given);
    expect(
      await rowsOf(`SELECT count(*) AS n FROM vehicle WHERE registration_plate = 'B 1701 AAA'`),
    ).toEqual([{ n: 1 }]);
  });
});
