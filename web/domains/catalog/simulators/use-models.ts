'use client';

import { useMemo } from 'react';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useOnline } from '#web/platform/device/use-online.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { type SimulatedModel, simulatedModel } from './simulated-model.ts';

export interface SimulatorProps {
  readonly models: readonly SimulatedModel[];
  /** When the page was made with them, epoch ms. */
  readonly builtAt: number;
}

/**
 * The models as the page was made with them; the device's newer records take their place.
 * `pricesSince` (epoch ms) says of when they are while they cannot be refreshed.
 */
export const useModels = ({ models: atBuild, builtAt }: SimulatorProps) => {
  const locale = useLocale();
  const { records, syncedAt, refresh } = useCollection('products', { pullAtOnce: false });
  const isOffline = useOnline() === false;
  const ofDevice = useMemo(
    () =>
      records
        ?.map(({ value }) => value)
        .sort((a, b) => a.order_sequence - b.order_sequence)
        .map((record) => simulatedModel(record, locale)),
    [records, locale],
  );
  const isFromDevice = ofDevice !== undefined && ofDevice.length > 0;
  const isOld = isOffline || refresh === 'unreachable';
  return {
    models: isFromDevice ? ofDevice : atBuild,
    pricesSince: isOld ? ((isFromDevice ? syncedAt : null) ?? builtAt) : null,
  };
};
