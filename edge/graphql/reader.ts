import type { Database } from '#db/client.ts';
import type { Query } from '#db/query.ts';

/** Collects the reads of one operation and sends them as one batch. */
export type Reader = <T>(query: Query<T>) => Promise<T>;

interface Waiting {
  readonly query: Query<unknown>;
  readonly resolve: (value: never) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Root fields ask in the same turn of the event loop; what was asked for by its end leaves as one
 * trip (one batched SQL trip per operation, the session check riding along).
 */
export const createReader = (
  db: Pick<Database, 'read'>,
  onTrip: (statements: number) => void,
): Reader => {
  let waiting: Waiting[] = [];
  const flush = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    onTrip(batch.length);
    try {
      const answers = await db.read(batch.map((w) => w.query));
      batch.forEach((w, i) => {
        w.resolve(answers[i] as never);
      });
    } catch (error) {
      for (const w of batch) w.reject(error);
    }
  };
  return (query) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ query, resolve, reject }) === 1) queueMicrotask(flush);
    });
};
