import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Application, type Books, WELL_BEHAVED } from './model.ts';

export interface FinancingBooks {
  readonly books: Books;
  byReference(provider: string, reference: string): Application | undefined;
  byId(id: string): Application | undefined;
  /** What was answered survives a restart. */
  save(): void;
}

const load = (file: string | undefined): Books => {
  const empty = { applications: [], behaviour: { ...WELL_BEHAVED }, next: 1, port: 0 };
  if (file === undefined) return empty;
  try {
    const books = JSON.parse(readFileSync(file, 'utf8')) as Books;
    return { ...books, behaviour: { ...WELL_BEHAVED, ...books.behaviour } };
  } catch {
    return empty;
  }
};

/** The companies' books, in memory and, with a file, on disk. */
export const openBooks = (file: string | undefined): FinancingBooks => {
  const books = load(file);
  return {
    books,
    byReference: (provider, reference) =>
      books.applications.find((each) => each.provider === provider && each.reference === reference),
    byId: (id) => books.applications.find((each) => each.id === id),
    save: () => {
      if (file === undefined) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(books));
      renameSync(`${file}.new`, file);
    },
  };
};
