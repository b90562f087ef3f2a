'use client';

import { useState } from 'react';
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import type { MeanwhileChange, Subject } from './meanwhile.ts';
import { useDeskWrite } from './use-desk-write.ts';
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
  readonly differences: readonly string[];
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
  const { version, facts } = shared;
  const [base, setBase] = useState({ version, facts, isOwn: false });
  if (base.isOwn && version !== base.version) setBase({ version, facts, isOwn: false });
  const { expectedVersion, change, onTry, onRefused, onOwnWrite } = useMeanwhile(
    shared,
    shared.onStale,
  );
  const { write: send, problem } = useDeskWrite(onDone, say, (code) => {
    const isOver = shared.over.includes(code);
    if (!isOver && code !== shared.changed) return false;
    setBase((before) => ({ ...before, isOwn: false }));
    onRefused(isOver);
    return !isOver;
  });
  const write = async <Variables extends { readonly expectedVersion: number }>(
    document: TrustedDocument<object, Variables>,
    variables: Omit<Variables, 'expectedVersion'>,
  ): Promise<void> => {
    // A form with one field is sent by its Enter key, without a button, too.
    if (change === 'over') return;
    onTry();
    await send(document, { ...variables, expectedVersion } as Variables);
  };
  const differences = facts.flatMap((now, at) => {
    const was = base.facts[at] ?? '';
    if (was === now) return [];
    const nothing = t('meanwhile.nothing');
    return [t('meanwhile.difference', { before: was || nothing, now: now || nothing })];
  });
  return {
    write,
    problem,
    meanwhile: { change, differences } satisfies MeanwhileState,
    /** For a form that stays after it was sent: it goes on from what the page reads next. */
    onOwnWrite: (): void => {
      setBase((before) => ({ ...before, version: expectedVersion, isOwn: true }));
      onOwnWrite();
    },
  };
};
