import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { switchOver } from '#web/platform/service-worker/switch.ts';

let taken: () => void;
let calls: string[];

const start = (): { came: boolean | undefined } => {
  const outcome: { came: boolean | undefined } = { came: undefined };
  const tools = {
    ask: () => void calls.push('ask'),
    remind: () => void calls.push('remind'),
    onTaken: (listener: () => void) => {
      taken = listener;
      return () => void calls.push('stop');
    },
  };
  void switchOver(tools).then((came) => {
    outcome.came = came;
  });
  return outcome;
};

describe('the switch to a waiting worker', () => {
  beforeEach(() => {
    calls = [];
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('asks once and bothers the browser no further when the worker takes over', async () => {
    const outcome = start();
    await vi.advanceTimersByTimeAsync(200);
    taken();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome.came).toBe(true);
    expect(calls).toEqual(['ask', 'stop']);
  });

  it('reminds the browser every second until it does', async () => {
    const outcome = start();
    await vi.advanceTimersByTimeAsync(3_500);
    expect(outcome.came).toBeUndefined();
    taken();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(outcome.came).toBe(true);
    expect(calls).toEqual(['ask', 'remind', 'remind', 'remind', 'stop']);
  });

  it('says after a while that it has not come', async () => {
    const outcome = start();
    await vi.advanceTimersByTimeAsync(14_000);
    expect(outcome.came).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(outcome.came).toBe(false);
    const callsBefore = calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(callsBefore);
  });
});
