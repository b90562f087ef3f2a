import type { Configuration } from '#edge/contract/catalog/configuration.ts';
import { type ConfigurableModel, offered } from '#edge/contract/catalog/offered.ts';
import { vehiclePrice } from '#edge/contract/catalog/quote.ts';
import { recall, remember } from '#web/platform/purchase/remembered.ts';

const batteriesOf = (model: ConfigurableModel, now: number): readonly string[] =>
  offered(model, 'battery', now).map(({ code }) => code);

/** The option that costs most with this choice. */
const dearest = (
  model: ConfigurableModel,
  choice: Configuration,
  now: number,
): string | undefined =>
  batteriesOf(model, now)
    .map((battery) => ({ battery, total: vehiclePrice(model, { ...choice, battery })?.total ?? 0 }))
    .sort((a, b) => b.total - a.total)[0]?.battery;

/** For the next model that is configured on this device. */
export const rememberBattery = (
  model: ConfigurableModel,
  choice: Configuration,
  now: number,
): void => {
  remember('PURCHASE_BATTERY', choice.battery);
  remember('ALVA_PREMIUM', choice.battery === dearest(model, choice, now) ? 'yes' : 'no');
};

/**
 * The battery to begin a model with, after what was chosen for another one; undefined where that says
 * nothing about this model.
 * @param choice what the model begins with otherwise
 */
export const likedBattery = (
  model: ConfigurableModel,
  choice: Configuration,
  now: number,
): string | undefined => {
  const code = recall('PURCHASE_BATTERY');
  if (code === null) return undefined;
  if (batteriesOf(model, now).includes(code)) return code;
  return recall('ALVA_PREMIUM') === 'yes' ? dearest(model, choice, now) : undefined;
};
