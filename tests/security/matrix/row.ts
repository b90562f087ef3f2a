import { ACTORS, type ActorName } from '#tests/support/actors.ts';
import type { SentFile } from '#tests/support/multipart.ts';

/** `ok`, or the code of the refusal. An outcome that is data counts as `ok`: the actor got through. */
export type Verdict = 'ok' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';

/** One operation of the main schema and what becomes of it for every actor. */
export interface MatrixRow {
  /** Name of the root field. */
  readonly operation: string;
  readonly document: string;
  readonly variables?: object;
  /** Sent along as a multipart request. */
  readonly file?: SentFile;
  readonly verdicts: Readonly<Record<ActorName, Verdict>>;
}

const verdicts = (of: (actor: ActorName) => Verdict): Record<ActorName, Verdict> =>
  Object.fromEntries(ACTORS.map((actor) => [actor, of(actor)])) as Record<ActorName, Verdict>;

export const everyone = verdicts(() => 'ok');

/** Whoever is signed in; a guest is asked to sign in. */
export const customers = verdicts((actor) => (actor === 'guest' ? 'UNAUTHENTICATED' : 'ok'));

/** These alone; other customers get `FORBIDDEN` (or what `otherwise` says), guests are asked to sign in. */
export const only = (allowed: readonly ActorName[], otherwise: Verdict = 'FORBIDDEN') =>
  verdicts((actor) => {
    if (actor === 'guest') return 'UNAUTHENTICATED';
    return allowed.includes(actor) ? 'ok' : otherwise;
  });
