'use client';

import { useEffect, useState } from 'react';

/**
 * Reads the device when the network has no answer. The device's code is loaded for that only: it is
 * no part of the first load.
 * @param question what is asked, as text; null while nothing has to be read
 */
export const useFromDevice = <T>(
  question: string | null,
  read: (question: string) => Promise<T | undefined>,
): { readonly done: boolean; readonly value: T | undefined } => {
  const [answer, setAnswer] = useState<{ question: string; value: T | undefined }>();
  useEffect(() => {
    if (question === null) return;
    let over = false;
    void read(question)
      .catch(() => undefined)
      .then((value) => {
        if (!over) setAnswer({ question, value });
      });
    return () => {
      over = true;
    };
  }, [question, read]);
  const done = answer !== undefined && answer.question === question;
  return { done, value: done ? answer.value : undefined };
};
