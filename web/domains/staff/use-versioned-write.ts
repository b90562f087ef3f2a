'use client';

import { useState } from 'react';
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import type { MeanwhileChange, Subject } from './meanwhile.ts';
import { type ChangedBy, useDeskWrite } from './use-desk-write.ts';
import { useMeanwhile } from './use-meanwhile.ts';

/** A thing that several people may change at once. */
export interface Shared extends Subject {
  /** What the page says of it, a fact each, always as many: what differs is shown when somebody changed it. */
  readonly facts: readonly string[];
  /** The code of a refusal for another version. */
  readonly changed: string;
  /** Codes that say that it cannot be done at all any more. */
  readonly over: readonly string[];
  /** The page reads it again. */
  readonly onStale: () => void;
}

/** What a form shows of a change by somebody else. */
export interface MeanwhileState {
  readonly change: MeanwhileChange | undefined;
  readonly changedBy?: ChangedBy;
  readonly differences: readonly string[];
}

/** What whoever writes began from. */
interface Base extends Pick<Shared, 'id' | 'version' | 'facts'> {
  readonly isOwn: boolean;
  readonly changedBy?: ChangedBy;
}

/**
 * Sends a change of the desk for the version that is on the screen. Changed by somebody else meanwhile,
 * what was typed stays, and is sent for the new version at the next try.
 */
export const useVersionedWrite = (
  shared: Shared,
  onDone: () => void,
  say?: (code: string) => string | undefined,
) => {
  const t = useScopedI18n('staff');
  const { id, version, facts } = shared;
  const fresh: Base = { id, version, facts, isOwn: false };
  const [base, setBase] = useState(fresh);
  if (base.id !== id || (base.isOwn && version !== base.version)) setBase(fresh);
  const { expectedVersion, change, onTry, onRefused, onOwnWrite } = useMeanwhile(
    shared,
    shared.onStale,
  );
  const { write: send, problem } = useDeskWrite(onDone, say, (code, changedBy) => {
    const isOver = shared.over.includes(code);
    if (!isOver && code !== shared.changed) return false;
    setBase((before) => ({ ...before, isOwn: false, changedBy }));
    onRefused(isOver);
    return !isOver;
  });
  const writeSeen = async <Variables>(
    document: TrustedDocument<object, Variables>,
    variablesFor: (seen: number) => Variables,
  ): Promise<void> => {
    // A form with one field is sent by its Enter key, without a button, too.
    if (change === 'over') return;
    onTry();
    await send(document, variablesFor(expectedVersion));
  };
  const write = <Variables extends { readonly expectedVersion: number }>(
    document: TrustedDocument<object, Variables>,
    variables: Omit<Variables, 'expectedVersion'>,
  ): Promise<void> =>
    writeSeen(document, (seen) => ({ ...variables, expectedVersion: seen }) as Variables);
  const differences = facts.flatMap((now, at) => {
    const was = base.facts[at] ?? '';
    if (was === now) return [];
    const nothing = t('meanwhile.nothing');
    return [t('meanwhile.difference', { before: was || nothing, now: now || nothing })];
  });
  return {
    write,
    /** For a write that says otherwise than by `expectedVersion` what was seen. */
    writeSeen,
    problem,
    meanwhile: { change, changedBy: base.changedBy, differences } satisfies MeanwhileState,
    /** For a form that stays after it was sent: it goes on from what the page reads next. */
    onOwnWrite: (): void => {
      setBase((before) => ({ ...before, version: expectedVersion, isOwn: true }));
      onOwnWrite();
    },
  };
};
