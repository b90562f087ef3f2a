import type { FinancingProvider } from '#edge/contract/financing/providers.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';

/** What people call a financing company. */
export const useCompanyName = (): ((provider: FinancingProvider) => string) => {
  const t = useScopedI18n('financing');
  return (provider) => t(`company.${provider}`);
};
