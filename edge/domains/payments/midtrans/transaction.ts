import * as v from 'valibot';
import type { AttemptRow } from '#edge/domains/payments/attempt.sql.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type CallFault, call, type Provider } from './call.ts';
import { type Transaction, TransactionBody } from './status.ts';

type Named = Pick<AttemptRow, 'providerOrderId' | 'transactionId' | 'method'>;

/** One of the wallets answers to the transaction's id only. */
const nameOf = ({ providerOrderId, transactionId, method }: Named): string =>
  encodeURIComponent(method === 'dana' && transactionId !== null ? transactionId : providerOrderId);

const transactionIn = (
  attempt: Named,
  body: Readonly<Record<string, unknown>>,
): Result<Transaction, CallFault> => {
  const parsed = v.safeParse(TransactionBody, body);
  if (!parsed.success) return err({ retriable: true, reason: 'an answer that cannot be read' });
  const { order_id, transaction_id } = parsed.output;
  // That wallet's answers carry the transaction's id where the order's belongs.
  const ours = order_id === attempt.providerOrderId || order_id === attempt.transactionId;
  return ours || order_id === transaction_id
    ? ok(parsed.output)
    : err({ retriable: false, reason: 'an answer about another order' });
};

const statusBy = async (
  provider: Provider,
  attempt: Named,
  name: string,
): Promise<Result<Transaction | null, CallFault>> => {
  const path = `/v2/${name}/status`;
  const answer = await call(provider, { base: 'apiUrl', path, method: 'GET' });
  if (!answer.ok) return answer;
  const { code, body } = answer.value;
  if (code === 404) return ok(null);
  return body.transaction_status === undefined
    ? err({ retriable: false, reason: `status ${code}` })
    : transactionIn(attempt, body);
};

/**
 * How a transaction stands; `null` when there is none: nobody has chosen a method yet. The order's name
 * comes first: whoever chose that wallet may have chosen another method since.
 */
export const askStatus = async (
  provider: Provider,
  attempt: Named,
): Promise<Result<Transaction | null, CallFault>> => {
  const name = encodeURIComponent(attempt.providerOrderId);
  const byOrder = await statusBy(provider, attempt, name);
  const other = nameOf(attempt);
  return byOrder.ok && byOrder.value === null && other !== name
    ? statusBy(provider, attempt, other)
    : byOrder;
};

type PageEnd = 'cancelled' | 'in progress';

/** Closes a page nobody has paid on. `in progress`: somebody is paying right now. */
export const cancelPage = async (
  provider: Provider,
  token: string,
): Promise<Result<PageEnd, CallFault>> => {
  const path = `/snap/v1/transactions/${encodeURIComponent(token)}/cancel`;
  const answer = await call(provider, { base: 'snapUrl', path, method: 'POST', body: {} });
  if (!answer.ok) return answer;
  // The documentation names the sentences and no status for them.
  const { error_messages: messages, canceled_at: at } = answer.value.body;
  const words = Array.isArray(messages) ? messages.join(' ').toLowerCase() : '';
  if (at !== undefined || /already cancel|not found/.test(words)) return ok('cancelled');
  if (words.includes('on progress')) return ok('in progress');
  return err({ retriable: true, reason: `page not cancelled: ${answer.value.code}` });
};

type End = 'ended' | 'too late';

/** Ends a transaction that waits for money. `too late`: it no longer waits. */
export const endTransaction = async (
  provider: Provider,
  attempt: Named,
  how: 'expire' | 'cancel',
): Promise<Result<End, CallFault>> => {
  const path = `/v2/${nameOf(attempt)}/${how}`;
  const answer = await call(provider, { base: 'apiUrl', path, method: 'POST', body: {} });
  if (!answer.ok) return answer;
  const { code } = answer.value;
  if (code === 200 || code === 407) return ok('ended');
  if (code === 412) return ok('too late');
  return err({ retriable: false, reason: `status ${code}` });
};

export type RefundAnswer =
  | 'accepted'
  /** Not enough in our balance there; the same key again later. */
  | 'insufficient'
  /** The transaction is not in a state to be paid back; it may be later. */
  | 'wrong state'
  /** The bank will not: nothing was paid back, and nothing will be. */
  | 'denied'
  /** More than what is left of the payment: others have paid a part of it back. */
  | 'amount'
  /** Nobody knows what it means, so nobody knows whether it was paid back. */
  | 'unknown'
  /** The key is in use. */
  | 'duplicate';

export interface RefundOrder {
  readonly refundKey: string;
  readonly amountIdr: number;
  readonly reason: string;
}

export const sendRefund = async (
  provider: Provider,
  attempt: Named,
  { refundKey, amountIdr, reason }: RefundOrder,
): Promise<Result<RefundAnswer, CallFault>> => {
  const answer = await call(provider, {
    base: 'apiUrl',
    path: `/v2/${nameOf(attempt)}/refund`,
    method: 'POST',
    body: { refund_key: refundKey, amount: amountIdr, reason },
    idempotencyKey: refundKey,
  });
  if (!answer.ok) return answer;
  const { code, body } = answer.value;
  if (code === 200) return ok('accepted');
  if (code === 406) return ok('duplicate');
  if (code === 412) return ok('wrong state');
  if (/insufficient/i.test(String(body.status_message))) return ok('insufficient');
  if (code === 202) return ok('denied');
  return ok(code === 414 ? 'amount' : 'unknown');
};
