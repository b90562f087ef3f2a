import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type State, type Transaction, WELL_BEHAVED } from './model.ts';

export interface Store {
  readonly state: State;
  byToken(token: string): Transaction | undefined;
  /** By either name the API takes. */
  byName(name: string): Transaction | undefined;
  next(): number;
  /** Writes everything down; what was answered survives a restart. */
  save(): void;
}

const empty = (): State => ({
  transactions: [],
  statement: [],
  letters: [],
  behaviour: { ...WELL_BEHAVED },
  next: 1,
  port: 0,
});

const load = (file: string | undefined): State => {
  if (file === undefined) return empty();
  try {
    const state = JSON.parse(readFileSync(file, 'utf8')) as State;
    // Books of an earlier version lack what came later.
    return { ...empty(), ...state, behaviour: { ...WELL_BEHAVED, ...state.behaviour } };
  } catch {
    return empty();
  }
};

/** The provider's books, in memory and, with a file, on disk. */
export const openStore = (file: string | undefined): Store => {
  const state = load(file);
  const find = (test: (each: Transaction) => boolean) => state.transactions.find(test);
  return {
    state,
    byToken: (token) => find((each) => each.token === token),
    byName: (name) => find((each) => each.orderId === name || each.transactionId === name),
    next: () => state.next++,
    save: () => {
      if (file === undefined) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(state));
      renameSync(`${file}.new`, file);
    },
  };
};
