/** Sent by the service worker when it stores a page, so that the server neither redirects nor decides. */
export const SHELL_HEADER = 'x-alva-shell';
