import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

interface Index {
  readonly stationIds: string[];
  readonly total: number;
  readonly totalPages: number;
}

const ask = async (page?: number) => {
  const answer = await bff.gql<{ stationIndex: Index }>(
    'query Index($page: Int) { stationIndex(page: $page) { stationIds total totalPages } }',
    { page },
  );
  return { answer, index: answer.data?.stationIndex };
};

const copy = (count: number): string => `INSERT INTO station
  SELECT ${'%'} FROM station s, (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count}) SELECT i FROM n) n
  WHERE s.id = 'sta_demo_arus-kuta'`;

describe('stationIndex', () => {
  it('works: every station once, in one trip', async () => {
    const { answer, index } = await ask();
    expect(answer.errors).toBeUndefined();
    expect(bff.trips(answer)).toBe(1);
    expect(index?.stationIds).toContain('sta_demo_plaza-bundaran');
    expect(new Set(index?.stationIds).size).toBe(index?.total);
    expect(index?.totalPages).toBe(1);
  });

  it('works: what does not fit one page comes on the next, and none twice', async () => {
    const { rows } = await bff.db.primary.execute("SELECT name FROM pragma_table_info('station')");
    const columns = rows.map(({ name }) =>
      ['id', 'slug', 'source_ref'].includes(String(name)) ? `s.${name} || n.i` : `s.${name}`,
    );
    const before = (await ask()).index;
    await bff.db.primary.execute(copy(1_000).replace('%', columns.join(', ')));
    const [first, second, third] = await Promise.all([ask(1), ask(2), ask(3)]);
    expect(first.index?.totalPages).toBe(2);
    const ids = [...(first.index?.stationIds ?? []), ...(second.index?.stationIds ?? [])];
    expect(new Set(ids).size).toBe((before?.total ?? 0) + 1_000);
    expect(third.index?.stationIds).toEqual([]);
  });

  it.each([0, -1, 1_001])('refuses the page %i', async (page) => {
    const { answer } = await ask(page);
    expect(answer.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it('is safe: a station that is gone is not named', async () => {
    await bff.db.primary.execute("UPDATE station SET is_active = 0 WHERE slug = 'arus-kuta'");
    expect((await ask()).index?.stationIds).not.toContain('sta_demo_arus-kuta');
  });
});
