/** Stands for the booking fee in a sentence that the server renders and the device fills in. */
export const FEE_PLACE = '{fee}';
