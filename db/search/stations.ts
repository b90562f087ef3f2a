/** Everything of this index is dropped and made again around a migration, as the feed's triggers are. */
export const SEARCH_TRIGGER_PREFIX = 'search_';

/** Unit vector of a row, the terms of `edge/contract/stations/geo.ts`. */
const vector = (row: string): string =>
  [
    `cos(radians(${row}.lat)) * cos(radians(${row}.lon))`,
    `cos(radians(${row}.lat)) * sin(radians(${row}.lon))`,
    `sin(radians(${row}.lat))`,
  ].join(', ');

const words = (row: string): string =>
  `${row}.location_name || ' ' || ${row}.address || ' ' || ${row}.city_name || ' ' || ${row}.province_name || ' ' || coalesce(${row}.operator_name, '')`;

const seqOf = (id: string): string => `(SELECT seq FROM station_point WHERE station_id = ${id})`;

const remove = (id: string): string => `
  DELETE FROM station_rtree WHERE seq = ${seqOf(id)};
  DELETE FROM station_words WHERE rowid = ${seqOf(id)};
  DELETE FROM station_point WHERE station_id = ${id};`;

const add = (row: string): string => `
  INSERT INTO station_point (station_id) SELECT ${row}.id WHERE ${row}.is_active;
  INSERT INTO station_rtree (seq, south, north, west, east, station_id, x, y, z)
    SELECT ${seqOf(`${row}.id`)}, ${row}.lat, ${row}.lat, ${row}.lon, ${row}.lon, ${row}.id, ${vector(row)} WHERE ${row}.is_active;
  INSERT INTO station_words (rowid, words) SELECT ${seqOf(`${row}.id`)}, ${words(row)} WHERE ${row}.is_active;`;

const INDEXED = [
  'id',
  'is_active',
  'lat',
  'lon',
  'location_name',
  'address',
  'city_name',
  'province_name',
  'operator_name',
];

const changed = INDEXED.map((name) => `OLD.${name} IS NOT NEW.${name}`).join(' OR ');

const TABLES = [
  `CREATE VIRTUAL TABLE IF NOT EXISTS station_rtree USING rtree(seq, south, north, west, east, +station_id TEXT, +x REAL, +y REAL, +z REAL)`,
  `CREATE VIRTUAL TABLE IF NOT EXISTS station_words USING fts5(words, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3', content = '', contentless_delete = 1)`,
];

const TRIGGERS = [
  `CREATE TRIGGER ${SEARCH_TRIGGER_PREFIX}station_insert AFTER INSERT ON station BEGIN${add('NEW')}
END`,
  `CREATE TRIGGER ${SEARCH_TRIGGER_PREFIX}station_delete AFTER DELETE ON station BEGIN${remove('OLD.id')}
END`,
  `CREATE TRIGGER ${SEARCH_TRIGGER_PREFIX}station_update AFTER UPDATE ON station WHEN ${changed} BEGIN${remove('OLD.id')}${add('NEW')}
END`,
];

const REBUILD = [
  `DELETE FROM station_rtree`,
  `DELETE FROM station_words`,
  `DELETE FROM station_point`,
  `INSERT INTO station_point (station_id) SELECT id FROM station WHERE is_active ORDER BY id`,
  `INSERT INTO station_rtree (seq, south, north, west, east, station_id, x, y, z)
    SELECT p.seq, s.lat, s.lat, s.lon, s.lon, s.id, ${vector('s')} FROM station_point p JOIN station s ON s.id = p.station_id`,
  `INSERT INTO station_words (rowid, words) SELECT p.seq, ${words('s')} FROM station_point p JOIN station s ON s.id = p.station_id`,
];

/**
 * The R-tree finds stations in a box; its auxiliary columns carry the unit vector, so distances are
 * compared before a station row is touched. The word index answers text search by word beginnings.
 * Both are virtual tables, which drizzle-kit does not know: the statements run at the end of every
 * migration. `rebuild` after schema changes, when rows may have moved without the triggers.
 */
export const stationSearchIndex = (rebuild: boolean): string[] => [
  ...TABLES,
  ...TRIGGERS,
  ...(rebuild ? REBUILD : []),
];
