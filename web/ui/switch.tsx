import { Checkbox, type CheckboxProps } from './checkbox.tsx';

/** Takes effect at once; for something that waits for "save" use a checkbox. */
export function Switch(props: Omit<CheckboxProps, 'shape'>) {
  return <Checkbox {...props} shape="switch" />;
}
