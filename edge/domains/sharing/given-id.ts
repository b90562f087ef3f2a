import { idPattern } from '#edge/contract/ids.ts';
import { Refusal } from '#edge/platform/refusal.ts';

/** The id a device made, or a new one. Throws for text that is no id of this kind. */
export const givenId = (
  prefix: string,
  given: string | null | undefined,
  ids: (prefix: string) => string,
): string => {
  if (given === null || given === undefined) return ids(prefix);
  if (idPattern(prefix).test(given)) return given;
  throw new Refusal('BAD_USER_INPUT', `The id must be ${prefix}_ and 26 characters.`);
};
