import * as v from 'valibot';
import { isRealDate } from './calendar.ts';
import { required } from './required.ts';

const EARLIEST_YEAR = 1900;
const COMPLETE = /^\d{4}-\d{2}-\d{2}$/;

const numbersOf = (date: string): readonly [number, number, number] => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
};

/**
 * `YYYY-MM-DD`. Each fault has its own message, so that the right part is looked at.
 *
 * @param today `YYYY-MM-DD` where the person is; a birthday is not in the future
 */
export const birthDate = (today: string) =>
  v.pipe(
    required(),
    v.regex(COMPLETE, 'birth-date.incomplete'),
    v.check((date) => {
      const [year] = numbersOf(date);
      return year >= EARLIEST_YEAR && year <= numbersOf(today)[0];
    }, 'birth-date.year'),
    v.check((date) => {
      const [, month] = numbersOf(date);
      return month >= 1 && month <= 12;
    }, 'birth-date.month'),
    v.check((date) => isRealDate(...numbersOf(date)), 'birth-date.day'),
    v.check((date) => date <= today, 'birth-date.future'),
  );
