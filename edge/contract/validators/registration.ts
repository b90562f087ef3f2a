import * as v from 'valibot';
import { LOCALES } from '#edge/contract/locale.ts';
import { email } from './email.ts';
import { newPassword } from './password.ts';
import { personName } from './person-name.ts';

/** What our server keeps of a sign-up; email and password go to the identity provider. */
export const registration = () =>
  v.object({ name: personName(), selectedLanguage: v.picklist(LOCALES, 'required') });

/** The whole sign-up form. The password is typed once, and can be looked at. */
export const registrationForm = () =>
  v.object({ ...registration().entries, email: email(), password: newPassword() });
