import { SEARCH_TRIGGER_PREFIX } from './stations.ts';

/** Behind each name twice, so that each of its letters begins three; no name has it. */
export const NAME_END = '\u001f';

const END = 'char(31, 31)';

/** LIKE takes capitals for small letters from A to Z and no others; so does `lower`. */
const small = (name: string): string => `lower(${name}) || ${END}`;

/** Of the order `o` and its owner `w`: the name of its contact, and the owner's where it is another. */
const NAMES = `${small('o.contact_name')} || coalesce(${small('nullif(w.name, o.contact_name)')}, '')`;

const ADD = `INSERT INTO order_names (rowid, names) SELECT n.seq, ${NAMES} FROM order_name_number n
    JOIN customer_order o ON o.id = n.order_id LEFT JOIN order_owner w ON w.order_id = o.id`;

const add = (orderId: string): string => `
  ${ADD} WHERE n.order_id = ${orderId};`;

const again = (orderId: string): string => `
  DELETE FROM order_names WHERE rowid = (SELECT seq FROM order_name_number WHERE order_id = ${orderId});${add(orderId)}`;

/** Rows of its own have their number, so a trigger that deletes the number deletes what the index has. */
const TRIGGERS: Readonly<Record<string, string>> = {
  order_insert: `AFTER INSERT ON customer_order BEGIN
  INSERT INTO order_name_number (order_id) VALUES (NEW.id);${add('NEW.id')}`,
  order_update: `AFTER UPDATE OF contact_name ON customer_order
  WHEN OLD.contact_name IS NOT NEW.contact_name BEGIN${again('NEW.id')}`,
  order_delete: `AFTER DELETE ON customer_order BEGIN
  DELETE FROM order_name_number WHERE order_id = OLD.id;`,
  order_number_delete: `AFTER DELETE ON order_name_number BEGIN
  DELETE FROM order_names WHERE rowid = OLD.seq;`,
  order_owner_insert: `AFTER INSERT ON order_owner
  WHEN NEW.name IS NOT (SELECT contact_name FROM customer_order WHERE id = NEW.order_id) BEGIN${again('NEW.order_id')}`,
  order_owner_update: `AFTER UPDATE OF name ON order_owner
  WHEN OLD.name IS NOT NEW.name BEGIN${again('NEW.order_id')}`,
  order_owner_delete: `AFTER DELETE ON order_owner BEGIN${again('OLD.order_id')}`,
};

/**
 * The names of orders in parts of three letters, by which staff find a part of a name. It has no text of its own:
 * only which order has which three letters where, and that goes with the order. Made as the stations' index is, at
 * the end of every migration.
 */
export const orderSearchIndex = (rebuild: boolean): string[] => [
  `CREATE VIRTUAL TABLE IF NOT EXISTS order_names USING fts5(names, tokenize = 'trigram case_sensitive 1', content = '', contentless_delete = 1)`,
  `CREATE VIRTUAL TABLE IF NOT EXISTS order_name_terms USING fts5vocab(order_names, 'instance')`,
  ...(rebuild
    ? [
        'DELETE FROM order_name_number WHERE order_id NOT IN (SELECT id FROM customer_order)',
        'INSERT OR IGNORE INTO order_name_number (order_id) SELECT id FROM customer_order',
        `INSERT INTO order_names (order_names) VALUES ('delete-all')`,
        ADD,
      ]
    : []),
  ...Object.entries(TRIGGERS).map(
    ([name, trigger]) => `CREATE TRIGGER ${SEARCH_TRIGGER_PREFIX}${name} ${trigger}\nEND`,
  ),
];
