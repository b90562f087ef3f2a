/**
 * Letters that the typeface lacks, in those it has: Cyrillic and Greek as passports write them (ICAO
 * Doc 9303, ELOT 743), anything with marks without them. Loaded with the drawing of a document.
 */
const LETTERS: Readonly<Record<string, string>> = {
  // biome-ignore format: a table
  ...{
    а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i', к: 'k', л: 'l',
    м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts',
    ч: 'ch', ш: 'sh', щ: 'shch', ъ: 'ie', ы: 'y', ь: '', э: 'e', ю: 'iu', я: 'ia', ґ: 'g', є: 'ie',
    і: 'i', ї: 'i', ђ: 'dj', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', џ: 'dz', ў: 'u',
  },
  // biome-ignore format: a table
  ...{
    α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm',
    ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps',
    ω: 'o',
  },
};

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

const bare = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '');

/** Upsilon is another sound after some vowels. */
const AFTER: Readonly<Record<string, string>> = { ο: 'u', α: 'v', ε: 'v' };

/** A letter of Cyrillic or Greek in Latin ones; undefined for any other. */
const letterOf = (letter: string, before: string): string | undefined => {
  const lower = letter.toLowerCase();
  const plain = bare(lower);
  const after = plain === 'υ' ? AFTER[bare(before.toLowerCase())] : undefined;
  const latin = after ?? LETTERS[lower] ?? LETTERS[plain];
  return latin === undefined || lower === letter ? latin : capital(latin);
};

/** A letter without its marks, and a wide or joined form as the plain letters. */
const plainOf = (letter: string): string => letter.normalize('NFKD').replace(/\p{M}/gu, '');

/**
 * A text in letters that can be drawn; `?` stands where there are none for it.
 *
 * @param has whether a letter can be drawn
 */
export const inLatin = (
  text: string,
  has: (letter: string) => boolean,
): { readonly letters: string; readonly isComplete: boolean } => {
  let isComplete = true;
  let before = '';
  const letters = Array.from(text, (letter) => {
    // Names are in one script: a letter that could be drawn by chance goes with the others.
    const latin = letterOf(letter, before) ?? (has(letter) ? letter : plainOf(letter));
    before = letter;
    if (
      Array.from(latin).every(has) &&
      (latin !== '' || letterOf(letter, '') === '' || /^\p{M}$/u.test(letter))
    )
      return latin;
    isComplete = false;
    return '?';
  });
  return { letters: letters.join(''), isComplete };
};
