/** Why a row was changed or left out. */
export const REASONS = {
  'wrong-columns': 'has another number of columns than the header',
  'missing-id': 'has no id; joined by its name instead',
  'duplicate-id': 'repeats an id of an earlier row',
  'missing-location': 'belongs to no location',
  'location-refused': 'belongs to a location that was refused',
  'missing-machine': 'has no machine, so its power is unknown',
  'missing-connector': 'has no connector to plug into',
  'missing-name': 'has no name',
  'unknown-province': 'names no province of Indonesia',
  'bad-coordinate': 'has a coordinate that is no number any more',
  'outside-indonesia': 'lies outside Indonesia, however its coordinate is read',
  'far-from-province': 'lies far from the median of its province',
  'far-from-city': 'lies far from the median of its city',
  'coordinate-separators': 'had separators in its coordinate, or had lost the decimal point',
  'coordinate-swapped': 'had latitude and longitude swapped',
  'coordinate-sign': 'had lost the minus of its latitude',
  'coordinate-sexagesimal': 'had degrees, minutes and seconds written as a decimal fraction',
  'placeholder-brand': 'names a placeholder as the machine’s brand',
  'bad-date': 'has a date that is none',
  'bad-price': 'has a price that cannot be one',
  'bad-power': 'has a power that cannot be one',
  'power-in-kilowatts': 'gave its power in kilowatts, where the register has watts',
  'bad-port': 'has a port number that cannot be one',
  'unknown-connector': 'has a kind of connector that nobody knows',
  'unsupported-zone': 'has a time zone that is not Indonesian',
  'bad-picture': 'has a picture whose address is no https address',
  'bad-hours': 'has opening hours that make no sense',
  malformed: 'does not have the shape of its format',
} as const;

export type Reason = keyof typeof REASONS;
type Outcome = 'accepted' | 'repaired' | 'refused';

export interface Issue {
  readonly file: string;
  /** 1 is the header; in JSON sources the place in the list. */
  readonly line: number;
  readonly outcome: 'repaired' | 'refused';
  readonly reason: Reason;
  /** The row's id, else its name. */
  readonly row: string;
  /** What stood there. */
  readonly value: string;
}

export interface FileTotals {
  readonly file: string;
  readonly rows: number;
  readonly accepted: number;
  readonly repaired: number;
  readonly refused: number;
}

interface Judged {
  readonly file: string;
  readonly line: number;
  readonly row: string;
  outcome: Outcome;
}

/** Keeps book of every row: it was read once, so it has to end as accepted, repaired or refused. */
export class Ledger {
  readonly issues: Issue[] = [];
  /** Names in the source of stations that it says are there no more; a delta has no other way. */
  readonly gone: string[] = [];
  readonly #rows = new Map<string, Judged>();
  readonly #read = new Map<string, number>();

  read(file: string, line: number, row: string): void {
    this.#read.set(file, (this.#read.get(file) ?? 0) + 1);
    this.#rows.set(`${file}:${line}`, { file, line, row, outcome: 'accepted' });
  }

  repair(file: string, line: number, reason: Reason, value: string): void {
    this.#note(file, line, 'repaired', reason, value);
  }

  refuse(file: string, line: number, reason: Reason, value: string): void {
    this.#note(file, line, 'refused', reason, value);
  }

  #note(
    file: string,
    line: number,
    outcome: 'repaired' | 'refused',
    reason: Reason,
    value: string,
  ): void {
    const judged = this.#rows.get(`${file}:${line}`);
    if (judged === undefined) throw new Error(`${file}:${line} was judged but never read`);
    // A refusal is final; a repair of a refused row changes nothing.
    if (judged.outcome !== 'refused') judged.outcome = outcome;
    this.issues.push({ file, line, outcome, reason, row: judged.row, value });
  }

  /** @throws when the totals do not add up to the rows read. */
  totals(): FileTotals[] {
    return [...this.#read].map(([file, rows]) => {
      const judged = [...this.#rows.values()].filter((row) => row.file === file);
      const count = (outcome: Outcome) => judged.filter((row) => row.outcome === outcome).length;
      const totals = {
        file,
        rows,
        accepted: count('accepted'),
        repaired: count('repaired'),
        refused: count('refused'),
      };
      if (totals.accepted + totals.repaired + totals.refused !== rows)
        throw new Error(`${file}: ${rows} rows read, but ${judged.length} judged`);
      return totals;
    });
  }
}
