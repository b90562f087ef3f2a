import { cryptoBytes, newId, type RandomBytes } from '#edge/contract/ids.ts';

/** Makes `<prefix>_<26 characters>`; ids sort by birth. */
export type Ids = (prefix: string) => string;

export const createIds =
  (clock: () => number, random: RandomBytes = cryptoBytes): Ids =>
  (prefix) =>
    newId(prefix, clock(), random);
