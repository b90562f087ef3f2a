import type { AskForCode } from './code-sent.ts';
import type { SignInMethod } from './firebase.ts';
import { providerConfig, type SignInOutcome } from './provider.ts';
import { signIn } from './sign-in.ts';

/**
 * Makes a telephone the second factor of the account that `method` opens, and signs in with both.
 * @param phoneNumber E.164
 */
export const addSecondFactor = async (
  method: SignInMethod,
  phoneNumber: string,
  askForCode: AskForCode,
): Promise<SignInOutcome> => {
  const config = await providerConfig();
  if (config === undefined) return { ok: false, key: 'UNAVAILABLE' };
  return signIn(method, {
    askForCode,
    before: async (user) => {
      const [{ authOf }, { enrolPhone }] = await Promise.all([
        import('./firebase.ts'),
        import('./firebase-factors.ts'),
      ]);
      await enrolPhone(authOf(config), user, phoneNumber, askForCode);
    },
  });
};
