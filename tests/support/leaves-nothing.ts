import { hasSubscribers } from 'node:diagnostics_channel';
import { afterAll, vi } from 'vitest';

/** What the next file of the same process finds; a stand-in for one of these is taken back. */
const surroundings = () => ({
  fetch: globalThis.fetch,
  setTimeout: globalThis.setTimeout,
  Date: globalThis.Date,
  location: globalThis.location,
  'time zone': process.env.TZ,
  folder: process.cwd(),
  'guard of every server': hasSubscribers('http.server.request.start'),
});

const before = surroundings();

afterAll(() => {
  const fake = vi.isFakeTimers();
  vi.useRealTimers();
  const after = surroundings();
  const changed = (Object.keys(before) as (keyof typeof before)[]).filter(
    (name) => before[name] !== after[name],
  );
  if (fake) changed.push('setTimeout');
  if (changed.length > 0) throw new Error(`This file left its own ${changed.join(', ')} behind.`);
});
