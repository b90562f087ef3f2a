import type { Locale } from '#edge/contract/locale.ts';
import { lateMessages } from './late-messages.ts';

/**
 * The sentence for a code of the server, on pages that did not bring the catalogue along; it is
 * loaded when something fails. `undefined` for a code without one, and when it cannot be loaded.
 */
export const errorSentence = async (locale: Locale, code: string): Promise<string | undefined> => {
  try {
    const sentences = await lateMessages('errors', locale);
    return Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  } catch {
    return undefined;
  }
};
