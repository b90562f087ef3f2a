import { MINUTE_MS } from '#edge/contract/time.ts';
import { PERSON } from './session.ts';

const KEY = 'alva-kept-forms';
const LASTS_MS = 15 * MINUTE_MS;
/** Of a field nobody writes down for somebody. */
const SECRET = /password|otp|^code$/i;

type Values = Readonly<Record<string, unknown>>;

interface StoredForms {
  readonly person: string | null;
  readonly path: string;
  readonly keptAt: number;
  readonly forms: Readonly<Record<string, Values>>;
}

interface KeptTools {
  readonly tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** The specification's key for who is signed in. */
  readonly person: () => string | null;
  readonly path: () => string;
  readonly now: () => number;
}

/** What of a form's values may be written down: no passwords, no codes, no files. */
const keepable = (values: Values): Values =>
  JSON.parse(
    JSON.stringify(values, (name, value: unknown) =>
      SECRET.test(name) || value instanceof Blob ? undefined : value,
    ),
  );

/** What is typed in the forms of a page while its person proves themselves on another one. */
export const createKeptForms = ({ tab, person, path, now }: KeptTools) => {
  const live = new Map<string, () => Values>();
  return {
    /** @param name what it is found by again, @returns no longer */
    add: (name: string, values: () => Values): (() => void) => {
      live.set(name, values);
      return () => {
        if (live.get(name) === values) live.delete(name);
      };
    },
    /** The page is about to be left. */
    keep: (): void => {
      const forms = Object.fromEntries(
        [...live].map(([name, values]) => [name, keepable(values())]),
      );
      const stored: StoredForms = { person: person(), path: path(), keptAt: now(), forms };
      try {
        tab.setItem(KEY, JSON.stringify(stored));
      } catch {
        // A browser that stores nothing.
      }
    },
    /** What was typed in this form, once; of the same person and page. */
    take: (name: string): Values | undefined => {
      try {
        const stored = JSON.parse(tab.getItem(KEY) ?? 'null') as StoredForms | null;
        if (stored === null) return undefined;
        if (stored.person !== person() || now() - stored.keptAt > LASTS_MS) {
          tab.removeItem(KEY);
          return undefined;
        }
        const { [name]: mine, ...forms } = stored.forms;
        if (stored.path !== path() || mine === undefined) return undefined;
        if (Object.keys(forms).length === 0) tab.removeItem(KEY);
        else tab.setItem(KEY, JSON.stringify({ ...stored, forms }));
        return mine;
      } catch {
        return undefined;
      }
    },
  };
};

let made: ReturnType<typeof createKeptForms> | undefined;

/** Of this tab; in browsers only. */
export const keptForms = (): ReturnType<typeof createKeptForms> => {
  made ??= createKeptForms({
    tab: sessionStorage,
    person: () => localStorage.getItem(PERSON),
    path: () => location.pathname,
    now: Date.now,
  });
  return made;
};
