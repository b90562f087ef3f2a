'use client';

import { AREAS } from '#edge/contract/areas.ts';
import { PRICE_FAULTS } from '#edge/contract/catalog/price-change.ts';
import { inLocale } from '#edge/contract/locale.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { date } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';

/** Names of provinces and batteries, and why a price stays as it is. */
export const useWords = () => {
  const t = useScopedI18n('shopDesk');
  const locale = useLocale();
  const models = useCollection('products').records?.map(({ value }) => value) ?? [];
  const areas = AREAS.map(({ code, name }) => ({ value: code, label: inLocale(name, locale) }));
  return {
    areas,
    areaOf: (code: string | null): string =>
      code === null
        ? t('price.every-area')
        : (areas.find(({ value }) => value === code)?.label ?? code),
    batteryOf: (slug: string, battery: string): string =>
      models
        .find((model) => model.slug === slug)
        ?.values.find(({ component, code }) => component === 'battery' && code === battery)?.name[
        locale
      ] ?? battery,
    spanOf: ({
      startsAt,
      endsAt,
    }: {
      readonly startsAt: string;
      readonly endsAt: string | null;
    }): string => {
      const from = date(locale, Date.parse(startsAt));
      return endsAt === null
        ? t('price.from', { from })
        : t('price.span', { from, until: date(locale, Date.parse(endsAt) - 1) });
    },
    faultOf: (code: string): string | undefined => {
      const fault = PRICE_FAULTS.find((each) => each === code);
      return fault && t(`fault.${fault}`);
    },
  };
};
