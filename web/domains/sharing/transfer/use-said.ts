'use client';

import type { TransferFault } from '#edge/contract/sharing/transfer-machine.ts';
import type { Fault } from '../../../platform/graphql/fault.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { useErrorMessage } from '../../../ui/form/error-message.ts';

/** The sentence for a refusal of the operation, or for a request that came to nothing. */
export const useSaid = () => {
  const t = useScopedI18n('transfer');
  const error = useErrorMessage();
  return {
    refusal: (code: string | null | undefined): string => t(`fault.${code as TransferFault}`),
    fault: (fault: Fault): string =>
      error(fault.layer === 'graphql' ? fault.code : 'UNAVAILABLE') ?? '',
  };
};
