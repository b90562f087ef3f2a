import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { TIME_ZONES, type TimeZone } from '#edge/contract/time-zones.ts';

/** Hours of the recipient's own clock in which only what is urgent makes a sound. */
export const QUIET_HOURS = { from: 21, until: 7 } as const;

/** @param at epoch ms @returns when something that is not urgent may be sent: at once, or in the morning. Epoch ms. */
export const afterQuietHours = (at: number, zone: TimeZone): number => {
  const offset = TIME_ZONES[zone] * MINUTE_MS;
  const midnight = Math.floor((at + offset) / DAY_MS) * DAY_MS - offset;
  const hour = (at - midnight) / HOUR_MS;
  if (hour < QUIET_HOURS.until) return midnight + QUIET_HOURS.until * HOUR_MS;
  return hour < QUIET_HOURS.from ? at : midnight + DAY_MS + QUIET_HOURS.until * HOUR_MS;
};

/** Provinces by the clock they live by; the others live by Jakarta's. Ids are the ministry's. */
const CENTRAL = ['51', '52', '53', '63', '64', '65', '71', '72', '73', '74', '75', '76'];
const EASTERN = ['81', '82', '91', '92', '93', '94', '95', '96'];

/** @param provinceId two digits; anything else lives by Jakarta's clock */
export const zoneOfProvince = (provinceId: string | null | undefined): TimeZone => {
  if (CENTRAL.includes(provinceId ?? '')) return 'Asia/Makassar';
  return EASTERN.includes(provinceId ?? '') ? 'Asia/Jayapura' : 'Asia/Jakarta';
};
