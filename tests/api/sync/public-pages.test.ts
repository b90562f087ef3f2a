import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { syncAll, syncOnce } from './client.ts';

interface Page {
  readonly cursor: string;
  readonly hasMore: boolean;
  readonly starts: boolean;
  readonly removed: readonly string[];
  readonly changes: readonly {
    readonly id: string;
    readonly record: { readonly texts?: object };
  }[];
}

interface End {
  readonly scope: string;
  readonly cursor: string;
}

const PAGE = `query ($scope: SyncScope!, $cursor: String, $end: String!) {
  syncPage(scope: $scope, cursor: $cursor, end: $end) {
    cursor hasMore starts removed changes { id record visibleUntil visibleFrom } } }`;

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
  await write(
    `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 49)
     INSERT INTO page (name, kind, is_active, order_sequence, published_at)
     SELECT printf('test-%05d', i), 'page', 1, i, 0 FROM n`,
    `INSERT INTO page_text (page_name, locale, title, summary, blocks)
     SELECT name, 'en', name, name, '[]' FROM page WHERE name LIKE 'test-%'`,
  );
});
afterAll(() => bff.stop());

const write = (...statements: string[]) => bff.db.primary.batch(statements, 'write');
const pathOf = (query: string, variables: object = {}): string =>
  `/content?${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`;

const ends = async (): Promise<readonly End[]> => {
  // Each in other words: what was answered a moment ago is not asked for again.
  const { data } = await bff.content<{ syncEnds: End[] }>(
    `query E${crypto.randomUUID().replaceAll('-', '')} { syncEnds { scope cursor } }`,
  );
  return data?.syncEnds ?? [];
};
const endOf = async (scope: string): Promise<string> =>
  (await ends()).find((end) => end.scope === scope)?.cursor ?? '';

const fill = async (scope: string, from: string | null = null) => {
  const end = await endOf(scope);
  const pages: Page[] = [];
  const addresses: string[] = [];
  for (let cursor = from; pages.length < 50; ) {
    const path = pathOf(PAGE, { scope, cursor, end });
    const answer = await bff.fetch(path);
    const { data, errors } = (await answer.json()) as {
      data?: { syncPage: Page };
      errors?: unknown;
    };
    if (!data) throw new Error(JSON.stringify(errors));
    addresses.push(path);
    pages.push(data.syncPage);
    cursor = data.syncPage.cursor;
    if (!data.syncPage.hasMore) return { pages, addresses, cursor };
  }
  throw new Error('it never ends');
};

/** What other people's writes do: the feed goes on, this collection does not. */
const elsewhere = () =>
  write(`UPDATE vehicle SET registration_plate = 'B 1 ' || hex(randomblob(2))`);

