import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#edge/contract/time.ts';
import { MAIN } from '#web/platform/graphql/endpoints.ts';
import { retryAfter } from '#web/platform/graphql/retry-after.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';
import { post } from '#web/platform/offline/outbox/post.ts';
import { queueable } from '#web/platform/offline/outbox/queueable.ts';

const NOW = Date.parse('2026-01-01T00:00:00Z');

describe('how long a server asks to be left alone', () => {
  it.each([
    ['30', 30_000],
    ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
    // Nobody is put off for a day.
    ['86400', HOUR_MS],
    ['soon', undefined],
    ['-5', undefined],
    ['Wed, 31 Dec 2025 00:00:00 GMT', undefined],
  ])('%s is %s ms', (text, ms) => {
    expect(retryAfter(new Headers({ 'retry-after': text }), NOW)).toBe(ms);
  });

  it('is counted from the time of the server that said it', () => {
    const headers = new Headers({
      'retry-after': 'Thu, 01 Jan 2026 12:00:20 GMT',
      date: 'Thu, 01 Jan 2026 12:00:00 GMT',
    });
    expect(retryAfter(headers, NOW)).toBe(20_000);
  });

  it('is nothing where the answer does not say', () => {
    expect(retryAfter(new Headers(), NOW)).toBeUndefined();
  });
});

describe('an answer to a write', () => {
  const ALLOWED = {
    note: queueable({
      document: { __meta__: { hash: 'sha256:x' } },
      entity: () => 'one',
      label: 'note',
      offline: true,
    }),
  };
  const ITEM = { operation: 'note', key: 'one', variables: {} } as OutboxItem;
  beforeEach(() => void vi.stubGlobal('location', { href: 'https://alva.test/' }));
  afterEach(() => void vi.unstubAllGlobals());
  const verdictOf = async (answer: Response) => {
    const fetched = vi.spyOn(MAIN, 'fetch').mockResolvedValue(answer);
    try {
      return await post(ALLOWED, 'public', ITEM, new AbortController().signal);
    } finally {
      fetched.mockRestore();
    }
  };
  const errors = [{ message: '', extensions: { code: 'RATE_LIMITED' } }];

  it('that asks to be left alone for a while says for how long', async () => {
    const headers = { 'retry-after': '90' };
    expect(await verdictOf(Response.json({ errors }, { status: 429, headers }))).toEqual({
      kind: 'later',
      code: 'RATE_LIMITED',
      waitMs: 90_000,
    });
    // One of something on the way, in no language of ours.
    expect(await verdictOf(new Response('busy', { status: 503, headers }))).toMatchObject({
      kind: 'later',
      waitMs: 90_000,
    });
  });

  it('that does not ask leaves the wait to the device', async () => {
    expect(await verdictOf(Response.json({ errors }, { status: 429 }))).toEqual({
      kind: 'later',
      code: 'RATE_LIMITED',
    });
  });
});
