import type { Text } from '../catalog/types.ts';

type Pair = readonly [en: string, id: string];

/** A piece of a page, in both languages. */
export type Block =
  | { readonly type: 'heading' | 'paragraph' | 'note'; readonly text: Text }
  | { readonly type: 'list' | 'steps'; readonly items: readonly Text[] }
  | { readonly type: 'table'; readonly head: readonly Text[]; readonly rows: readonly Text[][] };

const text = ([en, id]: Pair): Text => ({ en, id });

export const heading = (en: string, id: string): Block => ({ type: 'heading', text: { en, id } });
export const paragraph = (en: string, id: string): Block => ({
  type: 'paragraph',
  text: { en, id },
});
/** Stands out from the text around it. */
export const note = (en: string, id: string): Block => ({ type: 'note', text: { en, id } });
export const list = (...items: readonly Pair[]): Block => ({
  type: 'list',
  items: items.map(text),
});
/** A list whose order matters. */
export const steps = (...items: readonly Pair[]): Block => ({
  type: 'steps',
  items: items.map(text),
});
/** The first line is the head. */
export const table = (head: readonly Pair[], ...rows: readonly (readonly Pair[])[]): Block => ({
  type: 'table',
  head: head.map(text),
  rows: rows.map((row) => row.map(text)),
});

/** A block as it is stored and sent, in one language. */
export interface StoredBlock {
  readonly type: string;
  readonly text?: string;
  readonly items?: readonly string[];
  readonly head?: readonly string[];
  readonly rows?: readonly (readonly string[])[];
}

export const blockIn = (block: Block, locale: keyof Text): StoredBlock => {
  const say = (each: Text): string => each[locale];
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
    default:
      return { type: block.type, text: say(block.text) };
  }
};
