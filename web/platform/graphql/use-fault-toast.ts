'use client';

import { useCallback } from 'react';
import { toast } from '../../ui/toast.ts';
import { useScopedI18n } from '../i18n/client.ts';
import type { Fault } from './fault.ts';
import { showsToast } from './toast-rules.ts';

/** Tells the person about a fault in their language, where the rules want it told. */
export const useFaultToast = (operation: string): ((fault: Fault) => void) => {
  const t = useScopedI18n('common');
  return useCallback(
    (fault: Fault): void => {
      if (!showsToast(operation, fault)) return;
      const message =
        fault.layer === 'http'
          ? t('error.http', { status: `${fault.status} ${fault.statusText}`.trim() })
          : t('error.system');
      toast({ message, tone: 'critical' });
    },
    [operation, t],
  );
};
