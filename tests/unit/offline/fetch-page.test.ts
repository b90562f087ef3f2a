import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFetchPage } from '#web/platform/device/fetch-page.ts';
import type { FetchPage } from '#web/platform/offline/pull.ts';
import { memoryStorage } from './device.ts';

let respond: () => Promise<Response>;
let requests: number;
let now: number;
let fetchPage: FetchPage;

beforeEach(() => {
  requests = 0;
  now = 0;
  vi.stubGlobal('location', { href: 'https://alva.test/' });
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('fetch', () => {
    requests++;
    return respond();
  });
  fetchPage = createFetchPage(
    () => undefined,
    () => undefined,
    () => now,
  );
});
afterEach(() => vi.unstubAllGlobals());

const askOnce = () => fetchPage('stations', null, new AbortController().signal);
const refused = (code: string, status: number, headers = {}) =>
  Response.json({ errors: [{ message: 'm', extensions: { code } }] }, { status, headers });

describe('asking the server what changed', () => {
  it.each<[string, () => Promise<Response>, object]>([
    ['no network', () => Promise.reject(new TypeError('gone')), { kind: 'unreachable' }],
    [
      'a captive portal',
      async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }),
      { kind: 'unreachable' },
    ],
    [
      'a proxy that fails',
      async () => new Response('<html>', { status: 502 }),
      { kind: 'unreachable', answered: true },
    ],
    [
      'a resolver that fails',
      async () => refused('INTERNAL_SERVER_ERROR', 200),
      { kind: 'unreachable', answered: true },
    ],
  ])('tells %s apart', async (_, answer, outcome) => {
    respond = answer;
    expect(await askOnce()).toEqual(outcome);
  });

  it('leaves the server alone for as long as it wants', async () => {
    respond = async () => refused('RATE_LIMITED', 429, { 'retry-after': '60' });
    expect(await askOnce()).toEqual({ kind: 'unreachable', answered: true, waitMs: 60_000 });
    now = 59_000;
    expect(await askOnce()).toEqual({ kind: 'unreachable', answered: true, waitMs: 1_000 });
    expect(requests).toBe(1);
    now = 60_001;
    respond = async () => new Response('', { status: 503 });
    expect(await askOnce()).toEqual({ kind: 'unreachable', answered: true });
    expect(requests).toBe(2);
  });
});
