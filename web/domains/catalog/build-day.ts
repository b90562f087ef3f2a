import { DAY_MS } from '#edge/contract/time.ts';

/** The day on which a page is made, epoch ms: two builds of one day make the same page. */
export const buildDay = (): number => Math.floor(Date.now() / DAY_MS) * DAY_MS;
