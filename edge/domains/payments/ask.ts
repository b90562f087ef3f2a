import { err, ok, type Result } from '#edge/platform/result.ts';
import { type Applied, applyTransaction } from './apply.ts';
import { type AttemptRow, noteAsked } from './attempt.sql.ts';
import type { PaymentDeps } from './listener.ts';
import type { CallFault, Provider } from './midtrans/call.ts';
import { midtransConfig } from './midtrans/config.ts';
import { askStatus } from './midtrans/transaction.ts';

/** The configured provider, or the fault of there being none. */
export const providerOf = ({ env, fetch }: PaymentDeps): Result<Provider, CallFault> => {
  const config = midtransConfig(env);
  return config === undefined
    ? err({ retriable: false, reason: 'no provider is configured' })
    : ok({ config, fetch });
};

/**
 * Asks the provider how an attempt stands, and applies what it says; for the page somebody comes back
 * to, and where notifications stay away. `null`: no method was chosen yet.
 */
export const askProvider = async (
  attempt: AttemptRow,
  deps: PaymentDeps,
): Promise<Result<Applied | null, CallFault>> => {
  const provider = providerOf(deps);
  if (!provider.ok) return provider;
  try {
    const question = { source: 'STATUS', askedAt: deps.clock() } as const;
    const status = await askStatus(provider.value, attempt);
    if (!status.ok) return status;
    if (status.value === null) return ok(null);
    return ok(await applyTransaction(attempt, status.value, question, deps));
  } finally {
    // Also of a question that came to nothing: it is the turn of the others.
    await deps.db.write([noteAsked({ id: attempt.id, now: deps.clock() })]);
  }
};
