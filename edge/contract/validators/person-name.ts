import * as v from 'valibot';
import { required } from './required.ts';

const MOST = 100;
/** "Letters only" as people's names have them: every script, marks, space, `.`, `'` and `-`. */
const NAME = /^(?=.*\p{L})[\p{L}\p{M} .'-]+$/u;

/** One form for one name: composed letters, a straight apostrophe, single spaces. */
const tidy = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

export const personName = () =>
  v.pipe(
    required(),
    v.transform(tidy),
    v.regex(NAME, 'name.letters'),
    v.maxLength(MOST, 'name.too-long'),
  );
