import { describe, expect, it } from 'vitest';
import { type CacheEntry, createConfirmedCache } from '#edge/graphql/confirmed-cache.ts';

const NOW = 1_000;
const made = (
  value: string,
  bytes = 1,
  revision: string | undefined = '1',
): CacheEntry<string> => ({
  value,
  revision,
  from: NOW,
  until: NOW + 10,
  bytes,
});
const at = (revision: string) => async () => revision;
const never = async (): Promise<never> => {
  throw new Error('not to be called');
};

type Ask = () => Promise<string | undefined>;
type Make = () => Promise<CacheEntry<string>>;

const newCache = (
  limits: { entries?: number; bytes?: number; keyLength?: number; confirmedForMs?: number } = {},
) => {
  const cache = createConfirmedCache<string>({
    entries: 9,
    bytes: 99,
    keyLength: 20,
    confirmedForMs: 0,
    ...limits,
  });
  return {
    size: cache.size,
    use: (key: string, now: number, ask: Ask, make: Make, scope = 'products') =>
      cache.use({ key, scope, now, ask, make }),
  };
};

describe('cached values', () => {
  it('does not ask the store about a value it lacks, and does not make again one the store confirms', async () => {
    const cache = newCache();
    expect(await cache.use('a', NOW, never, async () => made('first'))).toBe('first');
    expect(await cache.use('a', NOW, at('1'), never)).toBe('first');
  });

  it('recomputes what the store does not confirm', async () => {
    const cache = newCache();
    await cache.use('a', NOW, never, async () => made('old'));
    expect(await cache.use('a', NOW, at('2'), async () => made('new', 1, '2'))).toBe('new');
    expect(await cache.use('a', NOW, at('2'), never)).toBe('new');
  });

  it('makes anew what has expired, or was made after the moment of the request, without asking', async () => {
    const cache = newCache();
    await cache.use('a', NOW, never, async () => made('old'));
    expect(await cache.use('a', NOW + 9, at('1'), never)).toBe('old');
    expect(await cache.use('a', NOW + 10, never, async () => made('expired'))).toBe('expired');
    expect(await cache.use('a', NOW - 1, never, async () => made('set back'))).toBe('set back');
  });

  it('does not keep what has no revision', async () => {
    const cache = newCache();
    await cache.use('a', NOW, never, async () => ({ ...made('x'), revision: undefined }));
    await expect(cache.use('a', NOW, never, async () => made('y'))).resolves.toBe('y');
  });

  it('stays within its bounds, and lets the least recently used go', async () => {
    const cache = newCache({ entries: 3, bytes: 100 });
    for (const key of ['a', 'b', 'c']) await cache.use(key, NOW, never, async () => made(key, 10));
    await cache.use('a', NOW, at('1'), never);
    await cache.use('d', NOW, never, async () => made('d', 10));
    expect(cache.size()).toEqual({ entries: 3, bytes: 36 });
    await cache.use('a', NOW, at('1'), never);
    await cache.use('b', NOW, never, async () => made('b', 85));
    expect(cache.size()).toEqual({ entries: 2, bytes: 99 });
    await cache.use('huge', NOW, never, async () => made('huge', 101));
    expect(cache.size()).toEqual({ entries: 0, bytes: 0 });
  });

  it('counts keys as well as values, and makes what has a long key each time', async () => {
    const cache = newCache({ bytes: 40 });
    await cache.use('k'.repeat(15), NOW, never, async () => made('a', 5));
    expect(cache.size()).toEqual({ entries: 1, bytes: 35 });
    await cache.use('l'.repeat(15), NOW, never, async () => made('b', 5));
    expect(cache.size()).toEqual({ entries: 1, bytes: 35 });
    const long = 'm'.repeat(21);
    expect(await cache.use(long, NOW, never, async () => made('c'))).toBe('c');
    expect(await cache.use(long, NOW, never, async () => made('d'))).toBe('d');
    expect(cache.size()).toEqual({ entries: 1, bytes: 35 });
  });

  it('keeps the later of two answers made at once', async () => {
    const cache = newCache();
    await Promise.all([
      cache.use('a', NOW, never, async () => made('one')),
      cache.use('a', NOW, never, async () => made('two', 2, '2')),
    ]);
    expect(cache.size()).toEqual({ entries: 1, bytes: 4 });
    expect(await cache.use('a', NOW, at('2'), never)).toBe('two');
  });
});

describe('a revision confirmed a moment ago', () => {
  const later = (revision: string): CacheEntry<string> => ({
    ...made(revision, 1, revision),
    until: NOW + 9_000,
  });

  it('is used for the time set, counted from when it was asked for, and no longer', async () => {
    const cache = newCache({ confirmedForMs: 1_000 });
    await cache.use('a', NOW, never, async () => later('1'));
    expect(await cache.use('a', NOW + 999, never, never)).toBe('1');
    expect(await cache.use('a', NOW + 1_000, at('1'), never)).toBe('1');
    expect(await cache.use('a', NOW + 1_999, never, never)).toBe('1');
    expect(await cache.use('a', NOW + 2_000, at('2'), async () => later('2'))).toBe('2');
  });

  it('applies to every value of its scope, so that none is older than another that was shown', async () => {
    const cache = newCache({ confirmedForMs: 1_000 });
    await cache.use('a', NOW, never, async () => later('1'));
    await cache.use('b', NOW + 1, never, async () => later('2'));
    expect(await cache.use('a', NOW + 2, never, async () => later('2'))).toBe('2');
    await cache.use('c', NOW + 3, never, async () => later('7'), 'pages');
    expect(await cache.use('a', NOW + 4, never, never)).toBe('2');
  });

  it('does not extend the time of a value', async () => {
    const cache = newCache({ confirmedForMs: 1_000 });
    await cache.use('a', NOW, never, async () => made('short'));
    expect(await cache.use('a', NOW + 10, never, async () => made('next'))).toBe('next');
  });

  it('is asked again after the clock was set back, and after a question nobody answered', async () => {
    const cache = newCache({ confirmedForMs: 1_000 });
    await cache.use('a', NOW, never, async () => ({ ...later('1'), from: 0 }));
    expect(await cache.use('a', NOW - 5, at('1'), never)).toBe('1');
    const away = async () => undefined;
    const nothing = async () => ({ ...later('failed'), revision: undefined });
    expect(await cache.use('a', NOW + 1_500, away, nothing)).toBe('failed');
    expect(await cache.use('a', NOW + 1_501, at('1'), never)).toBe('1');
  });
});
