/** An event that could not be planned so often is at the desk; it is still tried, once a day at least. */
export const PLAN_TRIES = 8;
