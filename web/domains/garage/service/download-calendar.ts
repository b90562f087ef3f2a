import { type CalendarEntry, calendarFile } from './calendar.ts';

/** Hands over an entry as a file for the calendar; made on the device, so also without signal. */
export const downloadCalendar = (entry: Omit<CalendarEntry, 'host'>, name: string): void => {
  const file = calendarFile({ ...entry, host: window.location.hostname });
  const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
