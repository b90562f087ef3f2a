import * as v from 'valibot';
import { AFTER_ALL_IDS } from '#db/feed/page.ts';

/** What a cursor says; devices see one opaque word. */
export interface Cursor {
  /** Whose view of which collection; a cursor of another one is worth nothing here. */
  readonly scope: string;
  /** Which store's numbers these are. */
  readonly epoch: string;
  readonly after: number;
  readonly afterId: string;
  /** Inside a full download: the number at its start. Removals before it concern nothing that was sent. */
  readonly filling: number | null;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Parts = v.tuple([v.literal(1), v.string(), v.string(), count, v.string(), v.nullable(count)]);
const LONGEST = 400;

export const encodeCursor = ({ scope, epoch, after, afterId, filling }: Cursor): string =>
  // Ids are ASCII except for the mark above all ids, which btoa would refuse.
  btoa(JSON.stringify([1, scope, epoch, after, encodeURI(afterId), filling]))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const SHARED = /^p\.([a-z-]{1,40})\.([\w-]{1,64})\.(\d{1,15})$/;

/** The end of a public collection, the same short text for everybody who reached it. */
export const encodeEnd = (collection: string, epoch: string, after: number): string =>
  `p.${collection}.${epoch}.${after}`;

const decodeEnd = (text: string): Cursor | undefined => {
  const [, collection, epoch, after] = SHARED.exec(text) ?? [];
  if (collection === undefined || epoch === undefined) return undefined;
  const scope = `${collection} public`;
  return { scope, epoch, after: Number(after), afterId: AFTER_ALL_IDS, filling: null };
};

/** `undefined` for anything that was not made here: the device then starts over. */
export const decodeCursor = (text: string): Cursor | undefined => {
  if (text.length > LONGEST) return undefined;
  const end = decodeEnd(text);
  if (end !== undefined) return end;
  try {
    const parsed = v.safeParse(
      Parts,
      JSON.parse(atob(text.replaceAll('-', '+').replaceAll('_', '/'))),
    );
    if (!parsed.success) return undefined;
    const [, scope, epoch, after, afterId, filling] = parsed.output;
    return { scope, epoch, after, afterId: decodeURI(afterId), filling };
  } catch {
    return undefined;
  }
};
