/** Each sentence begins with a capital letter, also where it begins with what a company is called. */
export const sentences = (text: string): string =>
  text.replace(
    /(^|[.!?] )(\p{Ll})/gu,
    (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
  );
