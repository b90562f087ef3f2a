/**
 * Platform generation, as vehicles report it, to the slug, name and short name of the
 * product. N3 has no generation yet: a sold one carries its slug in that place.
 */
const GENERATIONS: Readonly<
  Record<string, { readonly slug: string; readonly name: string; readonly short: string }>
> = {
  Vortex: { slug: 'alva-one', name: 'ALVA ONE', short: 'One' },
  '1.1': { slug: 'alva-one-xp', name: 'ALVA ONE XP', short: 'One XP' },
  '2': { slug: 'alva-cervo', name: 'ALVA CERVO', short: 'Cervo' },
  '2.1': { slug: 'alva-cervo-q', name: 'CERVO Q', short: 'Cervo Q' },
  '2.6': { slug: 'alva-cervo-boost-charge', name: 'CERVO BOOST CHARGE', short: 'Cervo Boost' },
  'alva-n3': { slug: 'alva-n3', name: 'ALVA N3', short: 'N3' },
};

/** `undefined` for a generation that no product is known for. */
export const productOfGeneration = (generation: string) =>
  Object.hasOwn(GENERATIONS, generation) ? GENERATIONS[generation] : undefined;

/** `edgy-turqoise` → `Edgy Turqoise`: the brand's colour names are their codes with capitals. */
export const colorNameOf = (code: string): string =>
  code
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Generations whose product name contains the words, e.g. `cervo q` → `2.1`. */
export const generationsNamed = (words: string): string[] =>
  Object.entries(GENERATIONS)
    .filter(([, { name }]) => name.toLowerCase().includes(words.toLowerCase()))
    .map(([generation]) => generation);

/** Every generation with the name of its product, by that name; not by `localeCompare`, whose first call takes a phone 60 ms. */
export const GENERATION_NAMES: readonly (readonly [generation: string, name: string])[] =
  Object.entries(GENERATIONS)
    .map(([generation, { name }]) => [generation, name] as const)
    .sort(([, a], [, b]) => (a < b ? -1 : 1));
