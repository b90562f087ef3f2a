import { SEARCH_TRIGGER_PREFIX } from './stations.ts';

const words = (row: string): string =>
  `${row}.code || ' ' || ${row}.name_en || ' ' || ${row}.name_id || ' ' || ${row}.product_name`;

const remove = `
  DELETE FROM part_words WHERE rowid = OLD.row_number;`;

const add = `
  INSERT INTO part_words (rowid, words) SELECT NEW.row_number, ${words('NEW')} WHERE NEW.is_active;`;

const changed = ['row_number', 'is_active', 'code', 'name_en', 'name_id', 'product_name']
  .map((name) => `OLD.${name} IS NOT NEW.${name}`)
  .join(' OR ');

/**
 * The word index of the price list, and its vocabulary: the distinct words, from which a misspelt
 * one is corrected. Made as the stations' index is, at the end of every migration.
 */
export const partSearchIndex = (rebuild: boolean): string[] => [
  `CREATE VIRTUAL TABLE IF NOT EXISTS part_words USING fts5(words, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3', content = '', contentless_delete = 1)`,
  `CREATE VIRTUAL TABLE IF NOT EXISTS part_vocabulary USING fts5vocab(part_words, 'row')`,
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
      ]
    : []),
];
