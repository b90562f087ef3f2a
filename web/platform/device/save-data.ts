/** The person asked the browser to use little data (Save-Data; Chromium says so, others never do). */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
