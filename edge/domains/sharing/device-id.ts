import { Refusal } from '#edge/platform/refusal.ts';

/** The id a device made, or a new one. Throws for text that is no id of this kind. */
export const deviceId = (
  prefix: string,
  given: string | null | undefined,
  ids: (prefix: string) => string,
): string => {
  if (given === null || given === undefined) return ids(prefix);
  if (new RegExp(`^${prefix}_[0-9a-hjkmnp-tv-z]{26}$`).test(given)) return given;
  throw new Refusal('BAD_USER_INPUT', `The id must be ${prefix}_ and 26 characters.`);
};
