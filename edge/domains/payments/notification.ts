import * as v from 'valibot';
import type { Env } from '#edge/env.ts';
import { parseJson, readText } from '#edge/platform/body.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { applyTransaction } from './apply.ts';
import { type AttemptRow, attemptByProviderOrder } from './attempt.sql.ts';
import { eventByKey } from './event.sql.ts';
import { eventKey } from './event-key.ts';
import type { PaymentDeps } from './listener.ts';
import { type MidtransConfig, midtransConfig } from './midtrans/config.ts';
import { isSigned } from './midtrans/signature.ts';
import { type Transaction, TransactionBody } from './midtrans/status.ts';
import { askStatus } from './midtrans/transaction.ts';

const Notification = v.looseObject({
  ...TransactionBody.entries,
  signature_key: v.pipe(v.string(), v.length(128)),
});

const notificationIn = async (request: Request): Promise<v.InferOutput<typeof Notification>> => {
  const parsed = v.safeParse(Notification, parseJson(await readText(request)));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Refusal('BAD_USER_INPUT', `${v.getDotPath(issue) ?? 'body'} is not as documented.`);
};

const away = (cause?: unknown): Refusal =>
  new Refusal(
    'UNAVAILABLE',
    'Not now. Please send it again.',
    cause === undefined ? {} : { cause },
  );

/** That wallet is asked for by the transaction's id, which its first notification tells. */
const askedBy = (attempt: AttemptRow, { payment_type, transaction_id }: Transaction): AttemptRow =>
  payment_type === 'dana' ? { ...attempt, method: 'dana', transactionId: transaction_id } : attempt;

const receive = async (
  request: Request,
  config: MidtransConfig,
  deps: PaymentDeps,
): Promise<Response> => {
  const { db, log, fetch } = deps;
  const notification = await notificationIn(request);
  if (!(await isSigned(notification, config.signatureKey)))
    throw new Refusal('UNAUTHENTICATED', 'The signature is not valid.');
  const [[attempt]] = await db.readPrimary([
    attemptByProviderOrder({ providerOrderId: notification.order_id }),
  ]);
  if (attempt === undefined) throw new Refusal('NOT_FOUND', 'There is no such payment.');
  const key = eventKey(attempt, notification);
  const [events] = await db.readPrimary([eventByKey({ key })]);
  if (events.length > 0) return Response.json({ outcome: 'duplicate' });
  const askedAt = deps.clock();
  const status = await askStatus({ config, fetch }, askedBy(attempt, notification));
  if (!status.ok || status.value === null) {
    const reason = status.ok ? 'no transaction' : status.error.reason;
    log.warn('payments.not-confirmed', { attempt: attempt.id, reason });
    throw away();
  }
  const question = { source: 'NOTIFICATION', askedAt } as const;
  const { outcome } = await applyTransaction(attempt, status.value, question, deps);
  return Response.json({ outcome });
};

/**
 * `POST /api/payments/notifications`. The signature does not cover the state, so the provider is
 * asked how the transaction stands, and that answer is what counts. Its retries follow our status:
 * - 200 written down: applied, known already, older than what is known, or of no meaning to us
 * - 400, 401, 413 no notification, or not signed · 404 of no attempt of ours
 * - 503 the provider does not confirm it, the store is away, or a fault of ours: of all these the
 *   provider sends it again, and more often than of a 500
 *
 * Throws at once for a configuration that must not be.
 */
export const notificationReceiver = (env: Env) => {
  const config = midtransConfig(env);
  return async (request: Request, deps: PaymentDeps): Promise<Response> => {
    if (config === undefined) throw new Refusal('NOT_FOUND', 'There is nothing here.');
    return receive(request, config, deps).catch((error: unknown) => {
      throw error instanceof Refusal ? error : away(error);
    });
  };
};
