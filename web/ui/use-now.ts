'use client';

import { useSyncExternalStore } from 'react';
import { SECOND_MS } from '#edge/contract/time.ts';
import { serverClock } from '#web/platform/offline/browser.ts';

interface Ticker {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => number;
}

/** One clock for all that look at the time equally often: they change in one go. */
const makeTicker = (everyMs: number): Ticker => {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setInterval> | undefined;
  let now = 0;
  const isOld = (): boolean => Math.abs(serverClock().now() - now) >= SECOND_MS;
  const tick = (): void => {
    now = serverClock().now();
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      timer ??= setInterval(tick, everyMs);
      if (isOld()) tick();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
    read: () => {
      // Nobody has kept it going.
      if (timer === undefined && isOld()) now = serverClock().now();
      return now;
    },
  };
};

const tickers = new Map<number, Ticker>();

const tickerOf = (everyMs: number): Ticker => {
  const ticker = tickers.get(everyMs) ?? makeTicker(everyMs);
  tickers.set(everyMs, ticker);
  return ticker;
};

const inStaticPages = (): null => null;

/** The time by the server's clock, again every `everyMs`; `null` until the page is alive, so that static HTML is not wrong. */
export const useNow = (everyMs = 30_000): number | null => {
  const { subscribe, read } = tickerOf(everyMs);
  return useSyncExternalStore(subscribe, read, inStaticPages);
};
