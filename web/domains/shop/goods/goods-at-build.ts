import { cache } from 'react';
import { contentAtBuild } from '../../../platform/graphql/at-build.ts';
import {
  type ItemFragment,
  type ShopItemKind,
  ShopItemsDocument,
} from '../../../platform/graphql/generated/content.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { KIND_PAGES } from './kinds.ts';

export const goodsAtBuild = cache(
  async (kind: ShopItemKind, locale: Locale): Promise<readonly ItemFragment[]> =>
    (await contentAtBuild(ShopItemsDocument, { kind, locale })).shopItems,
);

const KINDS = Object.keys(KIND_PAGES) as ShopItemKind[];

export const allGoodsAtBuild = async (locale: Locale): Promise<readonly ItemFragment[]> =>
  (await Promise.all(KINDS.map((kind) => goodsAtBuild(kind, locale)))).flat();
