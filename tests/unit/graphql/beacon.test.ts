import { afterEach, expect, it, vi } from 'vitest';
import { beacon } from '#web/platform/graphql/beacon.ts';
import { AddCountClickDocument } from '#web/platform/graphql/generated/main/add-count-click.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([
  ['takes it', () => true, 0],
  ['takes no more', () => false, 1],
  ['has none', undefined, 1],
])('where the browser %s, nobody but the log hears of it', (_, sendBeacon, lines) => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('navigator', { sendBeacon });
  beacon(AddCountClickDocument, { key: 'DIMAS-01' } as never);
  expect(log).toHaveBeenCalledTimes(lines);
});
