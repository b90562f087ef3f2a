import { isLocale } from '#edge/contract/locale.ts';
import { templateOf } from '#edge/domains/notifications/templates/all.ts';

/**
 * The text of a template as it is registered with WhatsApp, its places numbered in the order they come;
 * undefined for one that is not. Its button leads to the site, and to the rest of an address.
 */
export const registeredText = (name: string, locale: string): string | undefined => {
  const template = templateOf(name.replaceAll('_', '-'));
  if (template === undefined || !isLocale(locale)) return undefined;
  let at = 0;
  return template.words[locale].short.replace(/\{\w+\}/g, () => `{{${++at}}}`);
};
