import * as v from 'valibot';
import { FINANCING_PROVIDERS, type FinancingProvider } from '#edge/contract/financing/providers.ts';
import type { Env } from '#edge/env.ts';

const company = v.strictObject({
  provider: v.picklist(FINANCING_PROVIDERS),
  /** Where its API is; `/v1/applications` and so on follow. */
  url: v.pipe(v.string(), v.url()),
  /** Bearer token of our requests. */
  key: v.pipe(v.string(), v.minLength(8)),
  /** Both sign what the company sends with this. */
  secret: v.pipe(v.string(), v.minLength(16)),
});

/** A financing company that takes applications by its API. */
export type Company = v.InferOutput<typeof company>;

const companies = v.array(company);

const isPublic = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && /\.[a-z]{2,}$/.test(hostname) && !hostname.endsWith('.local');
};

/**
 * The companies with an API; staff decide for every other one by hand. Throws at start-up for a list that
 * cannot be read, and outside an embedded instance for an address that is not a public one.
 */
export const financingCompanies = (env: Env): readonly Company[] => {
  const text = env.FINANCING_COMPANIES;
  if (text === undefined) return [];
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new Error('Configuration refused: FINANCING_COMPANIES is no JSON');
  }
  const checked = v.safeParse(companies, parsed);
  if (!checked.success)
    throw new Error(
      `Configuration refused: FINANCING_COMPANIES ${v.getDotPath(checked.issues[0]) ?? ''}`,
    );
  const list = checked.output.map((each) => ({ ...each, url: each.url.replace(/\/$/, '') }));
  if (new Set(list.map(({ provider }) => provider)).size !== list.length)
    throw new Error('Configuration refused: FINANCING_COMPANIES names a provider twice');
  if (env.ALVA_ENV !== 'embedded' && !list.every(({ url }) => isPublic(url)))
    throw new Error('Configuration refused: addresses of FINANCING_COMPANIES are public https');
  return list;
};

export const companyOf = (env: Env, provider: FinancingProvider): Company | undefined =>
  financingCompanies(env).find((each) => each.provider === provider);
