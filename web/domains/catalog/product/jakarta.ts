/** The province whose prices the static page shows. */
export const JAKARTA = '31';
