import { type FinancingProvider, PROVIDER_NAMES } from '#edge/contract/financing/providers.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';

/** What a sentence calls a financing company; one without a name of its own is called what it is. */
export const useCompanyName = (): ((provider: FinancingProvider) => string) => {
  const t = useScopedI18n('financing');
  return (provider) => (provider === 'OTHER' ? t('company') : PROVIDER_NAMES[provider]);
};
