'use client';

import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '#web/ui/button.tsx';

interface Props extends Omit<ButtonProps, 'type' | 'busy'> {
  /** Something the form needs is on its way, as a picture is: a press would find it missing. */
  waits?: boolean | undefined;
}

/** Busy while the form around it is being sent. */
export function SubmitButton({ waits = false, ...props }: Props) {
  const { isSubmitting } = useFormState();
  return <Button {...props} type={waits ? 'button' : 'submit'} busy={waits || isSubmitting} />;
}
