import type { ComponentProps } from 'react';
import { FlagIndonesia } from './flag-indonesia.tsx';
import { Input } from './input.tsx';

/**
 * A number of Indonesia. What is typed stays as typed (08…, 8…, 62…, +62…); the validator makes
 * E.164 of it.
 */
export function PhoneInput(props: Omit<ComponentProps<'input'>, 'type' | 'prefix' | 'inputMode'>) {
  return (
    <Input
      autoComplete="tel"
      placeholder="812 3456 7890"
      {...props}
      type="tel"
      inputMode="tel"
      prefix={
        <span className="flex items-center gap-2 border-line border-r pr-3 text-ink">
          <FlagIndonesia />
          +62
        </span>
      }
    />
  );
}
