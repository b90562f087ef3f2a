import { DELIVERY_METHODS } from '#edge/contract/catalog/delivery.ts';
import { content, main } from '#edge/graphql/builder.ts';

export const DeliveryMethodEnum = content.enumType('DeliveryMethod', { values: DELIVERY_METHODS });

export const SavedDeliveryEnum = main.enumType('ConfigurationDelivery', {
  values: DELIVERY_METHODS,
});
