'use client';

import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '#web/ui/button.tsx';

/** Busy while the form around it is being sent. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy'>) {
  const { isSubmitting } = useFormState();
  return <Button {...props} type="submit" busy={isSubmitting} />;
}
