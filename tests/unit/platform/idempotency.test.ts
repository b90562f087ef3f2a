import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assertOneChanged } from '#db/assertion.ts';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { type Query, raw } from '#db/query.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { err, ok } from '#edge/platform/result.ts';
import { once } from '#edge/platform/write/once.ts';
import { migrated, type Store, stores } from '#tests/support/stores.ts';

const KEY = '01JD4Z6Q3M8T5V7W9XABCDEFGH';
const run = (text: string): Query<unknown> => raw(sql.raw(text), () => undefined);

describe.each(stores)('a mutation under an idempotency key on $kind', ({ open }) => {
  let store: Store;
  let connections: OpenDatabase[];
  let now = 1_000;

  beforeAll(async () => {
    store = await migrated(open);
    await store.db.primary.batch([
      'CREATE TABLE effect (note TEXT)',
      'CREATE TABLE seat (number INTEGER PRIMARY KEY, taken_by TEXT)',
    ]);
    connections = Array.from({ length: 5 }, () => openDatabase({ url: store.url }));
  });
  afterAll(async () => {
    for (const connection of connections) connection.close();
    await store.stop();
  });
  beforeEach(async () => {
    now = 1_000;
    await store.db.primary.batch([
      'DELETE FROM effect',
      'DELETE FROM idempotency',
      'DELETE FROM seat',
    ]);
  });

  const at = (nth: number, key: string | null = KEY) => ({
    db: connections[nth % 5] ?? store.db,
    clock: () => now,
    idempotencyKey: key ?? undefined,
  });
  const request = { operation: 'write', who: 'cus_a', input: { note: 'x' } };
  const noted = async () => (await store.db.primary.execute('SELECT note FROM effect')).rows;
  const write = (nth: number, answer: unknown = nth, key?: string) =>
    once(at(nth, key), request, async () =>
      ok({ statements: [run(`INSERT INTO effect VALUES ('${nth}')`)], outcome: answer }),
    );

  it('takes effect once among 50 parallel duplicates, and all get the first answer', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, nth) => write(nth)));
    const [effect, ...more] = await noted();
    expect(more).toEqual([]);
    const first = Number(effect?.note);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify(ok(first))]),
    );
  });

  it('gives the answer again without deciding again', async () => {
    await write(1, { id: 'a' });
    const decide = () => Promise.reject(new Error('decided again'));
    expect(await once(at(2), request, decide)).toEqual(ok({ id: 'a' }));
  });

  it('refuses the key with another input, whatever the order of its fields', async () => {
    const two = { ...request, input: { a: 1, b: [2] } };
    const decide = async () => ok({ statements: [], outcome: 1 });
    await once(at(1), two, decide);
    expect(await once(at(2), { ...two, input: { b: [2], a: 1 } }, decide)).toEqual(ok(1));
    await expect(once(at(3), { ...two, input: { a: 1, b: [3] } }, decide)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    await expect(once(at(4), { ...two, operation: 'other' }, decide)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it("keeps one person's keys from another's", async () => {
    await write(1);
    const other = await once(at(2), { ...request, who: 'cus_b' }, async () =>
      ok({ statements: [run("INSERT INTO effect VALUES ('b')")], outcome: 'b' }),
    );
    expect(other).toEqual(ok('b'));
    expect(await noted()).toHaveLength(2);
  });

  it('does not keep refusals: what was refused may succeed later', async () => {
    const refuse = async () => err('FULL' as const);
    expect(await once(at(1), request, refuse)).toEqual(err('FULL'));
    expect(await write(2, 'now')).toEqual(ok('now'));
    expect(await noted()).toHaveLength(1);
  });

  it('keeps no answer of a batch that failed, and none of its statements', async () => {
    const failing = async () =>
      ok({
        statements: [run("INSERT INTO effect VALUES ('half')"), run('INSERT INTO gone VALUES (1)')],
        outcome: 'never',
      });
    await expect(once(at(1), request, failing)).rejects.toThrow(/no such table/);
    expect(await noted()).toEqual([]);
    expect(await write(2, 'whole')).toEqual(ok('whole'));
  });

  it('answers a duplicate whose own decision is turned away by what the first one did', async () => {
    let decisions = 0;
    // The duplicate finds no receipt and decides; only then the first one commits.
    const late = await once(at(2), request, async () => {
      decisions++;
      await write(3, 'first');
      return err('TAKEN' as const);
    });
    expect(decisions).toBe(1);
    expect(late).toEqual(ok('first'));
    const thrown = await once(at(4, '01JD4Z6Q3M8T5V7W9XABCDEFG0'), request, async () => {
      await write(5, 'fifth', '01JD4Z6Q3M8T5V7W9XABCDEFG0');
      throw new Error('no longer yours');
    });
    expect(thrown).toEqual(ok('fifth'));
  });

  it('decides again when its guard no longer holds, so 50 callers share 3 seats', async () => {
    await store.db.primary.batch(
      [1, 2, 3].map((n) => `INSERT INTO seat (number) VALUES (${n})`),
      'write',
    );
    const free = raw(
      sql`SELECT min(number) AS number FROM seat WHERE taken_by IS NULL`,
      ({ rows }) => rows[0]?.number as number | null,
    );
    const take = (nth: number) =>
      once(at(nth, null), request, async () => {
        const [number] = await store.db.readPrimary([free]);
        if (number === null) return err('FULL' as const);
        const move = `UPDATE seat SET taken_by = '${nth}' WHERE number = ${number} AND taken_by IS NULL`;
        return ok({ statements: [run(move), assertOneChanged], outcome: number });
      });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, nth) => take(nth)));
    expect(answers.filter(({ ok: won }) => won)).toHaveLength(3);
    expect(new Set(answers.flatMap((a) => (a.ok ? [a.value] : [])))).toEqual(new Set([1, 2, 3]));
  });

  it('gives up politely when somebody else is faster every time', async () => {
    const never = async () =>
      ok({
        statements: [run('UPDATE seat SET taken_by = 1 WHERE 0'), assertOneChanged],
        outcome: 1,
      });
    await expect(once(at(1), request, never)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('writes when the receipt was made, so that the clean-up finds its age', async () => {
    now = 3 * DAY_MS;
    await write(1);
    const { rows } = await store.db.primary.execute('SELECT created_at FROM idempotency');
    expect(rows[0]?.created_at).toBe(3 * DAY_MS);
  });
});
