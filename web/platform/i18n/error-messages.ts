import type { Locale } from './locales.ts';

type Catalogue = Readonly<Record<string, string>>;

const LOAD: Record<Locale, () => Promise<{ default: Catalogue }>> = {
  en: () => import('./messages/en/errors.ts'),
  id: () => import('./messages/id/errors.ts'),
};

/**
 * The sentence for a code of the server, on pages that did not bring the catalogue along; it is
 * loaded when something fails. `undefined` for a code without one, and when it cannot be loaded.
 */
export const errorSentence = async (locale: Locale, code: string): Promise<string | undefined> => {
  try {
    const { default: sentences } = await LOAD[locale]();
    return Object.hasOwn(sentences, code) ? sentences[code] : undefined;
  } catch {
    return undefined;
  }
};
