import type { ResultSet } from '@libsql/client';
import type { Batcher } from './http.ts';
import { type Query, toStatement } from './query.ts';

export type Answers<Q extends readonly Query<unknown>[]> = {
  -readonly [K in keyof Q]: Q[K] extends Query<infer T> ? T : never;
};

/** All statements in one trip and one transaction. */
export const runBatch = async <const Q extends readonly Query<unknown>[]>(
  client: Batcher,
  mode: 'read' | 'write',
  queries: Q,
): Promise<Answers<Q>> => {
  const results: ResultSet[] = await client.batch(queries.map(toStatement), mode);
  return queries.map((q, i) => q.map(results[i] as ResultSet)) as Answers<Q>;
};
