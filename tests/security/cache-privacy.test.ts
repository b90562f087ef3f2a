import { afterAll, beforeAll, expect, it } from 'vitest';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

const PRODUCTS = '/content?query={products(locale:en){slug}}';

it('public content is the same bytes for everyone, may be cached, and says nothing of a visitor', async () => {
  const guest = await bff.fetch(PRODUCTS);
  const owner = await bff.fetch(PRODUCTS, { headers: await actor(bff, 'owner') });
  expect(await owner.text()).toBe(await guest.text());
  for (const response of [guest, owner]) {
    expect(response.headers.get('cache-control')).toMatch(/^public/);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('x-bookmark')).toBeNull();
  }
});

it('content that did not change is not sent again', async () => {
  const etag = (await bff.fetch(PRODUCTS)).headers.get('etag') ?? '';
  const again = await bff.fetch(PRODUCTS, { headers: { 'if-none-match': `"other", ${etag}` } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  await bff.db.primary.execute("UPDATE product SET name = 'ALVA ONE ' WHERE slug = 'alva-one'");
  const changed = '/content?query={products(locale:en){slug name}}';
  const named = (await bff.fetch(changed)).headers.get('etag') ?? '';
  await bff.db.primary.execute("UPDATE product SET name = 'ALVA ONE' WHERE slug = 'alva-one'");
  const fresh = await bff.fetch(changed, { headers: { 'if-none-match': named } });
  expect(fresh.status).toBe(200);
});

it('refusals of content are not cached', async () => {
  const refused = await bff.fetch('/content?query={products(locale:fr){slug}}');
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('etag')).toBeNull();
});

it('private answers are not cached', async () => {
  const { headers } = await bff.gql(
    '{ profileCustomer { id } }',
    {},
    { headers: await actor(bff, 'owner') },
  );
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('etag')).toBeNull();
});

it('health names version, region, how far the replica is behind, and how old jobs, copies and rehearsals are', async () => {
  const health = await bff.fetch('/api/health');
  expect(await health.json()).toEqual({
    status: 'ok',
    version: 'development',
    region: 'test',
    replicaLag: 0,
    // None of them was ever done.
    lastJobAge: null,
    lastCopyAge: null,
    lastLiveCopyAge: null,
    lastRehearsalAge: null,
  });
});

it.each([
  ['public content', PRODUCTS, {}],
  ['a document that is not ours', '/graphql', { method: 'POST', body: '{}' }],
  ['a session', '/api/session', {}],
  ['what is not there', '/api/nothing', {}],
])('an answer names the version it is of: %s', async (_, path, init) => {
  const { headers } = await bff.fetch(path, init);
  expect(headers.get('x-bff-version')).toBe('development');
});
