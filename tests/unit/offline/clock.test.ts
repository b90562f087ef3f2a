import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { createServerClock, type ServerClock } from '#web/platform/offline/clock.ts';
import { isDue, isDueAgain } from '#web/platform/offline/due.ts';
import { freshness } from '#web/platform/offline/freshness.ts';
import { memoryStorage } from './device.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const header = (at: number): string => new Date(at).toUTCString();

let wall: number;
let elapsed: number;
let storage: Storage;

const opened = (): ServerClock => {
  elapsed = 0;
  return createServerClock({ wall: () => wall, elapsed: () => elapsed }, storage);
};

const pass = (ms: number): void => {
  wall += ms;
  elapsed += ms;
};

beforeEach(() => {
  storage = memoryStorage();
  wall = NOON;
});

describe('the clock of a device', () => {
  for (const days of [-1, 1])
    it(`tells the server's time on a phone that is ${days} day wrong, also after a restart without signal`, () => {
      wall = NOON + days * DAY_MS;
      const clock = opened();
      clock.learn(header(NOON));
      pass(5_000);
      expect(clock.now()).toBe(NOON + 5_000);
      expect(opened().now()).toBe(NOON + 5_000);
    });

  it('does not run back behind what the server said when it is set back without signal', () => {
    opened().learn(header(NOON));
    wall -= DAY_MS;
    const clock = opened();
    expect(clock.now()).toBe(NOON);
    pass(60_000);
    expect(clock.now(), 'and goes on from there').toBe(NOON + 60_000);
    expect(freshness(NOON, clock.now()), 'nothing comes from the future').toBe('live');
  });

  it('is right again with the first answer', () => {
    opened().learn(header(NOON));
    wall -= DAY_MS;
    const clock = opened();
    clock.learn(header(NOON + 3_000));
    pass(1_000);
    expect(clock.now()).toBe(NOON + 4_000);
  });

  it.each(['', 'yesterday', '{"offset":"x"}', 'null'])('begins anew when it finds %j', (text) => {
    storage.setItem('alva-clock', text);
    expect(opened().now()).toBe(NOON);
  });
});

describe('what is asked for again without anybody’s word', () => {
  const state = {
    collection: 'stations' as const,
    cursor: 'c',
    syncedAt: NOON,
    pass: 1,
    filling: false,
    incomplete: false,
    gaveUpAt: null,
    count: 0,
    shape: '',
  };
  it.each([
    ['public data a minute old', 'stations', state, MINUTE_MS, false],
    ['public data a quarter of an hour old', 'stations', state, 15 * MINUTE_MS, true],
    ['status a minute old', 'stationStatus', state, MINUTE_MS, true],
    ['the garage, always', 'vehicles', state, 0, true],
    ['what was never downloaded', 'pages', { ...state, syncedAt: null }, 0, true],
    ['what newer code wants anew', 'pages', { ...state, cursor: null }, 0, true],
    ['what lacks records', 'stations', { ...state, incomplete: true }, 0, true],
  ] as const)('%s', (_, collection, status, age, due) => {
    expect(isDue(collection, status, NOON + age)).toBe(due);
  });

  it.each([
    ['the garage, answered a second ago', 'vehicles', state, 1_000, false],
    ['the garage, answered ten seconds ago', 'vehicles', state, 10_000, true],
    ['the garage of a clock that was set back', 'vehicles', state, -MINUTE_MS, true],
    ['what newer code wants anew', 'vehicles', { ...state, cursor: null }, 0, true],
    ['what lacks records', 'stations', { ...state, incomplete: true }, 0, true],
    ['public data a quarter of an hour old', 'stations', state, 15 * MINUTE_MS, true],
  ] as const)('where several ask at one moment: %s', (_, collection, status, age, due) => {
    expect(isDueAgain(collection, status, NOON + age)).toBe(due);
  });
});
