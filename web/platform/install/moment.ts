import { DAY_MS } from '#edge/contract/time.ts';

/** What the device remembers about offering to install. */
export interface InstallMemory {
  /** Days (since the epoch) on which the site was opened. */
  readonly days: readonly number[];
  /** Epoch ms of the last "not now". */
  readonly declinedAt?: number;
}

const REST_DAYS = 60;
/** Nobody wants to be asked while paying, signing in or typing. */
const BUSY = /\/(login|customize|checkout|purchase|test-ride\/book|transfer-ownership)(\/|$)/;

export const remember = (memory: InstallMemory, now: number): InstallMemory => {
  const today = Math.floor(now / DAY_MS);
  if (memory.days.includes(today)) return memory;
  return { ...memory, days: [...memory.days, today].slice(-5) };
};

/** A sensible moment: somebody who came back on another day, is not busy, and has not said no lately. */
export const isMomentToInstall = (memory: InstallMemory, path: string, now: number): boolean => {
  if (memory.days.length < 2 || BUSY.test(path)) return false;
  return memory.declinedAt === undefined || now - memory.declinedAt > REST_DAYS * DAY_MS;
};
