import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sqld, startSqld } from '#db/sqld.ts';
import { bundleWorker, type WorkerBundle } from '#edge/run/bundle-worker.ts';
import { bffWorker } from '#edge/run/region.ts';
import { sharedFiles } from '#edge/run/shared-files.ts';
import { UPLOAD_FILE, uploadId } from '#tests/api/account/uploads.ts';
import { cookieOf, idTokenOf } from '#tests/support/actors.ts';
import { type IdentityProvider, startIdentityProvider } from '#tests/support/identity-provider.ts';
import { multipart } from '#tests/support/multipart.ts';
import { PNG } from '#tests/support/pictures.ts';

const ORIGIN = 'http://localhost:8787';

let folder: string;
let sqld: Sqld;
let provider: IdentityProvider;
let bff: WorkerBundle;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alva-region-files-'));
  sqld = await startSqld({ from: process.env.TEST_SQLD_TEMPLATE ?? '' });
  provider = await startIdentityProvider();
  bff = await bundleWorker();
});
const running = new Set<Miniflare>();
afterAll(async () => {
  for (const region of running) await region.dispose();
  await provider.stop();
  await sqld.stop();
  rmSync(folder, { recursive: true, force: true });
});

const start = async (name: string): Promise<Miniflare> => {
  const bindings = { OPEN_DOCUMENTS: 'on', FIREBASE_AUTH_EMULATOR_HOST: provider.host };
  const worker = bffWorker({ name, port: 8787, bff, bindings }, { DATABASE_URL: sqld.url });
  const region = new Miniflare({
    ...convertV4MiniflareOptions({ workers: [worker], handleStructuredLogs: () => undefined }),
    ...sharedFiles(folder, name),
  });
  await region.ready;
  running.add(region);
  return region;
};
const end = async (region: Miniflare): Promise<void> => {
  running.delete(region);
  await region.dispose();
};

/** miniflare has a Response type of its own; they are the same. */
const ask = async (region: Miniflare, path: string, init: RequestInit): Promise<Response> =>
  (await region.dispatchFetch(`${ORIGIN}${path}`, init as never)) as unknown as Response;

let cookie = '';
const login = async (region: Miniflare): Promise<void> => {
  const answer = await ask(region, '/api/login', {
    method: 'POST',
    headers: { origin: ORIGIN, authorization: `Bearer ${idTokenOf('owner@alva.demo')}` },
  });
  expect(answer.status, await answer.text()).toBe(200);
  cookie = cookieOf(answer);
};
const upload = async (region: Miniflare): Promise<string> => {
  const id = uploadId();
  const sent = await multipart(
    [
      [
        'operations',
        JSON.stringify({
          query: UPLOAD_FILE,
          variables: { input: { id, purpose: 'LISTING', file: null } },
        }),
      ],
      ['map', JSON.stringify({ 0: ['variables.input.file'] })],
      ['0', { bytes: PNG }],
    ],
    { cookie, origin: ORIGIN },
  );
  const answer = await ask(region, '/graphql', { method: 'POST', ...sent });
  expect(await answer.json()).toMatchObject({
    data: { uploadFile: { status: { success: true } } },
  });
  return id;
};
const view = async (region: Miniflare, id: string): Promise<number> => {
  const answer = await ask(region, `/files/${id}`, { headers: { cookie } });
  await answer.arrayBuffer();
  return answer.status;
};

describe('uploaded files of the regions of `npm run edge`', () => {
  it('lie in one bucket, which outlives whichever region ends, and a start of all of them', async () => {
    const jakarta = await start('jakarta');
    const singapore = await start('singapore');
    await login(jakarta);
    const first = await upload(jakarta);
    expect(await view(singapore, first)).toBe(200);
    await end(jakarta);
    await expect.poll(() => view(singapore, first)).toBe(200);
    const second = await upload(singapore);
    await end(singapore);
    const again = await start('jakarta');
    for (const id of [first, second]) expect(await view(again, id)).toBe(200);
  });
});
