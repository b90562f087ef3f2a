import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { COMPLAINT_LIMITS } from '#edge/contract/orders/complaint.ts';
import { type ActorName, actor } from '#tests/support/actors.ts';
import { contains, JPEG } from '#tests/support/pictures.ts';
import { type OrderScene, openOrderScene } from './scene.ts';

const UPLOAD = `mutation U($input: UploadFileInput!) { uploadFile(input: $input) { urlFile status { success errorCode } } }`;

let scene: OrderScene;
beforeAll(async () => {
  scene = await openOrderScene();
});
afterAll(() => scene.stop());

const run = (sql: string, ...args: (string | number)[]) =>
  scene.bff.db.primary.execute({ sql, args });
const picture = async (who: ActorName = 'owner'): Promise<string> => {
  const id = newId('upl');
  const { data, errors } = await scene.bff.upload<{ uploadFile: { status: { success: boolean } } }>(
    UPLOAD,
    { input: { id, purpose: 'COMPLAINT', file: null } },
    { path: 'variables.input.file', bytes: JPEG },
    { headers: await actor(scene.bff, who) },
  );
  if (data?.uploadFile.status.success !== true) throw new Error(JSON.stringify(errors ?? data));
  return id;
};

interface Written {
  id?: string;
  text?: string;
  files?: readonly string[];
  who?: ActorName;
}
const begin = (
  order: string,
  { id = newId('cmp'), text = 'A scratch', files = [], who = 'owner' }: Written = {},
) =>
  scene.by.change(
    who,
    'openComplaint',
    `input: { id: "${id}", orderId: "${order}", subject: DAMAGED, text: "${text}", files: ${JSON.stringify(files)} }`,
  );
const reply = (
  order: string,
  { id = newId('cmm'), text = 'And?', files = [], who = 'owner' }: Written = {},
) =>
  scene.by.change(
    who,
    'replyToComplaint',
    `input: { id: "${id}", orderId: "${order}", text: "${text}", files: ${JSON.stringify(files)} }`,
  );
const withdraw = (order: string, who: ActorName = 'owner') =>
  scene.by.change(who, 'withdrawComplaint', `orderId: "${order}"`);
const reacting = (
  order: string,
  {
    id = newId('cmm'),
    text = 'We look at it',
    version = '',
    files = [] as string[],
    who = 'admin' as ActorName,
  } = {},
) =>
  scene.by.change(
    who,
    'answerComplaint',
    `id: "${order}", messageId: "${id}", text: "${text}", files: ${JSON.stringify(files)}${version}`,
  );
const resolve = (
  order: string,
  outcome = 'PUT_RIGHT',
  files: readonly string[] = [],
  who: ActorName = 'admin',
) =>
  scene.by.change(
    who,
    'resolveComplaint',
    `id: "${order}", outcome: ${outcome}, text: "New fairing mounted", files: ${JSON.stringify(files)}`,
  );
const view = async (url: string, who: ActorName) =>
  (await scene.bff.fetch(url, { headers: await actor(scene.bff, who) })).status;
const rows = async (order: string): Promise<number> =>
  Number(
    (await run('SELECT count(*) AS n FROM order_complaint_message WHERE order_id = ?', order))
      .rows[0]?.n,
  );

