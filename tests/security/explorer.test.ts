import { expect, it } from 'vitest';
import { createEmbeddedApp } from '#edge/node.ts';
import { startBff } from '#tests/support/bff.ts';

const appWith = (OPEN_DOCUMENTS: string) =>
  createEmbeddedApp(
    { ALVA_ENV: 'embedded', DATABASE_URL: 'file::memory:', OPEN_DOCUMENTS },
    () => {},
  );

it('shows GraphiQL on an embedded instance with open documents', async () => {
  const app = appWith('on');
  const page = await app.request('/api/explorer/main');
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain("url: '/api/explorer/main'");
  const answer = await app.request('/api/explorer/content', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ __schema { queryType { name } } }"}',
  });
  expect(await answer.json()).toEqual({ data: { __schema: { queryType: { name: 'Query' } } } });
});

it('shows none where documents are trusted, and none in a worker', async () => {
  expect((await appWith('off').request('/api/explorer/main')).status).toBe(404);
  const bff = await startBff();
  expect((await bff.fetch('/api/explorer/main')).status).toBe(404);
  await bff.stop();
});
