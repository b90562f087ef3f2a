import type { NearbySearch } from '#edge/contract/stations/params.ts';
import type { StationRow } from './station.sql.ts';

/** A station as one answer shows it: to someone, from somewhere, now. */
export interface ShownStation extends StationRow {
  readonly now: number;
  /** Metres; `null` when nobody said where from. */
  readonly distance: number | null;
  readonly wish: Pick<NearbySearch, 'connectors' | 'minPower'>;
  readonly products: readonly { readonly slug: string; readonly name: string }[];
}
