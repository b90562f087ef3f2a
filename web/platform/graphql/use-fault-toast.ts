'use client';

import { useCallback } from 'react';
import { toast } from '../../ui/toast.ts';
import { useScopedI18n } from '../i18n/client.ts';
import { errorSentence } from '../i18n/error-messages.ts';
import { useLocale } from '../i18n/use-locale.ts';
import type { Fault } from './fault.ts';
import { showsToast } from './toast-rules.ts';

/** Tells the person about a fault in their language, where the rules want it told. */
export const useFaultToast = (operation: string): ((fault: Fault) => void) => {
  const t = useScopedI18n('common');
  const locale = useLocale();
  return useCallback(
    (fault: Fault): void => {
      if (!showsToast(operation, fault)) return;
      const say = (message: string): void => void toast({ message, tone: 'critical' });
      if (fault.layer === 'http') {
        const status = `${fault.status} ${fault.statusText}`.trim();
        say(t('error.http', { status, name: operation }));
      } else if (fault.layer === 'graphql')
        void errorSentence(locale, fault.code).then((known) => say(known ?? t('error.system')));
    },
    [operation, locale, t],
  );
};
