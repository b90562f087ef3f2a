import { COURIER_HEADER } from '#edge/contract/orders/courier.ts';
import { DeliverByCourierDocument } from '#web/platform/graphql/generated/main/deliver-by-courier.ts';
import type {
  DeliverByCourierMutation,
  DeliverByCourierMutationVariables,
} from '#web/platform/graphql/generated/main.ts';
import type { Answer } from '#web/platform/graphql/send.ts';
import { type Queueable, queueable } from '#web/platform/offline/outbox/queueable.ts';
import { type Verdict, verdictOfFault } from '#web/platform/offline/outbox/verdict.ts';
import { multipartForm, postForm } from '#web/platform/upload/form.ts';

type Param = Omit<DeliverByCourierMutationVariables['param'], 'photo'>;

/** A hand-over; the photo is the item's file, so one request brings all of it. */
interface QueuedDelivery {
  readonly param: Param;
  /** From `openDelivery`: lets the photo in. */
  readonly uploadKey: string;
}

/** The line of a work order. */
const deliveryLine = (workOrder: string): string => `delivery ${workOrder}`;

const judge = (answer: Answer<DeliverByCourierMutation>): Verdict => {
  if (!answer.ok) {
    const verdict = verdictOfFault(answer.fault);
    // Nobody can sign in for it: the key of the link is no longer taken.
    return verdict.kind === 'locked' ? { kind: 'refused', code: 'DELIVERY_LINK_INVALID' } : verdict;
  }
  const { success, errorCode } = answer.data.deliverByCourier;
  if (success) return { kind: 'done' };
  return errorCode === 'DELIVERY_WAITS'
    ? { kind: 'later', code: errorCode }
    : { kind: 'refused', code: errorCode ?? 'UNKNOWN' };
};

const deliverByCourier: Queueable<QueuedDelivery> = {
  ...queueable<DeliverByCourierMutation, QueuedDelivery>({
    document: DeliverByCourierDocument as never,
    entity: ({ param }) => deliveryLine(param.workOrder),
    label: 'delivery',
    offline: true,
    guests: true,
    mend: ({ param, ...rest }, move) => ({
      ...rest,
      param: { ...param, takenAt: param.takenAt ? move(param.takenAt) : null },
    }),
  }),
  send: async (transport, { param, uploadKey }, signal, { file } = {}) => {
    if (file === undefined) return { kind: 'refused', code: 'DELIVERY_PHOTO' };
    const variables = { param: { ...param, photo: null } };
    const form = multipartForm(DeliverByCourierDocument, variables, 'param.photo', file);
    const headers = { [COURIER_HEADER]: `${param.workOrder}.${uploadKey}` };
    return judge(
      await postForm(transport, form, { operation: 'DeliverByCourier', signal, headers }),
    );
  },
};

export const orderWrites = { deliverByCourier } as const;
