import type { Query } from '#db/query.ts';
import { type EndPlanned, mayBegin } from '#edge/contract/catalog/planned.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';

/** What is planned from a day on; its faults begin with the name. */
type Kind = 'PRICE' | 'SETTING';
export type PlannedStore = Pick<Context, 'readPrimary' | 'clock'>;
export type Decided<Fault> = Result<Decision<null>, Fault>;

const decided = (statements: readonly Query<unknown>[]) => ok({ statements, outcome: null });

/**
 * Plans a change; one that is to begin now begins now.
 * @param isSame whether what has that id already is this very change: a repeat is a success
 */
export const decidePlan = <K extends Kind>(
  kind: K,
  isSame: boolean | undefined,
  { startsAt, now }: { readonly startsAt: number; readonly now: number },
  rows: (startsAt: number) => readonly Query<unknown>[],
): Decided<`${K}_INVALID` | `${K}_TIME`> => {
  if (isSame !== undefined) return isSame ? decided([]) : err(`${kind}_INVALID` as const);
  if (!mayBegin(startsAt, now)) return err(`${kind}_TIME` as const);
  return decided(rows(Math.max(now, startsAt)));
};

/**
 * Ends a change that somebody looked at. A repeat is a success.
 * @param over why not, of one that had ended before it was looked at
 */
export const decideEnd = <K extends Kind, Over extends string>(
  kind: K,
  { version: stored, isOver }: { readonly version: number; readonly isOver: boolean },
  over: Over,
  { id, expectedVersion: version }: EndPlanned,
  rows: (seen: { readonly id: string; readonly version: number }) => readonly Query<unknown>[],
): Decided<`${K}_CHANGED` | Over> => {
  if (isOver) return stored === version + 1 ? decided([]) : err(over);
  return stored === version ? decided(rows({ id, version })) : err(`${kind}_CHANGED` as const);
};