describe('openComplaint', () => {
  it('works: what is wrong, a picture, and the day of the answer stand with the order', async () => {
    const order = await scene.booked();
    const file = await picture();
    const { order: after } = await begin(order, { files: [file] });
    expect(after).toMatchObject({
      complaints: [
        {
          state: 'OPEN',
          subject: 'DAMAGED',
          outcome: null,
          messages: [{ by: 'customer', text: 'A scratch', files: [`/files/${file}`] }],
        },
      ],
    });
    const [complaint] = (after as unknown as { complaints: { dueAt: string }[] }).complaints;
    expect(Date.parse(complaint?.dueAt ?? '')).toBeGreaterThan(Date.now());
  });

  it('works: it waits in the queue of complaints until staff answer, and again once its customer writes', async () => {
    const order = await scene.booked();
    const waiting = async () => {
      const { deskQueue } = await scene.by.ask<{
        deskQueue: {
          items: { id: string; subject: string; detail: string; due: string; step: string }[];
          figures: { count: number };
        };
      }>(
        'admin',
        `{ deskQueue(queue: COMPLAINTS, sort: ASC, first: 50) {
          items { id subject label detail since due step } figures { count } } }`,
      );
      expect(deskQueue.figures.count).toBe(deskQueue.items.length);
      return deskQueue.items.find(({ subject }) => subject === order);
    };
    const id = newId('cmp');
    const { order: after } = await begin(order, { id });
    const [complaint] = (after as unknown as { complaints: { dueAt: string }[] }).complaints;
    expect(await waiting()).toMatchObject({
      id,
      detail: expect.stringContaining('Ayu Lestari'),
      due: complaint?.dueAt,
      step: 'answer-complaint',
    });
    await reacting(order);
    expect(await waiting()).toBeUndefined();
    await reply(order);
    expect(await waiting()).toMatchObject({ id });
    await resolve(order);
    expect(await waiting()).toBeUndefined();
  });

  it('refuses strangers, a second one, another’s picture, one in use, and what is too long', async () => {
    const order = await scene.booked();
    expect((await begin(order, { who: 'owner2' })).errorCode).toBe('ORDER_NOT_FOUND');
    const theirs = await picture('owner2');
    expect((await begin(order, { files: [theirs] })).errorCode).toBe('ORDER_UPLOAD_UNKNOWN');
    const long = 'x'.repeat(COMPLAINT_LIMITS.text + 1);
    for (const text of ['', long])
      expect((await begin(order, { text })).errorCode).toBe('ORDER_INVALID');
    const many = await Promise.all([1, 2, 3, 4].map(() => picture()));
    expect((await begin(order, { files: many })).errorCode).toBe('ORDER_INVALID');
    const [file = ''] = many;
    expect((await begin(order, { files: [file, file] })).errorCode).toBe('ORDER_UPLOAD_UNKNOWN');
    await begin(order, { files: [file] });
    expect((await begin(order)).errorCode).toBe('ORDER_STATE_TRANSITION');
    const other = await scene.booked();
    expect((await begin(other, { files: [file] })).errorCode).toBe('ORDER_UPLOAD_UNKNOWN');
    await run(
      `INSERT INTO order_complaint (id, order_id, state, subject, opened_at, updated_at)
        SELECT 'cmp_' || value, ?, 'WITHDRAWN', 'OTHER', 1, 1 FROM json_each('[1,2,3,4,5,6,7,8,9,10]')`,
      other,
    );
    expect((await begin(other)).errorCode).toBe('ORDER_LIMIT');
  });

  it('is safe: five at once are one, and its picture is sealed, the customer’s and the desk’s', async () => {
    const order = await scene.booked();
    const id = newId('cmp');
    const file = await picture();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => begin(order, { id, files: [file] })),
    );
    for (const { errorCode } of answers) expect(errorCode).toBeUndefined();
    expect(await rows(order)).toBe(1);
    const { rows: uploads } = await run(
      'SELECT object_key, is_sealed FROM upload WHERE id = ?',
      file,
    );
    expect(uploads[0]?.is_sealed).toBe(1);
    const stored = await scene.bff.object(String(uploads[0]?.object_key));
    expect(contains(stored, 'JFIF')).toBe(false);
    expect(await view(`/files/${file}`, 'owner')).toBe(200);
    expect(await view(`/files/${file}`, 'admin')).toBe(200);
    expect(await view(`/files/${file}`, 'owner2')).toBe(404);
    expect(await view(`/files/${file}`, 'staff'), 'sees orders, and may answer').toBe(200);
    expect(await view(`/files/${file}`, 'affiliate')).toBe(404);
  });
});

