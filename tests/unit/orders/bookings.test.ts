import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { bookingsOf } from '#web/domains/orders/bookings/bookings-of.ts';

const NOW = Date.parse('2026-11-24T03:00:00Z');

const order = (id: string, more: object = {}): OrderRecord =>
  ({
    id,
    bookingNumber: 'NUP-K7Q2M9XH4D',
    orderType: 'BOOKING',
    state: 'PAYMENT_SETTLED',
    phase: 'BOOKING',
    expiresAt: null,
    placedAt: '2026-11-20T03:00:00Z',
    updatedAt: '2026-11-21T03:00:00Z',
    ...more,
  }) as OrderRecord;

const appointment = (id: string, date: string, status = 'confirm') =>
  ({
    id,
    date,
    status,
    location: 'SCBD',
    productName: 'ALVA N3',
    zone: 'Asia/Jakarta',
  }) as never;

const idsOf = (
  orders: readonly OrderRecord[],
  appointments: Parameters<typeof bookingsOf>[1] = [],
  rides: Parameters<typeof bookingsOf>[2] = [],
) => {
  const { ahead, over } = bookingsOf(orders, appointments, rides, NOW);
  return { ahead: ahead.map(({ id }) => id), over: over.map(({ id }) => id) };
};

describe('the bookings of a person', () => {
  it('are motorcycles until they are paid in full; what was bought at once is none', () => {
    const waiting = { state: 'WAITING_PAYMENT', expiresAt: '2026-11-25T03:00:00Z' };
    expect(
      idsOf([
        order('booked'),
        order('allocated', { state: 'ALLOCATED' }),
        order('rest', { ...waiting, phase: 'FINAL' }),
        order('paid', { phase: 'FINAL' }),
        order('delivered', { state: 'DELIVERED', phase: 'FINAL' }),
        order('direct', { ...waiting, phase: 'FINAL', bookingNumber: null }),
      ]).ahead.sort(),
    ).toEqual(['allocated', 'booked', 'rest']);
  });

  it('have test rides among them, those that wait on the device too', () => {
    const ride = (id: string, date: string, status: string) => ({ id, date, status }) as never;
    expect(
      idsOf(
        [],
        [appointment('service', '2026-11-26T03:00:00Z')],
        [
          ride('ride', '2026-11-25T03:00:00Z', 'confirm'),
          ride('waits', '2026-11-27T03:00:00Z', 'unsent'),
          ride('missed', '2026-11-20T03:00:00Z', 'cancel'),
          ride('ridden', '2026-11-21T03:00:00Z', 'completed'),
        ],
      ),
    ).toEqual({ ahead: ['ride', 'service', 'waits'], over: ['ridden', 'missed'] });
  });

  it('stand with appointments in one list, the next first and what is over apart', () => {
    expect(
      idsOf(
        [
          order('pay', { state: 'WAITING_PAYMENT', expiresAt: '2026-11-25T03:00:00Z' }),
          order('gone', { state: 'CANCELLED' }),
        ],
        [
          appointment('late', '2026-12-01T03:00:00Z'),
          appointment('soon', '2026-11-24T05:00:00Z'),
          appointment('done', '2026-11-10T03:00:00Z', 'completed'),
          appointment('unsent', '2026-11-26T03:00:00Z', 'unsent'),
        ],
      ),
    ).toEqual({ ahead: ['soon', 'pay', 'unsent', 'late'], over: ['gone', 'done'] });
  });

  it('are over when the time to pay is, before the server has written that down', () => {
    const late = order('late', { state: 'WAITING_PAYMENT', expiresAt: '2026-11-24T02:59:59Z' });
    expect(idsOf([late])).toEqual({ ahead: [], over: ['late'] });
  });
});
