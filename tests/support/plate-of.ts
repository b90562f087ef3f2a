const LETTERS = 26;

/** The number of a plate, another one for every text. */
export const plateOf = (text: string): string => {
  const hash = [...text].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) % 1_000_000_007, 7);
  const letter = (place: number): string =>
    String.fromCharCode(65 + (Math.floor(hash / 9_999 / LETTERS ** place) % LETTERS));
  return `B ${(hash % 9_999) + 1} ${letter(0)}${letter(1)}${letter(2)}`;
};
