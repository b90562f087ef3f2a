import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAGES_SERVED_HEADER, PAGES_SERVED_PATH, signServed } from '#edge/contract/served.ts';
import { MINUTE_MS, SECOND_MS } from '#edge/contract/time.ts';
import { measure } from '#edge/platform/watch/measure.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { createPageTelemetry } from '#web/visits/telemetry.ts';

const KEY = 'a key that both workers of a region share';
const SOME = { requests: 3, failed: 1, slow: 0 };

let bff: Bff;
beforeAll(async () => {
  bff = await startBff({ RENDER_KEY: KEY });
});
afterAll(() => bff.stop());
beforeEach(() => bff.db.primary.execute('DELETE FROM served'));
afterEach(() => {
  vi.useRealTimers();
});

const tell = (header?: string) =>
  bff.fetch(PAGES_SERVED_PATH, {
    method: 'POST',
    headers: header === undefined ? {} : { [PAGES_SERVED_HEADER]: header },
  });
const served = async () =>
  (
    await bff.db.primary.execute(
      "SELECT region, requests, failed, slow FROM served WHERE region LIKE 'pages%'",
    )
  ).rows.map((row) => ({ ...row }));

describe('counts of pages', () => {
  it.each([
    ['nobody signed', async () => undefined],
    [
      'somebody else signed',
      () => signServed(SOME, 'a key of somebody else who counts', Date.now()),
    ],
    ['were signed minutes ago', () => signServed(SOME, KEY, Date.now() - 2 * MINUTE_MS)],
    ['were changed', async () => (await signServed(SOME, KEY, Date.now())).replace(':1:', ':0:')],
  ])('that %s are refused', async (_, header) => {
    expect((await tell(await header())).status).toBe(403);
    expect(await served()).toEqual([]);
  });

  it('of the page worker are taken, and are an objective apart from the BFF', async () => {
    for (const requests of [150, 50])
      expect((await tell(await signServed({ ...SOME, requests }, KEY, Date.now()))).status).toBe(
        204,
      );
    expect(await served()).toEqual([
      { region: 'pages of test', requests: 200, failed: 2, slow: 0 },
    ]);
    const { burns } = await measure(bff.db.readPrimary, Date.now());
    expect(burns.pages[0]).toMatchObject({ answers: 200, bad: 2, burn: expect.closeTo(10) });
    expect(burns.available[0]).toMatchObject({ bad: 0 });
  });

  it('leave the page worker once a minute, after the answers', async () => {
    const from = Date.now();
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'], now: from });
    const answers: number[] = [];
    const telemetry = createPageTelemetry({
      BFF: {
        fetch: async (request) => {
          const answer = await bff.fetch(new URL(request.url).pathname, request);
          answers.push(answer.status);
          return answer;
        },
      },
      RENDER_KEY: KEY,
    });
    const works: Promise<unknown>[] = [];
    const record = (status: number, durationMs = 3): void =>
      telemetry.record(
        {
          requestId: crypto.randomUUID(),
          method: 'GET',
          route: '/{page}',
          operation: undefined,
          status,
          isFailed: status >= 500,
          from: Date.now(),
          durationMs,
          trips: [],
        },
        (work) => works.push(work),
      );
    record(200);
    record(500);
    expect(works).toEqual([]);
    vi.setSystemTime(from + MINUTE_MS - SECOND_MS);
    record(200, 2_000);
    vi.advanceTimersByTime(5 * SECOND_MS);
    vi.useRealTimers();
    await Promise.all(works);
    expect(answers).toEqual([204]);
    expect(await served()).toEqual([{ region: 'pages of test', requests: 3, failed: 1, slow: 1 }]);
  });
});
