/** Id of the element in which the footer has room for the question about privacy. */
export const CONSENT_PLACE = 'consent-place';
