import * as v from 'valibot';
import { timeZone } from '#edge/contract/hours-schema.ts';
import type { RecordOf } from '#edge/contract/sync/record-schema.ts';
import { RIDE_STATES, RIDE_STATUSES } from './machine.ts';

/** One's own test ride, as `sync` sends it and a device may keep it. Times are ISO-8601 in UTC. */
export const rideRecord = v.object({
  id: v.string(),
  /** Opens the ride's page, for whoever has it. */
  manageKey: v.string(),
  status: v.picklist(RIDE_STATUSES),
  state: v.picklist(RIDE_STATES),
  date: v.string(),
  productName: v.string(),
  productSlug: v.string(),
  location: v.string(),
  address: v.string(),
  city: v.string(),
  dealerSlug: v.string(),
  timeZone,
});

export type RideRecord = RecordOf<typeof rideRecord>;
