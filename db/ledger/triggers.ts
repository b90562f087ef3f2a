import { getTableColumns } from 'drizzle-orm';
import type { Trigger } from '#db/feed/triggers.ts';
import { payout } from '#db/schema/referrals-money.ts';
import { DAY_MS } from '#edge/contract/time.ts';

/** Ten years, with their leap days (Law 8/1997). */
export const SALE_KEPT_MS = 3_653 * DAY_MS;

export const LEDGER_TRIGGER_PREFIX = 'ledger_';

/** Tables whose rows stay as they were written. */
const IMMUTABLE = [
  'ledger_account',
  'transfer',
  'payment_event',
  'order_line',
  'order_item',
  'order_history',
  'order_receipt',
  'order_settlement',
  'order_receipt_meterai',
  'order_invoice',
  'unit_event',
  'shop_stock_count',
  'payout',
  'payout_return',
  'affiliate_event',
  'commission_event',
  'staff_audit',
  'customer_merge',
  'financing_event',
] as const;

/** Orders whose time is over: what hangs on them goes with them, ten years after they ended. */
const OVER = 'SELECT id FROM forgotten_order';

/** What may be deleted all the same, as SQL about the row. */
const GOES: Readonly<Partial<Record<(typeof IMMUTABLE)[number], string>>> = {
  payment_event: `OLD.attempt_id IN (SELECT id FROM payment_attempt WHERE ref IN (${OVER}))`,
  order_line: `OLD.order_id IN (${OVER})`,
  order_item: `OLD.order_id IN (${OVER})`,
  order_history: `OLD.order_id IN (${OVER})`,
  order_receipt: `OLD.order_id IN (${OVER})`,
  order_invoice: `OLD.order_id IN (${OVER})`,
  order_settlement: `OLD.order_id IN (${OVER})`,
  financing_event: `OLD.application_id IN (SELECT id FROM financing_application WHERE order_id IN (${OVER}))`,
  order_receipt_meterai: `OLD.receipt_id IN (SELECT id FROM order_receipt WHERE order_id IN (${OVER}))`,
};

/** A number that is sealed anew is the same number: of a payout everything else stays. */
const STAYS: Readonly<Partial<Record<(typeof IMMUTABLE)[number], string>>> = {
  payout: Object.values(getTableColumns(payout))
    .filter((column) => column !== payout.accountNumberSealed)
    .map(({ name }) => name)
    .join(', '),
};

const refusing = (table: (typeof IMMUTABLE)[number], event: 'UPDATE' | 'DELETE'): Trigger => {
  const goes = event === 'DELETE' ? GOES[table] : undefined;
  const stays = event === 'UPDATE' ? STAYS[table] : undefined;
  const name = `${LEDGER_TRIGGER_PREFIX}${table}_${event.toLowerCase()}`;
  return {
    name,
    sql: `CREATE TRIGGER ${name} BEFORE ${event}${stays ? ` OF ${stays}` : ''} ON ${table}${goes ? ` WHEN NOT (${goes})` : ''} BEGIN
  SELECT RAISE(ABORT, 'ledger_immutable: ${event} of ${table}');
END`,
  };
};

/**
 * INSERT OR REPLACE deletes the row in its way without any trigger for DELETE, so a key in use is
 * refused before. The message is SQLite's own, because it is the same thing to whoever writes.
 */
const KEY_IN_USE: Trigger = {
  name: `${LEDGER_TRIGGER_PREFIX}transfer_key`,
  sql: `CREATE TRIGGER ${LEDGER_TRIGGER_PREFIX}transfer_key BEFORE INSERT ON transfer
  WHEN EXISTS (SELECT 1 FROM transfer WHERE key = NEW.key OR id = NEW.id) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: transfer.key');
END`,
};

/**
 * A debit may not take an account below its floor. Read after the insert, so that parallel writers queue up.
 * Accounts without a floor are out first: those of the provider and of the bank have every payment there was.
 */
const FLOOR: Trigger = {
  name: `${LEDGER_TRIGGER_PREFIX}transfer_floor`,
  sql: `CREATE TRIGGER ${LEDGER_TRIGGER_PREFIX}transfer_floor AFTER INSERT ON transfer
  WHEN EXISTS (SELECT 1 FROM ledger_account WHERE id = NEW.debit AND floor_idr IS NOT NULL)
    AND (SELECT floor_idr FROM ledger_account WHERE id = NEW.debit) >
    (SELECT coalesce(sum(amount_idr), 0) FROM transfer WHERE credit = NEW.debit) -
    (SELECT coalesce(sum(amount_idr), 0) FROM transfer WHERE debit = NEW.debit) BEGIN
  SELECT RAISE(ABORT, 'ledger_floor');
END`,
};

/** Nothing is over before its ten years, whoever says so. */
const TEN_YEARS: Trigger = {
  name: `${LEDGER_TRIGGER_PREFIX}forgotten_order`,
  sql: `CREATE TRIGGER ${LEDGER_TRIGGER_PREFIX}forgotten_order BEFORE INSERT ON forgotten_order
  WHEN NOT EXISTS (SELECT 1 FROM customer_order WHERE id = NEW.id AND state IN ('COMPLETED', 'CANCELLED')
    AND updated_at + ${SALE_KEPT_MS} < NEW.forgotten_at) BEGIN
  SELECT RAISE(ABORT, 'ledger_immutable: an order within ten years');
END`,
};

/** What makes the ledger immutable. Made anew after every migration, as the feed's triggers are. */
export const ledgerTriggers: readonly Trigger[] = [
  ...IMMUTABLE.flatMap((table) => [refusing(table, 'UPDATE'), refusing(table, 'DELETE')]),
  KEY_IN_USE,
  FLOOR,
  TEN_YEARS,
];
