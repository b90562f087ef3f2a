import { withUsual } from '#edge/contract/catalog/settings.ts';
import { getCurrentLocale } from '#web/platform/i18n/server.ts';
import { SettingText } from './setting-text.tsx';
import { settingText } from './setting-value.ts';
import { settingsAtBuild } from './settings-at-build.ts';

/**
 * A sentence of a static page that names figures of the shop.
 * @param text with `settingPlace` where they stand
 */
export async function TodaysText({ text }: { text: string }) {
  const [atBuild, locale] = await Promise.all([settingsAtBuild(), getCurrentLocale()]);
  const built = settingText(locale, text, withUsual(atBuild));
  return <SettingText text={text} atBuild={atBuild} built={built} />;
}
