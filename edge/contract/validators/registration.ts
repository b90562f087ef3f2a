import * as v from 'valibot';
import { LOCALES, type Locale } from '#edge/contract/locale.ts';
import { referralCode } from '#edge/contract/referrals/key.ts';
import { email } from './email.ts';
import { newPassword } from './password.ts';
import { personName } from './person-name.ts';
import { phone } from './phone.ts';
import { required } from './required.ts';

/** The day of the terms that a sign-up agrees to: those of purchase, which stand at /policy. */
export const TERMS_VERSION = '2026-11-15';

/** Where somebody first heard of us. */
export const REGISTRATION_SOURCES = [
  'SEARCH',
  'SOCIAL_MEDIA',
  'FRIEND',
  'DEALER',
  'EVENT',
  'NEWS',
  'OTHER',
] as const;

/** An open choice of a form is the empty text. */
const source = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((chosen) => (chosen === '' ? null : chosen)),
  v.nullable(v.picklist(REGISTRATION_SOURCES, 'required')),
);

const companyName = v.pipe(required(), v.trim(), v.maxLength(100, 'name.too-long'));

/** A person, by what papers they have, or a company with somebody who speaks for it. */
const signUpWith = <const Extra extends v.ObjectEntries>(extra: Extra) => {
  const common = {
    selectedLanguage: v.picklist(LOCALES, 'required'),
    registrationSource: source,
    referralCode,
    ...extra,
  };
  return v.variant(
    'customerType',
    [
      v.object({
        ...common,
        customerType: v.literal('personal'),
        name: personName(),
        identityKind: v.picklist(['KTP', 'KITAS'], 'required'),
      }),
      v.object({
        ...common,
        customerType: v.literal('company'),
        name: companyName,
        contactName: personName(),
      }),
    ],
    'required',
  );
};

/** What somebody says about themselves when they sign up. */
export type SignUp = {
  readonly customerType: 'personal' | 'company';
  readonly name: string;
  /** Of a company alone. */
  readonly contactName: string | null;
  /** Of a person alone. */
  readonly identityKind: 'KTP' | 'KITAS' | null;
  readonly selectedLanguage: Locale;
  readonly registrationSource: string | null;
  readonly referralCode: string | null;
  /** Null of who signed up with a release that did not ask. */
  readonly termsVersion: string | null;
};

/** What our server keeps of a sign-up; email and password go to the identity provider. */
export const registration = () =>
  v.pipe(
    signUpWith({ termsVersion: v.literal(TERMS_VERSION, 'terms.accept') }),
    v.transform((details): SignUp => ({ contactName: null, identityKind: null, ...details })),
  );

const terms = v.literal(true, 'terms.accept');

/** A number may be given later. Our server takes it once a code has proved it. */
const laterPhone = v.pipe(
  v.nullish(v.string('phone.invalid'), ''),
  v.trim(),
  v.transform((typed) => (typed === '' ? null : typed)),
  v.nullable(phone()),
);

/** The whole form of a sign-up by email. The password is typed once, and can be looked at. */
export const registrationForm = () =>
  signUpWith({ terms, email: email(), password: newPassword(), phoneNumber: laterPhone });

/** The same after a number was proved: nothing else is needed to sign in. */
export const phoneRegistrationForm = () => signUpWith({ terms });
