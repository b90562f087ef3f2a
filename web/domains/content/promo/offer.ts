import type { Block, PageText } from '#web/domains/content/reading/text.ts';

/** What an offer gives, at first glance. */
export interface Offer {
  readonly gain: string;
  readonly forWhom: string;
  /** The way to take it; an offer that is over has none. */
  readonly action: { readonly label: string; readonly path: string } | null;
}

const isOffer = ({ type }: Block): boolean => type === 'offer';

export const offerOf = (blocks: readonly Block[]): Offer | null => {
  const block = blocks.find(isOffer);
  if (block === undefined) return null;
  const [label, path] = block.head;
  return {
    gain: block.text ?? '',
    forWhom: block.items[0] ?? '',
    action: label === undefined || path === undefined ? null : { label, path },
  };
};

/** The text below it. */
export const withoutOffer = (page: PageText): PageText => ({
  ...page,
  blocks: page.blocks.filter((block) => !isOffer(block)),
});
