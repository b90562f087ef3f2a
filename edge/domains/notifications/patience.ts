import { HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';

const URGENT_MS = 15 * MINUTE_MS;
/** A phone may be off through a meeting or a ride. A reminder of tomorrow still comes in time, also after a night. */
const USUAL_MS = 4 * HOUR_MS;

/** How long nothing may be heard of a message that was sent, before the next channel goes beside it. */
export const patienceWith = ({ urgent }: { readonly urgent: boolean }): number =>
  urgent ? URGENT_MS : USUAL_MS;
