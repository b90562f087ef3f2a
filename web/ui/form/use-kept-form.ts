'use client';

import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { keptForms } from '#web/platform/session/kept-forms.ts';

/**
 * What was typed in a form is still there when its page was left for another one on which the person proved
 * who they are. A form is known by its fields.
 */
export const useKeptForm = <Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
): void => {
  const { getValues, setValue } = form;
  useEffect(() => {
    const name = Object.keys(getValues()).sort().join(' ');
    for (const [field, value] of Object.entries(keptForms().take(name) ?? {}))
      setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true });
    return keptForms().add(name, getValues);
  }, [getValues, setValue]);
};
