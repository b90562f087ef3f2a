import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#db/migrate.ts';
import type { App } from '#edge/app.ts';
import { URGENCY_HEADER } from '#edge/contract/urgency.ts';
import { MOST_WAIT_MS, RETRY_AFTER_S } from '#edge/http/admission.ts';
import { inProcessApp } from '#tests/support/in-process-app.ts';
import { type Store, stores } from '#tests/support/stores.ts';

let store: Store;
let app: App;
beforeAll(async () => {
  store = await stores[0].open();
  await migrate(store.db.primary);
  app = inProcessApp(store.db, Date.now);
});
afterAll(() => store.stop());

const ask = (path: string, waitedMs: number, urgency?: string) =>
  app.fetch(
    new Request(`http://localhost${path}`, {
      headers: urgency === undefined ? {} : { [URGENCY_HEADER]: urgency },
    }),
    { waitedMs },
  );

describe('a request that stood behind others for too long', () => {
  it('is sent away with 503 and a moment to come back, spread over several seconds', async () => {
    const waits = new Set<number>();
    for (let tries = 0; tries < 200; tries++) {
      const answer = await ask('/content', MOST_WAIT_MS.usual + 1);
      expect(answer.status).toBe(503);
      waits.add(Number(answer.headers.get('retry-after')));
      const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
      expect(errors[0]?.extensions.code).toBe('UNAVAILABLE');
    }
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(RETRY_AFTER_S.from);
    expect(Math.max(...waits)).toBeLessThanOrEqual(RETRY_AFTER_S.to);
    expect(waits.size).toBeGreaterThan(5);
  });

  it.each<[string, string | undefined, number, boolean]>([
    ['what a device does by itself', 'later', MOST_WAIT_MS.later + 1, true],
    ['what a device does by itself, in time', 'later', MOST_WAIT_MS.later, false],
    ['a person', undefined, MOST_WAIT_MS.later + 1, false],
    ['a person, too late', undefined, MOST_WAIT_MS.usual + 1, true],
    ['a call for help', 'now', MOST_WAIT_MS.usual + 1, false],
    ['who says something else', 'first', MOST_WAIT_MS.usual + 1, true],
  ])('is judged by its urgency: %s', async (_, urgency, waitedMs, isRefused) => {
    const { status } = await ask('/content', waitedMs, urgency);
    expect(status === 503).toBe(isRefused);
  });

  it('is answered where it asks whether the server is there, or brings news of money', async () => {
    expect((await ask('/api/health', 4_000)).status).toBe(200);
    const news = await app.fetch(
      new Request('http://localhost/api/payments/notifications', { method: 'POST', body: '{}' }),
      { waitedMs: 4_000 },
    );
    expect(news.status).not.toBe(503);
  });

  it('is answered where nobody counts how long it waited', async () => {
    expect((await app.request('/content')).status).not.toBe(503);
  });
});
