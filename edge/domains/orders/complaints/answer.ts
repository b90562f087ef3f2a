import * as v from 'valibot';
import { answerComplaintInput, resolveComplaintInput } from '#edge/contract/orders/complaint.ts';
import { COMPLAINT_EFFECTS } from '#edge/contract/orders/complaint-machine.ts';
import { type Acting, act, doingAs } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { type Loaded, primaryReader } from '#edge/domains/orders/load.ts';
import { changeOrder } from '#edge/domains/orders/move.ts';
import type { Statements } from '#edge/domains/orders/order.sql.ts';
import { inputFaults } from '#edge/domains/orders/place-order.ts';
import { CHANGED, isChanged } from '#edge/domains/orders/staff/staff-move.ts';
import { attachUploadFor } from '#edge/platform/files/upload.sql.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { areFree, historyOf, openComplaintOf, wrongState } from './complain.ts';
import { type ComplaintRow, complaintMover, insertMessage } from './complaint.sql.ts';
import { holdMessages, MESSAGES } from './limits.ts';

interface Seen {
  readonly expectedVersion: number | null;
}

interface Written {
  readonly id: string;
  readonly text: string;
  readonly files: readonly string[];
}

/** A message of one of the staff with their pictures, which are the customer's from then on. */
const byStaff = (
  { order }: Loaded,
  complaint: ComplaintRow,
  { id, text, files }: Written,
  { staffId, now }: { readonly staffId: string; readonly now: number },
) => [
  insertMessage({
    id,
    complaintId: complaint.id,
    orderId: order.id,
    author: 'staff',
    staffId,
    text,
    files,
    writtenAt: now,
  }),
  ...files.flatMap((file) =>
    attachUploadFor(order.customerId, {
      id: file,
      customerId: staffId,
      purpose: 'COMPLAINT',
      to: id,
      isPublic: false,
    }),
  ),
];

/** Staff answer: it is the customer's turn. Sent again with the same id of the message it is a success. */
export const answerComplaint = async (
  staffId: string,
  { expectedVersion, ...raw }: Seen & { readonly id: string },
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const parsed = v.safeParse(answerComplaintInput, raw);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { id, messageId, text, files } = parsed.output;
  const read = primaryReader(deps.db);
  return act(id, deps, async (loaded): Promise<Result<Statements, OrderError>> => {
    if (loaded.complaintMessages.some((each) => each.id === messageId)) return ok([]);
    if (isChanged(loaded, { expectedVersion })) return err(CHANGED);
    const complaint = openComplaintOf(loaded);
    if (complaint === undefined) return err(wrongState(loaded));
    const written = loaded.complaintMessages.filter((each) => each.complaintId === complaint.id);
    if (written.length >= MESSAGES.most) return err({ code: 'ORDER_LIMIT', limit: MESSAGES.most });
    const message = { id: messageId, text, files };
    if (!(await areFree(files, { customerId: staffId, to: messageId }, read)))
      return err({ code: 'ORDER_UPLOAD_UNKNOWN' });
    const doing = doingAs('staff', staffId, deps);
    const { now } = doing;
    return ok([
      ...changeOrder(loaded.order, {}, now),
      ...complaintMover.move('answer', {
        id: complaint.id,
        set: { dueAt: null, updatedAt: now },
        effects: {
          [COMPLAINT_EFFECTS.message]: byStaff(loaded, complaint, message, { staffId, now }),
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
  const { id, outcome, text, files } = parsed.output;
  const read = primaryReader(deps.db);
  return act(id, deps, async (loaded): Promise<Result<Statements, OrderError>> => {
    const complaint = openComplaintOf(loaded);
    const last = loaded.complaints.at(-1);
    if (complaint === undefined && last?.outcome === outcome) return ok([]);
    if (isChanged(loaded, { expectedVersion })) return err(CHANGED);
    if (complaint === undefined) return err(wrongState(loaded));
    const message = { id: deps.ids('cmm'), text, files };
    if (!(await areFree(files, { customerId: staffId, to: message.id }, read)))
      return err({ code: 'ORDER_UPLOAD_UNKNOWN' });
    const doing = doingAs('staff', staffId, deps);
    const { now } = doing;
    return ok([
      ...changeOrder(loaded.order, {}, now),
      ...complaintMover.move('resolve', {
        id: complaint.id,
        set: { dueAt: null, outcome, updatedAt: now },
        effects: {
          [COMPLAINT_EFFECTS.message]: byStaff(loaded, complaint, message, { staffId, now }),
          [COMPLAINT_EFFECTS.history]: [historyOf(loaded, 'COMPLAINT_RESOLVED', doing)],
        },
      }),
    ]);
  });
};
