import type { ShopItemKind } from '#web/platform/graphql/generated/content.ts';

/** Page of each kind of goods, without its leading slash. */
export const KIND_PAGES = {
  accessory: 'shop/accessories',
  apparel: 'shop/apparel',
  battery: 'shop/battery',
} as const satisfies Record<ShopItemKind, string>;

export const goodPage = ({ kind, slug }: { kind: string; slug: string }): string =>
  `${KIND_PAGES[kind as ShopItemKind]}/${slug}`;
