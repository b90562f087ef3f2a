import { DAY_MS } from '#edge/contract/time.ts';

const KEY = 'alva.push-declined';
const REST_DAYS = 60;

/** Whether somebody said "not now" on this device lately. */
export const isDeclined = (now: number): boolean => {
  try {
    return now - Number(localStorage.getItem(KEY) ?? Number.NEGATIVE_INFINITY) < REST_DAYS * DAY_MS;
  } catch {
    // Without storage they would be asked on every page.
    return true;
  }
};

export const decline = (now: number): void => {
  try {
    localStorage.setItem(KEY, String(now));
  } catch {
    // Nothing is asked there at all.
  }
};
