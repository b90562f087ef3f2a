import { captchaToken } from '#web/platform/captcha.ts';
import { MAIN } from '#web/platform/graphql/endpoints.ts';
import { ReportFailedSignInDocument } from '#web/platform/graphql/generated/main/report-failed-sign-in.ts';
import { send } from '#web/platform/graphql/send.ts';
import { session } from './browser.ts';
import { hasCode } from './provider-error.ts';

/** What the provider says of a password that is not the right one, and of too many of them. */
const WRONG = ['invalid-credential', 'wrong-password', 'too-many-requests'] as const;

/**
 * Tells our server that the provider refused a password: of many its owner hears. Nothing waits for it, and
 * nobody is told when it fails.
 */
export const reportIfWrong = async (error: unknown, email: string): Promise<void> => {
  if (!WRONG.some((code) => hasCode(error, code))) return;
  // The page of somebody who proves themselves once more may not run the captcha, and needs none.
  const isKnown = session().state.kind === 'signed-in';
  const captcha = isKnown ? '' : await captchaToken('failed_sign_in');
  if (isKnown || captcha !== '') await send(MAIN, ReportFailedSignInDocument, { email, captcha });
};
