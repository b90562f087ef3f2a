import { and, eq } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { build, p, prepare, type Query } from '#db/query.ts';
import { idempotency } from '#db/schema/platform.ts';
import type { Clock } from '#edge/platform/clock.ts';
import { hashOf } from '#edge/platform/hash.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { ok, type Result } from '#edge/platform/result.ts';
import { isOvertaken, MOST_TRIES } from './overtaken.ts';

/** What a mutation has decided: everything it writes, and what it then answers. */
export interface Decision<O> {
  readonly statements: readonly Query<unknown>[];
  /** Kept as JSON and given back as it is when the same request comes again. */
  readonly outcome: O;
}

/** `Context` is one. */
export interface OnceStore {
  readonly db: Pick<Database, 'readPrimary' | 'write'>;
  readonly clock: Clock;
  /** Made by the device with the write; `undefined` for a caller that never sends twice. */
  readonly idempotencyKey: string | undefined;
}

export interface Write {
  readonly operation: string;
  /** Customer id, or `guest`. A key of one person means nothing to another. */
  readonly who: string;
  /** The arguments: the same key with other ones is refused. */
  readonly input: unknown;
}

const storedAnswer = prepare(
  build
    .select({ hash: idempotency.requestHash, answer: idempotency.answer })
    .from(idempotency)
    .where(and(eq(idempotency.actor, p('who')), eq(idempotency.key, p('key')))),
);

const keep = prepare(
  build.insert(idempotency).values({
    key: p('key'),
    actor: p('who'),
    requestHash: p('hash'),
    answer: p('answer'),
    createdAt: p('now'),
  }),
);

/**
 * Lets a mutation take effect once, however often the same request arrives and wherever an answer
 * got lost: its statements and the answer go in one batch, under the device's key. A duplicate, also
 * one that runs at the same time, gets the first one's answer. Refusals are not kept, so that
 * whatever stood in the way may change.
 *
 * `decide` reads from the primary (`context.readPrimary`), guards its statements with
 * `assertOneChanged` or a unique index, and runs again when somebody else was faster.
 * Throws `IDEMPOTENCY_KEY_REUSED` when the key came with another request before.
 */
export const once = async <O, E>(
  { db, clock, idempotencyKey: key }: OnceStore,
  { operation, who, input }: Write,
  decide: () => Promise<Result<Decision<O>, E>>,
): Promise<Result<O, E>> => {
  const hash = key === undefined ? '' : hashOf([operation, input]);
  const before = async (): Promise<Result<O, E> | undefined> => {
    if (key === undefined) return undefined;
    const [[row]] = await db.readPrimary([storedAnswer({ who, key })]);
    if (row === undefined) return undefined;
    if (row.hash !== hash)
      throw new Refusal(
        'IDEMPOTENCY_KEY_REUSED',
        'This idempotency key belongs to another request.',
      );
    return ok(row.answer as O);
  };

  for (let tries = 1; ; tries++) {
    const earlier = await before();
    if (earlier !== undefined) return earlier;
    let decided: Result<Decision<O>, E>;
    try {
      decided = await decide();
    } catch (error) {
      // What the first of two did may be the very reason why the second is turned away.
      const done = await before();
      if (done !== undefined) return done;
      throw error;
    }
    if (!decided.ok) return (await before()) ?? decided;
    const { statements, outcome } = decided.value;
    const receipt =
      key === undefined ? [] : [keep({ who, key, hash, answer: outcome, now: clock() })];
    if (receipt.length + statements.length === 0) return ok(outcome);
    try {
      await db.write([...receipt, ...statements]);
      return ok(outcome);
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      if (tries === MOST_TRIES)
        throw new Refusal('UNAVAILABLE', 'Too many at once. Please try again.', { cause: error });
    }
  }
};
