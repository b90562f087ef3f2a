/** Lists that are the step before this one in the history; a deep link has nothing behind it. */
const behind = new Set<string>();

/** For a list page, by its path: a link of it was followed, it came back, whether it is behind this page. */
export const lastList = {
  leave: (path: string): void => void behind.add(path),
  arrive: (path: string): void => void behind.delete(path),
  isBehindUs: (path: string): boolean => behind.has(path),
};
