import type { VehicleSummary } from './vehicle-record.ts';

/** Whether what lasts until a time (ISO-8601; `null` = was never had) still runs. `now` in epoch ms. */
export const runs = (until: string | null, now: number): boolean =>
  until !== null && Date.parse(until) > now;

type CoverState = 'none' | 'runs' | 'over';

/** What never began is not said to be over. Of what lasts until a time as in `runs`. */
export const coverState = (until: string | null, now: number): CoverState => {
  if (until === null) return 'none';
  return runs(until, now) ? 'runs' : 'over';
};

/**
 * Whether a vehicle's warranty and roadside cover run now. BFF and device answer with this same
 * function: the device's copy may be old, and what ran when it was made may be over.
 */
export const vehicleCover = (
  { warrantyValid, rsaExpDate }: Pick<VehicleSummary, 'warrantyValid' | 'rsaExpDate'>,
  now: number,
) => ({ isUnderWarranty: runs(warrantyValid, now), isActiveRSA: runs(rsaExpDate, now) });
