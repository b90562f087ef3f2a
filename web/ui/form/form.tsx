'use client';

import { type FormEvent, type ReactNode, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { Alert } from '#web/ui/alert.tsx';
import { useErrorMessage } from './error-message.ts';

export interface FormProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Gets what the schema made of the input. For a refusal: `form.setError('root', {message: code})`. */
  onSubmit: (values: Output) => Promise<void> | void;
  className?: string | undefined;
  children: ReactNode;
}

export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { form, onSubmit, className, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const { isDirty, isSubmitSuccessful } = form.formState;
  useHoldUpdates(isDirty && !isSubmitSuccessful);
  const refusal = useErrorMessage()(form.formState.errors.root?.message);

  const focusFirstInvalid = () =>
    // The mark is on the control after React has drawn the errors.
    requestAnimationFrame(() => {
      const first = element.current?.querySelector('[aria-invalid="true"]');
      if (first instanceof HTMLElement) first.focus();
    });

  // A second press while the first is under way; `formState` says so during the first one too.
  const sending = useRef(false);
  const submit = form.handleSubmit(onSubmit, focusFirstInvalid);
  const submitOnce = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    form.clearErrors('root');
    try {
      await submit(event);
    } finally {
      sending.current = false;
    }
  };

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        // Pressed before the page is alive, the browser sends it by itself: never in the address.
        method="post"
        onSubmit={(event) => void submitOnce(event)}
        className={className ?? 'grid gap-5'}
      >
        {refusal ? <Alert tone="critical">{refusal}</Alert> : null}
        {children}
      </form>
    </FormProvider>
  );
}
