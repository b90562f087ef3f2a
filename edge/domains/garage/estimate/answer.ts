import type * as v from 'valibot';
import {
  type EstimateFault,
  type estimateAnswerInput,
  estimateUntil,
} from '#edge/contract/garage/estimate.ts';
import { orderIdOfService, SERVICES } from '#edge/contract/garage/service-prices.ts';
import { SERVICE_KINDS } from '#edge/contract/garage/service-slots.ts';
import { byLocale } from '#edge/contract/locale.ts';
import type { PayFault, PayFor } from '#edge/domains/garage/paid-service.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { acceptEstimate, declineEstimate, estimateById } from './estimate.sql.ts';

const PAY_FAULTS: Readonly<Record<PayFault, EstimateFault>> = {
  MANY: 'ESTIMATE_UNPAID_ORDERS',
  OTHER: 'ESTIMATE_NOT_FOUND',
};

const REACHED = { ACCEPT: 'ACCEPTED', DECLINE: 'DECLINED' } as const;

/**
 * By the one who made the appointment: agreeing places the order that pays for it. The same answer again is
 * a success.
 */
export const answerServicePrice = async (
  customerId: string,
  { id, answer }: v.InferOutput<typeof estimateAnswerInput>,
  { readPrimary, clock }: Pick<Context, 'readPrimary' | 'clock'>,
  payFor: PayFor,
): Promise<Result<Decision<null>, EstimateFault>> => {
  const [row] = await readPrimary(estimateById({ id }));
  if (row?.customerId !== customerId) return err('ESTIMATE_NOT_FOUND');
  const { estimate, vin, dealerSlug } = row;
  if (estimate.state === REACHED[answer]) return ok({ statements: [], outcome: null });
  if (estimate.state !== 'STATED') return err('ESTIMATE_ANSWERED');
  const now = clock();
  const it = { id, bookingId: estimate.bookingId, now };
  if (answer === 'DECLINE') return ok({ statements: declineEstimate(it), outcome: null });
  if (now >= estimateUntil(estimate.statedAt)) return err('ESTIMATE_OVER');
  const orderId = orderIdOfService(id);
  const kind = SERVICE_KINDS.find((each) => each === row.kind) ?? 'REPAIR';
  const paying = await payFor({
    orderId,
    subject: id,
    slug: kind,
    name: SERVICES[kind].name,
    // In the words of the workshop, whatever language the rider reads.
    pieces: estimate.lines.map(({ name, priceIdr }) => ({ name: byLocale(() => name), priceIdr })),
    vin,
    before: null,
    dealerSlug,
  });
  if (!paying.ok) return err(PAY_FAULTS[paying.error]);
  return ok({ statements: acceptEstimate(it, orderId, paying.value), outcome: null });
};
