/** Javanese, as somebody adds it who has only a handful of texts so far. */
const FACTS: Readonly<Record<string, string>> = {
  LANGUAGE_NAME: 'Basa Jawa',
  INTL_TAG: 'jv-ID',
  THOUSANDS_MARK: '.',
  CLOCK_MARK: '.',
  SOCIAL_LOCALE: 'jv_ID',
};

export const JAVANESE = {
  home: 'Ngarep',
  page: 'Garansi kanggo motor sampeyan',
  part: 'Kampas rem mburi',
} as const;

const CHANGES: Readonly<Record<string, (text: string) => string>> = {
  'edge/contract/locale.ts': (text) =>
    Object.entries(FACTS)
      .reduce(
        (changed, [name, fact]) =>
          changed.replace(
            new RegExp(`(const ${name}: ByLocale<string> = \\{[^}]*?),? \\}`),
            `$1, jv: '${fact}' }`,
          ),
        text,
      )
      .replace("['en', 'id'] as const", "['en', 'id', 'jv'] as const")
      .replace('type StartedLocale = never;', "type StartedLocale = 'jv';")
      .replace(/(const FALLBACKS[^=]*= \{[^}]*?) \}/, "$1, jv: ['id'] }"),
  'web/platform/i18n/catalogues.ts': (text) =>
    text.replace(
      "  id: () => import('./messages/id/index.ts'),",
      "$&\n  jv: () => import('./messages/jv/index.ts'),",
    ),
};

/** The file that the language adds. */
export const MESSAGES_FILE = 'web/platform/i18n/messages/jv/index.ts';
export const MESSAGES = `export default { frame: { 'header.home': '${JAVANESE.home}' } } as const;\n`;

export const CHANGED_FILES = Object.keys(CHANGES);

/**
 * A file of the tree with the third language in it.
 * @throws when the file is no longer as the recipe of edge/contract/README.md finds it
 */
export const withJavanese = (path: string, text: string): string => {
  const changed = CHANGES[path]?.(text) ?? text;
  if (changed === text || !changed.includes('jv')) throw new Error(`${path} takes no language`);
  return changed;
};
