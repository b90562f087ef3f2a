import { whPerKm } from '#edge/contract/catalog/consumption.ts';
import { type Riding, TYPICAL_RIDING } from '#edge/contract/monthly-cost.ts';
import { productRecords } from '#web/domains/catalog/records-at-build.ts';
import { startingFrom } from './riding-query.ts';

/** What the calculator shows before anybody chose: the first model, with a battery of one's own. */
export const ridingAtStart = async (): Promise<Riding> => {
  const [first] = await productRecords();
  return startingFrom({
    whPerKm: (first && whPerKm(first)) ?? TYPICAL_RIDING.whPerKm,
    batteryFeePerMonth: 0,
  });
};
