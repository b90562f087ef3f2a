'use client';

import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useValidationMessage } from './validation-message.ts';

interface Controlled<Value> {
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
}

interface ControlProps<Value> {
  name: string;
  children: (control: Controlled<Value> & { error: string | undefined }) => ReactNode;
}

/** For what draws its own label and error, such as the parts of a date. */
export function FormControl<Value>({ name, children }: ControlProps<Value>) {
  const { control } = useFormContext();
  const { field, fieldState } = useController({ name, control });
  const error = useValidationMessage()(fieldState.error?.message);
  return children({
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    error,
  });
}
