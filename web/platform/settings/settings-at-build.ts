import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { ShopSettingsDocument } from '#web/platform/graphql/generated/content/shop-settings.ts';
import type { ShopSettings } from './remembered-settings.ts';

/** What a static page says until its device has asked. */
export const settingsAtBuild = async (): Promise<ShopSettings> =>
  (await contentAtBuild(ShopSettingsDocument, {})).shopSettings;
