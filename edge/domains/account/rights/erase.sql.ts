import { sql } from 'drizzle-orm';
import { p, prepareRaw, type Query } from '#db/query.ts';
import type { EraseObstacle, Forfeited, Retained } from '#edge/contract/account/security.ts';
import { REFERRAL_TERMS } from '#edge/contract/referrals/terms.ts';

type Who = { readonly id: string };
type Now = Who & { readonly now: number };

/** Owed to an affiliate, and in no payout yet. */
const OWED = `(SELECT coalesce(sum(amount_idr), 0) FROM commission
    WHERE customer_id = :id AND state = 'MATURED' AND payout_id IS NULL)
  + (SELECT coalesce(sum(amount_idr), 0) FROM commission_correction
    WHERE customer_id = :id AND payout_id IS NULL)`;

/** What is under way and has to end first. */
const OBSTACLES: Readonly<Record<EraseObstacle, string>> = {
  ORDER_OPEN:
    "SELECT 1 FROM customer_order WHERE customer_id = :id AND state NOT IN ('COMPLETED', 'CANCELLED')",
  REFUND_OPEN: `SELECT 1 FROM payment_refund r WHERE r.ref IN (SELECT id FROM customer_order WHERE customer_id = :id)
      AND (r.state IN ('REQUESTED', 'APPROVED', 'SENT') OR (r.state = 'FAILED'
        AND coalesce((SELECT sum(t.amount_idr) FROM transfer t WHERE t.credit = 'order:' || r.ref), 0)
          > coalesce((SELECT sum(t.amount_idr) FROM transfer t WHERE t.debit = 'order:' || r.ref), 0)))`,
  LOAN_OPEN:
    'SELECT 1 FROM vehicle_share WHERE (owner_id = :id OR guest_id = :id) AND revoked_at IS NULL',
  TRANSFER_OPEN:
    "SELECT 1 FROM ownership_transfer WHERE (owner_id = :id OR requester_id = :id) AND status = 'REQUESTED'",
  LISTING_OPEN:
    "SELECT 1 FROM listing WHERE owner_id = :id AND status IN ('DRAFT', 'PUBLISHED', 'RESERVED')",
  CALL_OPEN: "SELECT 1 FROM roadside_request WHERE customer_id = :id AND status <> 'DONE'",
  BOOKING_OPEN: `SELECT 1 FROM service_booking WHERE customer_id = :id AND status = 'BOOKED'
    UNION ALL SELECT 1 FROM test_ride WHERE customer_id = :id AND state = 'CONFIRMED'`,
  // The next payout brings it to the account that the person names.
  COMMISSION_DUE: `SELECT 1 WHERE ${OWED} >= ${REFERRAL_TERMS.leastPayoutIdr}`,
};

/** What stays without the person's name and contact, because a law or somebody else's right wants it. */
const RETAINED_ROWS: Readonly<Record<Retained, string>> = {
  ORDERS: 'SELECT 1 FROM customer_order WHERE customer_id = :id',
  MOTORCYCLES: 'SELECT 1 FROM vehicle WHERE owner_id = :id',
  DOCUMENTS: `SELECT 1 FROM customer_document WHERE customer_id = :id
    AND (EXISTS (SELECT 1 FROM customer_order WHERE customer_id = :id)
      OR EXISTS (SELECT 1 FROM vehicle WHERE owner_id = :id))`,
  REFERRALS: 'SELECT 1 FROM affiliate WHERE customer_id = :id',
};

/** Nobody can be paid it without an account. What is enough for a payout is waited for instead. */
const FORFEITED_ROWS: Readonly<Record<Forfeited, string>> = {
  COMMISSION: `SELECT 1 WHERE ${OWED} BETWEEN 1 AND ${REFERRAL_TERMS.leastPayoutIdr - 1} OR EXISTS (SELECT 1 FROM commission
    WHERE customer_id = :id AND state IN ('PENDING', 'ON_HOLD'))`,
};

