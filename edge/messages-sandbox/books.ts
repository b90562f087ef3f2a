import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Behaviour, type SentMessage, WELL_BEHAVED } from './model.ts';

interface Books {
  sent: SentMessage[];
  behaviour: Behaviour;
  next: number;
}

export interface MessageStore {
  readonly sent: readonly SentMessage[];
  readonly behaviour: Behaviour;
  add(message: SentMessage): void;
  next(): number;
  save(): void;
}

const MOST_KEPT = 20_000;

const load = (file: string | undefined): Books => {
  const empty = { sent: [], behaviour: { ...WELL_BEHAVED }, next: 1 };
  if (file === undefined) return empty;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Books;
  } catch {
    return empty;
  }
};

/** What was sent, in memory and, with a file, on disk. */
export const openMessageStore = (file: string | undefined): MessageStore => {
  const books = load(file);
  const save = (): void => {
    if (file === undefined) return;
    mkdirSync(dirname(file), { recursive: true });
    // What is shown of an embedded instance are the latest.
    const latest = { ...books, sent: books.sent.slice(-500) };
    writeFileSync(`${file}.new`, JSON.stringify(latest));
    renameSync(`${file}.new`, file);
  };
  return {
    sent: books.sent,
    behaviour: books.behaviour,
    add: (message) => {
      books.sent.push(message);
      if (books.sent.length > MOST_KEPT) books.sent.shift();
      save();
    },
    next: () => books.next++,
    save,
  };
};
