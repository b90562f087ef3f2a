/** A charger that a customer marked, as `sync` sends it. */
export interface StationFavouriteRecord {
  readonly stationId: string;
  /** When it was marked, by the clock of the device; epoch ms. */
  readonly changedAt: number;
}
