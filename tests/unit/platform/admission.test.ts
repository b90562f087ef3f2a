import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#edge/app.ts';
import { RETRY_AFTER_S } from '#edge/contract/come-back.ts';
import { inProcessApp } from '#tests/support/in-process-app.ts';
import { migrated, type Store, stores } from '#tests/support/stores.ts';

let store: Store;
let app: App;
beforeAll(async () => {
  store = await migrated(stores[0].open);
  app = inProcessApp(store.db, Date.now);
});
afterAll(() => store.stop());

describe('a request that stood in line for too long', () => {
  it('is sent away with 503 and a moment to come back, spread over several seconds', async () => {
    const waits = new Set<number>();
    for (let tries = 0; tries < 200; tries++) {
      const answer = await app.fetch(new Request('http://localhost/content'), { isSentAway: true });
      expect(answer.status).toBe(503);
      waits.add(Number(answer.headers.get('retry-after')));
      const { errors } = (await answer.json()) as { errors: { extensions: { code: string } }[] };
      expect(errors[0]?.extensions.code).toBe('UNAVAILABLE');
    }
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(RETRY_AFTER_S.from);
    expect(Math.max(...waits)).toBeLessThanOrEqual(RETRY_AFTER_S.to);
    expect(waits.size).toBeGreaterThan(5);
  });

  it('is answered where nobody stands in line', async () => {
    expect((await app.request('/content')).status).not.toBe(503);
  });
});
