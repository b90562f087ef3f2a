import { fallbackOrder, type Locale } from '#edge/contract/locale.ts';
import type { Thing } from './device-cart.ts';

/** In the language asked for, or one that this device has seen it in. */
export const thingName = ({ name }: Pick<Thing, 'name'>, locale: Locale): string =>
  fallbackOrder(locale)
    .map((each) => name[each])
    .find((text) => text !== undefined) ?? '';
