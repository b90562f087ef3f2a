'use client';

import { SETTING_FAULTS } from '#edge/contract/catalog/setting-change.ts';
import { SETTINGS, type SettingName } from '#edge/contract/catalog/settings.ts';
import { rupiah } from '#edge/contract/money.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';

/** Names and values of the shop's figures, and why one stays as it is. */
export const useWords = () => {
  const t = useScopedI18n('settingDesk');
  return {
    nameOf: (name: SettingName): string => t(`name.${name}`),
    valueText: (name: SettingName, value: number): string => {
      const { unit } = SETTINGS[name];
      return unit === 'IDR' ? rupiah(value) : t(`unit.${unit}`, { count: value });
    },
    faultOf: (code: string): string | undefined => {
      const fault = SETTING_FAULTS.find((each) => each === code);
      return fault && t(`fault.${fault}`);
    },
  };
};
