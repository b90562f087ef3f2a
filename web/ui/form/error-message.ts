'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';

type ErrorKey = keyof typeof import('#web/platform/i18n/messages/en/errors.ts')['default'];

/**
 * Turns the code of an answer or of a refused request into a sentence; unknown codes get the
 * fallback. The page hands its client components the scope `errors`.
 */
export const useErrorMessage = (): ((code: string | undefined) => string | undefined) => {
  const t = useScopedI18n('errors');
  return (code) => {
    if (code === undefined) return undefined;
    const text = t(code as Exclude<ErrorKey, 'network-status'>);
    // A missing key comes back as itself.
    return text === code || text === `errors.${code}` ? t('fallback') : text;
  };
};
