import type { ChargingStationDetailQuery } from '#web/platform/graphql/generated/main.ts';

/** A station as its page has it. */
export type Station = NonNullable<ChargingStationDetailQuery['getChargingStationDetail']>;
