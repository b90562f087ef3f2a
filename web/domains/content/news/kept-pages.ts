import type { NewsPage } from './item.ts';

/** The specification's names for what this device last saw of each list. */
const KEPT = {
  stories: 'WHATSNEW_DATA_BLOG',
  press: 'WHATSNEW_DATA_PRESS_RELEASE',
} as const;

export type ListName = keyof typeof KEPT;

interface KeptPage {
  readonly page: NewsPage;
  /** Epoch ms. */
  readonly at: number;
}

type Kept = Readonly<Record<string, KeptPage>>;

const MOST = 12;

const read = (list: ListName): Kept => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT[list]) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
};

const keyOf = (locale: string, page: number): string => `${locale} ${page}`;

export const keptPage = (list: ListName, locale: string, page: number): KeptPage | undefined =>
  read(list)[keyOf(locale, page)];

/** Keeps a page for when there is no network; the least recently seen give way. */
export const keepPage = (list: ListName, locale: string, page: NewsPage, at: number): void => {
  const key = keyOf(locale, page.currentPage);
  const { [key]: _, ...others } = read(list);
  const rest = Object.entries(others)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST - 1);
  try {
    localStorage.setItem(
      KEPT[list],
      JSON.stringify({ [key]: { page, at }, ...Object.fromEntries(rest) }),
    );
  } catch {
    // A full or closed storage costs the offline copy, nothing else.
  }
};
