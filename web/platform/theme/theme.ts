import { THEME_KEY } from './script.ts';

export type Theme = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();

export const readTheme = (): Theme => {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    // Storage can be forbidden by the browser; the system's theme is always right then.
    return 'system';
  }
};

/** Puts the kept choice on the document; needed again whenever React has rebuilt `<html>`. */
export const applyTheme = (): void => {
  const theme = readTheme();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
};

export const chooseTheme = (theme: Theme): void => {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    document.documentElement.dataset.theme = theme;
    return;
  }
  applyTheme();
  for (const listener of listeners) listener();
};

export const subscribeTheme = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};
