import type { Trigger } from '#db/feed/triggers.ts';
import { MARKET_SOURCES } from './market-sources.ts';
import { NOW, type Source } from './source.ts';
import { STATION_SOURCES } from './station-sources.ts';

export const EVENT_TRIGGER_PREFIX = 'event_';

/** The history of an order has a row for each thing that happens to it; most of its kinds are for staff. */
const TOLD_OF_AN_ORDER =
  "('ORDER_STATE_TRANSITION', 'ORDER_CANCELLATION', 'ORDER_REFUND_TRANSITION', 'ORDER_COMPLAINT', 'ORDER_RETURN', 'ORDER_REGISTRATION', 'ORDER_HELP', 'ORDER_CUSTOMER_NOTE')";

/** The time it is for, and which version of it: both may have moved on before somebody looks. */
const RIDE_VERSION = "NEW.slot_at || ' ' || NEW.sequence";

export const EVENT_SOURCES: readonly Source[] = [
  {
    name: 'order',
    table: 'order_history',
    after: 'INSERT',
    // Of what changes an order, the agreed changes are moves; the rest is for staff.
    when: `(NEW.kind IN ${TOLD_OF_AN_ORDER} OR (NEW.kind = 'ORDER_MODIFIED' AND NEW.move IS NOT NULL))`,
    key: 'NEW.id',
    entity: 'NEW.order_id',
    row: 'NEW.id',
    at: 'NEW.happened_at',
  },
  {
    name: 'receipt',
    table: 'order_receipt',
    after: 'INSERT',
    key: 'NEW.id',
    entity: 'NEW.order_id',
    row: 'NEW.id',
    at: 'NEW.issued_at',
  },
  {
    name: 'invoice',
    table: 'order_invoice',
    after: 'INSERT',
    key: 'NEW.id',
    entity: 'NEW.order_id',
    row: 'NEW.id',
    at: 'NEW.issued_at',
  },
  {
    // Who was told that the bank takes a closer look has left the page; what is refused at once stands on it.
    name: 'payment-denied',
    table: 'payment_attempt',
    after: 'UPDATE OF state',
    when: "NEW.state = 'DENIED' AND OLD.state = 'REVIEW'",
    key: 'NEW.id',
    entity: 'NEW.ref',
    row: 'NEW.id',
    at: 'NEW.updated_at',
  },
  {
    // A number to pay to was given; another method gives another one.
    name: 'payment-instructions',
    table: 'payment_attempt',
    after: 'UPDATE OF state, method',
    when: "NEW.state = 'PENDING' AND NEW.method IS NOT NULL AND (OLD.state <> 'PENDING' OR OLD.method IS NOT NEW.method)",
    key: "NEW.id || ' ' || NEW.method",
    entity: 'NEW.ref',
    row: 'NEW.id',
    at: 'NEW.updated_at',
  },
  {
    name: 'loan-offered',
    table: 'vehicle_share',
    after: 'INSERT',
    when: 'NEW.accepted_at IS NULL AND NEW.revoked_at IS NULL',
    key: 'NEW.id',
    entity: 'NEW.id',
    row: 'NEW.id',
    at: 'NEW.created_at',
  },
  {
    name: 'loan-accepted',
    table: 'vehicle_share',
    after: 'UPDATE OF accepted_at',
    when: 'NEW.accepted_at IS NOT NULL AND OLD.accepted_at IS NULL',
    key: 'NEW.id',
    entity: 'NEW.id',
    row: 'NEW.id',
    at: 'NEW.accepted_at',
  },
  {
    name: 'loan-ended',
    table: 'vehicle_share',
    after: 'UPDATE OF revoked_at',
    when: 'NEW.revoked_at IS NOT NULL AND OLD.revoked_at IS NULL',
    key: 'NEW.id',
    entity: 'NEW.id',
    row: 'NEW.id',
    at: 'NEW.revoked_at',
  },
  {
    name: 'transfer-requested',
    table: 'ownership_transfer',
    after: 'INSERT',
    when: "NEW.status = 'REQUESTED'",
    key: 'NEW.id',
    entity: 'NEW.id',
    row: 'NEW.id',
    at: 'NEW.requested_at',
  },
  {
    name: 'transfer-decided',
    table: 'ownership_transfer',
    after: 'UPDATE OF status',
    when: "NEW.status <> 'REQUESTED' AND OLD.status = 'REQUESTED'",
    key: 'NEW.id',
    entity: 'NEW.id',
    row: 'NEW.id',
    at: `coalesce(NEW.decided_at, ${NOW})`,
  },
  {
    name: 'enquiry',
    table: 'listing_enquiry',
    after: 'INSERT',
    key: 'NEW.id',
    entity: 'NEW.listing_id',
    row: 'NEW.id',
    at: 'NEW.created_at',
  },
  {
    name: 'booking-made',
    table: 'service_booking',
    after: 'INSERT',
    when: "NEW.status = 'BOOKED'",
    key: 'NEW.id',
    entity: 'NEW.id',
    // The time it was for: it may have moved on before somebody looks.
    row: 'CAST(NEW.slot_at AS TEXT)',
    at: 'NEW.created_at',
  },
  {
    name: 'booking-moved',
    table: 'service_booking',
    after: 'UPDATE OF slot_at, place_id',
    when: "NEW.status = 'BOOKED' AND (NEW.slot_at <> OLD.slot_at OR NEW.place_id <> OLD.place_id)",
    // Moved there and back again it was moved twice.
    key: `NEW.id || ' ' || ${NOW} || ' ' || NEW.slot_at`,
    entity: 'NEW.id',
    // The time it was for: it may have moved on before somebody looks.
    row: 'CAST(NEW.slot_at AS TEXT)',
    at: NOW,
  },
  {
    name: 'booking-cancelled',
    table: 'service_booking',
    after: 'UPDATE OF status',
    // Nobody came: that has a message of its own.
    when: "NEW.status = 'CANCELLED' AND OLD.status = 'BOOKED' AND NEW.missed = 0",
    key: 'NEW.id',
    entity: 'NEW.id',
    // The time it was for: it may have moved on before somebody looks.
    row: 'CAST(NEW.slot_at AS TEXT)',
    at: NOW,
  },
  {
    name: 'booking-missed',
    table: 'service_booking',
    after: 'UPDATE OF status',
    when: "NEW.status = 'CANCELLED' AND OLD.status = 'BOOKED' AND NEW.missed = 1",
    key: 'NEW.id',
    entity: 'NEW.id',
    row: 'CAST(NEW.slot_at AS TEXT)',
    at: NOW,
  },
  {
    name: 'service-priced',
    table: 'service_estimate',
    after: 'INSERT',
    key: 'NEW.id',
    entity: 'NEW.booking_id',
    row: 'NEW.id',
    at: 'NEW.stated_at',
  },
  {
    name: 'account',
    table: 'account_event',
    after: 'INSERT',
    key: 'NEW.id',
    entity: 'NEW.customer_id',
    row: 'NEW.id',
    at: 'NEW.happened_at',
  },
  {
    // What staff did to it; of removed factors the account's own history tells.
    name: 'account-action',
    table: 'account_action',
    after: 'INSERT',
    when: "NEW.action IN ('END_SESSIONS', 'CLOSE', 'REOPEN')",
    key: 'NEW.id',
    entity: 'NEW.customer_id',
    row: 'NEW.action',
    at: 'NEW.done_at',
  },
  {
    name: 'test-ride-booked',
    table: 'test_ride',
    after: 'INSERT',
    when: "NEW.state = 'CONFIRMED'",
    key: 'NEW.id',
    entity: 'NEW.id',
    row: RIDE_VERSION,
    at: NOW,
  },
  {
    name: 'test-ride-confirmed',
    table: 'test_ride',
    after: 'UPDATE OF state',
    when: "NEW.state = 'CONFIRMED' AND OLD.state <> 'CONFIRMED'",
    key: 'NEW.id',
    entity: 'NEW.id',
    row: RIDE_VERSION,
    at: NOW,
  },
  {
    name: 'test-ride-moved',
    table: 'test_ride',
    after: 'UPDATE OF slot_at',
    when: "NEW.state = 'CONFIRMED' AND OLD.state = 'CONFIRMED' AND NEW.slot_at <> OLD.slot_at",
    key: "NEW.id || ' ' || NEW.sequence",
    entity: 'NEW.id',
    row: RIDE_VERSION,
    at: NOW,
  },
  {
    name: 'test-ride-cancelled',
    table: 'test_ride',
    after: 'UPDATE OF state',
    when: "NEW.state = 'CANCELLED' AND OLD.state <> 'CANCELLED'",
    key: 'NEW.id',
    entity: 'NEW.id',
    row: RIDE_VERSION,
    at: NOW,
  },
  {
    name: 'test-ride-missed',
    table: 'test_ride',
    after: 'UPDATE OF state',
    when: "NEW.state = 'NO_SHOW' AND OLD.state <> 'NO_SHOW'",
    key: 'NEW.id',
    entity: 'NEW.id',
    row: RIDE_VERSION,
    at: NOW,
  },
  {
    name: 'roadside',
    table: 'roadside_request',
    after: 'UPDATE OF status',
    when: 'NEW.status <> OLD.status',
    key: "NEW.id || ' ' || NEW.status",
    entity: 'NEW.id',
    // The state it came to: by the time somebody looks it may have gone on.
    row: 'NEW.status',
    at: NOW,
  },
  ...MARKET_SOURCES,
  ...STATION_SOURCES,
];

