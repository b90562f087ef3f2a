import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { idsOf, syncAll, syncOnce } from './client.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

const write = (...statements: string[]) => bff.db.primary.batch(statements, 'write');
const decode = (cursor: string): unknown[] => JSON.parse(atob(cursor));
const encode = (parts: unknown[]): string => btoa(JSON.stringify(parts)).replaceAll('=', '');

/** Pages without a text are enough to count by. */
const addPages = (from: number, to: number) =>
  write(
    `WITH RECURSIVE n (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${to})
     INSERT INTO page (name, kind, is_active, order_sequence, published_at)
     SELECT printf('test-%05d', i), 'page', 1, i, 0 FROM n`,
    `INSERT INTO page_text (page_name, locale, title, summary, blocks)
     SELECT name, 'en', name, name, json_array(name, hex(zeroblob(150))) FROM page
     WHERE name LIKE 'test-%' AND NOT EXISTS (SELECT 1 FROM page_text t WHERE t.page_name = page.name)`,
  );

describe('sync works', () => {
  it('sends everything to a device without a cursor, page by page, and then nothing', async () => {
    await addPages(0, 50);
    const all = await syncAll(bff, 'pages');
    expect(all.pages.length).toBeGreaterThan(2);
    expect(all.pages.every((page) => page.full)).toBe(true);
    expect(new Set(idsOf(all.pages)).size).toBe(idsOf(all.pages).length);
    expect(idsOf(all.pages).filter((id) => id.startsWith('test-'))).toHaveLength(50);
    const { page } = await syncOnce(bff, 'pages', all.cursor);
    expect(page).toMatchObject({ full: false, hasMore: false, changed: [], removed: [] });
  });

  it('sends what changed since the cursor, once, with its content', async () => {
    const { cursor } = await syncAll(bff, 'pages');
    await write(
      `UPDATE page_text SET title = 'New' WHERE page_name = 'test-00007'`,
      `UPDATE page_text SET summary = 'New' WHERE page_name = 'test-00007'`,
    );
    const { page } = await syncOnce(bff, 'pages', cursor);
    expect(page?.full).toBe(false);
    expect(page?.changed).toHaveLength(1);
    expect(page?.changed[0]).toMatchObject({
      id: 'test-00007',
      visibleUntil: null,
      record: { name: 'test-00007', texts: { en: { title: 'New' } } },
    });
  });

  it('sends a removal for a record that was deleted or withdrawn, and not to newcomers', async () => {
    const { cursor } = await syncAll(bff, 'pages');
    await write(
      `UPDATE page SET is_active = 0 WHERE name = 'test-00001'`,
      `DELETE FROM page_text WHERE page_name = 'test-00002'`,
      `DELETE FROM page WHERE name = 'test-00002'`,
    );
    const { page } = await syncOnce(bff, 'pages', cursor);
    expect([...(page?.removed ?? [])].sort()).toEqual(['test-00001', 'test-00002']);
    expect(page?.changed).toEqual([]);
    const fresh = await syncAll(bff, 'pages');
    expect(fresh.pages.flatMap((each) => each.removed)).toEqual([]);
    expect(idsOf(fresh.pages)).not.toContain('test-00001');
  });

  it('brings a record back that became visible again', async () => {
    const { cursor } = await syncAll(bff, 'pages');
    await write(`UPDATE page SET is_active = 1 WHERE name = 'test-00001'`);
    const { page } = await syncOnce(bff, 'pages', cursor);
    expect(page?.changed.map((change) => change.id)).toEqual(['test-00001']);
  });

  it('loses nothing when a page ends between records that changed at the same moment', async () => {
    const { cursor } = await syncAll(bff, 'pages');
    // One number for all: what a change of a shared row, or a migration, writes.
    await write(
      'UPDATE feed SET seq = seq + 1',
      `UPDATE change SET seq = (SELECT seq FROM feed) WHERE collection = 'pages' AND entity_id LIKE 'test-%' AND removed = 0`,
    );
    const { pages } = await syncAll(bff, 'pages', cursor);
    expect(pages.length).toBeGreaterThan(2);
    expect(new Set(idsOf(pages)).size).toBe(49);
    expect(idsOf(pages)).toHaveLength(49);
  });

  it('does not lose a removal that happens while a device downloads everything', async () => {
    const first = await syncOnce(bff, 'pages');
    const [shown] = first.page?.changed ?? [];
    await write(
      `UPDATE page SET is_active = 0 WHERE name = '${shown?.id}'`,
      `UPDATE page_text SET title = 'Later' WHERE page_name = 'test-00030'`,
    );
    const rest = await syncAll(bff, 'pages', first.page?.cursor);
    expect(rest.pages.flatMap((page) => page.removed)).toContain(shown?.id);
    const later = rest.pages.flatMap((page) => page.changed).filter((c) => c.id === 'test-00030');
    expect(later.at(-1)?.record).toMatchObject({ texts: { en: { title: 'Later' } } });
    await write(`UPDATE page SET is_active = 1 WHERE name = '${shown?.id}'`);
  });

  it('costs under 3 % of the whole when 1 % changed', async () => {
    await addPages(1_000, 1_400);
    const whole = await syncAll(bff, 'pages');
    await write(
      `UPDATE page_text SET title = 'One in a hundred' WHERE page_name LIKE 'test-01%00'`,
    );
    const part = await syncAll(bff, 'pages', whole.cursor);
    expect(idsOf(part.pages)).toHaveLength(4);
    expect(part.bytes).toBeLessThan(whole.bytes * 0.03);
    await write(
      `DELETE FROM page_text WHERE page_name LIKE 'test-01%'`,
      `DELETE FROM page WHERE name LIKE 'test-01%'`,
    );
  });

  it('sends models in both languages with their prices, and again when a shared subsidy changes', async () => {
    const { pages, cursor } = await syncAll(bff, 'products');
    const cervo = pages.flatMap((page) => page.changed).find((c) => c.record.slug === 'alva-cervo');
    expect(cervo?.record).toMatchObject({
      name: expect.any(String),
      discount: 7_000_000,
      texts: { en: { slogan: expect.any(String) }, id: { slogan: expect.any(String) } },
    });
    await write('UPDATE subsidy SET is_active = 0');
    const after = await syncAll(bff, 'products', cursor);
    await write('UPDATE subsidy SET is_active = 1');
    expect(idsOf(after.pages).length).toBeGreaterThan(1);
    expect(after.pages[0]?.changed[0]?.record.discount).toBe(0);
  });

  it.each(['products', 'pages'])('takes one trip for a page of %s', async (scope) => {
    const answer = await syncOnce(bff, scope);
    expect(answer.page?.changed).not.toHaveLength(0);
    expect(bff.trips(answer)).toBe(1);
  });
});

