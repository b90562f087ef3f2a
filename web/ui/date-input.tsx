'use client';

import { useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { wallTime } from '#web/platform/i18n/format-by-intl.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { controlClass } from './control-class.ts';
import { cx } from './cx.ts';
import type { InputProps } from './input.tsx';

type DateInputProps = Omit<InputProps, 'prefix' | 'suffix' | 'type'> & {
  type: 'date' | 'datetime-local' | 'time';
};

/**
 * The browser's own control of a date or a time, whose value is written as the page's language writes it. The
 * control itself would follow the browser's language: month before day, or `PM`, on an Indonesian page. While it
 * has the focus its own fields show, because they are what one types into.
 */
export function DateInput({ type, className, onChange, value, ...rest }: DateInputProps) {
  const t = useScopedI18n('ui');
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const chosen = String(value ?? typed);
  return (
    <span className="relative block min-w-0 flex-1">
      <input
        {...rest}
        type={type}
        value={value}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
        className={cx(controlClass, 'peer not-focus:text-transparent', className)}
      />
      <span
        aria-hidden="true"
        className={cx(
          'pointer-events-none absolute inset-y-0 right-12 left-4 flex items-center truncate peer-focus:hidden forced-colors:hidden',
          chosen === '' && 'text-faint',
        )}
      >
        {chosen === '' ? t(`empty.${type}`) : wallTime(locale, chosen)}
      </span>
    </span>
  );
}
