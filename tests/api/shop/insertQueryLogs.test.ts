import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

const log = (variables: object) =>
  bff.gql<{ insertQueryLogs: { success: boolean; message: string } }>(
    `mutation Log($keyword: String!, $type: QueryLogType!, $ipAddress: String) {
      insertQueryLogs(keyword: $keyword, type: $type, ipAddress: $ipAddress) { success message } }`,
    variables,
  );

const stored = async () => (await bff.db.primary.execute('SELECT * FROM query_log')).rows;

describe('insertQueryLogs works', () => {
  it('remembers the words and the kind of search', async () => {
    const { data } = await log({ keyword: '  kampas rem ', type: 'SPARE_PART' });
    expect(data?.insertQueryLogs).toEqual({ success: true, message: 'shop.queryLog.saved' });
    expect(await stored()).toMatchObject([{ keyword: 'kampas rem', type: 'SPARE_PART' }]);
  });
});

describe('insertQueryLogs refuses', () => {
  it('an empty search as data, an unknown kind with an error', async () => {
    expect((await log({ keyword: ' ', type: 'HELP' })).data?.insertQueryLogs.success).toBe(false);
    expect((await log({ keyword: 'a', type: 'PASSWORD' })).errors).toHaveLength(1);
  });
});

describe('insertQueryLogs is safe', () => {
  it('takes no address from the client, cuts long words, stores hostile ones as text', async () => {
    const keyword = `'); DROP TABLE query_log; -- ${'x'.repeat(500)}`;
    await log({ keyword, type: 'HELP', ipAddress: '198.51.100.7' });
    const row = (await stored()).at(-1);
    expect(row?.keyword).toBe(keyword.slice(0, 100));
    expect(row?.network).not.toContain('198.51.100');
  });
});
