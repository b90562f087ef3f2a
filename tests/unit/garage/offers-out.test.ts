import { describe, expect, it } from 'vitest';
import type { ShareRecord } from '#edge/contract/sharing/share-record.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { nextChange } from '#web/domains/garage/list/next-change.ts';
import { offersOut } from '#web/domains/garage/offers-out.ts';

const NOW = Date.parse('2026-11-29T03:00:00Z');
const iso = (at: number): string => new Date(at).toISOString();
const offer = (part: Partial<ShareRecord> = {}): ShareRecord => ({
  id: 'shr_1',
  vin: 'MJXVA2HP1RK003044',
  guestID: 'cus_guest',
  guestFullname: 'C**** D***',
  loanStart: iso(NOW),
  loanEnd: iso(NOW + 9 * DAY_MS),
  allows: [],
  acceptedAt: null,
  offerUntil: iso(NOW + DAY_MS),
  endedAt: null,
  endedBy: null,
  endingId: null,
  ...part,
});
const out = (...shares: ShareRecord[]) => offersOut(shares, 'MJXVA2HP1RK003044', NOW);

describe('offers that wait for an answer', () => {
  it('are those nobody has taken, ended or let run out', () => {
    expect(out(offer(), offer({ id: 'shr_2' }))).toHaveLength(2);
    expect(out(offer({ acceptedAt: iso(NOW) }))).toEqual([]);
    expect(out(offer({ endedAt: iso(NOW), endedBy: 'owner' }))).toEqual([]);
    expect(out(offer({ offerUntil: iso(NOW) }))).toEqual([]);
    expect(out(offer({ loanEnd: iso(NOW) }))).toEqual([]);
    expect(out(offer({ vin: 'MJXVA1BN1RK000101' }))).toEqual([]);
  });

  it('change the garage when they run out', () => {
    const vehicle = {
      vin: 'MJXVA2HP1RK003044',
      loan: null,
      guests: [],
      warrantyValid: null,
      rsaExpDate: null,
    };
    expect(nextChange([vehicle], NOW, [offer()])).toBe(NOW + DAY_MS);
  });
});
