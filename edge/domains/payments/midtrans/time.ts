import { JAKARTA_MS } from '#edge/contract/time.ts';

/** `YYYY-MM-DD HH:MM:SS`, the provider's clock at GMT+7. */
const wallTime = (at: number): string =>
  new Date(at + JAKARTA_MS).toISOString().slice(0, 19).replace('T', ' ');

/** As `expiry.start_time` takes it: with its zone, always. */
export const startTime = (at: number): string => `${wallTime(at)} +0700`;

/** Epoch ms of a time in the provider's answers, which carry no zone; `undefined` for anything else. */
export const timeOf = (text: string | undefined): number | undefined => {
  if (text === undefined || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return undefined;
  const at = Date.parse(`${text.replace(' ', 'T')}+07:00`);
  return Number.isNaN(at) ? undefined : at;
};
