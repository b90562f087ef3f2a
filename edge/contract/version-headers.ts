/** Say which upload answered, on every answer: a release asks for one by name, and silently another may answer. */
export const PAGES_VERSION_HEADER = 'x-served-by';
/** Not the same name: on one address for both, the page worker passes the BFF's answers on and adds its own. */
export const BFF_VERSION_HEADER = 'x-bff-version';
