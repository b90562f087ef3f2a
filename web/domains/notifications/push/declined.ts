import { DAY_MS } from '#edge/contract/time.ts';

const keyOf = (about: string): string => `alva.push-declined.${about}`;
const REST_DAYS = 60;

/** Whether somebody answered the question about this purpose on this device lately. */
export const isDeclined = (about: string, now: number): boolean => {
  try {
    return (
      now - Number(localStorage.getItem(keyOf(about)) ?? Number.NEGATIVE_INFINITY) <
      REST_DAYS * DAY_MS
    );
  } catch {
    // Without storage they would be asked on every page.
    return true;
  }
};

export const decline = (about: string, now: number): void => {
  try {
    localStorage.setItem(keyOf(about), String(now));
  } catch {
    // Nothing is asked there at all.
  }
};
