'use client';

import { useState } from 'react';
import type { Answer } from '#web/platform/graphql/send.ts';
import { useErrorMessage } from '#web/ui/form/error-message.ts';

interface Common {
  readonly success: boolean;
  readonly errorCode: string | null;
}

/** The sentence for an answer that is no success; undefined for one that is. */
export const codeOf = (answer: Answer<object>): string | undefined => {
  if (!answer.ok) return answer.fault.layer === 'graphql' ? answer.fault.code : 'UNAVAILABLE';
  const [common] = Object.values(answer.data) as Common[];
  return common?.success ? undefined : (common?.errorCode ?? 'UNKNOWN');
};

/** One change at a time, with what came of it. */
export const useChange = () => {
  const errors = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState(false);
  const run = async (request: () => Promise<Answer<object>>): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    setDone(false);
    const code = codeOf(await request());
    setBusy(false);
    setProblem(errors(code));
    setDone(code === undefined);
    return code === undefined;
  };
  return { busy, problem, done, run };
};
