interface Named {
  readonly label: string;
  readonly hint?: string | undefined;
}

/** Marks and capitals do not count: nobody types them into a search. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Options whose label or hint holds what was typed; those whose label begins with it come first. */
export const narrowed = <T extends Named>(options: readonly T[], typed: string): readonly T[] => {
  const wanted = plain(typed);
  if (wanted === '') return options;
  const matches = options.filter(({ label, hint = '' }) =>
    plain(`${label}\n${hint}`).includes(wanted),
  );
  const begins = (option: T): boolean => plain(option.label).startsWith(wanted);
  return [...matches.filter(begins), ...matches.filter((option) => !begins(option))];
};