describe('replyToComplaint', () => {
  it('works: it is the desk’s turn again, and the day that was promised stays', async () => {
    const order = await scene.booked();
    const first = await begin(order);
    const { order: twice } = await reply(order);
    const dueOf = (of: unknown) =>
      (of as { complaints: { dueAt: string | null }[] }).complaints[0]?.dueAt;
    expect(dueOf(twice)).toBe(dueOf(first.order));
    await reacting(order);
    expect((await reply(order)).order).toMatchObject({
      complaints: [{ state: 'OPEN', dueAt: expect.any(String) }],
    });
  });

  it('refuses where there is none, strangers, and one message too many', async () => {
    const order = await scene.booked();
    expect((await reply(order)).errorCode).toBe('ORDER_STATE_TRANSITION');
    const id = newId('cmp');
    await begin(order, { id });
    expect((await reply(order, { who: 'owner2' })).errorCode).toBe('ORDER_NOT_FOUND');
    await run(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${COMPLAINT_LIMITS.messages - 1})
        INSERT INTO order_complaint_message (id, complaint_id, order_id, author, text, files, written_at)
        SELECT 'cmm_' || ? || i, ?, ?, 'customer', 'x', '[]', 1 FROM n`,
      order,
      id,
      order,
    );
    expect((await reply(order)).errorCode).toBe('ORDER_LIMIT');
  });

  it('is safe: the same message sent five times is one', async () => {
    const order = await scene.booked();
    await begin(order);
    const id = newId('cmm');
    await Promise.all([1, 2, 3, 4, 5].map(() => reply(order, { id })));
    expect(await rows(order)).toBe(2);
  });
});

describe('withdrawComplaint', () => {
  it('works, refuses where there is none and strangers, and is safe to repeat', async () => {
    const order = await scene.booked();
    expect((await withdraw(order)).errorCode).toBe('ORDER_STATE_TRANSITION');
    await begin(order);
    expect((await withdraw(order, 'owner2')).errorCode).toBe('ORDER_NOT_FOUND');
    for (const { order: after } of [await withdraw(order), await withdraw(order)])
      expect(after).toMatchObject({ complaints: [{ state: 'WITHDRAWN', dueAt: null }] });
    expect((await begin(order)).order).toMatchObject({ complaints: [{}, { state: 'OPEN' }] });
  });
});

describe('answerComplaint', () => {
  it('works: the customer reads it, who wrote it is not named, and it is their turn', async () => {
    const order = await scene.booked();
    await begin(order);
    await reacting(order);
    const { order: seen } = await scene.by.ask<{ order: object }>(
      'owner',
      `{ order(id: "${order}") }`,
    );
    expect(seen).toMatchObject({
      complaints: [
        { state: 'ANSWERED', dueAt: null, messages: [{}, { by: 'staff', text: 'We look at it' }] },
      ],
      history: expect.arrayContaining([
        expect.objectContaining({ kind: 'ORDER_COMPLAINT', note: 'COMPLAINT_ANSWERED' }),
      ]),
    });
    expect(JSON.stringify(seen)).not.toContain('cus_admin');
  });

  it('refuses where there is none, no words, and an order that has changed since', async () => {
    const order = await scene.booked();
    expect((await reacting(order)).errorCode).toBe('ORDER_STATE_TRANSITION');
    await begin(order);
    expect((await reacting(order, { text: ' ' })).errorCode).toBe('ORDER_INVALID');
    const stale = await reacting(order, { version: ', expectedVersion: 1' });
    expect(stale.errorCode).toBe('ORDER_CHANGED');
  });

  it('is safe: the same answer sent again is one', async () => {
    const order = await scene.booked();
    await begin(order);
    const id = newId('cmm');
    await reacting(order, { id });
    expect((await reacting(order, { id, version: ', expectedVersion: 1' })).order).toMatchObject({
      complaints: [{ state: 'ANSWERED' }],
    });
    expect(await rows(order)).toBe(2);
  });
});

describe('resolveComplaint', () => {
  it('is given, as the answer, also by those of the staff who see orders and move none, with its pictures', async () => {
    const order = await scene.booked();
    const shown = await picture('owner');
    await begin(order, { files: [shown] });
    expect(await view(`/files/${shown}`, 'staff')).toBe(200);
    expect((await reacting(order, { who: 'staff' })).order).toMatchObject({
      complaints: [{ state: 'ANSWERED' }],
    });
    expect((await resolve(order, 'PUT_RIGHT', [], 'staff')).order).toMatchObject({
      complaints: [{ state: 'RESOLVED' }],
    });
  });

  it('works: it is over with an outcome and words, refuses what is over, and is safe to repeat', async () => {
    const order = await scene.booked();
    expect((await resolve(order)).errorCode).toBe('ORDER_STATE_TRANSITION');
    await begin(order);
    for (const { order: after } of [await resolve(order), await resolve(order)])
      expect(after).toMatchObject({
        complaints: [
          {
            state: 'RESOLVED',
            outcome: 'PUT_RIGHT',
            messages: [{}, { by: 'staff', text: 'New fairing mounted' }],
          },
        ],
      });
    expect((await resolve(order, 'EXPLAINED')).errorCode).toBe('ORDER_STATE_TRANSITION');
    expect((await reply(order)).errorCode).toBe('ORDER_STATE_TRANSITION');
  });
});

describe('pictures of staff in a complaint', () => {
  it('stand with the answer and the outcome, and are the customer’s and the desk’s from then on', async () => {
    const order = await scene.booked();
    await begin(order);
    const [first, second] = [await picture('admin'), await picture('admin')];
    expect(await view(`/files/${first}`, 'owner')).toBe(404);
    await reacting(order, { files: [first] });
    const { order: after } = await resolve(order, 'PUT_RIGHT', [second]);
    expect(after).toMatchObject({
      complaints: [
        { messages: [{}, { files: [`/files/${first}`] }, { files: [`/files/${second}`] }] },
      ],
    });
    for (const file of [first, second]) {
      expect(await view(`/files/${file}`, 'owner')).toBe(200);
      expect(await view(`/files/${file}`, 'admin')).toBe(200);
      expect(await view(`/files/${file}`, 'owner2')).toBe(404);
      const { rows: uploads } = await run(
        'SELECT customer_id, is_sealed FROM upload WHERE id = ?',
        file,
      );
      expect(uploads).toMatchObject([{ customer_id: 'cus_owner', is_sealed: 1 }]);
    }
  });

  it('are their own, in no other use, and three at most; the same answer sent again is one', async () => {
    const order = await scene.booked();
    await begin(order);
    const theirs = await picture('owner');
    expect((await reacting(order, { files: [theirs] })).errorCode).toBe('ORDER_UPLOAD_UNKNOWN');
    const many = await Promise.all([1, 2, 3, 4].map(() => picture('admin')));
    expect((await reacting(order, { files: many })).errorCode).toBe('ORDER_INVALID');
    const [file = ''] = many;
    expect((await reacting(order, { files: [file, file] })).errorCode).toBe('ORDER_UPLOAD_UNKNOWN');
    const id = newId('cmm');
    for (const { errorCode } of [
      await reacting(order, { id, files: [file] }),
      await reacting(order, { id, files: [file] }),
    ])
      expect(errorCode).toBeUndefined();
    expect(await rows(order)).toBe(2);
    expect((await resolve(order, 'EXPLAINED', [file])).errorCode).toBe('ORDER_UPLOAD_UNKNOWN');
  });
});

describe('complaints at the desk', () => {
  const listed = async (queue: 'COMPLAINTS' | 'ATTENTION') => {
    const { orderDesk } = await scene.by.ask<{
      orderDesk: { items: { order: { id: string }; attentions: string[] }[] };
    }>('admin', `{ orderDesk(queue: ${queue}, take: 50) { items { order attentions } } }`);
    return orderDesk.items.map(({ order, attentions }) => [order.id, ...attentions]);
  };

  it('are a list, what was promised first comes first, and a late one needs a person', async () => {
    const [soon, late] = [await scene.booked(), await scene.booked()];
    await begin(soon);
    await begin(late);
    await run('UPDATE order_complaint SET due_at = 1 WHERE order_id = ?', late);
    const list = await listed('COMPLAINTS');
    expect(list[0]).toEqual([late, 'COMPLAINT_LATE']);
    expect(list).toContainEqual([soon]);
    expect(await listed('ATTENTION')).toContainEqual([late, 'COMPLAINT_LATE']);
    await reacting(late);
    expect(await listed('ATTENTION')).not.toContainEqual([late, 'COMPLAINT_LATE']);
    await resolve(late);
    expect((await listed('COMPLAINTS')).map(([id]) => id)).not.toContain(late);
  });
});
