import { describe, expect, it } from 'vitest';
import { createGather } from '#web/platform/device/gather.ts';

const surroundings = (online?: boolean) => {
  let listener = (_: boolean): void => undefined;
  let now = 0;
  const waits: number[] = [];
  const gather = createGather({
    connectivity: {
      online,
      subscribe: (heard) => {
        listener = heard;
        return () => undefined;
      },
    },
    elapsed: () => now,
    random: () => 0.5,
    setTimer: (_, ms) => void waits.push(ms),
  });
  return {
    ask: () => gather(() => undefined),
    becomes: (next: boolean) => listener(next),
    pass: (ms: number) => {
      now += ms;
    },
    waits,
  };
};

describe('questions of one wake-up', () => {
  it('wait for each other for a moment that nobody notices', () => {
    const { ask, becomes, waits } = surroundings();
    becomes(true);
    ask();
    expect(waits).toEqual([10]);
  });

  it('wait for a moment of their own where the signal came back, and only then', () => {
    const { ask, becomes, pass, waits } = surroundings(true);
    becomes(false);
    ask();
    becomes(true);
    ask();
    pass(1_000);
    ask();
    expect(waits).toEqual([10, 1_010, 10]);
  });
});
