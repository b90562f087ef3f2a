/** Chromium's; other browsers say nothing about the line. */
export interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  /** Known on Android. */
  readonly type?: string;
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** The person asked the browser to use little data (Save-Data; Chromium says so, others never do). */
export const savesData = (): boolean => connection().saveData === true;

/** Little data is wanted, or it is paid for by its volume. */
export const isMetered = ({ saveData, type }: Connection): boolean =>
  saveData === true || type === 'cellular';

/** Metered, or little comes through: nothing beyond need. */
export const isScarce = (): boolean =>
  isMetered(connection()) || /2g$/.test(connection().effectiveType ?? '');
