import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import type { ShareRecord } from '#edge/contract/sharing/share-record.ts';
import { offersOut } from '#web/domains/garage/offers-out.ts';

type Timed = Pick<VehicleRecord, 'vin' | 'loan' | 'guests' | 'warrantyValid' | 'rsaExpDate'>;

/**
 * When a card first says something else by itself, without anything new from the server: a loan begins or ends,
 * an offer of one runs out, a warranty or roadside cover runs out. Epoch ms as `now`; infinite when nothing is ahead.
 */
export const nextChange = (
  vehicles: readonly Timed[],
  now: number,
  shares: readonly ShareRecord[] = [],
): number => {
  const times = vehicles.flatMap(({ loan, guests, warrantyValid, rsaExpDate }) => [
    loan?.loanEnd,
    warrantyValid,
    rsaExpDate,
    ...guests.flatMap(({ loanStart, loanEnd }) => [loanStart, loanEnd]),
  ]);
  const ahead = times.flatMap((time) => (time ? [Date.parse(time)] : [])).filter((at) => at > now);
  const offers = vehicles.flatMap(({ vin }) => offersOut(shares, vin, now));
  return Math.min(...ahead, ...offers, Number.POSITIVE_INFINITY);
};
