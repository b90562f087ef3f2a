/** Calls when the theme is another one, by the person's choice or the system's. */
export const onThemeChange = (changed: () => void): (() => void) => {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const choice = new MutationObserver(changed);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', changed);
  return () => {
    choice.disconnect();
    system.removeEventListener('change', changed);
  };
};
