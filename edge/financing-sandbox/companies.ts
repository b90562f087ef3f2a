import type { FinancingProvider } from '#edge/contract/financing/providers.ts';

/** Companies of this machine; what is left, staff decide by hand. They lend nothing, so their keys may be known. */
export const LOCAL_PROVIDERS = [
  'ADIRA',
  'BFI',
  'CASHBAC_EASYPAY',
  'PAPITUPI',
] as const satisfies readonly FinancingProvider[];

export const localKey = (provider: string): string => `local-key-${provider.toLowerCase()}`;
export const localSecret = (provider: string): string => `local-secret-${provider.toLowerCase()}`;

/** `FINANCING_COMPANIES` of an instance beside it. */
export const localCompanies = (origin: string): string =>
  JSON.stringify(
    LOCAL_PROVIDERS.map((provider) => ({
      provider,
      url: `${origin}/${provider.toLowerCase()}`,
      key: localKey(provider),
      secret: localSecret(provider),
    })),
  );
