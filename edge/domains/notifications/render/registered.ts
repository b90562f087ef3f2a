import { inLocale, isLocale } from '#edge/contract/locale.ts';
import { CODE_TEMPLATE, CODE_WORDS } from '#edge/domains/notifications/codes/words.ts';
import { templateOf } from '#edge/domains/notifications/templates/all.ts';

/**
 * The text of a template as it is registered with WhatsApp, its places numbered in the order they come;
 * undefined for one that is not. Its button leads to the site, and to the rest of an address.
 */
export const registeredText = (name: string, locale: string): string | undefined => {
  if (!isLocale(locale)) return undefined;
  const template = templateOf(name.replaceAll('_', '-'));
  const words =
    name === CODE_TEMPLATE
      ? inLocale(CODE_WORDS, locale)
      : template && inLocale(template.words, locale).short;
  let at = 0;
  // WhatsApp registers no text that begins with a place.
  const text = words?.startsWith('{') ? `ALVA: ${words}` : words;
  return text?.replace(/\{\w+\}/g, () => `{{${++at}}}`);
};

/** A registered text as the recipient reads it. */
export const filledText = (registered: string, values: readonly string[]): string =>
  registered.replace(/\{\{(\d+)\}\}/g, (_, at: string) => values[Number(at) - 1] ?? '');
