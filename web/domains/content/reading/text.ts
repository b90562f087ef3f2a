import type { PageTextFragment } from '#web/platform/graphql/generated/content.ts';

export type PageText = PageTextFragment;
export type Block = PageText['blocks'][number];

/** A piece of a line: plain, or something to follow. */
export interface Run {
  readonly text: string;
  /** Path of this site, or an address with a scheme. */
  readonly href?: string;
}

/** `[label](/path)`, an e-mail address, or a phone number in international form. */
const LINK =
  /\[([^[\]]{1,300})\]\((\/[^()\s]{0,300})\)|([\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5})|(\+62[\d ]{8,18}\d)/g;

/** Splits a line of a stored text where something in it can be followed. */
export const runsOf = (line: string): Run[] => {
  const runs: Run[] = [];
  let from = 0;
  for (const match of line.matchAll(LINK)) {
    const [whole, label, path, mail, phone] = match;
    if (match.index > from) runs.push({ text: line.slice(from, match.index) });
    if (label !== undefined && path !== undefined) runs.push({ text: label, href: path });
    else if (mail !== undefined) runs.push({ text: mail, href: `mailto:${mail}` });
    else if (phone !== undefined)
      runs.push({ text: phone, href: `tel:${phone.replaceAll(' ', '')}` });
    from = match.index + whole.length;
  }
  if (from < line.length) runs.push({ text: line.slice(from) });
  return runs;
};

export interface Part {
  /** By its place, so that a link to it holds in both languages. */
  readonly id: string;
  /** Null for what stands before the first heading. */
  readonly title: string | null;
  readonly blocks: readonly Block[];
}

/** A text by its headings. */
export const partsOf = (blocks: readonly Block[]): Part[] => {
  const parts: { id: string; title: string | null; blocks: Block[] }[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.type === 'heading')
      parts.push({ id: `part-${parts.length + 1}`, title: block.text, blocks: [] });
    else if (last === undefined) parts.push({ id: 'part-1', title: null, blocks: [block] });
    else last.blocks.push(block);
  }
  return parts;
};
