const UNITS = [
  '',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
  'sepuluh',
  'sebelas',
] as const;

const SCALES = [
  [1_000_000_000_000, 'triliun'],
  [1_000_000_000, 'miliar'],
  [1_000_000, 'juta'],
] as const;

/** Words of a number below a thousand; none for zero. */
const small = (n: number): string[] => {
  if (n === 0) return [];
  if (n < 12) return [UNITS[n] ?? ''];
  if (n < 20) return [UNITS[n - 10] ?? '', 'belas'];
  if (n < 100) return [UNITS[Math.floor(n / 10)] ?? '', 'puluh', ...small(n % 10)];
  const hundreds = Math.floor(n / 100);
  const head = hundreds === 1 ? ['seratus'] : [UNITS[hundreds] ?? '', 'ratus'];
  return [...head, ...small(n % 100)];
};

const words = (n: number): string[] => {
  const scale = SCALES.find(([size]) => n >= size);
  if (scale !== undefined) {
    const [size, name] = scale;
    return [...words(Math.floor(n / size)), name, ...words(n % size)];
  }
  if (n < 1_000) return small(n);
  const thousands = Math.floor(n / 1_000);
  // One thousand is "seribu", also after millions; 21,000 is "dua puluh satu ribu".
  const head = thousands === 1 ? ['seribu'] : [...small(thousands), 'ribu'];
  return [...head, ...small(n % 1_000)];
};

/**
 * A number in Indonesian words, as receipts have it: 1,100 is `seribu seratus`. Whole numbers from 0
 * to below a thousand trillion; throws for any other.
 */
export const terbilang = (n: number): string => {
  if (!Number.isInteger(n) || n < 0 || n >= 1_000_000_000_000_000)
    throw new RangeError(`No words for ${n}`);
  return n === 0 ? 'nol' : words(n).join(' ');
};
