import type * as v from 'valibot';
import { ESTIMATE, type estimateInput, statingFault } from '#edge/contract/garage/estimate.ts';
import { appointmentState, type WorkshopFault } from '#edge/contract/garage/workshop.ts';
import type { Context } from '#edge/graphql/context.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Decision } from '#edge/platform/write/once.ts';
import { bookingToPrice, countEstimates, insertEstimate } from './estimate.sql.ts';

type Store = Pick<Context, 'readPrimary' | 'clock' | 'ids'>;

/** The workshop says what the work costs. The same price again, while it waits, is a success. */
export const stateServicePrice = async (
  { id, lines: stated, expectedVersion: version }: v.InferOutput<typeof estimateInput>,
  { readPrimary, clock, ids }: Store,
): Promise<Result<Decision<null>, WorkshopFault>> => {
  const [[row], made] = await Promise.all([
    readPrimary(bookingToPrice({ id })),
    readPrimary(countEstimates({ id })),
  ]);
  if (row === undefined) return err('APPOINTMENT_NOT_FOUND');
  const { booking, record, orderState, estimate } = row;
  const lines = stated.map(({ name, price }) => ({ name, priceIdr: price }));
  if (estimate?.state === 'STATED' && JSON.stringify(estimate.lines) === JSON.stringify(lines))
    return ok({ statements: [], outcome: null });
  const { status, missed, slotAt } = booking;
  const now = clock();
  const state = appointmentState({ status, missed, record });
  const fault = statingFault({ state, slotAt, orderState }, now);
  if (fault !== undefined) return err(fault);
  if (booking.version !== version) return err('APPOINTMENT_CHANGED');
  if (made >= ESTIMATE.ofAppointment) return err('ESTIMATE_MANY');
  const totalIdr = lines.reduce((total, { priceIdr }) => total + priceIdr, 0);
  const price = { id: ids('sve'), bookingId: id, lines, totalIdr, statedAt: now };
  return ok({ statements: insertEstimate(price, version), outcome: null });
};
