'use client';

import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import {
  applyTheme,
  chooseTheme,
  readTheme,
  subscribeTheme,
  type Theme,
} from '#web/platform/theme/theme.ts';
import { Monitor, Moon, Sun } from '#web/ui/icons.ts';

const CHOICES = [
  ['system', Monitor],
  ['light', Sun],
  ['dark', Moon],
] as const;

const onServer = (): Theme => 'system';

export function ThemeSwitch() {
  const t = useScopedI18n('shell');
  const name = useId();
  const theme = useSyncExternalStore(subscribeTheme, readTheme, onServer);
  // Changing the language rebuilds <html> without the attribute of the inline script.
  useLayoutEffect(applyTheme, []);

  return (
    <fieldset className="inline-flex rounded-full bg-sunken p-1">
      <legend className="sr-only">{t('theme.label')}</legend>
      {CHOICES.map(([choice, Icon]) => (
        <label
          key={choice}
          title={t(`theme.${choice}`)}
          className="grid size-10 place-items-center rounded-full text-muted transition hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-accent-text"
        >
          <input
            type="radio"
            name={name}
            value={choice}
            checked={theme === choice}
            onChange={() => chooseTheme(choice)}
            className="sr-only"
          />
          <span className="sr-only">{t(`theme.${choice}`)}</span>
          <Icon size={18} />
        </label>
      ))}
    </fieldset>
  );
}
