'use client';

import { useState } from 'react';
import { type Refused, useOrderWrite } from '#web/domains/orders/use-order-write.ts';
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { useDesk } from './desk-context.ts';
import { useDeskRefusal } from './use-desk-refusal.ts';

type Fault = Refused['faults'][number];

/**
 * Sends one decision of staff and closes what it was made in. When somebody else has changed the order
 * it closes, too, and the page says what changed; any other refusal is shown where it was made, at its field
 * where `atField` shows it there.
 */
export const useDecision = (close: () => void) => {
  const t = useScopedI18n('orderDesk');
  const { onWritten, onConflict } = useDesk();
  const textOf = useDeskRefusal();
  const { write, busy } = useOrderWrite({ own: false });
  const [problem, setProblem] = useState<string>();
  const decide = async <Data extends object, Variables>(
    document: TrustedDocument<Data, Variables>,
    variables: Variables,
    atField?: (fault: Fault) => boolean,
  ): Promise<void> => {
    setProblem(undefined);
    const outcome = await write(document, variables);
    if (outcome.kind === 'refused' && outcome.refused.errorCode === 'ORDER_CHANGED') {
      onConflict();
      close();
    } else if (outcome.kind === 'refused') {
      const [first] = outcome.refused.faults;
      if (first === undefined || !atField?.(first)) setProblem(textOf(outcome.refused));
    } else if (outcome.kind === 'unanswered') {
      setProblem(t('do.no-answer'));
      onWritten();
    } else {
      onWritten();
      close();
    }
  };
  return { decide, busy, problem };
};
