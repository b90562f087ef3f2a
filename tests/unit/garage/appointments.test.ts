import { describe, expect, it } from 'vitest';
import type { VehicleRecord } from '#edge/contract/garage/vehicle-record.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { appointmentsOf } from '#web/domains/garage/service/appointments-of.ts';

const AT = Date.parse('2026-12-01T03:00:00Z');
const date = new Date(AT).toISOString();
const shown = { id: 'sbk_1', location: 'SCBD', date, kind: 'TYRES', note: null, status: 'confirm' };

const vehicle = (parts: object): VehicleRecord =>
  ({ productName: 'ALVA N3', services: [], bookings: [], ...parts }) as never;

describe('appointments of a motorcycle', () => {
  it('are confirmed until their hour is over, also on a device that was not online since', () => {
    const one = vehicle({ bookings: [shown] });
    expect(appointmentsOf(one, AT + HOUR_MS - 1)).toMatchObject([{ status: 'confirm' }]);
    expect(appointmentsOf(one, AT + HOUR_MS)).toMatchObject([{ status: 'completed' }]);
  });

  it('a cancelled appointment stays cancelled', () => {
    const one = vehicle({ bookings: [{ ...shown, status: 'cancel' }] });
    expect(appointmentsOf(one, AT + HOUR_MS)).toMatchObject([{ status: 'cancel' }]);
  });

  it('are found in a copy that is older than the field', () => {
    const old = {
      bookingId: 'sbk_1',
      location: 'SCBD',
      date,
      type: 'REPAIR',
      odometer: 1,
      detail: 'Ban: bocor',
    };
    const services = [
      { ...old, status: 'BOOKED' },
      { ...old, bookingId: null, status: 'BOOKED' },
      { ...old, bookingId: 'sbk_2', status: 'COMPLETED' },
    ];
    for (const bookings of [null, undefined])
      expect(appointmentsOf(vehicle({ bookings, services }), AT)).toEqual([
        {
          id: 'sbk_1',
          location: 'SCBD',
          date,
          kind: null,
          note: 'Ban: bocor',
          status: 'confirm',
          sequence: null,
          estimate: null,
          productName: 'ALVA N3',
        },
      ]);
  });
});
