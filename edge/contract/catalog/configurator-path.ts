import { type AskedConfiguration, CONFIGURATION_FIELDS } from './configuration.ts';

/** Path, without language, that opens the configurator with a choice. */
export const configuratorPath = (slug: string, choice: AskedConfiguration): string => {
  const query = new URLSearchParams();
  for (const field of CONFIGURATION_FIELDS) {
    const word = choice[field];
    if (word) query.set(field, word);
  }
  return `/product/${slug}/customize?${query}`;
};