describe('sync refuses', () => {
  it.each(['receipts', 'PRODUCTS', 'change'])(
    'a collection that is not followed: %s',
    async (name) => {
      const answer = await bff.gql(`{ sync(scope: ${name}) { cursor } }`);
      expect(answer.data).toBeUndefined();
      expect(answer.errors).toHaveLength(1);
    },
  );

  it('a private collection to a guest', async () => {
    const { page, errors } = await syncOnce(bff, 'vehicles');
    expect(page).toBeUndefined();
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});

describe('sync is safe', () => {
  const startsOver = async (cursor: string) => {
    const { page, errors } = await syncOnce(bff, 'pages', cursor);
    expect(errors).toBeUndefined();
    expect(page).toMatchObject({ full: true, starts: true });
    expect(page?.changed.length).toBeGreaterThan(0);
  };
  const parts = async () => decode((await syncAll(bff, 'pages')).cursor);

  it.each(['', 'x', '%%%', 'bnVsbA', 'W10', "' OR 1=1 --", 'A'.repeat(4_000)])(
    'starts over on what is no cursor: %.20s',
    (cursor) => startsOver(cursor),
  );

  it('starts over on a cursor of another collection', async () =>
    startsOver((await syncAll(bff, 'products')).cursor));

  it('starts over on a cursor of another store', async () => {
    const [version, scope, , ...rest] = await parts();
    await startsOver(encode([version, scope, 'feedfacefeedface', ...rest]));
  });

  it('starts over on a cursor from the future', async () => {
    const [version, scope, epoch, after, ...rest] = await parts();
    await startsOver(encode([version, scope, epoch, Number(after) + 1_000, ...rest]));
  });

  it.each([-1, 1.5, '0 OR 1', null, 1e300])(
    'starts over on a changed number: %j',
    async (after) => {
      const [version, scope, epoch, , ...rest] = await parts();
      await startsOver(encode([version, scope, epoch, after, ...rest]));
    },
  );

  it('starts over when removals after the cursor were forgotten', async () => {
    const { cursor } = await syncAll(bff, 'pages');
    await write(
      `UPDATE page SET is_active = 0 WHERE name = 'test-00040'`,
      'UPDATE feed SET pruned_seq = seq',
      `DELETE FROM change WHERE removed = 1`,
    );
    await startsOver(cursor);
    const { page } = await syncOnce(bff, 'pages', (await syncAll(bff, 'pages')).cursor);
    expect(page?.full).toBe(false);
  });
});
