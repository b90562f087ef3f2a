import { calendarFile } from '#web/domains/garage/index.ts';

interface Entry {
  readonly id: string;
  readonly at: number;
  readonly endsAt: number;
  readonly sequence: number;
  readonly title: string;
  readonly location: string;
  readonly description: string;
  readonly madeAt: number;
}

/** Hands over a ride as a file for the calendar; made on the device, so also without signal. */
export const downloadCalendar = ({ at, endsAt, ...entry }: Entry): void => {
  const file = calendarFile({
    ...entry,
    at,
    lengthMs: endsAt - at,
    host: window.location.hostname,
  });
  const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'alva-test-ride.ics';
  link.click();
  URL.revokeObjectURL(url);
};
