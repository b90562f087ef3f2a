/**
 * Items side by side to be pushed on a phone; from `md` on they stand in whatever grid the list adds.
 * `relative`: what is hidden from sight in an item would else widen the page.
 */
export const pushedRow =
  'relative -mx-5 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto px-5 pb-4 sm:-mx-8 sm:scroll-px-8 sm:px-8 md:m-0 md:grid md:overflow-visible md:p-0';
export const pushedItem = 'w-[82%] shrink-0 snap-start sm:w-80 md:w-auto';
