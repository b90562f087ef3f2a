import { SEARCH_TRIGGER_PREFIX } from './stations.ts';

/** The name in all its languages: people type in any of them. */
const names = (row: string): string =>
  `ifnull((SELECT group_concat(value, ' ') FROM json_each(${row}.name)), '')`;

const words = (row: string): string =>
  `${row}.code || ' ' || ${names(row)} || ' ' || ${row}.product_name`;

const TOKENIZER = `tokenize = 'unicode61 remove_diacritics 2'`;

/** Numbers and names that hold one are never corrected, so they are no part of the vocabulary. */
const IS_WORD = `term NOT GLOB '*[0-9]*'`;

/** Puts one row into an index of its own for a moment, so that the tokenizer itself parts its words. */
const withTermsOf = (row: string, then: string): string => `
  INSERT INTO part_row_words (words) SELECT ${words(row)} WHERE ${row}.is_active;${then}
  INSERT INTO part_row_words (part_row_words) VALUES ('delete-all');`;

const remove = `
  DELETE FROM part_words WHERE rowid = OLD.row_number;${withTermsOf(
    'OLD',
    `
  UPDATE part_term SET rows = rows - 1 WHERE term IN (SELECT term FROM part_row_vocabulary);
  DELETE FROM part_term WHERE rows < 1 AND term IN (SELECT term FROM part_row_vocabulary);`,
  )}`;

const add = `
  INSERT INTO part_words (rowid, words) SELECT NEW.row_number, ${words('NEW')} WHERE NEW.is_active;${withTermsOf(
    'NEW',
    `
  INSERT INTO part_term (term, rows) SELECT term, 1 FROM part_row_vocabulary WHERE ${IS_WORD}
    ON CONFLICT (term) DO UPDATE SET rows = rows + 1;`,
  )}`;

const changed = ['row_number', 'is_active', 'code', 'name', 'product_name']
  .map((name) => `OLD.${name} IS NOT NEW.${name}`)
  .join(' OR ');

/**
 * The word index of the price list, and its vocabulary: the distinct words and how many parts have
 * each, from which a misspelt one is corrected. They are counted when a part is written: the index's
 * own vocabulary counts anew whenever it is read. Made as the stations' index is, at the end of
 * every migration.
 */
export const partSearchIndex = (rebuild: boolean): string[] => [
  `CREATE VIRTUAL TABLE IF NOT EXISTS part_words USING fts5(words, ${TOKENIZER}, prefix = '2 3', content = '', contentless_delete = 1)`,
  `CREATE VIRTUAL TABLE IF NOT EXISTS part_vocabulary USING fts5vocab(part_words, 'row')`,
  `CREATE VIRTUAL TABLE IF NOT EXISTS part_row_words USING fts5(words, ${TOKENIZER}, content = '')`,
  `CREATE VIRTUAL TABLE IF NOT EXISTS part_row_vocabulary USING fts5vocab(part_row_words, 'row')`,
  `CREATE TRIGGER ${SEARCH_TRIGGER_PREFIX}part_insert AFTER INSERT ON spare_part BEGIN${add}
END`,
  `CREATE TRIGGER ${SEARCH_TRIGGER_PREFIX}part_delete AFTER DELETE ON spare_part BEGIN${remove}
END`,
  `CREATE TRIGGER ${SEARCH_TRIGGER_PREFIX}part_update AFTER UPDATE ON spare_part WHEN ${changed} BEGIN${remove}${add}
END`,
  ...(rebuild
    ? [
        'DELETE FROM part_words',
        `INSERT INTO part_words (rowid, words) SELECT p.row_number, ${words('p')} FROM spare_part p WHERE p.is_active`,
        'DELETE FROM part_term',
        `INSERT INTO part_term (term, rows) SELECT term, doc FROM part_vocabulary WHERE ${IS_WORD}`,
      ]
    : []),
];
