'use client';

import { useCallback } from 'react';
import type { Answer, TrustedDocument } from '#web/platform/graphql/send.ts';
import { sendAs } from './personal.ts';
import { useSession } from './use-session.ts';

/** Sends a write of the person signed in; for anybody else there is nothing to send. */
export const usePersonalMutation = () => {
  const session = useSession();
  const customerId = session.kind === 'signed-in' ? session.customerId : undefined;
  return useCallback(
    async <Data, Variables>(
      document: TrustedDocument<Data, Variables>,
      variables: Variables,
    ): Promise<Answer<Data>> =>
      customerId === undefined
        ? { ok: false, fault: { layer: 'network', message: '' } }
        : sendAs(customerId, document, variables),
    [customerId],
  );
};
