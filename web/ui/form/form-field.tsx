'use client';

import { type ReactNode, useId } from 'react';
import { type RegisterOptions, type UseFormRegisterReturn, useFormContext } from 'react-hook-form';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Field, type FieldAria } from '#web/ui/field.tsx';
import { useValidationMessage } from './validation-message.ts';

export interface FormFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  advice?: ReactNode;
  required?: boolean | undefined;
  options?: RegisterOptions | undefined;
  className?: string | undefined;
  /** Spread on a native control: `{(control) => <Input {...control} type="email" />}`. */
  children: (control: FieldAria & UseFormRegisterReturn) => ReactNode;
}

/** A native control of the form around it, with its label, hint and translated error. */
export function FormField(props: FormFieldProps) {
  const { name, label, hint, advice, required = true, options, className, children } = props;
  const id = useId();
  const t = useScopedI18n('validation');
  const { register, formState, getFieldState } = useFormContext();
  const error = useValidationMessage()(getFieldState(name, formState).error?.message);
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      advice={advice}
      error={error}
      required={required}
      optionalLabel={t('optional')}
      className={className}
    >
      {(aria) => children({ ...aria, ...register(name, options) })}
    </Field>
  );
}
