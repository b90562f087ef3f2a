/** Elements of the static shell to which the late parts add what they do. */
export const SEARCH_BUTTON = 'site-search';
export const DEMO_DISMISS = 'demo-dismiss';
