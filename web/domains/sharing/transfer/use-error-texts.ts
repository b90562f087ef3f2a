'use client';

import type { TransferFault } from '#edge/contract/sharing/transfer-machine.ts';
import type { Fault } from '#web/platform/graphql/fault.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useErrorMessage } from '#web/ui/form/error-message.ts';

/** The sentence for a refusal of the operation, or for a request that came to nothing. */
export const useErrorTexts = () => {
  const t = useScopedI18n('transfer');
  const error = useErrorMessage();
  return {
    refusal: (code: string | null | undefined): string =>
      `${t(`fault.${code as TransferFault}`)} ${t(`next.${code as TransferFault}`)}`,
    fault: (fault: Fault): string =>
      error(fault.layer === 'graphql' ? fault.code : 'UNAVAILABLE') ?? '',
  };
};
