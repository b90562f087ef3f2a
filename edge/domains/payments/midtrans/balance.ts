import * as v from 'valibot';
import { iso } from '#edge/contract/time.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { type CallFault, call, type Provider } from './call.ts';

const Figures = v.looseObject({
  opening_balance_overall: v.number(),
  closing_balance_overall: v.number(),
});

const Answer = v.looseObject({
  ...Figures.entries,
  wallets: v.optional(v.array(v.looseObject({ source: v.string(), ...Figures.entries })), []),
});

export interface ReportedBalance {
  /** At the beginning of the time that was asked for, and at its end; whole rupiah. */
  readonly openingIdr: number;
  readonly closingIdr: number;
}

/** What the provider has of our customers' payments, by its own report. @param from @param to epoch ms */
export const askBalance = async (
  provider: Provider,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Result<ReportedBalance, CallFault>> => {
  const query = new URLSearchParams({ currency: 'IDR', start_time: iso(from), end_time: iso(to) });
  const path = `/v1/balance/mutation?${query}`;
  const answer = await call(provider, { base: 'apiUrl', path, method: 'GET' });
  if (!answer.ok) return answer;
  const parsed = v.safeParse(Answer, answer.value.body);
  if (!parsed.success)
    return err({ retriable: false, reason: `balance: status ${answer.value.code}` });
  // Money for disbursements lies in a wallet of its own, and is not ours to compare.
  const { wallets } = parsed.output;
  const payin = wallets.find(({ source }) => source === 'payin') ?? parsed.output;
  return ok({
    openingIdr: Math.round(payin.opening_balance_overall),
    closingIdr: Math.round(payin.closing_balance_overall),
  });
};
