import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, query } from '#db/query.ts';
import { releasedDocument } from '#db/schema/platform.ts';
import contentDocuments from '#edge/contract/documents.content.json' with { type: 'json' };
import mainDocuments from '#edge/contract/documents.main.json' with { type: 'json' };
import { DAY_MS } from '#edge/contract/time.ts';
import { recordDocuments } from '#edge/graphql/record-documents.ts';
import type { EndpointName } from '#edge/graphql/released.ts';
import { unanswered } from '#edge/graphql/unanswered.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

const NOW = Date.UTC(2026, 10, 23);

let bff: Bff;
beforeAll(async () => {
  bff = await startBff({ ALVA_ENV: 'production', OPEN_DOCUMENTS: 'off' });
});
afterAll(() => bff.stop());

/** Leaves a document there as an earlier release did, and answers its hash. */
const release = async (endpoint: EndpointName, text: string, releasedAt = NOW): Promise<string> => {
  const hash = createHash('sha256').update(text).digest('hex');
  await bff.db.write([
    query(build.insert(releasedDocument).values({ hash, endpoint, text, releasedAt })),
  ]);
  return hash;
};

const ask = async (path: string, hash: string, variables: object = {}) => {
  const response = await bff.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify({ documentId: `sha256:${hash}`, variables }),
  });
  const { data, errors } = (await response.json()) as {
    data?: Record<string, unknown>;
    errors?: readonly { readonly extensions: { readonly code: string } }[];
  };
  const { status, headers } = response;
  return { status, data, code: errors?.[0]?.extensions.code, trips: bff.trips({ headers }) };
};

describe('a page of an earlier release', () => {
  it('is answered by its own document, which is looked up once', async () => {
    const hash = await release(
      'main',
      'query NearestOfOld($params:ChargingStationNearbyParams!){chargingStationNearby(params:$params){stationId}}',
    );
    const variables = { params: { lat: -6.2, lon: 106.8 } };
    const [first, second] = [
      await ask('/graphql', hash, variables),
      await ask('/graphql', hash, variables),
    ];
    expect(first).toMatchObject({ status: 200, code: undefined, trips: 2 });
    expect(second).toMatchObject({ status: 200, trips: 1 });
    expect(second.data?.chargingStationNearby).toEqual(
      expect.arrayContaining([{ stationId: expect.any(String) }]),
    );
  });

  it('reads content by an address that caches may keep', async () => {
    const hash = await release('content', 'query Old{products(locale:en){slug}}');
    const response = await bff.fetch(`/content?documentId=sha256:${hash}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).not.toBeNull();
    expect(response.headers.get('cache-control')).toContain('s-maxage');
  });

  it.each<[string, EndpointName, string, string]>([
    ['asks for what is gone', 'main', 'query Gone{horsePower}', '/graphql'],
    [
      'is larger than documents may be',
      'main',
      `query Large{${'a{'.repeat(20)}b${'}'.repeat(20)}}`,
      '/graphql',
    ],
    ['has turned into nonsense', 'main', 'query {{', '/graphql'],
    [
      'belongs to the other endpoint',
      'content',
      'query Other{products(locale:id){id}}',
      '/graphql',
    ],
  ])('has to load anew when its document %s', async (_, endpoint, text, path) => {
    const answer = await ask(path, await release(endpoint, text));
    expect(answer).toMatchObject({
      status: 404,
      code: 'PERSISTED_QUERY_NOT_FOUND',
      data: undefined,
    });
  });

  it('asks for a reload when its document was never released', async () => {
    expect(await ask('/graphql', 'f'.repeat(64))).toMatchObject({
      status: 404,
      code: 'PERSISTED_QUERY_NOT_FOUND',
    });
  });

  it('does not open the door to the text of its document', async () => {
    const text = 'query Named{products(locale:en){name}}';
    await release('content', text);
    const response = await bff.fetch('/content', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: text }),
    });
    expect(response.status).toBe(403);
  });

  it('is asked to retry, not to reload, while the store is away', async () => {
    const away = await startBff({ OPEN_DOCUMENTS: 'off', DATABASE_URL: 'http://127.0.0.1:9' });
    const response = await away.fetch(`/content?documentId=sha256:${'e'.repeat(64)}`);
    expect(response.status).toBe(503);
    await away.stop();
  });
});

describe('a release', () => {
  const rows = async (): Promise<Map<string, number>> => {
    const [documents] = await bff.db.read([query(build.select().from(releasedDocument))]);
    return new Map(documents.map(({ hash, releasedAt }) => [hash, releasedAt]));
  };
  const ours = [...Object.keys(mainDocuments), ...Object.keys(contentDocuments)];

  it('remembers its documents, and writes them again no sooner than a day later', async () => {
    await recordDocuments(bff.db, NOW);
    await recordDocuments(bff.db, NOW + DAY_MS / 2);
    const releasedAt = await rows();
    for (const hash of ours) expect(releasedAt.get(hash)).toBe(NOW);
    await recordDocuments(bff.db, NOW + 2 * DAY_MS);
    expect((await rows()).get(ours[0] ?? '')).toBe(NOW + 2 * DAY_MS);
  });

  it('forgets what no release of the last 90 days had', async () => {
    const recent = await release('main', 'query Kept{a}', NOW - 89 * DAY_MS);
    const expired = await release('main', 'query Forgotten{a}', NOW - 91 * DAY_MS);
    await recordDocuments(bff.db, NOW);
    const remaining = await rows();
    expect([remaining.has(recent), remaining.has(expired)]).toEqual([true, false]);
  });

  it('tells which operations of open pages it would leave without an answer', async () => {
    await bff.db.primary.execute('DELETE FROM released_document');
    await recordDocuments(bff.db, NOW);
    expect(await unanswered(bff.db)).toEqual([]);
    await release('content', 'query Weight{products(locale:en){weightInStones}}');
    await release('main', 'mutation Old($a:Int!){bookMoon(a:$a)}');
    expect(await unanswered(bff.db)).toEqual(['Old', 'Weight']);
  });
});
