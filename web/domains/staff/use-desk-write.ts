'use client';

import { useState } from 'react';
import type { StaffOutcomeFragment } from '#web/platform/graphql/generated/main.ts';
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { useErrorMessage } from '#web/ui/form/error-message.ts';

type Outcome = Omit<StaffOutcomeFragment, 'changedBy'> & Partial<StaffOutcomeFragment>;

/** Who made a change; none where nobody knows. */
export type ChangedBy = Outcome['changedBy'];

/**
 * Sends a change of the desk, and says in words what stood against it.
 * @param say words of the tool's own for a code; without them the code's sentence in scope `errors`
 * @param onRefused whether it says something about a code itself
 */
export const useDeskWrite = (
  onDone: () => void,
  say: (code: string) => string | undefined = () => undefined,
  onRefused: (code: string, changedBy: ChangedBy) => boolean = () => false,
) => {
  const send = usePersonalMutation();
  const errors = useErrorMessage();
  const [problem, setProblem] = useState<string>();
  const write = async <Variables>(
    document: TrustedDocument<object, Variables>,
    variables: Variables,
  ): Promise<void> => {
    setProblem(undefined);
    const answer = await send(document, variables);
    if (!answer.ok) {
      const { fault } = answer;
      setProblem(errors(fault.layer === 'graphql' ? fault.code : 'UNAVAILABLE'));
      return;
    }
    const [outcome] = Object.values(answer.data) as readonly Outcome[];
    if (outcome?.success) onDone();
    else {
      const code = outcome?.errorCode ?? 'UNKNOWN';
      if (!onRefused(code, outcome?.changedBy)) setProblem(say(code) ?? errors(code));
    }
  };
  return { write, problem };
};
