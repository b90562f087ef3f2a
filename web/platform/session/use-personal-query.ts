'use client';

import useSWR from 'swr';
import { Failed, RETRYING } from '#web/platform/graphql/failed.ts';
import type { Fault } from '#web/platform/graphql/fault.ts';
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import { session as browserSession } from './browser.ts';
import { personOf } from './person.ts';
import { sendAs } from './personal.ts';
import { useSession } from './use-session.ts';

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
 * @param version of what is asked about: another one is asked for anew, and the answer before it is
 * shown meanwhile. Whoever gives one parts their component by person.
 */
export const usePersonalQuery = <Data, Variables>(
  document: TrustedDocument<Data, Variables>,
  variables: Variables | null,
  version?: number,
): PersonalQuery<Data> => {
  const session = useSession();
  const customerId = personOf(session);
  const asks = customerId !== undefined && variables !== null;
  const key = asks
    ? [customerId, document.__meta__?.hash, JSON.stringify(variables), version]
    : null;
  const { data, error, isValidating, mutate } = useSWR<Data, Failed>(
    key,
    async () => {
      const answer = await sendAs(customerId ?? '', document, variables as Variables);
      if (answer.ok) return answer.data;
      throw new Failed(answer.fault);
    },
    { ...RETRYING, revalidateOnFocus: false, keepPreviousData: version !== undefined },
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
