'use client';

import * as v from 'valibot';
import { type Licence, RideParam, type SurveyAnswer } from '#edge/contract/test-rides/booking.ts';
import { outbox } from '#web/platform/device/outbox.ts';
import { isRetryable } from '#web/platform/graphql/fault.ts';
import { BookTestRideDocument } from '#web/platform/graphql/generated/main/book-test-ride.ts';
import { send } from '#web/platform/graphql/send.ts';
import { TELLING_MAIN } from '#web/platform/graphql/telling.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { readTestDrive, rideNames } from './state.ts';

type Outcome =
  | { readonly kind: 'booked' | 'queued'; readonly id: string; readonly manageKey: string }
  | { readonly kind: 'failed'; readonly code: string };

/**
 * Books the ride now, because somebody waits for the answer; where nobody can be reached it goes into
 * the outbox, under the names it already has, so it is booked once either way.
 */
export const useBook = () => {
  const locale = useLocale();
  return async (affiliateKey: string | null, phoneProof: string | null): Promise<Outcome> => {
    const { locationId, slotAt, productId, customer, survey } = readTestDrive();
    if (locationId === null || slotAt === null) return { kind: 'failed', code: 'UNKNOWN' };
    const names = rideNames();
    const param = {
      ...names,
      dealerSlug: locationId,
      productId,
      name: customer.name,
      phoneNumber: customer.phoneNumber,
      email: customer.email || null,
      licence: customer.licence as Licence,
      survey: survey as SurveyAnswer[],
      isOfAge: customer.isOfAge === true,
      phoneProof,
      affiliateKey,
      consent: true,
      locale,
    };
    if (!v.safeParse(RideParam, { ...param, slotAt }).success)
      return { kind: 'failed', code: 'TEST_RIDE_INVALID' };
    const variables = { param: { ...param, slotAt: new Date(slotAt).toISOString() } };
    const answer = await send(TELLING_MAIN, BookTestRideDocument, variables);
    if (answer.ok) {
      const { success, errorCode } = answer.data.bookTestRide;
      return success
        ? { kind: 'booked', ...names }
        : { kind: 'failed', code: errorCode ?? 'UNKNOWN' };
    }
    const { fault } = answer;
    const code = fault.layer === 'graphql' ? fault.code : 'UNKNOWN';
    if (!isRetryable(fault) || code === 'RATE_LIMITED') return { kind: 'failed', code };
    const taken = await outbox().enqueue('bookTestRide', variables);
    return taken.ok ? { kind: 'queued', ...names } : { kind: 'failed', code: 'UNAVAILABLE' };
  };
};
