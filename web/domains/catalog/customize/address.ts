import {
  type AskedConfiguration,
  CONFIGURATION_FIELDS,
  type Configuration,
} from '#edge/contract/catalog/configuration.ts';

/** What an address asks for; undefined when it names no choice. */
export const askedIn = (query: URLSearchParams): AskedConfiguration | undefined => {
  const named = CONFIGURATION_FIELDS.filter((field) => query.has(field));
  if (named.length === 0) return undefined;
  return Object.fromEntries(named.map((field) => [field, query.get(field)]));
};

/** The choice as keys of an address, null for those that are not chosen. */
export const queryOf = (choice: Configuration): Record<string, string | null> => ({ ...choice });
