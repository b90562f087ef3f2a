import { LOCALES, type Locale } from '#edge/contract/locale.ts';
import type { Thing } from './device-cart.ts';

/** In the language asked for, or one that this device has seen it in. */
export const thingName = ({ name }: Pick<Thing, 'name'>, locale: Locale): string =>
  name[locale] ?? LOCALES.map((each) => name[each]).find((text) => text !== undefined) ?? '';
