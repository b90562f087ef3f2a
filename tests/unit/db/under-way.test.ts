import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUnderWay } from '#db/under-way.ts';

const LOST_MS = 5_000;
const never = () => new Promise<never>(() => {});

describe('what is under way', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
  afterEach(() => void vi.useRealTimers());

  it('counts from its beginning to its end, however it ends', async () => {
    const trips = createUnderWay(LOST_MS);
    let arrive = (_: string): void => {};
    const one = trips.run(() => new Promise<string>((resolve) => (arrive = resolve)));
    const other = trips.run(() => Promise.reject(new Error('turned away')));
    expect(trips.count()).toBe(2);
    await expect(other).rejects.toThrow('turned away');
    expect(trips.count()).toBe(1);
    arrive('here');
    expect(await one).toBe('here');
    expect(trips.count()).toBe(0);
  });

  it('does not count for good what was cut off', () => {
    const trips = createUnderWay(LOST_MS);
    void trips.run(never);
    vi.setSystemTime(LOST_MS - 1);
    void trips.run(never);
    expect(trips.count()).toBe(2);
    vi.setSystemTime(LOST_MS);
    expect(trips.count()).toBe(1);
    vi.setSystemTime(2 * LOST_MS);
    expect(trips.count()).toBe(0);
  });
});
