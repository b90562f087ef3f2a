'use client';

import { useState } from 'react';
import { type Refused, useOrderWrite } from '#web/domains/orders/use-order-write.ts';
import { type MeanwhileChange, useMeanwhile } from '#web/domains/staff/index.ts';
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { type Desk, useDesk } from './desk-context.ts';
import { isOverBy, useDeskRefusal } from './use-desk-refusal.ts';
import { idsOf } from './use-seen.ts';

type Fault = Refused['faults'][number];

/** Whether a decision can be made of the order as it is now. */
export type IsPossible = (can: Desk['can'], desk: Desk['desk']) => boolean;

/** What stands against a decision. */
export interface DecisionState {
  readonly problem?: string | undefined;
  readonly change?: MeanwhileChange | undefined;
  /** Of the history, when the dialog opened. */
  readonly seenEntries?: ReadonlySet<string>;
}

/** The version of the order that a dialog writes to, and what others do to the order meanwhile. */
export const useDeskVersion = (isPossible: IsPossible) => {
  const { desk, can, onStale } = useDesk();
  const [seenEntries] = useState(() => idsOf(desk.log));
  const { expectedVersion, ...meanwhile } = useMeanwhile(
    { version: desk.row.version, isPossible: isPossible(can, desk) },
    onStale,
  );
  const refuse = (refused: Pick<Refused, 'errorCode' | 'transitionError'>): boolean => {
    const isOver = isOverBy(refused);
    if (!isOver && refused.errorCode !== 'ORDER_CHANGED') return false;
    meanwhile.onRefused(isOver);
    return true;
  };
  return {
    /** What the writes of an order have in common. */
    seen: { id: desk.row.order.id, expectedVersion },
    change: meanwhile.change,
    seenEntries,
    onTry: meanwhile.onTry,
    /** Whether it was refused for what others did; the dialog says so by itself then. */
    refuse,
  };
};

/**
 * Sends one decision of staff and closes what it was made in. When somebody else has changed the order
 * it stays open with what was typed, says what changed, and goes on from there while `isPossible`; any
 * other refusal is shown where it was made, at its field where `atField` shows it there.
 */
export const useDecision = (close: () => void, isPossible: IsPossible) => {
  const t = useScopedI18n('orderDesk');
  const { onWritten } = useDesk();
  const { seen, change, seenEntries, onTry, refuse } = useDeskVersion(isPossible);
  const textOf = useDeskRefusal();
  const { write, busy } = useOrderWrite({ own: false });
  const [problem, setProblem] = useState<string>();
  const state: DecisionState = { problem, change, seenEntries };
  const decide = async <Data extends object, Variables>(
    document: TrustedDocument<Data, Variables>,
    variables: Variables,
    atField?: (fault: Fault) => boolean,
  ): Promise<void> => {
    // A form with one field is sent by its Enter key, without a button, too.
    if (change === 'over') return;
    setProblem(undefined);
    onTry();
    const outcome = await write(document, variables);
    if (outcome.kind === 'refused') {
      if (refuse(outcome.refused)) return;
      const [first] = outcome.refused.faults;
      if (first === undefined || !atField?.(first)) setProblem(textOf(outcome.refused));
    } else if (outcome.kind === 'unanswered') {
      setProblem(t('do.no-answer'));
      onWritten();
    } else {
      onWritten();
      close();
    }
  };
  return { decide, busy, seen, state };
};
