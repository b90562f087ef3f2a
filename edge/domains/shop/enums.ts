import { PART_CATEGORIES } from '#edge/contract/shop/categories.ts';
import { GOODS_KINDS } from '#edge/contract/shop/goods.ts';
import { content, main } from '#edge/graphql/builder.ts';

export const PartCategoryEnum = main.enumType('SparePartCategory', { values: PART_CATEGORIES });

export const ShopItemKindEnum = content.enumType('ShopItemKind', {
  values: ['accessory', 'apparel', 'battery'] as const,
});

export const GoodsKindEnum = main.enumType('GoodsKind', { values: GOODS_KINDS });

export const QueryLogTypeEnum = main.enumType('QueryLogType', {
  values: ['SPARE_PART', 'HELP', 'CHARGING_STATION'] as const,
});
