import * as v from 'valibot';
import { required } from './required.ts';

/** RFC 5321: a path has 254 characters at most. */
const MOST = 254;

export const email = () =>
  v.pipe(required(), v.maxLength(MOST, 'email.invalid'), v.email('email.invalid'));
