import { ORDER_GUARDS } from '#edge/contract/orders/guards.ts';
import {
  ORDER_MACHINE,
  ORDER_MOVES,
  type OrderActor,
  stateOf,
} from '#edge/contract/orders/machine.ts';
import { guardAgainst } from '#edge/contract/orders/standing.ts';
import type { Cipher } from '#edge/platform/cipher.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { once } from '#edge/platform/write/once.ts';
import { withoutTrail } from '#edge/platform/write/trail.ts';
import { endWindow, isOverdue } from './end-window.ts';
import type { OrderError } from './error.ts';
import { type Loaded, loadOrder } from './load.ts';
import type { Doing } from './move.ts';
import type { Statements } from './order.sql.ts';

/** What operations on an order work with; the context of a request is one. */
export interface Acting extends Deps {
  readonly cipher: Cipher;
}

export const NOT_FOUND = { code: 'ORDER_NOT_FOUND' } as const satisfies OrderError;

/**
 * For an operation that does not lead on from where the order is.
 * @param trigger the operation, or the move itself
 */
export const noMove = ({ order }: Loaded, trigger: string): OrderError => {
  const { moves } = ORDER_MACHINE;
  const wanted = ORDER_MOVES.filter(
    (move) => move === trigger || (moves[move].triggers as readonly string[]).includes(trigger),
  );
  const against = wanted.map((move) => guardAgainst(move, order));
  if (against.length === 1 && against[0] === ORDER_GUARDS.helpStands)
    return { code: 'ORDER_HELP_REFUSED' };
  const [first] = wanted;
  return {
    code: 'ORDER_STATE_TRANSITION',
    fromState: order.state,
    ...(first && { toState: stateOf(moves[first].to) }),
    reason: trigger,
  };
};

export const doingAs = (
  actor: OrderActor,
  actorId: string | null,
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
): Doing => ({ actor, actorId, now: clock(), ids });

/**
 * One operation on one order: its time is enforced first, `decide` sees it as it is, and what it
 * decided is written in one batch; when somebody else was faster all of it is decided anew. `[]` is a
 * repetition that changes nothing: where the order stands says what was done, so no key is needed.
 */
export const act = async (
  id: string,
  deps: Deps,
  decide: (
    loaded: Loaded,
  ) => Promise<Result<Statements, OrderError>> | Result<Statements, OrderError>,
): Promise<Result<Loaded, OrderError>> => {
  const { db, clock } = deps;
  const load = async (): Promise<Loaded | undefined> => {
    const loaded = await loadOrder(id, db);
    if (loaded === undefined || !isOverdue(loaded, clock())) return loaded;
    await endWindow(id, withoutTrail(deps));
    return loadOrder(id, db);
  };
  const keyless = { db, clock, idempotencyKey: undefined };
  const done = await once<null, OrderError>(
    keyless,
    { operation: 'act', who: id, input: null },
    async () => {
      const loaded = await load();
      if (loaded === undefined) return err(NOT_FOUND);
      const decided = await decide(loaded);
      return decided.ok ? ok({ statements: decided.value, outcome: null }) : decided;
    },
  );
  if (!done.ok) return done;
  const after = await loadOrder(id, db);
  return after === undefined ? err(NOT_FOUND) : ok(after);
};
