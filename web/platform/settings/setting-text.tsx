'use client';

import { withSettings } from '#edge/contract/catalog/setting-places.ts';
import { ShopSettingsDocument } from '#web/platform/graphql/generated/content/shop-settings.ts';
import { useLateContent } from '#web/platform/graphql/use-late-content.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import type { ShopSettings } from './remembered-settings.ts';
import { settingValue } from './setting-value.ts';
import { useNewest } from './use-newest.ts';

/**
 * A sentence of a static page that names figures of the shop: those of the build at first, then the latest;
 * without signal those of the last answer.
 * @param text with `settingPlace` where they stand
 */
export function SettingText({ text, atBuild }: { text: string; atBuild: ShopSettings }) {
  const [{ data }, reporter] = useLateContent(ShopSettingsDocument, {});
  const settings = useNewest(data?.shopSettings, atBuild);
  const locale = useLocale();
  return (
    <>
      {withSettings(text, (name) => settingValue(locale, name, settings[name]))}
      {reporter}
    </>
  );
}
