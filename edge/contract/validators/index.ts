/**
 * Rules of input, for the form and for the server alike: pure valibot schemas whose messages are
 * keys of the `validation` catalogue.
 */
export { birthDate } from './birth-date.ts';
export { oneTimeCode } from './code.ts';
export { email } from './email.ts';
export { kitas, kitasAdvice } from './kitas.ts';
export { type KnownPerson, type NikAdvice, nik, nikAdvice, PROVINCES } from './nik.ts';
export { npwp } from './npwp.ts';
export { newPassword, PASSWORD_LENGTH, passwordChange, passwordChoice } from './password.ts';
export { personName } from './person-name.ts';
export { nationalForm, PHONE_DIGITS, phone, toE164 } from './phone.ts';
export { PLATE_NUMBER_LENGTH, plateNumber } from './plate-number.ts';
export {
  phoneRegistrationForm,
  REGISTRATION_SOURCES,
  registration,
  registrationForm,
  type SignUp,
  TERMS_VERSION,
} from './registration.ts';
export { required } from './required.ts';
export { signInForm } from './sign-in.ts';
export { IMAGE_TYPES, UPLOAD_BYTES, upload } from './upload.ts';
export { vin } from './vin.ts';
