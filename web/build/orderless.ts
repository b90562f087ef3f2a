/**
 * A page or its payload for comparing with that of another build: React writes the rows of a payload,
 * alone or in the scripts of a page, in the order in which they were ready, which is chance. Rows refer
 * to each other by name, so that another order is the same page.
 */
export const orderless = (text: string): string =>
  text
    .split(/\n|\\n|<script/)
    .sort()
    .join('\n');
