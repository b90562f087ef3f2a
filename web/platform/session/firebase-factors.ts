import {
  type Auth,
  getMultiFactorResolver,
  type MultiFactorAssertion,
  type MultiFactorError,
  multiFactor,
  PhoneAuthProvider,
  type PhoneInfoOptions,
  PhoneMultiFactorGenerator,
  type PhoneMultiFactorInfo,
  RecaptchaVerifier,
  type User,
} from 'firebase/auth';
import type { AskForCode } from './code-sent.ts';
import { hasCode } from './provider-error.ts';

/** The person would not go on; nothing is to be explained. */
const cancelled = () => Object.assign(new Error('Cancelled'), { code: 'auth/user-cancelled' });

/** Has the provider send a code; a captcha of its own stands before that. */
const sendCode = async (auth: Auth, to: PhoneInfoOptions): Promise<string> => {
  const place = document.body.appendChild(document.createElement('div'));
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    return await new PhoneAuthProvider(auth).verifyPhoneNumber(to, verifier);
  } finally {
    verifier.clear();
    place.remove();
  }
};

/** Until the code is right, or the person gives up. */
const withCode = async <T>(
  verificationId: string,
  phoneNumber: string,
  askForCode: AskForCode,
  use: (assertion: MultiFactorAssertion) => Promise<T>,
): Promise<T> => {
  let problem: string | undefined;
  for (;;) {
    const code = await askForCode({ phoneNumber, problem });
    if (code === undefined) throw cancelled();
    try {
      const credential = PhoneAuthProvider.credential(verificationId, code);
      return await use(PhoneMultiFactorGenerator.assertion(credential));
    } catch (error) {
      if (!hasCode(error, 'invalid-verification-code')) throw error;
      problem = 'VERIFICATION_TOKEN_INVALID';
    }
  }
};

/** Finishes a sign-in to an account with a second factor. */
export const passSecondFactor = async (
  auth: Auth,
  error: MultiFactorError,
  askForCode: AskForCode,
): Promise<User> => {
  const resolver = getMultiFactorResolver(auth, error);
  const hint = resolver.hints.find(
    ({ factorId }) => factorId === PhoneMultiFactorGenerator.FACTOR_ID,
  );
  if (hint === undefined)
    throw Object.assign(new Error('No telephone'), { code: 'auth/unsupported-second-factor' });
  const { phoneNumber } = hint as PhoneMultiFactorInfo;
  const { session } = resolver;
  const verificationId = await sendCode(auth, { multiFactorHint: hint, session });
  const { user } = await withCode(verificationId, phoneNumber, askForCode, (assertion) =>
    resolver.resolveSignIn(assertion),
  );
  return user;
};

/**
 * Makes a telephone the second factor of an account. Its next ID token says so already.
 * @param phoneNumber E.164
 */
export const enrolPhone = async (
  auth: Auth,
  user: User,
  phoneNumber: string,
  askForCode: AskForCode,
): Promise<void> => {
  const factors = multiFactor(user);
  const session = await factors.getSession();
  const verificationId = await sendCode(auth, { phoneNumber, session });
  await withCode(verificationId, phoneNumber, askForCode, (assertion) => factors.enroll(assertion));
};
