import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';

type Timed = Pick<VehicleRecord, 'loan' | 'guests' | 'warrantyValid' | 'rsaExpDate'>;

/**
 * When a card first says something else by itself, without anything new from the server: a loan begins or ends,
 * a warranty or roadside cover runs out. Epoch ms as `now`; infinite when nothing is ahead.
 */
export const nextChange = (vehicles: readonly Timed[], now: number): number => {
  const times = vehicles.flatMap(({ loan, guests, warrantyValid, rsaExpDate }) => [
    loan?.loanEnd,
    warrantyValid,
    rsaExpDate,
    ...guests.flatMap(({ loanStart, loanEnd }) => [loanStart, loanEnd]),
  ]);
  const ahead = times.flatMap((time) => (time ? [Date.parse(time)] : [])).filter((at) => at > now);
  return Math.min(...ahead, Number.POSITIVE_INFINITY);
};