describe('syncEnds and syncPage work', () => {
  it('give a device that has nothing what sync gives it', async () => {
    const { pages, cursor } = await fill('pages');
    const other = await syncAll(bff, 'pages');
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.map(({ starts }) => starts)).toEqual(pages.map((_, at) => at === 0));
    expect(pages.flatMap(({ changes }) => changes)).toEqual(
      other.pages.flatMap(({ changed }) => changed),
    );
    expect(cursor).toBe(await endOf('pages'));
  });

  it('have the same addresses for every device, whatever is written elsewhere', async () => {
    const first = await fill('pages');
    await elsewhere();
    const second = await fill('pages');
    expect(second.addresses).toEqual(first.addresses);
    expect(await endOf('pages')).toBe(first.cursor);
  });

  it('name another end once something changed, and bring that alone', async () => {
    const { cursor } = await fill('pages');
    await write(
      `UPDATE page_text SET title = 'New' WHERE page_name = 'test-00007'`,
      `UPDATE page SET is_active = 0 WHERE name = 'test-00001'`,
    );
    expect(await endOf('pages')).not.toBe(cursor);
    const { pages } = await fill('pages', cursor);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatchObject({ starts: false, removed: ['test-00001'] });
    expect(pages[0]?.changes).toMatchObject([
      { id: 'test-00007', record: { texts: { en: { title: 'New' } } } },
    ]);
  });

  it('lose no removal that happens while a device downloads everything', async () => {
    const end = await endOf('pages');
    const first = await bff.content<{ syncPage: Page }>(PAGE, { scope: 'pages', end });
    const shown = first.data?.syncPage.changes[0]?.id ?? '';
    await write(`UPDATE page SET is_active = 0 WHERE name = '${shown}'`);
    const rest = await fill('pages', first.data?.syncPage.cursor ?? null);
    expect(rest.pages.flatMap(({ removed }) => removed)).toContain(shown);
  });

  it('are answered as public content is: kept by everybody, with a validator', async () => {
    const { addresses } = await fill('places');
    const answer = await bff.fetch(addresses[0] ?? '');
    expect(answer.headers.get('cache-control')).toMatch(/^public, .*s-maxage=60/);
    const etag = answer.headers.get('etag') ?? '';
    const again = await bff.fetch(addresses[0] ?? '', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(bff.trips(await bff.fetch(addresses[0] ?? ''))).toBe(0);
    const short = await bff.fetch(pathOf('{ syncEnds { cursor } }'));
    expect(short.headers.get('cache-control')).toBe('public, max-age=5, s-maxage=5');
  });

  it('cost the store one trip, however many devices ask at once', async () => {
    const end = await endOf('products');
    const path = pathOf(PAGE, { scope: 'products', cursor: null, end });
    const answers = await Promise.all(Array.from({ length: 10 }, () => bff.fetch(path)));
    const trips = answers.map((answer) => bff.trips(answer)).reduce((sum, each) => sum + each, 0);
    expect(new Set(await Promise.all(answers.map((each) => each.text()))).size).toBe(1);
    expect(trips).toBe(1);
  });
});

describe('syncEnds and syncPage are safe', () => {
  it('have no private collection', async () => {
    expect((await ends()).map(({ scope }) => scope).sort()).toEqual(
      ['pages', 'parts', 'places', 'products', 'stationStatus', 'stations'].sort(),
    );
    const { data, errors } = await bff.content(PAGE, { scope: 'vehicles', end: 'p.vehicles.a.1' });
    expect(data).toBeUndefined();
    expect(errors).toHaveLength(1);
  });

  it.each(['', 'x', 'p.places.a.1', 'p.pages..1'])(
    'refuse an end that is none of this collection: %s',
    async (end) => {
      const { errors } = await bff.content(PAGE, { scope: 'pages', end });
      expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    },
  );

  it('give no page that stops before its end, and have nobody keep that', async () => {
    const [, name, epoch, after] = (await endOf('pages')).split('.');
    const ahead = `p.${name}.${epoch}.${Number(after) + 1}`;
    const answer = await bff.fetch(pathOf(PAGE, { scope: 'pages', end: ahead }));
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
    expect(errors[0]?.extensions.code).toBe('UNAVAILABLE');
  });

  it('go on from a cursor of sync, and sync goes on from theirs: releases mix', async () => {
    const { cursor } = await syncAll(bff, 'pages');
    await write(`UPDATE page_text SET title = 'Mixed' WHERE page_name = 'test-00009'`);
    const theirs = await fill('pages', cursor);
    expect(theirs.pages.flatMap(({ changes }) => changes.map(({ id }) => id))).toEqual([
      'test-00009',
    ]);
    await write(`UPDATE page_text SET title = 'Again' WHERE page_name = 'test-00010'`);
    const { page } = await syncOnce(bff, 'pages', theirs.cursor);
    expect(page).toMatchObject({ starts: false, changed: [{ id: 'test-00010' }] });
  });

  it('go along with the feed, so that a quiet collection does not age', async () => {
    const { cursor } = await fill('places');
    await write('UPDATE feed SET seq = seq + 5000');
    const end = await endOf('places');
    expect(end).not.toBe(cursor);
    const { pages } = await fill('places', cursor);
    expect(pages).toMatchObject([{ starts: false, changes: [], removed: [], cursor: end }]);
  });

  it('start over when removals after the cursor were forgotten', async () => {
    const { cursor } = await fill('places');
    await write('UPDATE feed SET seq = seq + 1', 'UPDATE feed SET pruned_seq = seq');
    const { pages } = await fill('places', cursor);
    expect(pages[0]?.starts).toBe(true);
  });
});
