'use client';

import { type ReactNode, useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useScopedI18n } from '../../platform/i18n/client.ts';
import { Field, type FieldAria } from '../field.tsx';
import { useValidationMessage } from './messages.ts';

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

interface ControlFieldProps<Value> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean | undefined;
  children: (control: Controlled<Value> & FieldAria) => ReactNode;
}

/** For our own controls that hold a value: combobox, upload. */
export function FormControlField<Value>(props: ControlFieldProps<Value>) {
  const { name, label, hint, required = true, children } = props;
  const id = useId();
  const t = useScopedI18n('validation');
  return (
    <FormControl<Value> name={name}>
      {({ error, ...control }) => (
        <Field
          id={id}
          label={label}
          hint={hint}
          error={error}
          required={required}
          optionalLabel={t('optional')}
        >
          {(aria) => children({ ...aria, ...control })}
        </Field>
      )}
    </FormControl>
  );
}
