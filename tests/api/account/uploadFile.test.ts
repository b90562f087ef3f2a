import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAPER_KINDS } from '#edge/contract/account/paper-machine.ts';
import { DAY_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { UPLOAD_BYTES } from '#edge/contract/validators/index.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, ORIGIN, startBff } from '#tests/support/bff.ts';
import {
  ascii,
  contains,
  hugePng,
  JPEG,
  joined,
  jpegOf,
  PNG,
  TELLING_JPEG,
  TELLING_PNG,
  TELLING_WEBP,
} from '#tests/support/pictures.ts';
import { UPLOAD_FILE, type Uploaded, uploadId } from './uploads.ts';

let bff: Bff;
let owner: Record<string, string>;
let owner2: Record<string, string>;
beforeAll(async () => {
  bff = await startBff();
  [owner, owner2] = await Promise.all([actor(bff, 'owner'), actor(bff, 'owner2')]);
});
afterAll(() => bff.stop());

interface Sending {
  readonly headers?: Record<string, string>;
  readonly purpose?: string;
  readonly name?: string;
  readonly type?: string;
}

const upload = (id: string, bytes: Uint8Array<ArrayBuffer>, how: Sending = {}) =>
  bff.upload<Uploaded>(
    UPLOAD_FILE,
    { input: { id, purpose: how.purpose ?? 'LISTING', file: null } },
    { path: 'variables.input.file', bytes, ...how },
    { headers: how.headers ?? owner },
  );

const outcome = async (...sent: Parameters<typeof upload>) => {
  const { data, errors } = await upload(...sent);
  return data?.uploadFile ?? errors?.[0]?.extensions?.code;
};

const view = (id: string, headers: Record<string, string> = {}) =>
  bff.fetch(`/files/${id}`, { headers });

describe('uploadFile', () => {
  describe('works', () => {
    it.each([
      ['image/jpeg', TELLING_JPEG],
      ['image/png', TELLING_PNG],
      ['image/webp', TELLING_WEBP],
    ])(
      'keeps %s by its content, whatever name and type it came with, and nothing else of it',
      async (type, bytes) => {
        const id = uploadId();
        const answer = await upload(id, bytes, { name: 'report.pdf', type: 'application/pdf' });
        expect(answer.data?.uploadFile).toEqual({
          urlFile: `/files/${id}`,
          status: { success: true, message: 'OK', errorCode: null },
        });
        const shown = await view(id, owner);
        expect(shown.status).toBe(200);
        expect(shown.headers.get('content-type')).toBe(type);
        const stored = new Uint8Array(await shown.arrayBuffer());
        expect(stored.length).toBe(Number(shown.headers.get('content-length')));
        expect(contains(stored, 'SECRET')).toBe(false);
        for (const key of await bff.objectKeys())
          expect(contains(await bff.object(key), 'SECRET')).toBe(false);
      },
    );

    it('takes 15 MB to the byte', async () => {
      const bytes = jpegOf(UPLOAD_BYTES.other);
      expect(bytes.length).toBe(15_728_640);
      expect(await outcome(uploadId(), bytes)).toMatchObject({ status: { success: true } });
    });

    it('stores a file once, however often it is sent, also at the same time', async () => {
      const before = (await bff.objectKeys()).length;
      const id = uploadId();
      const answers = await Promise.all([1, 2, 3].map(() => outcome(id, PNG)));
      answers.push(await outcome(id, PNG));
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toMatchObject({ status: { success: true } });
      expect(await bff.objectKeys()).toHaveLength(before + 1);
    });
  });

  describe('refuses', () => {
    it.each<[string, string, () => Uint8Array<ArrayBuffer>]>([
      ['one byte more than 15 MB', 'file.too-large', () => jpegOf(UPLOAD_BYTES.other + 1)],
      ['an empty file', 'file.empty', () => ascii('')],
      ['a page that calls itself a photo', 'file.type', () => ascii('<script>alert(1)</script>')],
      ['a truncated photo', 'file.broken', () => JPEG.slice(0, -40)],
      [
        'a picture with an archive behind it',
        'file.broken',
        () => joined(PNG, ascii('PK\x03\x04')),
      ],
      [
        'a picture that unpacks to gigabytes',
        'file.too-many-pixels',
        () => hugePng(16_000, 16_000),
      ],
    ])('%s', async (_, errorCode, bytes) => {
      const before = (await bff.objectKeys()).length;
      expect(await outcome(uploadId(), bytes())).toEqual({
        urlFile: null,
        status: {
          success: false,
          message:
            errorCode === 'file.too-large'
              ? 'file exceeded maximum upload size (15 MB)'
              : 'Upload image error',
          errorCode,
        },
      });
      expect(await bff.objectKeys()).toHaveLength(before);
    });

    it.each(PAPER_KINDS)('a picture of more than 2 MB for a paper: %s', async (purpose) => {
      const bytes = jpegOf(UPLOAD_BYTES.identityCard + 1);
      expect(await outcome(uploadId(), bytes, { purpose })).toMatchObject({
        status: { errorCode: 'file.identity-card-too-large' },
      });
    });

    it('another file under the same id, and an id nobody could have made well', async () => {
      const id = uploadId();
      await upload(id, PNG);
      const taken = { status: { errorCode: 'file.id' } };
      expect(await outcome(id, JPEG)).toMatchObject(taken);
      expect(await outcome(id, PNG, { purpose: 'REPORT' })).toMatchObject(taken);
      expect(await outcome(id, PNG, { headers: owner2 })).toMatchObject(taken);
      expect(await outcome('upl_../../etc/passwd', PNG)).toMatchObject(taken);
    });

    it('whoever is not signed in', async () => {
      expect(await outcome(uploadId(), PNG, { headers: {} })).toBe('UNAUTHENTICATED');
      expect(await outcome(uploadId(), PNG, { headers: { cookie: 'a=b' } })).toBe(
        'UNAUTHENTICATED',
      );
    });

    it('a thirty-first file while nothing took the others', async () => {
      const headers = await actor(bff, 'affiliate');
      const outcomes = [];
      for (let n = 0; n < 31; n++) outcomes.push(await outcome(uploadId(), PNG, { headers }));
      expect(
        outcomes.slice(0, 30).every((each) => (each as Uploaded['uploadFile']).status.success),
      ).toBe(true);
      expect(outcomes[30]).toMatchObject({ status: { errorCode: 'file.too-many' } });
    });
  });

  describe('is safe', () => {
    it('shows a file to its owner alone; to others it looks as if there were none', async () => {
      const id = uploadId();
      await upload(id, PNG);
      expect((await view(id, owner)).status).toBe(200);
      const staff = await actor(bff, 'staff');
      for (const headers of [{}, owner2, staff])
        expect((await view(id, headers)).status).toBe((await view(uploadId(), headers)).status);
      expect((await view(id)).status).toBe(404);
    });

    it('serves it as data that runs nothing and that no shared cache keeps', async () => {
      const id = uploadId();
      await upload(id, PNG);
      const { headers } = await view(id, owner);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    });

    it('keeps it under a name that says nothing about id or owner', async () => {
      const id = uploadId();
      await upload(id, PNG);
      const [row] = (
        await bff.db.primary.execute({
          sql: 'SELECT object_key FROM upload WHERE id = ?',
          args: [id],
        })
      ).rows;
      const key = String(row?.object_key);
      expect(key).not.toContain(id.slice(4));
      expect(await bff.objectKeys()).toContain(key);
    });

    it.each(['/files/', '/files/..%2f..%2fetc%2fpasswd', '/files/upl_1', '/files/a/b'])(
      'finds nothing at %s',
      async (path) => {
        expect([404, 405]).toContain((await bff.fetch(path, { headers: owner })).status);
      },
    );

    it('takes no writing method there', async () => {
      const init = { method: 'DELETE', headers: { ...owner, origin: ORIGIN } };
      expect((await bff.fetch(`/files/${uploadId()}`, init)).status).toBe(405);
    });

    it('finishes what was cut off between the row and the bytes', async () => {
      const id = uploadId();
      await upload(id, PNG);
      await bff.db.primary.execute({
        sql: 'UPDATE upload SET stored_at = NULL WHERE id = ?',
        args: [id],
      });
      expect((await view(id, owner)).status).toBe(404);
      expect(await outcome(id, PNG)).toMatchObject({ status: { success: true } });
      expect((await view(id, owner)).status).toBe(200);
    });
  });
});

describe('the sweep', () => {
  it('does not turn a file away for good that comes again while its bytes are being deleted', async () => {
    const id = uploadId();
    await upload(id, PNG);
    const run = (sql: string) => bff.db.primary.execute({ sql, args: [id] });
    await run('UPDATE upload SET removed_at = created_at WHERE id = ?');
    expect(await outcome(id, PNG)).toBe('UNAVAILABLE');
    await run('DELETE FROM upload WHERE id = ?');
    expect(await outcome(id, PNG)).toMatchObject({ status: { success: true } });
    expect((await view(id, owner)).status).toBe(200);
  });

  const change = (id: string, assignment: string) =>
    bff.db.primary.execute({ sql: `UPDATE upload SET ${assignment} WHERE id = ?`, args: [id] });
  const rowsOf = async (ids: readonly string[]): Promise<Map<string, string>> => {
    const { rows } = await bff.db.primary.execute({
      sql: 'SELECT id, object_key FROM upload WHERE id IN (SELECT value FROM json_each(?))',
      args: [JSON.stringify(ids)],
    });
    return new Map(rows.map(({ id, object_key: key }) => [String(id), String(key)]));
  };

  it('deletes row and object of what nothing took within a day, also where the upload was cut off, and nothing else', async () => {
    const names = ['unused', 'cut off', 'without bytes', 'younger', 'taken'] as const;
    const ids = Object.fromEntries(names.map((name) => [name, uploadId()])) as Record<
      (typeof names)[number],
      string
    >;
    for (const name of names) await upload(ids[name], PNG);
    const keys = await rowsOf(Object.values(ids));
    const keysOf = (...some: (typeof names)[number][]) => some.map((name) => keys.get(ids[name]));
    await change(ids['cut off'], 'stored_at = NULL');
    await change(ids['without bytes'], "stored_at = NULL, object_key = 'obj_never'");
    await change(ids.taken, "attached_to = 'lst_1'");
    for (const name of names) {
      const ageMs = name === 'younger' ? DAY_MS - MINUTE_MS : DAY_MS + MINUTE_MS;
      await change(ids[name], `created_at = created_at - ${ageMs}`);
    }
    const before = await bff.objectKeys();
    await bff.tick();
    const swept = new Set(keysOf('unused', 'cut off'));
    expect(await bff.objectKeys()).toEqual(before.filter((key) => !swept.has(key)));
    expect([...(await rowsOf(Object.values(ids))).keys()].toSorted()).toEqual(
      [ids.younger, ids.taken].toSorted(),
    );
    expect((await view(ids.unused, owner)).status).toBe(404);
    for (const id of [ids.younger, ids.taken]) expect((await view(id, owner)).status).toBe(200);
  });

  it('leaves no object of a file that is removed while its bytes are on their way', async () => {
    const id = uploadId();
    const before = (await bff.objectKeys()).length;
    // As the erasure of an account does, between the row and the bytes.
    await bff.db.primary.execute(
      `CREATE TRIGGER removes_at_once AFTER INSERT ON upload WHEN new.id = '${id}'
        BEGIN UPDATE upload SET removed_at = new.created_at WHERE id = new.id; END`,
    );
    const answer = await outcome(id, PNG);
    await bff.db.primary.execute('DROP TRIGGER removes_at_once');
    expect(answer).toBe('UNAVAILABLE');
    expect(await bff.objectKeys()).toHaveLength(before);
  });
});
