import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { UPLOAD_FILE, type Uploaded, uploadId } from '#tests/api/account/uploads.ts';
import { syncAll } from '#tests/api/sync/client.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, ORIGIN, startBff } from '#tests/support/bff.ts';
import { contains, TELLING_JPEG } from '#tests/support/pictures.ts';
import { ALLOWED } from '#web/platform/offline/outbox/allowed.ts';

type Headers = Record<string, string>;
let bff: Bff;
let owner: Headers;
let owner2: Headers;
let staff: Headers;
let stations: readonly string[];
beforeAll(async () => {
  bff = await startBff();
  [owner, owner2, staff] = await Promise.all([
    actor(bff, 'owner'),
    actor(bff, 'owner2'),
    actor(bff, 'staff'),
  ]);
  const { pages } = await syncAll(bff, 'stations');
  stations = pages.flatMap(({ changed }) => changed.map(({ id }) => id));
});
afterAll(() => bff.stop());

const upload = async (headers: Headers, purpose = 'REPORT'): Promise<string> => {
  const id = uploadId();
  const { data } = await bff.upload<Uploaded>(
    UPLOAD_FILE,
    { input: { id, purpose, file: null } },
    { path: 'variables.input.file', bytes: TELLING_JPEG },
    { headers },
  );
  expect(data?.uploadFile.status.success).toBe(true);
  return id;
};

const REPORT = `mutation Report($input: StationReportInput!) {
  reportStation(input: $input) { success errorCode }
}`;

interface Sending {
  readonly stationId: string;
  readonly photoId: string | null;
  readonly kind?: string;
  readonly id?: string;
  readonly seenAt?: string;
}

const report = async (headers: Headers, { id = newId('rep'), ...rest }: Sending) => {
  const input = { id, kind: 'BROKEN', seenAt: new Date().toISOString(), ...rest };
  const { data } = await bff.gql<{ reportStation: { errorCode: string | null } }>(
    REPORT,
    { input },
    { headers },
  );
  return data?.reportStation.errorCode;
};

interface Photo {
  readonly id: string;
  readonly url: string;
  readonly kind: string;
  readonly mine: boolean;
}

const photos = async (key: string, headers: Headers = {}): Promise<readonly Photo[]> => {
  const query = 'query P($key: String!) { stationReportPhotos(key: $key) { id url kind mine } }';
  const { data } = await bff.gql<{ stationReportPhotos: Photo[] }>(query, { key }, { headers });
  return data?.stationReportPhotos ?? [];
};

const take = async (operation: string, photoId: string, headers: Headers) => {
  const document = `mutation T($photoId: ID!) { ${operation}(photoId: $photoId) { success errorCode } }`;
  const { data, errors } = await bff.gql<Record<string, { success: boolean }>>(
    document,
    { photoId },
    { headers },
  );
  return data?.[operation]?.success ?? errors?.[0]?.extensions?.code;
};

const station = (n: number): string => stations[n] ?? '';

