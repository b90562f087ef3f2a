import { AREAS, DEFAULT_AREA } from '#edge/contract/areas.ts';
import { DEFAULT_MONTHS, nearestTerm } from '#edge/contract/financing/default-plan.ts';
import { findOffer, OFFERS, type Offer, tenorsOf } from '#edge/contract/financing/providers.ts';
import { minimumDownPayment } from '#edge/contract/financing/simulation.ts';
import { priceIn, type SimulatedModel } from '#web/domains/catalog/simulators/simulated-model.ts';

/** What is simulated; lives in the address, so that it can be shared and survives everything. */
export interface AskedPlan {
  readonly model: SimulatedModel;
  readonly battery: string;
  readonly area: string;
  readonly offer: Offer;
  readonly months: number;
  /** On the road, after the subsidy; `undefined` where the model is not sold that way. */
  readonly price: number | undefined;
  readonly minimum: number;
  readonly downPayment: number;
}

/** The plan of an address; what it does not say, or says wrongly, is as product pages and configurator begin. */
export const planOf = (
  query: URLSearchParams,
  models: readonly SimulatedModel[],
): AskedPlan | undefined => {
  const model = models.find(({ slug }) => slug === query.get('model')) ?? models[0];
  const offer = findOffer(query.get('provider') ?? '') ?? OFFERS[0];
  if (model === undefined || offer === undefined) return undefined;
  const battery =
    model.batteries.find(({ code }) => code === query.get('battery'))?.code ??
    model.standardBattery;
  const area = AREAS.find(({ code }) => code === query.get('area'))?.code ?? DEFAULT_AREA;
  const price = priceIn(model, area, battery)?.total;
  const minimum = price === undefined ? 0 : minimumDownPayment(price, offer);
  const wanted = Number(query.get('dp') ?? Number.NaN);
  return {
    model,
    battery,
    area,
    offer,
    months: nearestTerm(tenorsOf(offer), Number(query.get('months')) || DEFAULT_MONTHS),
    price,
    minimum,
    downPayment: Number.isSafeInteger(wanted) && wanted >= 0 ? wanted : minimum,
  };
};
