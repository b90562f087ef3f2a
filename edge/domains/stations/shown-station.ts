import type { StationRecord } from '#edge/contract/stations/record.ts';
import {
  type StationDetails,
  type StationSummary,
  stationDetails,
  stationSummary,
  type Viewer,
} from '#edge/contract/stations/view.ts';
import type { StationRow } from './station.sql.ts';

/** A station as one answer shows it. */
export interface ShownStation extends StationSummary<number> {
  readonly record: StationRecord;
  /** Made when the first of its fields is selected: lists seldom do. */
  readonly details: () => StationDetails<number>;
}

const asIs = (at: number): number => at;

export const shownStation = (
  { record, statuses }: StationRow,
  viewer: Omit<Viewer, 'statusOf'>,
  products: readonly { readonly slug: string; readonly name: string }[],
): ShownStation => {
  let made: StationDetails<number> | undefined;
  const details = (): StationDetails<number> => {
    made ??= stationDetails(record, products, viewer.now, asIs);
    return made;
  };
  const statusOf: Viewer['statusOf'] = (id) => statuses.get(id);
  return { ...stationSummary(record, { ...viewer, statusOf }, asIs), record, details };
};
