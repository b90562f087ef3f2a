'use client';

import { type MeanwhileChange, MeanwhileNotice } from '#web/domains/staff/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import type { DecisionState } from './use-decision.ts';
import { useDifferences } from './use-differences.ts';

const NONE: ReadonlySet<string> = new Set();

function Changed({ change, seen }: { change: MeanwhileChange; seen: ReadonlySet<string> }) {
  return <MeanwhileNotice change={change} differences={useDifferences(seen)} />;
}

/** What stands against a decision: what others did to the order meanwhile, or why it was refused. */
export function DecisionNotice({ state }: { state: DecisionState }) {
  const { change, problem, seenEntries = NONE } = state;
  return (
    <>
      {change === undefined ? null : <Changed change={change} seen={seenEntries} />}
      {problem ? <Alert tone="critical">{problem}</Alert> : null}
    </>
  );
}
