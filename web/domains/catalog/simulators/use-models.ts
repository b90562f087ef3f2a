'use client';

import { useMemo } from 'react';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { type SimulatedModel, simulatedModel } from './simulated-model.ts';

/** The models as the page was made with them; the device's newer records take their place. */
export const useModels = (atBuild: readonly SimulatedModel[]): readonly SimulatedModel[] => {
  const locale = useLocale();
  const { records } = useCollection('products', { pullAtOnce: false });
  return useMemo(() => {
    if (records === undefined || records.length === 0) return atBuild;
    return records
      .map(({ value }) => value)
      .sort((a, b) => a.order_sequence - b.order_sequence)
      .map((record) => simulatedModel(record, locale));
  }, [records, atBuild, locale]);
};
