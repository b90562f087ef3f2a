'use client';

import { areaName } from '#edge/contract/areas.ts';
import type { ConfigurationField } from '#edge/contract/catalog/configuration.ts';
import { inLocale } from '#edge/contract/locale.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import type { Configurator } from './use-configurator.ts';

/** What a code of the choice is called. An unknown one is shown as it was asked for. */
export const useNames = ({ model, dealers }: Pick<Configurator, 'model' | 'dealers'>) => {
  const t = useScopedI18n('configurator');
  const locale = useLocale();
  return (field: ConfigurationField, code: string | null): string => {
    if (code === null) return t('nothing-chosen');
    if (field === 'area') return areaName(code, locale) ?? code;
    if (field === 'dealer') return dealers.find(({ slug }) => slug === code)?.name ?? code;
    if (field === 'delivery')
      return code === 'DELIVER_TO_HOME' || code === 'PICKUP_AT_DEALER'
        ? t(`delivery.${code}`)
        : code;
    const value = model.values.find((each) => each.component === field && each.code === code);
    return value === undefined ? code : inLocale(value.name, locale);
  };
};
