import * as v from 'valibot';
import { DAY_MS } from '#edge/contract/time.ts';

const KEY = 'alva.push-declined';
const REST_DAYS = 60;

/** When the question about each purpose was answered, epoch ms. */
const Answered = v.fallback(v.record(v.string(), v.number()), {});

const answered = (): Readonly<Record<string, number>> =>
  v.parse(Answered, JSON.parse(localStorage.getItem(KEY) ?? '{}'));

/** Whether somebody answered the question about this purpose on this device lately. */
export const isDeclined = (about: string, now: number): boolean => {
  try {
    return now - (answered()[about] ?? Number.NEGATIVE_INFINITY) < REST_DAYS * DAY_MS;
  } catch {
    // Without storage they would be asked on every page.
    return true;
  }
};

export const decline = (about: string, now: number): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...answered(), [about]: now }));
  } catch {
    // Nothing is asked there at all.
  }
};
