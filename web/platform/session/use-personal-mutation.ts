'use client';

import { useCallback } from 'react';
import type { Answer, TrustedDocument } from '#web/platform/graphql/send.ts';
import { personOf } from './person.ts';
import { sendAs } from './personal.ts';
import { useSession } from './use-session.ts';

/**
 * Sends a write of the person whose page this is, also before the server has answered who is signed
 * in: it refuses a write that names somebody else. Without a person there is nothing to send.
 */
export const usePersonalMutation = () => {
  const customerId = personOf(useSession());
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
