'use client';

import { useMemo } from 'react';
import useSWR from 'swr';
import { serverClock } from '../offline/here.ts';
import { CONTENT, MAIN } from './endpoints.ts';
import { type Fault, isRetryable } from './fault.ts';
import { send, type Transport, type TrustedDocument } from './send.ts';
import { useFaultToast } from './use-fault-toast.ts';

/** A fault travels through SWR as a thrown value. */
class Failed extends Error {
  readonly fault: Fault;
  constructor(fault: Fault) {
    super(fault.message);
    this.fault = fault;
  }
}

export interface Live<Data, Variables = unknown> {
  /** The newest answer; stays while a newer one is on its way, and when it does not come. */
  readonly data: Data | undefined;
  /** What `data` answers: the question before this one, while this one is on its way. */
  readonly asked: Variables | undefined;
  /** When `data` arrived, epoch ms. */
  readonly at: number | undefined;
  readonly isValidating: boolean;
  /** Why the last attempt brought nothing. */
  readonly fault: Fault | undefined;
  readonly retry: () => void;
}

interface LiveOptions {
  /** Milliseconds between refreshes while the page is in sight; 0 for none. */
  readonly refreshInterval?: number;
}

const useOperation = <Data, Variables>(
  transport: Transport,
  document: TrustedDocument<Data, Variables>,
  variables: Variables | null,
  { refreshInterval = 0 }: LiveOptions = {},
): Live<Data, Variables> => {
  const { name, hash } = document.__meta__ ?? {};
  const tell = useFaultToast(typeof name === 'string' ? name : '');
  const key = variables === null ? null : [hash, JSON.stringify(variables)];
  const { data, error, isValidating, mutate } = useSWR<
    { data: Data; asked: Variables; at: number },
    Failed
  >(
    key,
    async () => {
      const asked = variables as Variables;
      const answer = await send(transport, document, asked);
      if (answer.ok) return { data: answer.data, asked, at: serverClock().now() };
      throw new Failed(answer.fault);
    },
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      refreshInterval,
      onError: (failed: Failed) => tell(failed.fault),
      shouldRetryOnError: (failed: Failed) => isRetryable(failed.fault),
    },
  );
  return useMemo(
    () => ({
      data: data?.data,
      asked: data?.asked,
      at: data?.at,
      isValidating,
      fault: error?.fault,
      retry: () => void mutate(),
    }),
    [data, error, isValidating, mutate],
  );
};

/** Live public content. `variables: null` asks nothing yet. */
export const useContent = <Data, Variables>(
  document: TrustedDocument<Data, Variables>,
  variables: Variables | null,
  options?: LiveOptions,
): Live<Data, Variables> => useOperation(CONTENT, document, variables, options);

/** Live data of the main schema. `variables: null` asks nothing yet. */
export const useMain = <Data, Variables>(
  document: TrustedDocument<Data, Variables>,
  variables: Variables | null,
  options?: LiveOptions,
): Live<Data, Variables> => useOperation(MAIN, document, variables, options);
