import { Checkbox, type CheckboxProps } from './checkbox.tsx';

export function Radio(props: Omit<CheckboxProps, 'shape'>) {
  return <Checkbox {...props} shape="radio" />;
}
