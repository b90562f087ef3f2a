import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrival } from '#web/platform/late/arrival.ts';

const line = { heard: new Set<(online: boolean) => void>(), doubted: 0 };
const connection = () => ({
  subscribe: (listener: (online: boolean) => void) => {
    line.heard.add(listener);
    return () => void line.heard.delete(listener);
  },
  reach: async () => {
    line.doubted += 1;
    return false;
  },
});
const signal = (online: boolean): void => {
  for (const listener of line.heard) listener(online);
};

/** A script that answers when the test says so. */
const script = () => {
  const calls: { come: (part: string) => void; fail: () => void }[] = [];
  const load = () =>
    new Promise<string>((resolve, reject) => {
      calls.push({ come: resolve, fail: () => reject(new Error('Failed to load chunk')) });
    });
  return { calls, load };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  line.heard.clear();
  line.doubted = 0;
});

describe('a script that comes late', () => {
  it('is fetched once, however many want it', async () => {
    const { calls, load } = script();
    const coming = arrival(load, connection);
    const both = [coming.fetch(), coming.fetch()];
    calls[0]?.come('a form');
    expect(await Promise.all(both)).toEqual(['a form', 'a form']);
    expect(calls).toHaveLength(1);
    expect(coming.part()).toBe('a form');
    expect(line.doubted).toBe(0);
  });

  it('that was refused is said to be missing, and comes with the connection', async () => {
    const { calls, load } = script();
    const coming = arrival(load, connection);
    const states: boolean[] = [];
    coming.subscribe(() => states.push(coming.isMissing()));
    const wanted = coming.fetch();
    calls[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    expect(coming.isMissing()).toBe(true);
    expect(line.doubted).toBe(1);

    signal(false);
    expect(calls).toHaveLength(1);
    signal(true);
    expect(calls).toHaveLength(2);
    expect(coming.isMissing()).toBe(false);
    calls[1]?.come('a form');
    expect(await wanted).toBe('a form');
    expect(coming.isMissing()).toBe(false);
    expect(states).toContain(true);
    expect(line.heard.size).toBe(0);
  });

  it('that was refused comes when somebody presses for it', async () => {
    const { calls, load } = script();
    const coming = arrival(load, connection);
    const wanted = coming.fetch();
    calls[0]?.fail();
    await vi.advanceTimersByTimeAsync(0);
    coming.again();
    calls[1]?.come('a form');
    expect(await wanted).toBe('a form');
  });

  it('that hangs is said to be missing, and still welcome', async () => {
    const { calls, load } = script();
    const coming = arrival(load, connection);
    const wanted = coming.fetch();
    await vi.advanceTimersByTimeAsync(7_999);
    expect(coming.isMissing()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(coming.isMissing()).toBe(true);

    coming.again();
    expect(coming.isMissing()).toBe(false);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(coming.isMissing()).toBe(true);
    calls[0]?.come('a form');
    expect(await wanted).toBe('a form');
    expect(coming.isMissing()).toBe(false);
  });

  it('stops the making of a page when it is not there', async () => {
    vi.unstubAllGlobals();
    const { calls, load } = script();
    const wanted = arrival(load, connection).fetch();
    calls[0]?.fail();
    await expect(wanted).rejects.toThrow('Failed to load chunk');
  });
});
