import { everyone, type MatrixRow, only } from './row.ts';

const ID = 'trd_01hzzzzzzzzzzzzzzzzzzzzzzz';
const KEY = 'trk_01hzzzzzzzzzzzzzzzzzzzzzzz';
const CHOICE = `id: "${ID}", manageKey: "${KEY}", dealerSlug: "nowhere", productId: 5,
  slotAt: "2026-12-01T03:00:00.000Z"`;
const RIDE = `${CHOICE}, name: "Sari", phoneNumber: "081234567890", licence: C, survey: [COMMUTE],
  consent: true, locale: "id"`;

/** Whose ride it is shows in the link, not in a refusal: tests/api/test-rides. */
export const rows: readonly MatrixRow[] = [
  {
    operation: 'testRideCentres',
    document: '{ testRideCentres(productId: 5) }',
    verdicts: everyone,
  },
  {
    operation: 'testRideCentre',
    document: '{ testRideCentre(dealerSlug: "nowhere") { seats } }',
    verdicts: only(['staff', 'admin']),
  },
  {
    operation: 'updateTestRideCentre',
    document: `mutation { updateTestRideCentre(param: { dealerSlug: "nowhere", version: 0, seats: 1,
      bufferMinutes: 15, noticeMinutes: 120, motorcycles: [], closings: [] }) { success } }`,
    verdicts: only(['staff', 'admin']),
  },
  {
    operation: 'testRideDays',
    document: '{ testRideDays(dealerSlug: "x", productId: 5, from: "2026-12-01") { day } }',
    verdicts: everyone,
  },
  {
    operation: 'testRide',
    document: `{ testRide(manageKey: "${KEY}") { id } }`,
    verdicts: everyone,
  },
  {
    operation: 'checkLimitRegisCustomerOrpa',
    document: '{ checkLimitRegisCustomerOrpa(affiliateKey: "DIMAS-01") { isLimit } }',
    verdicts: everyone,
  },
  {
    operation: 'holdTestRide',
    document: `mutation { holdTestRide(param: { ${CHOICE} }) { success } }`,
    verdicts: everyone,
  },
  {
    operation: 'bookTestRide',
    document: `mutation { bookTestRide(param: { ${RIDE} }) { success } }`,
    verdicts: everyone,
  },
  {
    operation: 'rescheduleTestRide',
    document: `mutation { rescheduleTestRide(manageKey: "${KEY}", slotAt: "2026-12-01T03:00:00.000Z") { success } }`,
    verdicts: everyone,
  },
  {
    operation: 'cancelTestRide',
    document: `mutation { cancelTestRide(manageKey: "${KEY}") { success } }`,
    verdicts: everyone,
  },
  {
    operation: 'createBookingByPS',
    document: `mutation { createBookingByPS(param: { ${RIDE} }) { success } }`,
    verdicts: only(['staff', 'admin']),
  },
  {
    operation: 'testRideDesk',
    document: '{ testRideDesk(dealerSlug: "aec-scbd", day: "2026-12-01", queue: OPEN) { total } }',
    verdicts: only(['staff', 'admin']),
  },
  {
    operation: 'moveTestRide',
    document: `mutation { moveTestRide(id: "${ID}", move: cancel) { success } }`,
    verdicts: only(['staff', 'admin']),
  },
];
