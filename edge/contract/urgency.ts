/** Names how soon a request of a device has to be answered. Nothing is permitted by it. */
export const URGENCY_HEADER = 'x-alva-urgency';

/**
 * `now`: a call for help. `later`: what a device does by itself, and would as well do in a minute. A request
 * without it is a person's who waits for a page, or pays.
 */
export type Urgency = 'now' | 'later';
