'use client';

import { useEffect, useRef } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';

/** Fills a form with what arrives after it was shown; where something was typed already, that stays. */
export const useLateValues = <Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  values: DefaultValues<Values>,
): void => {
  const { isDirty } = form.formState;
  const text = JSON.stringify(values);
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current === text || isDirty) return;
    shown.current = text;
    form.reset(values);
  });
};
