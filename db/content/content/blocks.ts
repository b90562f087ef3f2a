import { inLocale, type Locale, type Text } from '#edge/contract/locale.ts';

/** A piece of a page, in every language. */
export type Block =
  | { readonly type: 'heading' | 'paragraph' | 'note'; readonly text: Text }
  | { readonly type: 'list' | 'steps'; readonly items: readonly Text[] }
  | {
      readonly type: 'table';
      readonly head: readonly Text[];
      readonly rows: readonly (readonly Text[])[];
    }
  | Offer;

/** What somebody gets, at first glance. */
interface Offer {
  readonly type: 'offer';
  readonly gain: Text;
  readonly forWhom: Text;
  /** What to press to take it; left out of an offer that is over. */
  readonly action?: { readonly label: Text; readonly path: string };
}

export const heading = (text: Text): Block => ({ type: 'heading', text });
export const paragraph = (text: Text): Block => ({ type: 'paragraph', text });
/** Stands out from the text around it. */
export const note = (text: Text): Block => ({ type: 'note', text });
export const list = (...items: readonly Text[]): Block => ({ type: 'list', items });
/** A list whose order matters. */
export const steps = (...items: readonly Text[]): Block => ({ type: 'steps', items });
export const offer = (parts: Omit<Offer, 'type'>): Block => ({ type: 'offer', ...parts });
/** The first line is the head. */
export const table = (head: readonly Text[], ...rows: readonly (readonly Text[])[]): Block => ({
  type: 'table',
  head,
  rows,
});

/** A block as it is stored and sent, in one language. */
export interface StoredBlock {
  readonly type: string;
  readonly text?: string;
  readonly items?: readonly string[];
  readonly head?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
}

export const blockIn = (block: Block, locale: Locale): StoredBlock => {
  const say = (each: Text): string => inLocale(each, locale);
  switch (block.type) {
    case 'list':
    case 'steps':
      return { type: block.type, items: block.items.map(say) };
    case 'table':
      return {
        type: block.type,
        head: block.head.map(say),
        rows: block.rows.map((row) => row.map(say)),
      };
    case 'offer':
      return {
        type: block.type,
        text: say(block.gain),
        items: [say(block.forWhom)],
        ...(block.action && { head: [say(block.action.label), block.action.path] }),
      };
    default:
      return { type: block.type, text: say(block.text) };
  }
};
