import * as v from 'valibot';
import {
  COMPLAINT_LIMITS,
  openComplaintInput,
  replyToComplaintInput,
} from '#edge/contract/orders/complaint.ts';
import { COMPLAINT_EFFECTS } from '#edge/contract/orders/complaint-machine.ts';
import { orderId } from '#edge/contract/orders/ids.ts';
import { endOfWorkingDay } from '#edge/contract/working-days.ts';
import { type Acting, act, doingAs, NOT_FOUND } from '#edge/domains/orders/act.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { type Loaded, primaryReader } from '#edge/domains/orders/load.ts';
import { changeOrder, type Doing, entryOf } from '#edge/domains/orders/move.ts';
import { inputFaults } from '#edge/domains/orders/place-order.ts';
import { attachUpload, isFree } from '#edge/platform/files/upload.sql.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type ComplaintRow, complaintMover, insertMessage } from './complaint.sql.ts';
import { COMPLAINTS, holdComplaints, holdMessages, MESSAGES } from './limits.ts';

/** The complaint of an order that is under way. */
export const openComplaintOf = ({ complaints }: Pick<Loaded, 'complaints'>) =>
  complaints.find(({ state }) => state === 'OPEN' || state === 'ANSWERED');

const dueOf = (now: number): number => endOfWorkingDay(now, COMPLAINT_LIMITS.answerDays);

/** @param note one of the order's history, which the web has a sentence for */
export const historyOf = ({ order }: Loaded, note: string, doing: Doing) =>
  entryOf(order, { kind: 'ORDER_COMPLAINT', note }, doing);

export const wrongState = ({ order }: Loaded): OrderError => ({
  code: 'ORDER_STATE_TRANSITION',
  fromState: order.state,
  reason: 'complaint',
});

interface Written {
  readonly id: string;
  readonly text: string;
  readonly files: readonly string[];
}

/** A message of the customer with its pictures, which are theirs and in nothing's use. */
const messageStatements = (
  { order }: Loaded,
  complaint: Pick<ComplaintRow, 'id'>,
  { id, text, files }: Written,
  now: number,
) => [
  insertMessage({
    id,
    complaintId: complaint.id,
    orderId: order.id,
    author: 'customer',
    text,
    files,
    writtenAt: now,
  }),
  ...files.flatMap((file) =>
    attachUpload({
      id: file,
      customerId: order.customerId,
      purpose: 'COMPLAINT',
      to: id,
      isPublic: false,
    }),
  ),
];

export const areFree = async (
  files: readonly string[],
  of: { readonly customerId: string; readonly to: string },
  read: ReturnType<typeof primaryReader>,
): Promise<boolean> => {
  const free = await Promise.all(
    files.map((id) => read(isFree({ ...of, id, purpose: 'COMPLAINT' }))),
  );
  return free.every(Boolean) && new Set(files).size === files.length;
};

/** Begins a complaint. One of an order at a time; sent again with the same id it is the same. */
export const openComplaint = async (
  customerId: string,
  raw: unknown,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const parsed = v.safeParse(openComplaintInput, raw);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { id, orderId: order, subject, text, files } = parsed.output;
  const read = primaryReader(deps.db);
  return act(order, deps, async (loaded) => {
    if (loaded.order.customerId !== customerId) return err(NOT_FOUND);
    if (loaded.complaints.some((each) => each.id === id)) return ok([]);
    if (openComplaintOf(loaded) !== undefined) return err(wrongState(loaded));
    if (loaded.complaints.length >= COMPLAINTS.most)
      return err({ code: 'ORDER_LIMIT', limit: COMPLAINTS.most });
    const message = { id: id.replace('cmp_', 'cmm_'), text, files };
    if (!(await areFree(files, { customerId, to: message.id }, read)))
      return err({ code: 'ORDER_UPLOAD_UNKNOWN' });
    const doing = doingAs('customer', customerId, deps);
    const { now } = doing;
    const row = { id, orderId: order, subject, dueAt: dueOf(now), openedAt: now, updatedAt: now };
    return ok([
      ...changeOrder(loaded.order, {}, now),
      ...complaintMover.insert('open', row, {
        [COMPLAINT_EFFECTS.message]: messageStatements(loaded, row, message, now),
        [COMPLAINT_EFFECTS.history]: [historyOf(loaded, 'COMPLAINT_OPENED', doing)],
      }),
      holdComplaints(order),
    ]);
  });
};

/** The customer writes once more: it is for staff to answer again. */
export const replyToComplaint = async (
  customerId: string,
  raw: unknown,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  const parsed = v.safeParse(replyToComplaintInput, raw);
  if (!parsed.success) return err(inputFaults(parsed.issues));
  const { orderId: order, ...message } = parsed.output;
  const read = primaryReader(deps.db);
  return act(order, deps, async (loaded) => {
    if (loaded.order.customerId !== customerId) return err(NOT_FOUND);
    if (loaded.complaintMessages.some(({ id }) => id === message.id)) return ok([]);
    const complaint = openComplaintOf(loaded);
    if (complaint === undefined) return err(wrongState(loaded));
    const written = loaded.complaintMessages.filter((each) => each.complaintId === complaint.id);
    if (written.length >= MESSAGES.most) return err({ code: 'ORDER_LIMIT', limit: MESSAGES.most });
    if (!(await areFree(message.files, { customerId, to: message.id }, read)))
      return err({ code: 'ORDER_UPLOAD_UNKNOWN' });
    const doing = doingAs('customer', customerId, deps);
    const { now } = doing;
    return ok([
      ...changeOrder(loaded.order, {}, now),
      ...complaintMover.move('reply', {
        id: complaint.id,
        // Who writes twice before an answer does not move the day it is promised for.
        set: { dueAt: complaint.dueAt ?? dueOf(now), updatedAt: now },
        effects: {
          [COMPLAINT_EFFECTS.message]: messageStatements(loaded, complaint, message, now),
          [COMPLAINT_EFFECTS.history]: [historyOf(loaded, 'COMPLAINT_REPLIED', doing)],
        },
      }),
      holdMessages({ orderId: order, complaintId: complaint.id }),
    ]);
  });
};

/** The customer has nothing to complain about any more. A repeat is a success. */
export const withdrawComplaint = async (
  customerId: string,
  raw: string,
  deps: Acting,
): Promise<Result<Loaded, OrderError>> => {
  if (!v.is(orderId, raw)) return err(NOT_FOUND);
  return act(raw, deps, (loaded) => {
    if (loaded.order.customerId !== customerId) return err(NOT_FOUND);
    const complaint = openComplaintOf(loaded);
    if (complaint === undefined)
      return loaded.complaints.at(-1)?.state === 'WITHDRAWN' ? ok([]) : err(wrongState(loaded));
    const doing = doingAs('customer', customerId, deps);
    return ok([
      ...changeOrder(loaded.order, {}, doing.now),
      ...complaintMover.move('withdraw', {
        id: complaint.id,
        set: { dueAt: null, updatedAt: doing.now },
        effects: {
          [COMPLAINT_EFFECTS.history]: [historyOf(loaded, 'COMPLAINT_WITHDRAWN', doing)],
        },
      }),
    ]);
  });
};
