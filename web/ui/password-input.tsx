'use client';

import { type ComponentProps, useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { IconButton } from './icon-button.tsx';
import { Eye, EyeOff } from './icons.ts';
import { Input } from './input.tsx';

/** Can be looked at before it is sent, and pasted into: both keep passwords long. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'prefix'>) {
  const t = useScopedI18n('ui');
  const [shown, setShown] = useState(false);
  return (
    <Input
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      suffix={
        <IconButton
          label={shown ? t('password.hide') : t('password.show')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="-mr-3 size-10"
        >
          {shown ? <EyeOff size={20} /> : <Eye size={20} />}
        </IconButton>
      }
    />
  );
}
