/** Chromium's; other browsers say nothing about the line. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  /** Known on Android. */
  readonly type?: string;
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** The person asked the browser to use little data (Save-Data; Chromium says so, others never do). */
export const savesData = (): boolean => connection().saveData === true;

/** Little data is wanted, little comes through, or it is paid for by its volume: nothing beyond need. */
export const isScarce = (): boolean =>
  savesData() || /2g$/.test(connection().effectiveType ?? '') || connection().type === 'cellular';
