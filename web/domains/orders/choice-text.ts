import { inLocale, type Locale } from '#edge/contract/locale.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';

/** Colour and battery of an ordered motorcycle; empty for goods and services. */
export const choiceText = (
  { colorName, batteryName }: Pick<OrderRecord['product'], 'colorName' | 'batteryName'>,
  locale: Locale,
): string =>
  [colorName, batteryName]
    .map((name) => inLocale(name, locale))
    .filter(Boolean)
    .join(' · ');
