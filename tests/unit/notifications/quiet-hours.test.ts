import { describe, expect, it } from 'vitest';
import { AREAS } from '#edge/contract/areas.ts';
import {
  afterQuietHours,
  QUIET_HOURS,
  zoneOfProvince,
} from '#edge/contract/notifications/quiet-hours.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { TIME_ZONES, type TimeZone } from '#edge/contract/time-zones.ts';
import { zoneOfProvince as zoneByName } from '#edge/domains/stations/import/provinces.ts';

/** As registers of stations call the provinces that a form calls otherwise. */
const IN_REGISTERS: Readonly<Record<string, string>> = {
  Jakarta: 'DKI Jakarta',
  Yogyakarta: 'DI Yogyakarta',
};

describe('the clock somebody lives by', () => {
  it.each(AREAS.map(({ code, name }) => [name.id, code] as const))(
    '%s: is the one that its name stands for in the registers',
    (name, code) => {
      const zone = zoneByName(IN_REGISTERS[name] ?? name);
      expect(zone).toBeDefined();
      expect(zoneOfProvince(code)).toBe(zone);
    },
  );

  it('is Jakarta’s where no province is known', () => {
    for (const none of [null, undefined, '', '99'])
      expect(zoneOfProvince(none)).toBe('Asia/Jakarta');
  });
});

describe.each(Object.keys(TIME_ZONES) as TimeZone[])('quiet hours in %s', (zone) => {
  /** Epoch ms of a time of day there. */
  const at = (hours: number, minutes = 0): number =>
    20_000 * DAY_MS + hours * HOUR_MS + (minutes - TIME_ZONES[zone]) * MINUTE_MS;
  const morning = at(24 + QUIET_HOURS.until);

  it.each([
    ['20:59 goes at once', at(20, 59), at(20, 59)],
    ['21:00 waits for the morning', at(21), morning],
    ['midnight waits for the same morning', at(24), morning],
    ['6:59 waits for a minute', at(24 + 6, 59), morning],
    ['7:00 goes at once', morning, morning],
  ])('%s', (_, made, goes) => {
    expect(afterQuietHours(made, zone)).toBe(goes);
  });
});
