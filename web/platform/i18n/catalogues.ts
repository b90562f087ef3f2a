import { byLocale, fallbackOrder, type Locale, type WholeLocale } from '#edge/contract/locale.ts';

export type Catalogue = typeof import('./messages/en/index.ts')['default'];

type Messages = Readonly<Record<string, string>>;

/** Every message of every scope. Languages differ in plural forms: Indonesian has one. */
type Complete = {
  readonly [Scope in keyof Catalogue]: Readonly<
    Record<Exclude<keyof Catalogue[Scope], `${string}#one`>, string>
  >;
};

/** Of a started language. */
type Some = { readonly [Scope in keyof Complete]?: Partial<Complete[Scope]> };

type Load<T> = () => Promise<{ readonly default: T }>;

const LOAD: Readonly<Record<WholeLocale, Load<Complete>>> &
  Readonly<Partial<Record<Locale, Load<Some>>>> = {
  en: () => import('./messages/en/index.ts'),
  id: () => import('./messages/id/index.ts'),
};

/** `key#one` and `key#other` are forms of one message. */
const messageOf = (key: string): string => key.replace(/#[a-z]+$/, '');

/** The own messages, and of the others those that are missing. */
const completed = (own: Messages, others: Messages): Messages => {
  const present = new Set(Object.keys(own).map(messageOf));
  const missing = Object.entries(others).filter(([key]) => !present.has(messageOf(key)));
  return { ...own, ...Object.fromEntries(missing) };
};

const scopesOf = (catalogue: object): [string, Messages][] => Object.entries(catalogue);

const load = async (locale: Locale): Promise<Catalogue> => {
  const merged: Record<string, Messages> = {};
  // A started language may have none.
  for (const language of fallbackOrder(locale))
    for (const [scope, messages] of scopesOf((await LOAD[language]?.())?.default ?? {}))
      merged[scope] = completed(merged[scope] ?? {}, messages);
  return merged as Catalogue;
};

const loaded = new Map<Locale, Promise<Catalogue>>();

/** All messages of a language, each in the first language of its fallback order that has it. */
export const catalogueIn = (locale: Locale): Promise<Catalogue> => {
  const catalogue = loaded.get(locale) ?? load(locale);
  loaded.set(locale, catalogue);
  return catalogue;
};

/** For next-international. */
export const catalogues = byLocale((locale) => async () => ({
  default: await catalogueIn(locale),
}));
