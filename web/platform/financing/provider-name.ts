import { type FinancingProvider, PROVIDER_NAMES } from '#edge/contract/financing/providers.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';

/** What a provider is called where one is chosen: one that has no name is called so in the reader's language. */
export const useProviderName = (): ((provider: FinancingProvider) => string) => {
  const t = useScopedI18n('ui');
  return (provider) => (provider === 'OTHER' ? t('provider.other') : PROVIDER_NAMES[provider]);
};
