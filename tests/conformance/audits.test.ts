import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { auditServer } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEmbeddedApp } from '#edge/node.ts';
import { type Bff, ORIGIN, startBff } from '#tests/support/bff.ts';

const AUDITS = 61;

let bff: Bff;
let folder: string;
let inNode: typeof fetch;

beforeAll(async () => {
  bff = await startBff();
  folder = mkdtempSync(join(tmpdir(), 'alva-audits-'));
  const app = createEmbeddedApp(
    {
      ALVA_ENV: 'embedded',
      OPEN_DOCUMENTS: 'on',
      DATABASE_URL: `file:${join(folder, 'alva.db')}`,
    },
    () => {},
  );
  inNode = async (input, init) => app.fetch(new Request(input, init));
});
afterAll(async () => {
  await bff.stop();
  rmSync(folder, { recursive: true, force: true });
});

const inWorkerd: typeof fetch = (input, init) => {
  const { pathname, search } = new URL(String(input));
  return bff.fetch(pathname + search, init);
};

describe.each([
  ['Node', () => inNode],
  ['workerd', () => inWorkerd],
])('GraphQL over HTTP in %s', (_, transport) => {
  it.each(['/graphql', '/content'])('%s passes every audit without a warning', async (path) => {
    const results = await auditServer({ url: `${ORIGIN}${path}`, fetchFn: transport() });
    expect(results).toHaveLength(AUDITS);
    const faults = results.filter(({ status }) => status === 'error' || status === 'warn');
    expect(faults.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  });
});
