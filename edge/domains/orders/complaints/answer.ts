import * as v from 'valibot';
import { answerComplaintInput, resolveComplaintInput } from '#edge/contract/orders/complaint.ts';
import { COMPLAINT_EFFECTS } from '#edge/contract/orders/complaint-machine.ts';
import { type Acting, act, doingAs } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import type { Loaded } from '#edge/domains/orders/load.ts';
import { changeOrder, type Doing } from '#edge/domains/orders/move.ts';
import { inputFaults } from '#edge/domains/orders/place-order.ts';
import { CHANGED, isChanged } from '#edge/domains/orders/staff/staff-move.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { historyOf, openComplaintOf, wrongState } from './complain.ts';
import { type ComplaintRow, complaintMover, insertMessage } from './complaint.sql.ts';
import { holdMessages, MESSAGES } from './limits.ts';

interface Seen {
  readonly expectedVersion: number | null;
}

const byStaff = (
  { order }: Loaded,
  complaint: ComplaintRow,
  { id, text }: { readonly id: string; readonly text: string },
  { actorId, now }: Doing,
) =>
  insertMessage({
    id,
    complaintId: complaint.id,
    orderId: order.id,
    author: 'staff',
    staffId: actorId,
    text,
    files: [],
    writtenAt: now,
  });

/** Staff answer: it is the customer's turn. Sent again with the same id of the message it is a success. */
export const answerComplaint = async (
  staffId: string,
  { expectedVersion, ...raw }: Seen & { readonly id: string },
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const parsed = v.safeParse(answerComplaintInput, raw);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { id, messageId, text } = parsed.output;
  return act(id, deps, (loaded) => {
    if (loaded.complaintMessages.some((each) => each.id === messageId)) return ok([]);
    if (isChanged(loaded, { expectedVersion })) return err(CHANGED);
    const complaint = openComplaintOf(loaded);
    if (complaint === undefined) return err(wrongState(loaded));
    const written = loaded.complaintMessages.filter((each) => each.complaintId === complaint.id);
    if (written.length >= MESSAGES.most) return err({ code: 'ORDER_LIMIT', limit: MESSAGES.most });
    const doing = doingAs('staff', staffId, deps);
    return ok([
      ...changeOrder(loaded.order, {}, doing.now),
      ...complaintMover.move('answer', {
        id: complaint.id,
        set: { dueAt: null, updatedAt: doing.now },
        effects: {
          [COMPLAINT_EFFECTS.message]: [byStaff(loaded, complaint, { id: messageId, text }, doing)],
          [COMPLAINT_EFFECTS.history]: [historyOf(loaded, 'COMPLAINT_ANSWERED', doing)],
        },
      }),
      holdMessages({ orderId: id, complaintId: complaint.id }),
    ]);
  });
};

/** Staff say what comes of it, and end it; their words are the last message. A repeat is a success. */
export const resolveComplaint = async (
  staffId: string,
  { expectedVersion, ...raw }: Seen & { readonly id: string },
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const parsed = v.safeParse(resolveComplaintInput, raw);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { id, outcome, text } = parsed.output;
  return act(id, deps, (loaded) => {
    const complaint = openComplaintOf(loaded);
    const last = loaded.complaints.at(-1);
    if (complaint === undefined && last?.outcome === outcome) return ok([]);
    if (isChanged(loaded, { expectedVersion })) return err(CHANGED);
    if (complaint === undefined) return err(wrongState(loaded));
    const doing = doingAs('staff', staffId, deps);
    return ok([
      ...changeOrder(loaded.order, {}, doing.now),
      ...complaintMover.move('resolve', {
        id: complaint.id,
        set: { dueAt: null, outcome, updatedAt: doing.now },
        effects: {
          [COMPLAINT_EFFECTS.message]: [
            byStaff(loaded, complaint, { id: deps.ids('cmm'), text }, doing),
          ],
          [COMPLAINT_EFFECTS.history]: [historyOf(loaded, 'COMPLAINT_RESOLVED', doing)],
        },
      }),
    ]);
  });
};
