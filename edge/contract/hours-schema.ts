import * as v from 'valibot';
import { TIME_ZONES, type TimeZone } from './time-zones.ts';

const span = v.tuple([v.number(), v.number()]);

/** `OpeningHours` within a synced record. */
export const openingHours = v.object({
  always: v.boolean(),
  week: v.array(span),
  openings: v.array(span),
  closings: v.array(span),
});

export const timeZone = v.picklist(Object.keys(TIME_ZONES) as TimeZone[]);
