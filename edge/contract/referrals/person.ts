/** A street and number as people write it, so that two ways of writing it are one; empty without either part. */
export const addressKey = (
  address: string | null | undefined,
  zipCode: string | null | undefined,
): string => {
  const street = (address ?? '')
    .toLowerCase()
    .replace(/\bjalan\b/g, 'jl')
    .replace(/\b(?:nomor|no)\b/g, '')
    .replace(/[^a-z0-9]/g, '');
  const zip = (zipCode ?? '').replace(/\D/g, '');
  return street === '' || zip === '' ? '' : `${street} ${zip}`;
};

const words = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z ]/g, '')
    .split(' ')
    .filter((word) => word !== '');

/**
 * Whether an account can be somebody's by the name of its holder: banks cut long names and leave titles
 * out, so every word of the shorter name has to be one of the longer.
 */
export const isSameName = (holder: string, person: string): boolean => {
  const [a, b] = [words(holder), words(person)];
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a];
  return shorter.length > 0 && shorter.every((word) => longer.includes(word));
};
