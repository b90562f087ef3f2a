import { type ActorName, actor } from '#tests/support/actors.ts';
import type { Bff } from '#tests/support/bff.ts';

export interface Common {
  readonly success: boolean;
  readonly errorCode: string | null;
}

/** Requests by the demo people, each signed in once. */
export const people = (bff: Bff) => {
  const headersOf = new Map<ActorName, { cookie: string }>();
  const ask = async <T>(by: ActorName, document: string, variables: object = {}): Promise<T> => {
    const headers = headersOf.get(by) ?? (await actor(bff, by));
    headersOf.set(by, headers);
    const { data, errors } = await bff.gql<T>(document, variables, { headers });
    if (errors !== undefined || !data) throw new Error(JSON.stringify(errors));
    return data;
  };
  return {
    ask,
    /** What a write answered: `done`, or the code. */
    write: async (by: ActorName, call: string): Promise<string> => {
      const { done } = await ask<{ done: Common }>(
        by,
        `mutation { done: ${call} { success errorCode } }`,
      );
      return done.success ? 'done' : String(done.errorCode);
    },
    rows: async (sql: string, args: (string | number)[] = []) =>
      (await bff.db.primary.execute({ sql, args })).rows,
  };
};
