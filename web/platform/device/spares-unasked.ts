import { isScarce, savesData } from './save-data.ts';

/**
 * What nobody asked for waits for a line that costs nothing. An app on the phone is wanted there
 * whatever it costs, unless data is to be saved.
 */
export const sparesUnasked = (): boolean =>
  savesData() || (isScarce() && !matchMedia('(display-mode: standalone)').matches);
