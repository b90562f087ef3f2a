import { describe, expect, it } from 'vitest';
import { ALLOWED } from '#web/platform/offline/outbox/allowed.ts';
import { queuedUpload } from '#web/platform/upload/queued-upload.ts';
import { browser } from './browser.ts';

const a = (text: string) => ({ entity: 'a', text });
const file = new Blob([Uint8Array.of(1, 2, 3)], { type: 'image/jpeg' });

describe('a file in the outbox', () => {
  it('waits with its write, goes before what stands behind it, and is gone when it was taken', async () => {
    const { tab, state, posted } = browser();
    state.answer = async () => ({ kind: 'unreachable' });
    const outbox = tab();
    await outbox.enqueue('pictured', a('photo'), { file });
    await outbox.enqueue('note', a('report'));
    await outbox.flush();
    expect((await outbox.items())[0]?.file?.size).toBe(3);
    posted.length = 0;
    state.answer = async () => ({ kind: 'done' });
    await outbox.flush({ eager: 'all' });
    expect(posted.map(({ item }) => [item.operation, item.file?.size])).toEqual([
      ['pictured', 3],
      ['note', undefined],
    ]);
    expect(await outbox.items()).toEqual([]);
  });

  it('that is refused loses nothing: discarded, what stands behind it goes without it', async () => {
    const { tab, state, posted } = browser();
    state.answer = async ({ operation }) =>
      operation === 'pictured' ? { kind: 'refused', code: 'file.broken' } : { kind: 'done' };
    const outbox = tab();
    await outbox.enqueue('note', { entity: 'b', text: 'another line' });
    await outbox.enqueue('pictured', a('photo'), { file });
    await outbox.enqueue('note', a('report'));
    await outbox.flush();
    const [photo, report] = await outbox.items();
    expect([photo?.code, report?.state]).toEqual(['file.broken', 'waiting']);
    if (photo) await outbox.discard(photo);
    await outbox.flush();
    expect(posted.at(-1)?.item.variables).toEqual({ ...a('report'), without: 'photo' });
    expect(await outbox.items()).toEqual([]);
  });
});

const upload = { input: { id: 'upl_1', purpose: 'REPORT' }, line: 'station-report sta_1' } as const;

const answering = (body: object, status = 200) => {
  const seen: { headers?: Headers; form?: FormData } = {};
  const transport = {
    endpoint: 'http://alva.test/graphql',
    method: 'POST',
    fetch: async (request: Request) => {
      seen.headers = request.headers;
      seen.form = await request.formData();
      return Response.json(body, { status });
    },
  } as const;
  const send = () => queuedUpload.send(transport, upload, new AbortController().signal, { file });
  return { seen, send };
};

const outcome = (errorCode: string | null) => ({
  data: { uploadFile: { urlFile: null, status: { success: errorCode === null, errorCode } } },
});
const refusal = (code: string) => ({ errors: [{ message: '', extensions: { code } }] });

describe('the upload of a photo from the outbox', () => {
  it('is a multipart request of one file, with the header no other site can send', async () => {
    const { seen, send } = answering(outcome(null));
    expect(await send()).toEqual({ kind: 'done' });
    expect(seen.headers?.get('graphql-preflight')).toBe('1');
    expect([...(seen.form?.keys() ?? [])]).toEqual(['operations', 'map', 'file']);
    expect(JSON.parse(String(seen.form?.get('operations')))).toMatchObject({
      documentId: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      variables: { input: { id: 'upl_1', purpose: 'REPORT', file: null } },
    });
  });

  it('tells a refusal for good from one that passes', async () => {
    const verdict = async (body: object, status?: number) => answering(body, status).send();
    expect(await verdict(outcome('file.type'))).toEqual({ kind: 'refused', code: 'file.type' });
    const large = { kind: 'refused', code: 'file.too-large' };
    expect(await verdict(refusal('PAYLOAD_TOO_LARGE'), 413)).toEqual(large);
    expect(await verdict(refusal('RATE_LIMITED'), 429)).toMatchObject({ kind: 'later' });
    expect(await verdict(refusal('UNAUTHENTICATED'), 401)).toEqual({ kind: 'locked' });
  });

  it('is sent before its report, and the report goes alone when it is discarded', () => {
    expect(queuedUpload.entity(upload)).toBe('station-report sta_1');
    const behind = (photoId: string) =>
      ({ variables: { input: { id: 'rep_1', photoId } } }) as never;
    expect(queuedUpload.withdraw?.(upload, behind('upl_1'))).toEqual({
      input: { id: 'rep_1', photoId: null },
    });
    expect(queuedUpload.withdraw?.(upload, behind('upl_2'))).toBeUndefined();
    const listing = { variables: { param: { photos: ['upl_0', 'upl_1', 'upl_2'] } } } as never;
    expect(queuedUpload.withdraw?.(upload, listing)).toEqual({
      param: { photos: ['upl_0', 'upl_2'] },
    });
  });
});

const SEEN = { id: 'rep_1', stationId: 'sta_1', seenAt: '2026-01-01T00:00:00Z' };
const report = (photoId: string | null) => ({
  input: { ...SEEN, kind: 'BROKEN', photoId } as const,
});
const reported = (errorCode: string | null) => ({
  data: { reportStation: { success: errorCode === null, errorCode } },
});

/** A server with these answers, one after the other; each request's kind is written down. */
const inTurn = (...answers: readonly object[]) => {
  const seen: string[] = [];
  const transport = {
    endpoint: 'http://alva.test/graphql',
    method: 'POST',
    fetch: async (request: Request) => {
      const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
      seen.push(isForm ? 'photo' : 'report');
      return Response.json(answers[seen.length - 1]);
    },
  } as const;
  const send = (photoId: string | null, photo: Blob | undefined) =>
    ALLOWED.reportStation.send(
      transport,
      report(photoId),
      new AbortController().signal,
      photo && { files: { upl_1: photo } },
    );
  return { seen, send };
};

describe('a report with a photo that was sent before', () => {
  it('goes alone while the server has the photo', async () => {
    const { seen, send } = inTurn(reported(null));
    expect(await send('upl_1', file)).toEqual({ kind: 'done' });
    expect(seen).toEqual(['report']);
  });

  it('sends the photo once more when it waited for longer than the server keeps one', async () => {
    const { seen, send } = inTurn(reported('photoUnknown'), outcome(null), reported(null));
    expect(await send('upl_1', file)).toEqual({ kind: 'done' });
    expect(seen).toEqual(['report', 'photo', 'report']);
  });

  it('says why when the photo is not taken again, and tries no more', async () => {
    const { seen, send } = inTurn(reported('photoUnknown'), outcome('file.id'));
    expect(await send('upl_1', file)).toEqual({ kind: 'refused', code: 'file.id' });
    expect(seen).toEqual(['report', 'photo']);
  });

  it('is refused when the device has no photo to send', async () => {
    const missing = { kind: 'refused', code: 'photoUnknown' };
    expect(await inTurn(reported('photoUnknown')).send('upl_1', undefined)).toEqual(missing);
    expect(await inTurn(reported('photoUnknown')).send(null, file)).toEqual(missing);
  });
});
