import { describe, expect, it } from 'vitest';
import { fateOf } from '#web/platform/offline/outbox/fate.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';

const KEY = 'the write';

/** An outbox with one write, whose state, connection and clock are the test's. */
const withWrite = () => {
  const listeners = new Set<() => void>();
  let items: Pick<OutboxItem, 'key' | 'state'>[] = [{ key: KEY, state: 'waiting' }];
  let isCut = false;
  let runTimer: (() => void) | undefined;
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return {
    listeners,
    isTimed: () => runTimer !== undefined,
    fate: fateOf(KEY, {
      outbox: {
        items: async () => items,
        subscribe: (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
      willWait: () => isCut,
      setTimer: (run) => {
        runTimer = run;
        return () => {
          runTimer = undefined;
        };
      },
    }),
    cut: () => {
      isCut = true;
    },
    become: async (state: OutboxItem['state'] | undefined) => {
      await settle();
      items = state === undefined ? [] : [{ key: KEY, state }];
      for (const listener of listeners) listener();
    },
    wait: async () => {
      await settle();
      runTimer?.();
    },
  };
};

describe('what became of a write that was just taken down', () => {
  it('is "sent" once it took effect, and once the copy on the device shows it', async () => {
    for (const state of ['sent', undefined] as const) {
      const write = withWrite();
      await write.become(state);
      expect(await write.fate).toBe('sent');
    }
  });

  it('is "waiting" at once where the device knows that there is no connection', async () => {
    const write = withWrite();
    write.cut();
    await write.become('waiting');
    expect(await write.fate).toBe('waiting');
  });

  it('is "waiting" on a line that takes everything and answers nothing', async () => {
    const write = withWrite();
    await write.become('waiting');
    await write.wait();
    expect(await write.fate).toBe('waiting');
  });

  it('is "refused" where a person has to decide', async () => {
    for (const state of ['refused', 'conflict', 'asks'] as const) {
      const write = withWrite();
      await write.become(state);
      expect(await write.fate).toBe('refused');
    }
  });

  it('is looked for no longer than it takes', async () => {
    const write = withWrite();
    await write.become('sent');
    await write.fate;
    expect(write.listeners.size).toBe(0);
    expect(write.isTimed()).toBe(false);
  });
});
