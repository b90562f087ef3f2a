import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import type { App } from '#edge/app.ts';
import { RETRY_AFTER_S } from '#edge/contract/come-back.ts';
import documents from '#edge/contract/documents.main.json' with { type: 'json' };
import { newId } from '#edge/contract/ids.ts';
import { contentPath, inProcessApp } from '#tests/support/in-process-app.ts';

const CONTENT = '{ products(locale: en) { name } }';

let db: OpenDatabase;
let app: App;
beforeAll(async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // Nobody listens there any more.
  await new Promise((resolve) => server.close(resolve));
  db = openDatabase({ url: `http://127.0.0.1:${port}` });
  app = inProcessApp(db, Date.now);
});
afterAll(() => db.close());

const answerOf = async (response: Response) => {
  const { errors } = (await response.json()) as {
    errors?: readonly { readonly extensions: { readonly code: string } }[];
  };
  return {
    code: errors?.[0]?.extensions.code,
    retryAfter: Number(response.headers.get('retry-after')),
    caching: response.headers.get('cache-control'),
  };
};
const LATER = {
  code: 'UNAVAILABLE',
  retryAfter: expect.toSatisfy(
    (seconds: number) => seconds >= RETRY_AFTER_S.from && seconds <= RETRY_AFTER_S.to,
  ),
  caching: 'no-store',
};

describe('the BFF whose store refuses connections', () => {
  it('asks whoever reads public content to come back', async () => {
    expect(await answerOf(await app.request(contentPath(CONTENT)))).toEqual(LATER);
  });

  it('asks whoever sends a change to come back', async () => {
    const query = Object.values(documents).find((text) =>
      text.startsWith('mutation AddItemToOrder('),
    );
    const variables = { cart: newId('crt'), productVariantId: 'itm_cap_-', quantity: 1 };
    const response = await app.request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    expect(await answerOf(response)).toEqual(LATER);
  });

  it('answers where there is no GraphQL with status 503', async () => {
    const response = await app.request('/api/stations/pictures/sta_1/tag');
    expect(response.status).toBe(503);
    expect(await answerOf(response)).toEqual(LATER);
  });
});
