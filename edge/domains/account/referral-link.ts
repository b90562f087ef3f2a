/** The key that a link of somebody who recommends us carries. */
const KEY = 'referralCode';

/** The code in a link that brought somebody, absolute or not; null when there is none. */
export const codeInLink = (link: string | null | undefined): string | null => {
  const base = 'https://ours.invalid';
  if (!link || !URL.canParse(link, base)) return null;
  return new URL(link, base).searchParams.get(KEY);
};
