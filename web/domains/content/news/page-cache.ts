import type { NewsPage } from './item.ts';

/** The specification's names for what this device last saw of each list. */
const STORAGE_KEYS = {
  stories: 'WHATSNEW_DATA_BLOG',
  press: 'WHATSNEW_DATA_PRESS_RELEASE',
} as const;

export type ListName = keyof typeof STORAGE_KEYS;

interface CachedPage {
  readonly page: NewsPage;
  /** Epoch ms. */
  readonly at: number;
}

type CachedPages = Readonly<Record<string, CachedPage>>;

/** The specification's name for how far this device has read: the newest post it was shown, ISO time. */
const FLAG = 'WHATSNEW_FLAG';

const MOST = 12;

const read = (list: ListName): CachedPages => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS[list]) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as CachedPages) : {};
  } catch {
    return {};
  }
};

const keyOf = (locale: string, page: number): string => `${locale} ${page}`;

export const cachedPage = (list: ListName, locale: string, page: number): CachedPage | undefined =>
  read(list)[keyOf(locale, page)];

/** Keeps a page for when there is no network; the least recently seen give way. */
export const cachePage = (list: ListName, locale: string, page: NewsPage, at: number): void => {
  const key = keyOf(locale, page.currentPage);
  const { [key]: _, ...others } = read(list);
  const rest = Object.entries(others)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST - 1);
  try {
    localStorage.setItem(
      STORAGE_KEYS[list],
      JSON.stringify({ [key]: { page, at }, ...Object.fromEntries(rest) }),
    );
  } catch {
    // A full or closed storage costs the offline copy, nothing else.
  }
};

/** The newest post that was shown here before; `null` on a first visit, when nothing is news. */
export const newestSeen = (): string | null => {
  try {
    return localStorage.getItem(FLAG);
  } catch {
    return null;
  }
};

/** Notes what is shown now. ISO times of one form sort as text. */
export const noteSeen = (published: readonly string[]): void => {
  const newest = [...published, newestSeen() ?? ''].sort().at(-1);
  try {
    if (newest) localStorage.setItem(FLAG, newest);
  } catch {
    // Then everything is as new the next time.
  }
};
