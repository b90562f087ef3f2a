'use client';

import { useMemo } from 'react';
import useSWR from 'swr';
import { serverClock } from '#web/platform/offline/browser.ts';
import { Failed, RETRYING } from './failed.ts';
import type { Fault } from './fault.ts';
import { send, type Transport, type TrustedDocument } from './send.ts';
import { TELLING_CONTENT, TELLING_MAIN } from './telling.ts';

export interface Live<Data, Variables = unknown> {
  /** The newest answer; stays while a newer one is on its way, and when it does not come. */
  readonly data: Data | undefined;
  /** What `data` answers: the question before this one, while this one is on its way. */
  readonly sent: Variables | undefined;
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
  const hash = document.__meta__?.hash;
  const key = variables === null ? null : [hash, JSON.stringify(variables)];
  const { data, error, isValidating, mutate } = useSWR<
    { data: Data; sent: Variables; at: number },
    Failed
  >(
    key,
    async () => {
      const sent = variables as Variables;
      const answer = await send(transport, document, sent);
      if (answer.ok) return { data: answer.data, sent, at: serverClock().now() };
      throw new Failed(answer.fault);
    },
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      refreshInterval,
      ...RETRYING,
    },
  );
  return useMemo(
    () => ({
      data: data?.data,
      sent: data?.sent,
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
): Live<Data, Variables> => useOperation(TELLING_CONTENT, document, variables, options);

/** Live data of the main schema. `variables: null` asks nothing yet. */
export const useMain = <Data, Variables>(
  document: TrustedDocument<Data, Variables>,
  variables: Variables | null,
  options?: LiveOptions,
): Live<Data, Variables> => useOperation(TELLING_MAIN, document, variables, options);
