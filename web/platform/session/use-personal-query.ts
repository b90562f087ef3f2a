'use client';

import useSWR from 'swr';
import { type Fault, isRetryable } from '#web/platform/graphql/fault.ts';
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import { session as browserSession } from './browser.ts';
import { personOf } from './person.ts';
import { sendAs } from './personal.ts';
import { useSession } from './use-session.ts';

/** A fault travels through SWR as a thrown value. */
class Failed extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

export interface PersonalQuery<Data> {
  readonly data: Data | undefined;
  readonly fault: Fault | undefined;
  readonly isValidating: boolean;
  readonly retry: () => void;
}

const AWAY: Fault = { layer: 'network', message: '' };

/**
 * Data of the person signed in; asks nothing for anybody else. The person is part of the key, so
 * nothing of one is shown to another.
 */
export const usePersonalQuery = <Data, Variables>(
  document: TrustedDocument<Data, Variables>,
  variables: Variables | null,
): PersonalQuery<Data> => {
  const session = useSession();
  const customerId = personOf(session);
  const asks = customerId !== undefined && variables !== null;
  const key = asks ? [customerId, document.__meta__?.hash, JSON.stringify(variables)] : null;
  const { data, error, isValidating, mutate } = useSWR<Data, Failed>(
    key,
    async () => {
      const answer = await sendAs(customerId ?? '', document, variables as Variables);
      if (answer.ok) return answer.data;
      throw new Failed(answer.fault);
    },
    { shouldRetryOnError: (failed: Failed) => isRetryable(failed.fault), revalidateOnFocus: false },
  );
  const unknown = session.kind === 'unavailable' && customerId === undefined;
  return {
    data,
    isValidating,
    fault: error?.fault ?? (unknown ? AWAY : undefined),
    retry: () => {
      if (session.kind === 'unavailable') void browserSession().refresh();
      void mutate();
    },
  };
};