const PLACES = { id: p('id'), now: p('now') } as const;
const textOf = (text: string) =>
  sql.join(
    text
      .split(/:(id|now)\b/)
      .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${PLACES[part as 'id' | 'now']}`)),
  );

const foundOf = <Name extends string>(rows: Readonly<Record<Name, string>>) => {
  const names = Object.keys(rows) as Name[];
  const columns = names.map((name) => `EXISTS (${rows[name]}) AS ${name}`).join(', ');
  return prepareRaw<Who, Name[]>(textOf(`SELECT ${columns}`), ({ rows: [row] }) =>
    names.filter((name) => Number(row?.[name]) === 1),
  );
};

export const obstaclesTo = foundOf(OBSTACLES);
export const retainedOf = foundOf(RETAINED_ROWS);
export const forfeitedOf = foundOf(FORFEITED_ROWS);

/** Undoes the batch when something was begun since it was asked. */
export const holdNoObstacle = prepareRaw<Who, void>(
  textOf(
    `INSERT INTO assertion (ok) SELECT 0 WHERE ${Object.values(OBSTACLES)
      .map((text) => `EXISTS (${text})`)
      .join(' OR ')}`,
  ),
  () => undefined,
);

const write = (text: string) => {
  const prepared = prepareRaw<Now, void>(textOf(text), () => undefined);
  return (who: Now): Query<unknown> => prepared(who);
};

/**
 * What erasing does, in its order. Orders, receipts and what hangs on a motorcycle keep the id, which
 * from now on leads to nobody.
 */
const STEPS = [
  `UPDATE upload SET removed_at = :now WHERE customer_id = :id AND removed_at IS NULL
    AND purpose IN ('AVATAR', 'TAX_CARD', 'FAMILY_CARD', 'EXPORT', 'REPORT', 'LISTING')`,
  `UPDATE upload SET removed_at = :now WHERE removed_at IS NULL AND customer_id = :id
    AND purpose = 'COMPLAINT'`,
  `UPDATE order_complaint_message SET text = iif(author = 'customer', '', text), files = '[]'
    WHERE order_id IN (SELECT id FROM customer_order WHERE customer_id = :id)`,
  `UPDATE upload SET removed_at = :now WHERE removed_at IS NULL
    AND attached_to IN (SELECT id FROM customer_paper WHERE customer_id = :id)`,
  `DELETE FROM customer_document WHERE customer_id = :id
    AND NOT EXISTS (SELECT 1 FROM customer_order WHERE customer_id = :id)
    AND NOT EXISTS (SELECT 1 FROM vehicle WHERE owner_id = :id)`,
  // The numbers alone are what a registration rests on; its order has the name and address it was made with.
  `UPDATE customer_document SET identity_card_image = NULL, tax_card_image = NULL,
    family_card_image = NULL, father_name = NULL, name = NULL, address = NULL, province_id = NULL,
    province_name = NULL, city_id = NULL, city_name = NULL, zip_code = NULL WHERE customer_id = :id`,
  'DELETE FROM guest_book WHERE customer_id = :id',
  'DELETE FROM listing_enquiry WHERE customer_id = :id',
  `UPDATE listing_report SET note = '' WHERE customer_id = :id`,
  `UPDATE listing SET description = '', faults = '', area_code = NULL, city = NULL,
    photo_ids = '[]', show_phone = 0 WHERE owner_id = :id`,
  `UPDATE roadside_request SET latitude = NULL, longitude = NULL, note = NULL
    WHERE customer_id = :id`,
  'UPDATE service_booking SET note = NULL WHERE customer_id = :id',
  `UPDATE affiliate SET email_address = NULL, phone_number = NULL WHERE customer_id = :id`,
  // Payouts under way have the account they go to in their own row.
  'DELETE FROM affiliate_payee WHERE customer_id = :id',
  'DELETE FROM referral_click_day WHERE customer_id = :id',
  'DELETE FROM consent WHERE customer_id = :id',
  'DELETE FROM customer_address WHERE customer_id = :id',
  'DELETE FROM message WHERE customer_id = :id',
  'DELETE FROM notification WHERE customer_id = :id',
  'DELETE FROM push_device WHERE customer_id = :id',
  'DELETE FROM notification_choice WHERE customer_id = :id',
  'DELETE FROM account_event WHERE customer_id = :id',
  'DELETE FROM account_ticket WHERE customer_id = :id',
  'DELETE FROM data_export WHERE customer_id = :id',
  'DELETE FROM saved_configuration WHERE customer_id = :id',
  'DELETE FROM station_favourite WHERE customer_id = :id',
  `UPDATE rider_statistic SET named = 0 WHERE vehicle_id IN
    (SELECT id FROM vehicle WHERE owner_id = :id)`,
  `UPDATE test_ride SET name = 'Deleted account', phone_number = '', email = NULL,
    note = NULL WHERE customer_id = :id AND name IS NOT NULL`,
  'DELETE FROM idempotency WHERE actor = :id',
  `UPDATE session SET device = NULL, region = NULL WHERE customer_id = :id`,
  `UPDATE customer SET name = 'Deleted account', email_address = NULL, email_verified = 0,
    phone_number = NULL, phone_verified_at = NULL, is_google_account = 0, photo_url = NULL,
    birth_date = NULL, gender = NULL, occupation = NULL, persona = NULL, branch_location = NULL,
    contact_name = NULL, referral_code = NULL, registration_source = NULL,
    disabled_at = :now, erased_at = :now, updated_at = :now WHERE id = :id AND erased_at IS NULL`,
] as const;

export const eraseSteps = STEPS.map(write);

/** Accounts at the identity provider that still have to go. */
export const linksOfErased = prepareRaw<{ most: number }, string[]>(
  sql`SELECT l.uid FROM identity_link l JOIN customer c ON c.id = l.customer_id
    WHERE c.erased_at IS NOT NULL LIMIT ${p('most')}`,
  ({ rows }) => rows.map(({ uid }) => String(uid)),
);

export const forgetLink = prepareRaw<{ uid: string }, void>(
  sql`DELETE FROM identity_link WHERE uid = ${p('uid')}`,
  () => undefined,
);
