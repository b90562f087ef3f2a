import { describe, expect, it } from 'vitest';
import { smokeTest } from '#edge/deploy/smoke.ts';

const target = {
  config: 'wrangler.toml',
  region: 'jakarta',
  worker: 'alva-bff-jakarta',
  origin: 'https://www.alva.example',
  site: 'https://www.alva.example',
  primaryUrl: 'https://primary.db.alva.example',
};
const HEALTH = { status: 'ok', version: 'new', region: 'jakarta', replicaLag: 3 };

type Answer = () => Response;
const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Answer => {
  return () => Response.json(body, { status, headers });
};

/**
 * A worker that does everything right but for `wrong`, by kind of request.
 * @param by which version answers, where it is not the new one; `null`: one that does not say
 */
const smoke = async (
  wrong: Readonly<Record<string, Answer>> = {},
  arrivesAt = 0,
  by: Readonly<Record<string, string | null>> = {},
) => {
  const good: Readonly<Record<string, Answer>> = {
    health: json(HEALTH),
    content: json({ data: { products: [] } }, 200, { etag: '"1"' }),
    nearby: json({ data: { chargingStationNearby: [] } }),
    session: json({ customerId: null }),
    foreign: json({ errors: [] }, 403),
    crossSite: json({ errors: [] }, 403),
  };
  let time = 0;
  const names: (string | null)[] = [];
  const kindOf = (path: string, init: RequestInit | undefined): string => {
    if (path.startsWith('/content')) return 'content';
    if (path.startsWith('/api/')) return path.slice('/api/'.length);
    if (new Headers(init?.headers).has('origin')) return 'crossSite';
    return String(init?.body).includes('documentId') ? 'nearby' : 'foreign';
  };
  const check = smokeTest(target, {
    fetch: async (input, init) => {
      names.push(new Headers(init?.headers).get('cloudflare-workers-version-overrides'));
      const kind = kindOf(String(input).slice(target.origin.length), init);
      if (kind === 'health' && time < arrivesAt)
        return Response.json({ ...HEALTH, version: 'old' });
      const answer = ((wrong[kind] ?? good[kind]) as Answer)();
      if (by[kind] !== null) answer.headers.set('x-bff-version', by[kind] ?? 'new');
      return answer;
    },
    wait: async (ms) => {
      time += ms;
    },
    now: () => time,
  });
  await check('new');
  return names;
};

describe('the smoke test of a version', () => {
  it('names the version in every request', async () => {
    expect(new Set(await smoke())).toEqual(new Set(['alva-bff-jakarta="new"']));
  });

  it('waits until the deployment has arrived', async () => {
    await expect(smoke({}, 4_000)).resolves.toBeDefined();
    await expect(smoke({}, 60_000)).rejects.toThrow(/new does not answer .*"old"/);
  });

  it.each<[string, Record<string, Answer>, RegExp]>([
    ['the store is away', { health: json({ ...HEALTH, status: 'unavailable' }, 503) }, /^health: /],
    ['it is another region', { health: json({ ...HEALTH, region: 'singapore' }) }, /singapore/],
    ['the primary is away', { health: json({ ...HEALTH, replicaLag: null }) }, /primary/],
    ['content has no validator', { content: json({ data: {} }) }, /^public content: no ETag/],
    [
      'content sets a cookie',
      { content: json({ data: {} }, 200, { etag: '"1"', 'set-cookie': 'a=b' }) },
      /^public content: sets a cookie/,
    ],
    [
      'a query fails',
      { nearby: json({ data: null, errors: [{ message: 'Something went wrong.' }] }) },
      /^chargers nearby: Something went wrong\./,
    ],
    [
      'an answer is a page',
      { nearby: () => new Response('<html>') },
      /^chargers nearby: .*not JSON/,
    ],
    ['sessions fail', { session: json({}, 503) }, /^session of a guest: status 503/],
    ['any document is taken', { foreign: json({ data: {} }) }, /^a document that is not ours/],
    ['any site is let in', { crossSite: json({ data: {} }) }, /^a request from another site/],
  ])('fails when %s', async (_, wrong, sentence) => {
    await expect(smoke(wrong)).rejects.toThrow(sentence);
  });

  it.each([
    ['content', 'public content'],
    ['nearby', 'chargers nearby'],
    ['session', 'session of a guest'],
    ['foreign', 'a document that is not ours'],
    ['crossSite', 'a request from another site'],
  ])('fails when another version answers after it has arrived: %s', async (kind, name) => {
    await expect(smoke({}, 0, { [kind]: 'old' })).rejects.toThrow(`${name}: old answers, not new`);
    await expect(smoke({}, 0, { [kind]: null })).rejects.toThrow(
      `${name}: nobody answers, not new`,
    );
  });
});
