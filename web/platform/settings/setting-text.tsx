'use client';

import { useEffect } from 'react';
import { SETTING_NAMES, withUsual } from '#edge/contract/catalog/settings.ts';
import { ShopSettingsDocument } from '#web/platform/graphql/generated/content/shop-settings.ts';
import { useLateContent } from '#web/platform/graphql/use-late-content.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { arrival } from '#web/platform/late/arrival.ts';
import { useArrival } from '#web/platform/late/use-arrival.ts';
import type { ShopSettings } from './remembered-settings.ts';
import { useNewest } from './use-newest.ts';

interface Props {
  /** With `settingPlace` where the figures stand. */
  text: string;
  atBuild: ShopSettings;
  /** The text with the figures of the build: no phone writes it anew while they hold. */
  built: string;
}

const writer = arrival(async () => (await import('./setting-value.ts')).settingText);

/** The client's part of `TodaysText`: figures of the build at first, then the latest; without signal those of the last answer. */
export function SettingText({ text, atBuild, built }: Props) {
  const [{ data }, reporter] = useLateContent(ShopSettingsDocument, {});
  const settings = useNewest(data?.shopSettings, atBuild);
  const locale = useLocale();
  const before = withUsual(atBuild);
  const holds = SETTING_NAMES.every((name) => settings[name] === before[name]);
  const write = useArrival(writer);
  useEffect(() => {
    if (!holds) void writer.fetch();
  }, [holds]);
  return (
    <>
      {holds || write === undefined ? built : write(locale, text, settings)}
      {reporter}
    </>
  );
}
