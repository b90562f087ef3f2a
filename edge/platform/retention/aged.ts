import { SALE_KEPT_MS } from '#db/ledger/triggers.ts';
import { ENQUIRY_KEPT_MS } from '#edge/contract/listings/enquiry.ts';
import { CART_LIMITS } from '#edge/contract/orders/cart/limits.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import type { AgedRule } from './rule.ts';

const YEAR_MS = 365 * DAY_MS;

/** When a listing ended, or was left lying. */
const LISTING_OVER = 'coalesce(closed_at, expires_at, updated_at)';

/**
 * What goes by itself, and when. The job `platform.forget` does what stands here once a day; LIMITS.md is
 * printed from it, and the privacy policy (db/content/content/pages/privacy) promises the same.
 */
export const AGED: readonly AgedRule[] = [
  {
    table: 'referral_click',
    what: 'that a visitor followed a link, by a keyed hash of a random word or of the connection',
    why: 'A visitor counts once a day.',
    ageMs: 2 * DAY_MS,
    from: 'clicked_at',
  },
  {
    table: 'roadside_request',
    what: 'where a rider stood, and their note',
    why: 'Serves the call, and questions about it afterwards.',
    ageMs: 90 * DAY_MS,
    from: 'received_at',
    empties: { latitude: 'NULL', longitude: 'NULL', note: 'NULL' },
  },
  {
    table: 'roadside_request',
    what: 'that a rider called for help, and what was done',
    why: 'Disputes about cover and repairs; a warranty claim looks back two years.',
    ageMs: 2 * YEAR_MS,
    from: 'received_at',
  },
  {
    table: 'service_booking',
    what: 'the note of an appointment',
    why: 'Serves the visit. The visit itself stays with the motorcycle.',
    ageMs: 90 * DAY_MS,
    from: 'slot_at',
    empties: { note: 'NULL' },
  },
  {
    table: 'test_ride',
    what: 'a slot that was kept and not booked',
    why: 'Nobody needs it.',
    ageMs: DAY_MS,
    from: 'slot_at',
    only: "state IN ('HELD', 'EXPIRED')",
  },
  {
    table: 'test_ride',
    what: 'who rode where and when, with name, number and waiver',
    why: 'Fines and damages come to light within two years.',
    ageMs: 2 * YEAR_MS,
    from: 'slot_at',
  },
  {
    table: 'vehicle_share',
    what: 'who rode whose motorcycle, and when',
    why: 'Fines and damages come to light within two years.',
    ageMs: 2 * YEAR_MS,
    from: 'revoked_at',
  },
  {
    table: 'station_report',
    what: 'that somebody was at a charger at a time, and their photo',
    why: 'The longest-lived kind of report counts for 90 days; twice that for staff who look into it.',
    ageMs: 180 * DAY_MS,
    from: 'received_at',
    files: true,
  },
  {
    table: 'listing',
    what: 'text, faults, city and photos of a listing that is over',
    why: 'Questions of a buyer. That there was a listing stays, and so does what staff decided on it.',
    ageMs: YEAR_MS,
    from: LISTING_OVER,
    only: "status NOT IN ('PUBLISHED', 'RESERVED')",
    empties: {
      description: "''",
      faults: "''",
      area_code: 'NULL',
      city: 'NULL',
      condition: "'{}'",
      photo_ids: "'[]'",
      show_phone: '0',
    },
    files: true,
  },
  {
    table: 'listing_enquiry',
    what: 'name, number and message of a buyer',
    why: 'As long as a sale takes.',
    ageMs: ENQUIRY_KEPT_MS.open,
    from: 'created_at',
  },
  {
    table: 'listing_enquiry',
    what: 'name, number and message of a buyer, of a listing that is over',
    why: 'The seller may still answer.',
    ageMs: ENQUIRY_KEPT_MS.closed,
    from: '(SELECT closed_at FROM listing WHERE listing.id = listing_id)',
  },
  {
    table: 'listing_report',
    what: 'note and network of somebody who reported a listing',
    why: 'What a verdict rests on stays as long as it stands.',
    ageMs: YEAR_MS,
    from: 'handled_at',
    only: 'NOT EXISTS (SELECT 1 FROM listing WHERE listing.id = listing_id AND hidden_at IS NOT NULL)',
  },
  {
    table: 'guest_book',
    what: 'name, addresses and message of the contact page',
    why: 'Answering, and a second question.',
    ageMs: YEAR_MS,
    from: 'created_at',
  },
  {
    table: 'data_lead',
    what: 'interest in a model by day and network',
    why: 'What to build and to stock is decided by the quarter.',
    ageMs: 90 * DAY_MS,
    from: 'last_at',
  },
  {
    table: 'search_word',
    what: 'words searched for, as sums by day',
    why: 'A year shows the seasons.',
    ageMs: YEAR_MS,
    from: 'day_at',
  },
  {
    table: 'query_log',
    what: 'words searched for, one row each, written by releases before the sums',
    why: 'Nothing reads them any more.',
    ageMs: 0,
    from: 'created_at',
  },
  {
    table: 'customer_order',
    what: 'where exactly to deliver, the note for the courier, the words of a cancellation',
    why: 'Complaints about a delivery. The address itself is part of the invoice.',
    ageMs: YEAR_MS,
    from: 'updated_at',
    only: "state IN ('COMPLETED', 'CANCELLED')",
    empties: {
      address: "json_set(address, '$.latitude', NULL, '$.longitude', NULL, '$.note', '')",
      cancel_note: 'NULL',
    },
  },
  {
    table: 'financing_document',
    what: 'papers for a financing company',
    why: 'Questions about a decision; the company keeps its own.',
    ageMs: 90 * DAY_MS,
    from: '(SELECT updated_at FROM customer_order WHERE customer_order.id = order_id)',
    only: `EXISTS (SELECT 1 FROM customer_order o
      WHERE o.id = order_id AND o.state IN ('COMPLETED', 'CANCELLED'))`,
    files: true,
  },
  {
    table: 'cart_line',
    what: 'what somebody meant to buy',
    why: 'Whoever comes back within a season finds it again; what was bought is part of the order.',
    ageMs: CART_LIMITS.keptMs,
    from: '(SELECT updated_at FROM cart WHERE cart.id = cart_id)',
  },
  {
    table: 'cart',
    what: 'that somebody had a cart, and where its goods were to go',
    why: 'As long as what is in it.',
    ageMs: CART_LIMITS.keptMs,
    from: 'updated_at',
  },
  {
    table: 'roadside_subscription',
    what: 'cover somebody took',
    why: 'Records of a company (Law 8/1997).',
    ageMs: SALE_KEPT_MS,
    from: 'created_at',
  },
  {
    table: 'coupon',
    what: 'a promo code for one customer, after the orders that used it',
    why: 'Records of a company (Law 8/1997).',
    ageMs: SALE_KEPT_MS,
    from: 'ends_at',
    only: 'NOT EXISTS (SELECT 1 FROM coupon_use WHERE coupon_use.code = coupon.code)',
  },
  {
    table: 'customer_document',
    what: 'papers and their numbers, sealed, of a customer without an order or a motorcycle',
    why: 'Serve the next order. With one they stay as long as it does, ten years after the sale.',
    ageMs: 2 * YEAR_MS,
    from: '(SELECT updated_at FROM customer WHERE customer.id = customer_id)',
    only: `NOT EXISTS (SELECT 1 FROM customer_order WHERE customer_order.customer_id = customer_document.customer_id)
      AND NOT EXISTS (SELECT 1 FROM vehicle WHERE vehicle.owner_id = customer_document.customer_id)`,
  },
  {
    table: 'session',
    what: 'browser, and when it was last seen',
    why: 'Nobody asks for a session that is over; the day is for clocks that differ.',
    ageMs: DAY_MS,
    from: 'expires_at',
  },
  {
    table: 'account_action',
    what: 'that staff signed somebody out, closed or opened their account, and why',
    why: 'Whoever was shut out may ask why; a dispute comes within two years.',
    ageMs: 2 * YEAR_MS,
    from: 'done_at',
  },
  {
    table: 'account_event',
    what: 'what was changed in an account, and what its person was told of',
    why: 'Whoever finds a change they did not make asks within two years.',
    ageMs: 2 * YEAR_MS,
    from: 'happened_at',
  },
  {
    table: 'account_ticket',
    what: 'addresses that links were mailed to',
    why: 'A link works for a day; the week is for questions.',
    ageMs: 7 * DAY_MS,
    from: 'expires_at',
  },
  {
    table: 'data_export',
    what: 'that somebody asked for their data',
    why: 'Shows that the law was kept.',
    ageMs: 2 * YEAR_MS,
    from: 'requested_at',
  },
  {
    table: 'paper_view',
    what: 'which of the staff opened whose papers, and why',
    why: 'Its owner may ask; a dispute comes within two years.',
    ageMs: 2 * YEAR_MS,
    from: 'viewed_at',
  },
  {
    table: 'registration',
    what: 'name of somebody who has not proved their email',
    why: 'The mail can be asked for again, but not for ever.',
    ageMs: 30 * DAY_MS,
    from: 'created_at',
  },
  {
    table: 'verification_code',
    what: 'that a code or link went to a number or address, under a key',
    why: 'A day longer than the link is good for; limits look back an hour.',
    ageMs: 2 * DAY_MS,
    from: 'created_at',
  },
  {
    table: 'idempotency',
    what: 'answers to writes that a device may send again',
    why: 'A day longer than a device may hold an unsent write.',
    ageMs: 8 * DAY_MS,
    from: 'created_at',
  },
  {
    table: 'attempt',
    what: 'how often somebody tried something, by customer or keyed address',
    why: 'Longer than any window.',
    ageMs: 8 * DAY_MS,
    from: 'window_at',
  },
  {
    table: 'message',
    what: 'that something was sent to somebody, with their address, sealed',
    why: 'Questions whether a message came.',
    ageMs: 90 * DAY_MS,
    from: 'updated_at',
    only: "state <> 'STUCK'",
  },
  {
    table: 'notification',
    what: 'what somebody was told',
    why: 'The inbox; what it tells of stays where it happened.',
    ageMs: YEAR_MS,
    from: 'created_at',
    only: 'NOT EXISTS (SELECT 1 FROM message WHERE message.notification_id = notification.id)',
  },
  {
    table: 'notification_event',
    what: 'that something happened of which somebody was told',
    why: 'Its id keeps anybody from being told twice.',
    ageMs: YEAR_MS,
    from: 'planned_at',
    only: 'NOT EXISTS (SELECT 1 FROM notification n WHERE n.event_id = notification_event.id)',
  },
  {
    table: 'job',
    what: 'work that is done',
    why: 'To see what happened.',
    ageMs: 30 * DAY_MS,
    from: 'done_at',
  },
];

/** A device that was away longer downloads everything again. */
export const REMOVALS_KEPT_MS = 60 * DAY_MS;
