import type { Trigger } from '#db/feed/triggers.ts';

export const LEDGER_TRIGGER_PREFIX = 'ledger_';

/** Tables whose rows stay as they were written. */
const IMMUTABLE = [
  'ledger_account',
  'transfer',
  'payment_event',
  'order_line',
  'order_history',
  'order_receipt',
  'order_settlement',
  'order_receipt_meterai',
  'unit_event',
] as const;

const refusing = (table: string, event: 'UPDATE' | 'DELETE'): Trigger => {
  const name = `${LEDGER_TRIGGER_PREFIX}${table}_${event.toLowerCase()}`;
  return {
    name,
    sql: `CREATE TRIGGER ${name} BEFORE ${event} ON ${table} BEGIN
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

/** A debit may not take an account below its floor. Read after the insert, so that parallel writers queue up. */
const FLOOR: Trigger = {
  name: `${LEDGER_TRIGGER_PREFIX}transfer_floor`,
  sql: `CREATE TRIGGER ${LEDGER_TRIGGER_PREFIX}transfer_floor AFTER INSERT ON transfer
  WHEN (SELECT floor_idr FROM ledger_account WHERE id = NEW.debit) >
    (SELECT coalesce(sum(amount_idr), 0) FROM transfer WHERE credit = NEW.debit) -
    (SELECT coalesce(sum(amount_idr), 0) FROM transfer WHERE debit = NEW.debit) BEGIN
  SELECT RAISE(ABORT, 'ledger_floor');
END`,
};

/** What makes the ledger immutable. Made anew after every migration, as the feed's triggers are. */
export const ledgerTriggers: readonly Trigger[] = [
  ...IMMUTABLE.flatMap((table) => [refusing(table, 'UPDATE'), refusing(table, 'DELETE')]),
  KEY_IN_USE,
  FLOOR,
];
