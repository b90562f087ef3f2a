'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { isUnsent, needsPerson, type OutboxItem } from '#web/platform/offline/outbox/item.ts';
import { personOf } from '#web/platform/session/person.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { outbox } from './outbox.ts';

export interface OutboxView {
  /** Oldest first; `undefined` until it is known who is signed in and the device was read. */
  readonly items: readonly OutboxItem[] | undefined;
  /** Writes the server does not have yet. */
  readonly unsent: number;
  /** Those of them that wait for a person. */
  readonly stuck: number;
}

/**
 * What waits on this device, live. A page lays its own pending writes over what it shows and marks
 * them so; when one is discarded or refused it is gone from there, and so is its overlay.
 */
export const useOutbox = (): OutboxView => {
  const session = useSession();
  // What was read for nobody, or for somebody else, must not pass for this person's.
  const person = personOf(session);
  const isUnknown = session.kind === 'initializing' && person === undefined;
  const whose = isUnknown ? null : (['outbox', person] as const);
  const { data, mutate } = useSWR(whose, () => outbox().items(), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    dedupingInterval: 0,
  });
  useEffect(() => outbox().subscribe(() => void mutate()), [mutate]);
  return {
    items: data,
    unsent: data?.filter(isUnsent).length ?? 0,
    stuck: data?.filter(needsPerson).length ?? 0,
  };
};
