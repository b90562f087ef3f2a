'use client';

import useSWR, { type SWRResponse } from 'swr';
import { CONTENT } from './endpoints.ts';
import { type Fault, isRetryable } from './fault.ts';
import { send, type TrustedDocument } from './send.ts';

/** A fault travels through SWR as a thrown value. */
class Failed extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

/**
 * Live content in the browser. What was there before stays while new data is on its way, and when it
 * does not come. `variables: null` asks nothing yet.
 */
export const useContent = <Data, Variables>(
  document: TrustedDocument<Data, Variables>,
  variables: Variables | null,
): Pick<SWRResponse<Data>, 'data' | 'isLoading' | 'isValidating'> & {
  fault: Fault | undefined;
  retry: () => void;
} => {
  const key = variables === null ? null : [document.__meta__?.hash, JSON.stringify(variables)];
  const { data, error, isLoading, isValidating, mutate } = useSWR<Data, Failed>(
    key,
    async () => {
      const answer = await send(CONTENT, document, variables as Variables);
      if (answer.ok) return answer.data;
      throw new Failed(answer.fault);
    },
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      shouldRetryOnError: (failed: Failed) => isRetryable(failed.fault),
    },
  );
  return { data, isLoading, isValidating, fault: error?.fault, retry: () => void mutate() };
};
