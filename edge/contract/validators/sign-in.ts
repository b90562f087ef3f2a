import * as v from 'valibot';
import { email } from './email.ts';

/** Whatever was once accepted as a password must still open the account, so only its absence counts. */
export const signInForm = () =>
  v.object({ email: email(), password: v.pipe(v.string('required'), v.nonEmpty('required')) });
