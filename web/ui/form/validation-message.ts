'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';

type ValidationKey = keyof typeof import('#web/platform/i18n/messages/en/validation.ts')['default'];

/** Turns a validator's key into a sentence. The page hands its client components the scope `validation`. */
export const useValidationMessage = (): ((key: string | undefined) => string | undefined) => {
  const t = useScopedI18n('validation');
  return (key) => (key === undefined ? undefined : t(key as ValidationKey));
};
