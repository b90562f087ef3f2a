import type { ComplaintOutcome, ComplaintSubject } from '#edge/contract/orders/complaint.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { iso, isoOrNull } from '#edge/contract/time.ts';
import { fileUrl } from '#edge/contract/uploads.ts';
import type { Loaded } from '#edge/domains/orders/load.ts';

/** The complaints of an order with what was written in them; staff are not named. */
export const complaintsOf = ({
  complaints,
  complaintMessages,
}: Pick<Loaded, 'complaints' | 'complaintMessages'>): NonNullable<OrderRecord['complaints']> =>
  complaints.map(({ id, state, subject, dueAt, outcome, openedAt }) => ({
    id,
    state,
    subject: subject as ComplaintSubject,
    dueAt: isoOrNull(dueAt),
    outcome: outcome as ComplaintOutcome | null,
    openedAt: iso(openedAt),
    messages: complaintMessages
      .filter(({ complaintId }) => complaintId === id)
      .map((message) => ({
        id: message.id,
        by: message.author,
        text: message.text,
        at: iso(message.writtenAt),
        files: message.files.map(fileUrl),
      })),
  }));
