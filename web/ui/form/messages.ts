'use client';

import { useScopedI18n } from '../../platform/i18n/client.ts';

type ValidationKey =
  keyof typeof import('../../platform/i18n/messages/en/validation.ts')['default'];
type ErrorKey = keyof typeof import('../../platform/i18n/messages/en/errors.ts')['default'];

/**
 * Turns a validator's key into a sentence. A page with a form hands its client components the
 * scopes `validation` and `errors`.
 */
export const useValidationMessage = (): ((key: string | undefined) => string | undefined) => {
  const t = useScopedI18n('validation');
  return (key) => (key === undefined ? undefined : t(key as ValidationKey));
};

/** The same for the code of an answer or of a refused request; unknown codes get the fallback. */
export const useErrorMessage = (): ((code: string | undefined) => string | undefined) => {
  const t = useScopedI18n('errors');
  return (code) => {
    if (code === undefined) return undefined;
    const text = t(code as Exclude<ErrorKey, 'network-status'>);
    // A missing key comes back as itself.
    return text === code || text === `errors.${code}` ? t('fallback') : text;
  };
};
