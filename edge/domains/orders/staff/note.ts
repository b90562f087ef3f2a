import type { InferOutput } from 'valibot';
import type { HistoryKind } from '#edge/contract/orders/history.ts';
import { NOTE_LIMITS, type NoteAudience, type noteInput } from '#edge/contract/orders/notes.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { type Acting, act, doingAs } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { type Loaded, primaryReader } from '#edge/domains/orders/load.ts';
import { entryOf } from '#edge/domains/orders/move.ts';
import { entryById } from '#edge/domains/orders/order.sql.ts';
import { holdToAttempts } from '#edge/platform/attempts.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { declareLimit } from '#edge/platform/write/declared.ts';

const NOTES = declareLimit({
  purpose: 'orders.notes',
  most: NOTE_LIMITS.perHour,
  windowMs: HOUR_MS,
  what: 'notes on orders',
  by: 'member of staff',
});

const KINDS: Readonly<Record<NoteAudience, HistoryKind>> = {
  STAFF: 'ORDER_NOTE',
  CUSTOMER: 'ORDER_CUSTOMER_NOTE',
};

/**
 * Writes a note into the order's history. It changes nothing of the order, so it asks for no version
 * and makes none. A repeat is a success; an id that names something else is refused.
 */
export const addNote = async (
  staffId: string,
  { id, noteId, audience, text }: { readonly id: string } & InferOutput<typeof noteInput>,
  deps: Acting & Parameters<typeof holdToAttempts>[0],
): Promise<Result<Loaded, OrderError>> => {
  await holdToAttempts(deps, NOTES, staffId);
  const kind = KINDS[audience];
  return act(id, deps, async ({ order }) => {
    const [before] = await primaryReader(deps.db)(entryById({ id: noteId }));
    if (before !== undefined)
      return before.orderId === id && before.kind === kind && before.note === text
        ? ok([])
        : err({ code: 'ORDER_INVALID', faults: [{ field: 'noteId', key: 'id' }] });
    const doing = { ...doingAs('staff', staffId, deps), ids: () => noteId };
    return ok([entryOf(order, { kind, note: text }, doing)]);
  });
};
