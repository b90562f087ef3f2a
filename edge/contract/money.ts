/** A whole number in groups of three digits. */
export const inThousands = (whole: number, mark: string): string => {
  const digits = String(Math.abs(whole));
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3)
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return `${whole < 0 ? '-' : ''}${groups.join(mark)}`;
};

/**
 * Whole rupiah as Indonesian spelling has it, in every language: `Rp29.490.000`. Not by `Intl`: its first number
 * takes a phone 100 ms, while the page comes alive. No space joins symbol and figure, so no line breaks inside a price.
 */
export const rupiah = (amount: number): string =>
  inThousands(Math.round(amount), '.').replace(/^-?/, '$&Rp');
