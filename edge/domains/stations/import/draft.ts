import type { EvseStatusRecord, StationRecord } from '#edge/contract/stations/record.ts';

/** A station as a source describes it; ids and times of the store come later. */
export interface ImportedStation {
  /** Its name in the source; the same in every edition of it. */
  readonly ref: string;
  readonly record: Omit<
    StationRecord,
    'id' | 'slug' | 'source' | 'isDemo' | 'updatedAt' | 'evses' | 'freeByHour' | 'reports'
  > & {
    readonly evses: readonly ImportedEvse[];
  };
}

export interface ImportedEvse
  extends Pick<EvseStatusRecord, 'status' | 'since' | 'lastUpdated'>,
    Pick<StationRecord['evses'][number], 'evsesId' | 'connectors'> {}
