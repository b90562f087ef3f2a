'use client';

import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { session } from '#web/platform/session/browser.ts';
import { personOf } from '#web/platform/session/person.ts';
import { createDraftWriter } from './draft-writer.ts';

/**
 * Keeps what is typed into a form while it is typed, so that Back, another step and a reload lose
 * nothing. `write` gets the values as typed, right or wrong.
 */
export const useDraft = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  write: (typed: Input) => void,
): void => {
  const { subscribe } = form;
  const save = useEffectEvent(() => write(form.getValues()));
  useEffect(() => {
    const draft = createDraftWriter(save, () => personOf(session().state) !== undefined);
    const stop = subscribe({ formState: { values: true }, callback: () => draft.changed() });
    const flush = (): void => draft.flush();
    // A phone takes a page away without any event but these.
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    window.addEventListener('popstate', flush);
    return () => {
      stop();
      flush();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      window.removeEventListener('popstate', flush);
    };
  }, [subscribe]);
};
