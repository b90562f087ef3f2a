'use client';

import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  type DefaultValues,
  type FieldValues,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import type { GenericSchema, InferInput, InferOutput } from 'valibot';

export interface FormOptions<Schema extends GenericSchema<FieldValues, FieldValues>> {
  schema: Schema;
  defaultValues: DefaultValues<InferInput<Schema>>;
}

/**
 * A form held to a schema of `edge/contract/validators`. Nobody is told off while typing: a field is
 * checked when it is left, and again at each key once it is wrong. The first wrong field takes the
 * focus on submit, and whatever was entered stays when sending fails.
 */
export const useForm = <Schema extends GenericSchema<FieldValues, FieldValues>>({
  schema,
  defaultValues,
}: FormOptions<Schema>): UseFormReturn<InferInput<Schema>, unknown, InferOutput<Schema>> =>
  useHookForm<InferInput<Schema>, unknown, InferOutput<Schema>>({
    resolver: valibotResolver(schema),
    defaultValues,
    mode: 'onTouched',
    // An error that appears while the submit button is being pressed moves it away from under the finger.
    delayError: 250,
    // `Form` does it, by the order on the screen and for every kind of control.
    shouldFocusError: false,
  });