describe('stationReportPhotos, hideReportPhoto and removeReportPhoto', () => {
  it('works: it is on the station’s page for everybody, without a word about who took it', async () => {
    const photoId = await upload(owner);
    expect((await bff.fetch(`/files/${photoId}`)).status).toBe(404);
    expect(await report(owner, { stationId: station(0), photoId })).toBeNull();
    const shown = { id: photoId, url: `/files/${photoId}`, kind: 'BROKEN' };
    expect(await photos(station(0))).toEqual([{ ...shown, mine: false }]);
    expect(await photos(station(0), owner2)).toEqual([{ ...shown, mine: false }]);
    expect(await photos(station(0), owner)).toEqual([{ ...shown, mine: true }]);
    const answer = await bff.fetch(shown.url);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(contains(new Uint8Array(await answer.arrayBuffer()), 'SECRET')).toBe(false);
    const again = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await bff.fetch(shown.url, { headers: again })).status).toBe(304);
  });

  it('works: sent again with its report, it is the same', async () => {
    const sent = { id: newId('rep'), stationId: station(1), photoId: await upload(owner) };
    expect(await report(owner, sent)).toBeNull();
    expect(await report(owner, sent)).toBeNull();
    expect(await photos(station(1))).toHaveLength(1);
  });

  it('works: a report that waited on the phone until its photo was swept brings it again', async () => {
    const photoId = await upload(owner);
    await bff.db.primary.execute({
      sql: 'UPDATE upload SET created_at = created_at - 86460000 WHERE id = ?',
      args: [photoId],
    });
    await bff.tick();
    expect((await bff.fetch(`/files/${photoId}`, { headers: owner })).status).toBe(404);
    const transport = {
      endpoint: `${ORIGIN}/graphql`,
      method: 'POST',
      fetch: async (request: Request) => {
        const { method, headers } = request;
        const sent = { ...Object.fromEntries(headers), ...owner, origin: ORIGIN };
        return bff.fetch('/graphql', { method, headers: sent, body: await request.arrayBuffer() });
      },
    } as const;
    const input = { id: newId('rep'), stationId: station(7), kind: 'BROKEN', photoId } as const;
    const verdict = await ALLOWED.reportStation.send(
      transport,
      { input: { ...input, seenAt: new Date().toISOString() } },
      AbortSignal.timeout(10_000),
      { files: { [photoId]: new Blob([TELLING_JPEG]) } },
    );
    expect(verdict).toEqual({ kind: 'done' });
    expect(await photos(station(7))).toMatchObject([{ id: photoId }]);
    expect((await bff.fetch(`/files/${photoId}`)).status).toBe(200);
  });

  it('goes with what it shows: too old, or answered by “it works”', async () => {
    const [old, answered] = [await upload(owner), await upload(owner)];
    const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
    const parked = { stationId: station(2), photoId: old, kind: 'OCCUPIED' };
    await report(owner, { ...parked, seenAt: ago(3 * HOUR_MS) });
    expect(await photos(station(2))).toEqual([]);
    await report(owner, { stationId: station(2), photoId: answered, seenAt: ago(60_000) });
    expect(await photos(station(2))).toHaveLength(1);
    await report(owner2, { stationId: station(2), photoId: null, kind: 'WORKING' });
    expect(await photos(station(2))).toEqual([]);
  });

  it('is refused when it is somebody else’s, for something else, shown elsewhere, or not there', async () => {
    const stationId = station(3);
    const used = await upload(owner);
    await report(owner, { stationId: station(4), photoId: used });
    const others = [await upload(owner2), await upload(owner, 'AVATAR'), used, uploadId()];
    for (const photoId of others)
      expect(await report(owner, { stationId, photoId })).toBe('photoUnknown');
    expect(await photos(stationId)).toEqual([]);
    expect(await report(owner, { stationId, photoId: null })).toBeNull();
  });

  it('is deleted by its rider, object and all, and the report stays', async () => {
    const photoId = await upload(owner);
    const stationId = station(5);
    await report(owner, { stationId, photoId });
    const objects = (await bff.objectKeys()).length;
    expect(await take('removeReportPhoto', photoId, owner2)).toBe(false);
    expect(await photos(stationId)).toHaveLength(1);
    expect(await take('removeReportPhoto', photoId, owner)).toBe(true);
    expect(await take('removeReportPhoto', photoId, owner)).toBe(true);
    expect(await photos(stationId)).toEqual([]);
    expect((await bff.fetch(`/files/${photoId}`)).status).toBe(404);
    expect(await bff.objectKeys()).toHaveLength(objects - 1);
    const { rows } = await bff.db.primary.execute({
      sql: 'SELECT kind FROM station_report WHERE photo_id = ?',
      args: [photoId],
    });
    expect(rows).toHaveLength(1);
  });

  it('is hidden by staff alone, also from who has seen it, and it is kept who did', async () => {
    const photoId = await upload(owner);
    await report(owner, { stationId: station(6), photoId });
    const seen = await bff.fetch(`/files/${photoId}`);
    const again = { headers: { 'if-none-match': `W/${seen.headers.get('etag')}` } };
    expect((await bff.fetch(`/files/${photoId}`, again)).status).toBe(304);
    expect(await take('hideReportPhoto', photoId, owner)).toBe('FORBIDDEN');
    expect(await take('hideReportPhoto', uploadId(), staff)).toBe(false);
    expect(await take('hideReportPhoto', photoId, staff)).toBe(true);
    expect(await photos(station(6))).toEqual([]);
    // Nobody keeps it without asking, and who asks is told.
    expect(seen.headers.get('cache-control')).toBe('private, no-cache');
    expect((await bff.fetch(`/files/${photoId}`, again)).status).toBe(404);
    const { rows } = await bff.db.primary.execute({
      sql: `SELECT c.is_ps FROM station_report r JOIN customer c ON c.id = r.photo_hidden_by
        WHERE r.photo_id = ?`,
      args: [photoId],
    });
    expect(rows[0]?.is_ps).toBe(1);
  });
});
