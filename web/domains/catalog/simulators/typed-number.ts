/**
 * The number somebody typed. The mark before exactly three digits groups thousands, also the other
 * language's; any other one is the decimal mark. `null` for what is no number.
 */
export const numberIn = (typed: string): number | null => {
  const text = typed.replace(/[\s\u00a0]|Rp/gi, '');
  if (!/^\d[\d.,]*$/.test(text)) return null;
  const plain = text.replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  const value = Number(plain.replace(',', '.'));
  return Number.isFinite(value) ? value : null;
};
