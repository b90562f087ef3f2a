import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SEARCH_WORD_LIMITS } from '#edge/contract/limits.ts';
import { startOfDayInJakarta } from '#edge/contract/time.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
beforeEach(() => bff.db.primary.executeMultiple('DELETE FROM search_word; DELETE FROM attempt;'));
afterAll(() => bff.stop());

const log = (variables: object) =>
  bff.gql<{ insertQueryLogs: { success: boolean; message: string } }>(
    `mutation Log($keyword: String!, $type: QueryLogType!, $ipAddress: String) {
      insertQueryLogs(keyword: $keyword, type: $type, ipAddress: $ipAddress) { success message } }`,
    variables,
  );

const stored = async () =>
  (await bff.db.primary.execute('SELECT * FROM search_word ORDER BY word, type')).rows.map(
    (row) => ({
      ...row,
    }),
  );

describe('insertQueryLogs works', () => {
  it('adds to the sum of the word, its kind and the day', async () => {
    const { data } = await log({ keyword: '  Kampas   rem ', type: 'SPARE_PART' });
    expect(data?.insertQueryLogs).toEqual({ success: true, message: 'shop.queryLog.saved' });
    await log({ keyword: 'kampas rem', type: 'SPARE_PART' });
    await log({ keyword: 'kampas rem', type: 'HELP' });
    const dayAt = startOfDayInJakarta(Date.now());
    expect(await stored()).toEqual([
      { day_at: dayAt, type: 'HELP', word: 'kampas rem', count: 1 },
      { day_at: dayAt, type: 'SPARE_PART', word: 'kampas rem', count: 2 },
    ]);
  });
});

describe('insertQueryLogs refuses', () => {
  it('an empty search as data, an unknown kind with an error', async () => {
    expect((await log({ keyword: ' ', type: 'HELP' })).data?.insertQueryLogs.success).toBe(false);
    expect((await log({ keyword: 'a', type: 'PASSWORD' })).errors).toHaveLength(1);
  });

  it('more searches in an hour than a person makes, also at once', async () => {
    const most = SEARCH_WORD_LIMITS.fromOnePlace;
    const answers = await Promise.all(
      Array.from({ length: most + 20 }, (_, at) => log({ keyword: `w${at}`, type: 'HELP' })),
    );
    const refused = answers.filter(({ errors }) => errors !== undefined);
    expect(refused).toHaveLength(20);
    expect(refused[0]?.errors?.[0]?.extensions?.code).toBe('RATE_LIMITED');
    expect(await stored()).toHaveLength(most);
  });

  it('a new word when the day has enough of them, however many come at once, and still counts the others', async () => {
    const dayAt = startOfDayInJakarta(Date.now());
    await bff.db.primary.execute({
      sql: `INSERT INTO search_word (day_at, type, word, count)
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
        SELECT ?, 'HELP', 'word ' || i, 1 FROM n`,
      args: [SEARCH_WORD_LIMITS.wordsOfADay - 3, dayAt],
    });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => log({ keyword: `new ${at}`, type: 'HELP' })),
    );
    const messages = answers.map(({ data }) => data?.insertQueryLogs.message);
    expect(messages.filter((each) => each === 'shop.queryLog.saved')).toHaveLength(3);
    expect(messages.filter((each) => each === 'shop.queryLog.full')).toHaveLength(17);
    expect(await stored()).toHaveLength(SEARCH_WORD_LIMITS.wordsOfADay);
    expect((await log({ keyword: 'word 1', type: 'HELP' })).data?.insertQueryLogs.success).toBe(
      true,
    );
    expect((await stored()).find(({ word }) => word === 'word 1')).toMatchObject({ count: 2 });
  });
});

describe('insertQueryLogs is safe', () => {
  it('writes nothing of who searched, cuts long words, stores hostile ones as text', async () => {
    const keyword = `'); drop table search_word; -- ${'x'.repeat(500)}`;
    await log({ keyword, type: 'HELP', ipAddress: '198.51.100.7' });
    const [row] = await stored();
    expect(Object.keys(row ?? {})).toEqual(['day_at', 'type', 'word', 'count']);
    expect(row?.word).toBe(keyword.slice(0, SEARCH_WORD_LIMITS.length));
  });
});
