import * as v from 'valibot';
import type { ProviderConfig } from './session.ts';

const CodesSchema = v.object({
  oobCodes: v.optional(
    v.array(v.object({ email: v.string(), oobCode: v.string(), requestType: v.string() })),
    [],
  ),
});

const MODES: Readonly<Record<string, 'verifyEmail' | 'resetPassword'>> = {
  VERIFY_EMAIL: 'verifyEmail',
  PASSWORD_RESET: 'resetPassword',
};

/** A mail the Auth emulator would have sent. */
export interface DemoMail {
  readonly to: string;
  readonly mode: 'verifyEmail' | 'resetPassword';
  /** Page of ours that its link opens, without the language. */
  readonly href: string;
}

/** Mails of an embedded instance whose links still work, newest first. */
export const demoMails = async ({ emulator, projectId }: ProviderConfig): Promise<DemoMail[]> => {
  if (emulator === undefined) return [];
  const response = await fetch(`${emulator}/emulator/v1/projects/${projectId}/oobCodes`);
  const { oobCodes } = v.parse(CodesSchema, await response.json());
  return oobCodes
    .flatMap(({ email, oobCode, requestType }) => {
      const mode = MODES[requestType];
      if (mode === undefined) return [];
      const query = new URLSearchParams({ mode, oobCode });
      return [{ to: email, mode, href: `/login/action?${query}` }];
    })
    .reverse();
};
