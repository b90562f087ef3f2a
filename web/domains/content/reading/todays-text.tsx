import { SettingText } from '#web/platform/settings/setting-text.tsx';
import { settingsAtBuild } from '#web/platform/settings/settings-at-build.ts';

/** A piece of a stored text that names figures of the shop. */
export async function TodaysText({ text }: { text: string }) {
  return <SettingText text={text} atBuild={await settingsAtBuild()} />;
}
