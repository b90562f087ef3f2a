import { signVisitor, visitorIn } from './visitor.ts';

/** Answers of a while. */
export interface Served {
  readonly requests: number;
  /** Answers that were our fault. */
  readonly failed: number;
  /** Answers that came, but later than the objective says. */
  readonly slow: number;
}

/** Where the page worker, which has no store, tells the BFF what it answered. */
export const PAGES_SERVED_PATH = '/api/pages-served';
/** Signed with the key of both (`RENDER_KEY`): whoever else could count would hide failures, or make them up. */
export const PAGES_SERVED_HEADER = 'x-alva-served';

export const signServed = ({ requests, failed, slow }: Served, key: string, now: number) =>
  signVisitor(`pages-served:${requests}:${failed}:${slow}`, key, now);

/** The counts in the header's value; `undefined` unless they were signed with the key just now. */
export const servedIn = async (
  value: string,
  key: string,
  now: number,
): Promise<Served | undefined> => {
  const text = await visitorIn(value, key, now);
  const match = /^pages-served:(\d{1,9}):(\d{1,9}):(\d{1,9})$/.exec(text ?? '');
  if (match === null) return undefined;
  const [requests = 0, failed = 0, slow = 0] = match.slice(1).map(Number);
  return { requests, failed, slow };
};
