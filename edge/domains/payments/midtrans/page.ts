import type { Locale } from '#edge/contract/locale.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import type { AttemptRow } from '#edge/domains/payments/attempt.sql.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type CallFault, call, type Provider } from './call.ts';
import { startTime } from './time.ts';

/** One line of what is paid for; discounts are lines with a price below zero. */
interface PaymentLine {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  /** Of one, in whole rupiah. */
  readonly priceIdr: number;
}

/** Who pays, for the provider's own receipt; nothing of it is stored here. */
interface Payer {
  readonly firstName: string;
  readonly lastName?: string;
  readonly email?: string;
  readonly phone?: string;
}

export interface PageRequest {
  readonly lines: readonly PaymentLine[];
  readonly payer: Payer;
  readonly locale: Locale;
  /** Where the provider sends the browser afterwards; that it came back proves nothing. */
  readonly returnUrl: string;
}

const LEAST_MINUTES = 5;
const LONGEST_NAME = 50;

/** The provider's limits: 50 characters, and no `|` for one of the shops. */
const named = (name: string): string => name.replaceAll('|', '/').slice(0, LONGEST_NAME);

/** What the page is asked for with. Throws when the lines are not the amount: the provider would refuse it. */
export const pageBody = (
  attempt: Pick<
    AttemptRow,
    'providerOrderId' | 'amountIdr' | 'offered' | 'createdAt' | 'expiresAt'
  >,
  { lines, payer, locale, returnUrl }: PageRequest,
): Readonly<Record<string, unknown>> => {
  const { providerOrderId, amountIdr, offered, createdAt, expiresAt } = attempt;
  const sum = lines.reduce((total, { quantity, priceIdr }) => total + quantity * priceIdr, 0);
  if (sum !== amountIdr) throw new Error(`The lines are ${sum}, the payment is ${amountIdr}`);
  const minutes = Math.max(LEAST_MINUTES, Math.ceil((expiresAt - createdAt) / MINUTE_MS));
  return {
    transaction_details: { order_id: providerOrderId, gross_amount: amountIdr },
    item_details: lines.map(({ id, name, quantity, priceIdr }) => ({
      id: named(id),
      name: named(name),
      quantity,
      price: priceIdr,
    })),
    customer_details: {
      first_name: payer.firstName,
      last_name: payer.lastName,
      email: payer.email,
      phone: payer.phone,
    },
    enabled_payments: offered,
    credit_card: { secure: true },
    callbacks: { finish: returnUrl },
    // Without a start the time would run from the choice of a method.
    expiry: {
      start_time: startTime(expiresAt - minutes * MINUTE_MS),
      duration: minutes,
      unit: 'minute',
    },
    language: locale,
  };
};

export interface Page {
  readonly token: string;
  readonly url: string;
}

/** Asks for the page of an attempt. Asked again within minutes it is the same one. */
export const requestPage = async (
  provider: Provider,
  attempt: AttemptRow,
  request: PageRequest,
): Promise<Result<Page, CallFault>> => {
  const { notifyUrl } = provider.config;
  const answer = await call(provider, {
    base: 'snapUrl',
    path: '/snap/v1/transactions',
    method: 'POST',
    body: pageBody(attempt, request),
    idempotencyKey: `page-${attempt.id}`,
    ...(notifyUrl !== undefined && { headers: { 'x-override-notification': notifyUrl } }),
  });
  if (!answer.ok) return answer;
  const { code, body } = answer.value;
  const { token, redirect_url: url } = body;
  if (code === 201 && typeof token === 'string' && typeof url === 'string')
    return ok({ token, url });
  return err({ retriable: false, reason: `no page: ${code}` });
};
