import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Behaviour, type PushKeys, type SentMessage, WELL_BEHAVED } from './model.ts';

interface Books {
  push: Record<string, PushKeys>;
  sent: SentMessage[];
  behaviour: Behaviour;
  next: number;
}

export interface MessageStore {
  readonly sent: readonly SentMessage[];
  readonly behaviour: Behaviour;
  /** Keys of browsers, by the last part of their address. */
  readonly push: Record<string, PushKeys>;
  add(message: SentMessage): void;
  next(): number;
  save(): void;
}

const MOST_KEPT = 20_000;

const load = (file: string | undefined): Books => {
  const empty = { sent: [], behaviour: { ...WELL_BEHAVED }, next: 1, push: {} };
  if (file === undefined) return empty;
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as Partial<Books>;
    // One of a release before has no browsers, and knows nothing of how push behaves.
    return { ...empty, ...stored, behaviour: { ...empty.behaviour, ...stored.behaviour } };
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
    push: books.push,
    add: (message) => {
      books.sent.push(message);
      if (books.sent.length > MOST_KEPT) books.sent.shift();
      save();
    },
    next: () => books.next++,
    save,
  };
};
