import { cache } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { ShopItemsDocument } from '#web/platform/graphql/generated/content/shop-items.ts';
import type { ItemFragment, ShopItemKind } from '#web/platform/graphql/generated/content.ts';
import { KIND_PAGES } from './kinds.ts';

export const goodsAtBuild = cache(
  async (kind: ShopItemKind, locale: Locale): Promise<readonly ItemFragment[]> =>
    (await contentAtBuild(ShopItemsDocument, { kind, locale })).shopItems,
);

const KINDS = Object.keys(KIND_PAGES) as ShopItemKind[];

export const allGoodsAtBuild = async (locale: Locale): Promise<readonly ItemFragment[]> =>
  (await Promise.all(KINDS.map((kind) => goodsAtBuild(kind, locale)))).flat();
