'use client';

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { useHoldUpdates } from '#web/platform/service-worker/unsaved.ts';
import { Alert } from '#web/ui/alert.tsx';
import { useErrorMessage } from './error-message.ts';
import { useKeptForm } from './use-kept-form.ts';

/** As the starter of late scripts (web/build/late-scripts.ts) marks one that was sent before it was alive. */
interface PressableForm extends HTMLFormElement {
  pressedEarly?: boolean;
}

export interface FormProps<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** Gets what the schema made of the input. For a refusal: `form.setError('root', {message: code})`. */
  onSubmit: (values: Output) => Promise<void> | void;
  className?: string | undefined;
  children: ReactNode;
}

export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { form, onSubmit, className, children } = props;
  const element = useRef<PressableForm>(null);
  const { isDirty, isSubmitSuccessful } = form.formState;
  useHoldUpdates(isDirty && !isSubmitSuccessful);
  useKeptForm(form);
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

  useEffect(() => {
    // After the effects of whoever holds the form's values, which know of the fields only then.
    const timer = setTimeout(() => {
      if (!element.current?.pressedEarly) return;
      element.current.pressedEarly = false;
      element.current.requestSubmit();
    });
    return () => clearTimeout(timer);
  }, []);

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        // Where the page never gets alive, the browser sends it by itself: never in the address.
        method="post"
        onSubmit={(event) => void submitOnce(event)}
        className={className ?? 'grid grid-cols-1 gap-5'}
      >
        {refusal ? <Alert tone="critical">{refusal}</Alert> : null}
        {children}
      </form>
    </FormProvider>
  );
}
