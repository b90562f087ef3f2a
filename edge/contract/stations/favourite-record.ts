import * as v from 'valibot';

/** A charger that a customer marked, as `sync` sends it. */
export const stationFavouriteRecord = v.object({
  stationId: v.string(),
  /** When it was marked, by the clock of the device; epoch ms. */
  changedAt: v.number(),
});
