'use client';

import type { SettingValues } from '#edge/contract/catalog/settings.ts';
import { ShopSettingsDocument } from '#web/platform/graphql/generated/content/shop-settings.ts';
import { useContent } from '#web/platform/graphql/use-operation.ts';
import { useNewest } from './use-newest.ts';

/** Figures of the shop as they hold now; without signal those of the last answer. */
export const useSettings = (): SettingValues =>
  useNewest(useContent(ShopSettingsDocument, {}).data?.shopSettings);
