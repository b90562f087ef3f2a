import { connectivity } from '#web/platform/offline/online.ts';

/** Whether what is written now will wait for a connection, as far as this device knows. */
export const willWait = (): boolean => !navigator.onLine || connectivity().online === false;
