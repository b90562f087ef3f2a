import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { seedStore } from '#db/seed.ts';
import type { App } from '#edge/app.ts';
import { createEmbeddedApp } from '#edge/node.ts';
import { folderStorage } from '#edge/platform/storage/folder.ts';
import { UPLOAD_FILE, uploadId } from '#tests/api/account/uploads.ts';
import { cookieOf, idTokenOf } from '#tests/support/actors.ts';
import { type IdentityProvider, startIdentityProvider } from '#tests/support/identity-provider.ts';
import { multipart } from '#tests/support/multipart.ts';
import { contains, TELLING_JPEG } from '#tests/support/pictures.ts';

const ORIGIN = 'https://alva.test';
let folder: string;
let app: App;
let cookie: string;
let provider: IdentityProvider;

beforeAll(async () => {
  provider = await startIdentityProvider();
  folder = mkdtempSync(join(tmpdir(), 'alva-files-'));
  const url = `file:${join(folder, 'alva.db')}`;
  const db = openDatabase({ url });
  await migrate(db.primary);
  await seedStore(db);
  db.close();
  app = createEmbeddedApp(
    {
      ALVA_ENV: 'embedded',
      DATABASE_URL: url,
      SITE_ORIGIN: ORIGIN,
      OPEN_DOCUMENTS: 'on',
      FIREBASE_AUTH_EMULATOR_HOST: provider.host,
    },
    () => {},
  );
  const headers = { origin: ORIGIN, authorization: `Bearer ${idTokenOf('owner@alva.demo')}` };
  cookie = cookieOf(await app.request('/api/login', { method: 'POST', headers }));
});
afterAll(async () => {
  await provider.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('in Node, on a folder', () => {
  it('keeps a file beside the store, without its metadata, and gives it back to its owner', async () => {
    const id = uploadId();
    const variables = { input: { id, purpose: 'LISTING', file: null } };
    const answer = await app.request('/graphql', {
      method: 'POST',
      ...multipart(
        [
          ['operations', JSON.stringify({ query: UPLOAD_FILE, variables })],
          ['map', '{"0":["variables.input.file"]}'],
          ['0', { bytes: TELLING_JPEG }],
        ],
        { cookie },
      ),
    });
    expect(await answer.json()).toMatchObject({
      data: { uploadFile: { urlFile: `/files/${id}`, status: { success: true } } },
    });
    const [name, ...others] = readdirSync(join(folder, 'files'));
    expect(others).toEqual([]);
    const stored = readFileSync(join(folder, 'files', name ?? ''));
    expect(contains(stored, 'SECRET')).toBe(false);
    const shown = await app.request(`/files/${id}`, { headers: { cookie } });
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(stored);
    expect((await app.request(`/files/${id}`)).status).toBe(404);
  });
});

describe('a body of more than 16 MB', () => {
  const { headers, body } = multipart([['operations', '{}']]);
  const huge = new Uint8Array(16_000_001);

  it('is turned away by its announced length', async () => {
    const init = { method: 'POST', headers: { ...headers, cookie, 'content-length': '16000001' } };
    expect((await app.request('/graphql', { ...init, body })).status).toBe(413);
  });

  it('is cut off when nobody announced it', async () => {
    let pulled = 0;
    const stream = new ReadableStream({
      pull: (controller) => {
        pulled++;
        controller.enqueue(huge.subarray(0, 1_000_000));
      },
    });
    const init = { method: 'POST', headers: { ...headers, cookie }, body: stream, duplex: 'half' };
    expect((await app.request('/graphql', init)).status).toBe(413);
    expect(pulled).toBeLessThan(20);
  });
});

describe('the folder', () => {
  it('holds what was put, forgets what was deleted, and knows no path outside', async () => {
    const storage = folderStorage(join(folder, 'other'));
    expect(await storage.get('obj_1')).toBeUndefined();
    await storage.put('obj_1', Uint8Array.of(1, 2));
    expect(new Uint8Array((await storage.get('obj_1')) as Uint8Array)).toEqual(Uint8Array.of(1, 2));
    await storage.delete(['obj_1', 'obj_2']);
    expect(await storage.get('obj_1')).toBeUndefined();
    await expect(storage.put('../alva.db', Uint8Array.of(1))).rejects.toThrow();
    await expect(storage.get('/etc/passwd')).rejects.toThrow();
    expect(existsSync(join(folder, 'alva.db'))).toBe(true);
  });
});
