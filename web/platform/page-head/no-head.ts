import type { Metadata } from 'next';

/**
 * For the page of a shell: React would hold on to a title of Next's and set it again over the one of
 * the record. The finished build puts the default head there, which belongs to nobody (default-head.ts).
 */
export const NO_HEAD: Metadata = { title: null, description: null };
