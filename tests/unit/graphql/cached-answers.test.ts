import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#db/open.ts';
import trusted from '#edge/contract/documents.content.json' with { type: 'json' };
import { contentApp, contentPath, tripsOf } from '#tests/support/in-process-app.ts';
import { type Store, seeded, stores } from '#tests/support/stores.ts';

const trustedText = (name: string): string =>
  Object.values(trusted).find((text) => text.includes(`query ${name}(`)) ?? '';

const slug = 'alva-cervo';
const PATHS = [
  contentPath(trustedText('ProductList'), { locale: 'en' }),
  contentPath(trustedText('ProductPage'), { slug, locale: 'id' }),
  contentPath(trustedText('ProductPrices'), { slug, area: '31', locale: 'en' }),
  contentPath('{pages(kind:policy locale:en){name title} products(locale:en){slug name}}'),
  contentPath('{page(name:"warranty" locale:id){title summary}}'),
];

const START = 1_000_000;
const of = `(SELECT id FROM product WHERE slug = '${slug}')`;
/** Edits of what is read, of what nobody sees, and of what has nothing to do with it. */
const EDITS: readonly ((n: number, now: number) => string)[] = [
  (n) => `UPDATE product SET name = 'ALVA ${n}' WHERE slug = '${slug}'`,
  () => `UPDATE product SET is_active = 1 - is_active WHERE slug = '${slug}'`,
  (n) => `UPDATE product_text SET slogan = 'S ${n}' WHERE product_id = ${of}`,
  (n) =>
    `UPDATE product_value SET name = json_object('en', 'N ${n}', 'id', 'N ${n}') WHERE product_id = ${of}`,
  (n, now) =>
    `UPDATE product_value SET validity_to_show_at = ${now + (n % 900)} WHERE product_id = ${of} AND order_sequence <= ${n % 4}`,
  () => `UPDATE product_value SET validity_to_show_at = NULL WHERE product_id = ${of}`,
  (n) => `UPDATE product_price SET bpkb_idr = ${n} WHERE product_id = ${of}`,
  (n) => `UPDATE subsidy SET amount_idr = ${n}, is_active = ${n % 2}`,
  (n) => `UPDATE page_text SET title = 'T ${n}' WHERE page_name = 'warranty'`,
  () => `UPDATE page SET is_active = 1 - is_active WHERE name = 'warranty'`,
  (n) => `UPDATE place SET location = 'P ${n}'`,
];

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ edit: fc.nat(EDITS.length - 1), n: fc.nat(9_999) }) },
  // Clocks are also set back.
  { weight: 1, arbitrary: fc.record({ wait: fc.integer({ min: -200, max: 600 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      ask: fc.nat(PATHS.length - 1),
      isolate: fc.nat(1),
      /** Edits that reach the store while the request is under way, one before each of its trips. */
      during: fc.array(fc.record({ edit: fc.nat(EDITS.length - 1), n: fc.nat(9_999) }), {
        maxLength: 2,
      }),
    }),
  },
);

describe.each(stores)('answers cached by an isolate, on $kind', ({ open }) => {
  let store: Store;
  let now = START;
  const clock = (): number => now;
  const edit = async (each: { edit: number; n: number }): Promise<void> => {
    await store.db.primary.execute(EDITS[each.edit]?.(each.n, now) ?? '');
  };
  beforeAll(async () => {
    store = await seeded(open, { demo: false });
  });
  afterAll(() => store.stop());

  it('are what an isolate with an empty cache answers, whatever happens before or meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const pending: { edit: number; n: number }[] = [];
        const edited: OpenDatabase = {
          ...store.db,
          read: async (queries) => {
            const next = pending.shift();
            if (next) await edit(next);
            return store.db.read(queries);
          },
        };
        const isolates = [0, 1].map(() => ({
          app: contentApp(edited, clock),
          tags: new Map<string, string>(),
        }));
        for (const each of steps) {
          if ('wait' in each) now += each.wait;
          else if ('edit' in each) await edit(each);
          else {
            const path = PATHS[each.ask] ?? '';
            const isolate = isolates[each.isolate];
            const cachedTag = isolate?.tags.get(path);
            pending.push(...each.during);
            const headers = cachedTag === undefined ? {} : { 'if-none-match': cachedTag };
            const answer = await isolate?.app.request(path, { headers });
            pending.length = 0;
            const fresh = await contentApp(store.db, clock).request(path);
            const tag = fresh.headers.get('etag') ?? '';
            expect(answer?.headers.get('etag')).toBe(tag);
            expect(answer?.status).toBe(cachedTag === tag ? 304 : 200);
            expect(await answer?.text()).toBe(cachedTag === tag ? '' : await fresh.text());
            isolate?.tags.set(path, tag);
          }
        }
      }),
      { numRuns: process.env.TEST_FULL === '1' ? 300 : 40 },
    );
  }, 120_000);

  it('were current at some time within the second before, when the store is asked once a second', async () => {
    const WINDOW = 1_000;
    const waiting = fc.record({ wait: fc.integer({ min: 0, max: 900 }) });
    const editing = fc.record({ edit: fc.constantFrom(0, 4, 6, 7), n: fc.nat(9_999) });
    // Few paths and long runs: an answer is old only where the same one is asked again.
    const paths = PATHS.slice(0, 3);
    const asking = fc.record({ ask: fc.nat(paths.length - 1) });
    const steps = fc.array(fc.oneof(waiting, editing, asking), { minLength: 20, maxLength: 40 });
    const always = contentApp(store.db, clock);
    let trips = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (each) => {
        const app = contentApp(store.db, clock, WINDOW);
        /** What each path was at which moment: looked up after each edit and each wait. */
        const seen = paths.map((): { at: number; text: string }[] => []);
        const look = async () => {
          for (const [index, path] of paths.entries())
            seen[index]?.push({ at: now, text: await (await always.request(path)).text() });
        };
        await look();
        for (const one of each) {
          if ('wait' in one) now += one.wait;
          else if ('edit' in one) await edit(one);
          if (!('ask' in one)) {
            await look();
            continue;
          }
          const answer = await app.request(paths[one.ask] ?? '');
          trips += tripsOf(answer);
          const text = await answer.text();
          // Until the next look nothing but time may have changed it.
          const current = (seen[one.ask] ?? []).filter(
            (_, index, all) => (all[index + 1]?.at ?? now) > now - WINDOW,
          );
          expect(current.map((state) => state.text)).toContain(text);
        }
      }),
      { numRuns: process.env.TEST_FULL === '1' ? 200 : 15 },
    );
    expect(trips).toBeGreaterThan(0);
  }, 120_000);

  it('need no trip within the second, and show an edit after it', async () => {
    await store.db.primary.execute('UPDATE product SET is_active = 1');
    await store.db.primary.execute('UPDATE product_value SET validity_to_show_at = NULL');
    const app = contentApp(store.db, clock, 1_000);
    const trips = async (path: string): Promise<number> => tripsOf(await app.request(path));
    const path = PATHS[0] ?? '';
    expect([await trips(path), await trips(path)]).toEqual([1, 0]);
    await edit({ edit: 0, n: 54_321 });
    now += 999;
    expect(await (await app.request(path)).text()).not.toContain('ALVA 54321');
    now += 1;
    expect(await (await app.request(path)).text()).toContain('ALVA 54321');
    expect(await trips(path)).toBe(0);
  });

  it('cost one trip, and one more when they have changed', async () => {
    const app = contentApp(store.db, clock);
    const trips = async (path = PATHS[0] ?? ''): Promise<number> =>
      tripsOf(await app.request(path));
    expect([await trips(), await trips(), await trips()]).toEqual([1, 1, 1]);
    await edit({ edit: 0, n: 12_345 });
    expect([await trips(), await trips()]).toEqual([2, 1]);
  });

  it('survive writes to other collections, and pass with their time', async () => {
    const app = contentApp(store.db, clock);
    const path = PATHS[1] ?? '';
    await store.db.primary.execute(`UPDATE product SET is_active = 1`);
    await store.db.primary.execute(
      `UPDATE product_value SET validity_to_show_at = ${now + 50} WHERE product_id = ${of} AND component = 'battery'`,
    );
    const before = await (await app.request(path)).text();
    await store.db.primary.execute(`UPDATE place SET location = location || '.'`);
    expect(tripsOf(await app.request(path))).toBe(1);
    now += 60;
    const after = await (await app.request(path)).text();
    expect(before).toContain('"battery"');
    expect(after).not.toContain('"code":"battery"');
  });

  it('answer an unchanged page with 304, in either media type with a validator of its own', async () => {
    const app = contentApp(store.db, clock);
    const path = PATHS[0] ?? '';
    const tagOf = async (accept: string): Promise<string> =>
      (await app.request(path, { headers: { accept } })).headers.get('etag') ?? '';
    const plain = await tagOf('application/json');
    const graphql = await tagOf('application/graphql-response+json');
    expect(plain).toMatch(/^"[\w-]+"$/);
    expect(graphql).not.toBe(plain);
    const weakened = { accept: 'application/json', 'if-none-match': `"x", W/${plain}` };
    const again = await app.request(path, { headers: weakened });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', plain]);
    const other = { accept: 'application/json', 'if-none-match': graphql };
    expect((await app.request(path, { headers: other })).status).toBe(200);
  });

  it('are errors when the store is away, and answers again when it is back', async () => {
    let away = false;
    const app = contentApp(
      {
        ...store.db,
        read: (queries) =>
          away ? Promise.reject(new Error('store away')) : store.db.read(queries),
      },
      clock,
    );
    const path = PATHS[0] ?? '';
    const good = await (await app.request(path)).text();
    away = true;
    const bad = await app.request(path);
    expect(await bad.text()).toContain('"errors"');
    expect(bad.headers.get('cache-control')).toBe('no-store');
    away = false;
    expect(await (await app.request(path)).text()).toBe(good);
  });
});
