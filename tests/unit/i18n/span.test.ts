import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { span } from '#web/platform/i18n/span.ts';

describe('how long something waits', () => {
  it.each([
    [0, '0 min', '0 menit'],
    [15 * MINUTE_MS, '15 min', '15 menit'],
    [2 * HOUR_MS, '2 h', '2 jam'],
    [2 * HOUR_MS + 5 * MINUTE_MS, '2 h 5 min', '2 jam 5 menit'],
    [DAY_MS + 3 * HOUR_MS + 5 * MINUTE_MS, '1 d 3 h', '1 hari 3 jam'],
  ])('%i ms is %s', (ms, en, id) => {
    expect(span('en', ms)).toBe(en);
    expect(span('id', ms)).toBe(id);
  });
});