const triggerOf = ({ name, table, after, when, from, key, entity, row, at }: Source): Trigger => {
  const values = `'${name} ' || ${key}, '${name}', ${entity}, ${row}, ${at}, ${NOW}, 0`;
  const trigger = `${EVENT_TRIGGER_PREFIX}${name.replaceAll('-', '_')}`;
  return {
    name: trigger,
    sql: `CREATE TRIGGER ${trigger} AFTER ${after} ON ${table}${when === undefined ? '' : ` WHEN ${when}`} BEGIN
  INSERT INTO notification_event (id, source, entity_id, row_id, happened_at, created_at, due_at)
    ${from === undefined ? `VALUES (${values})` : `SELECT ${values} FROM ${from}`}
    ON CONFLICT (id) DO NOTHING;
END`,
  };
};

/** What writes events, in whatever batch causes them. Made anew after every migration, as the feed's are. */
export const eventTriggers: readonly Trigger[] = [
  ...EVENT_SOURCES.map(triggerOf),
  {
    // A browser on which somebody signed out is pushed to no more, whoever ended the session.
    name: `${EVENT_TRIGGER_PREFIX}session_over`,
    sql: `CREATE TRIGGER ${EVENT_TRIGGER_PREFIX}session_over AFTER UPDATE OF revoked_at ON session
WHEN NEW.revoked_at IS NOT NULL BEGIN
  DELETE FROM push_device WHERE session_id = NEW.id;
END`,
  },
];
