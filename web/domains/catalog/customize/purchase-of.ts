import type { Configuration } from '#edge/contract/catalog/configuration.ts';
import type { Dealer } from '#edge/contract/catalog/dealer.ts';
import type { ConfigurableModel } from '#edge/contract/catalog/offered.ts';
import type { VehiclePrice } from '#edge/contract/catalog/quote.ts';
import { inLocale, type Locale } from '#edge/contract/locale.ts';
import type { PurchaseAttribute, PurchaseState } from '#web/platform/purchase/state.ts';

type Values = ConfigurableModel['values'];

const attribute = (value: Values[number] | undefined, locale: Locale): PurchaseAttribute | null =>
  value === undefined
    ? null
    : {
        attributeId: value.id,
        variantId: value.code,
        name: inLocale(value.name, locale),
        img: value.images.at(-1) ?? '',
        images: value.images,
      };

/** The purchase after a choice in the configurator. A saved installment plan was for another price. */
export const withChoice = (
  state: PurchaseState,
  model: ConfigurableModel,
  choice: Configuration,
  {
    quote,
    dealer,
    locale,
  }: { quote: VehiclePrice | null; dealer: Dealer | undefined; locale: Locale },
): PurchaseState => {
  const find = (component: string, code: string | null, parent?: string) =>
    model.values.find(
      (value) =>
        value.component === component &&
        value.code === code &&
        (parent === undefined || value.parent_code === parent),
    );
  const battery = find('battery', choice.battery);
  const isOther = state.installment !== null && state.installment.price !== quote?.total;
  return {
    ...state,
    productSlug: model.slug,
    color: attribute(find('color', choice.color), locale),
    colorAccent: attribute(find('accent', choice.accent, choice.color), locale),
    battery: battery
      ? { code: battery.code, name: inLocale(battery.name, locale), category: battery.category }
      : null,
    dealer: dealer ? { dealerSlug: dealer.slug, location: dealer.name, city: dealer.city } : null,
    delivery: {
      type: choice.delivery,
      dealer: choice.dealer,
      home: state.delivery?.home ?? null,
    },
    productPrice: quote === null ? null : { minPrice: quote.total, otrArea: choice.area },
    ...(isOther && { installment: null, paymentOption: 'FULL_PAYMENT' }),
    configurations: { ...state.configurations, [model.slug]: choice },
  };
};
