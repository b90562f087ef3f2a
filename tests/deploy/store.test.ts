import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { build, query } from '#db/query.ts';
import { releasedDocument } from '#db/schema/platform.ts';
import { type Sqld, startSqld } from '#db/sqld.ts';
import { prepareStore } from '#edge/deploy/store.ts';
import { migrationFolder } from '#tests/support/migrations.ts';

let sqld: Sqld;
let db: OpenDatabase;
beforeEach(async () => {
  sqld = await startSqld({ from: process.env.TEST_SQLD_TEMPLATE ?? '' });
  db = openDatabase({ url: sqld.url });
});
afterEach(async () => {
  db.close();
  await sqld.stop();
});

const prepareFor = (options: { contract?: boolean; migrations?: string } = {}) =>
  prepareStore({ primaryUrl: sqld.url }, { contract: false, databaseToken: undefined, ...options });

const remembered = async (): Promise<number> => {
  const [rows] = await db.read([query(build.select().from(releasedDocument))]);
  return rows.length;
};

describe('the store before a deployment', () => {
  it('gets the schema and the documents of the version', async () => {
    expect(await prepareFor()).toBe(0);
    expect(await remembered()).toBeGreaterThan(50);
    const migrations = migrationFolder('CREATE TABLE addition (id TEXT PRIMARY KEY)');
    expect(await prepareFor({ migrations })).toBe(1);
  });

  it('keeps what the version that serves may still read, until told that none does', async () => {
    const migrations = migrationFolder('ALTER TABLE job DROP COLUMN last_error');
    await expect(prepareFor({ migrations })).rejects.toThrow(/takes away.*--contract/);
    await expect(db.primary.execute('SELECT last_error FROM job')).resolves.toBeDefined();
    expect(await prepareFor({ migrations, contract: true })).toBe(1);
    await expect(db.primary.execute('SELECT last_error FROM job')).rejects.toThrow(
      /no such column/,
    );
  });

  it('is refused while open pages would be left without an answer, until told that they may', async () => {
    const text = 'query TyrePressure{tyrePressure}';
    await db.write([
      query(
        build
          .insert(releasedDocument)
          .values({ hash: '0', endpoint: 'main', text, releasedAt: Date.now() }),
      ),
    ]);
    await expect(prepareFor()).rejects.toThrow(/TyrePressure.*--contract/);
    expect(await remembered()).toBe(1);
    expect(await prepareFor({ contract: true })).toBe(0);
    expect(await remembered()).toBeGreaterThan(50);
  });
});
