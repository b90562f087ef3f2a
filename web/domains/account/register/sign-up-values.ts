import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import type { Locale } from '#edge/contract/locale.ts';
import { referralCode } from '#edge/contract/referrals/key.ts';
import { REGISTRATION_SOURCES, TERMS_VERSION } from '#edge/contract/validators/index.ts';
import { readCookie } from '#web/platform/cookies.ts';

/** What the form of a sign-up begins with. */
export const SIGN_UP = {
  customerType: 'personal' as const,
  name: '',
  identityKind: 'KTP' as const,
  contactName: '',
  registrationSource: '',
  referralCode: '',
  terms: false as true,
};

/** The code of the link a visitor came by, which is kept for ninety days. */
export const useReferralOfLink = <Input extends FieldValues, Output>({
  setValue,
}: UseFormReturn<Input, unknown, Output>): void => {
  useEffect(() => {
    const parsed = v.safeParse(referralCode, readCookie('referral_code'));
    const code = (parsed.success && parsed.output) || '';
    const name = 'referralCode' as Path<Input>;
    if (code !== '') setValue(name, code as PathValue<Input, typeof name>);
  }, [setValue]);
};

type Source = (typeof REGISTRATION_SOURCES)[number];

interface Given {
  readonly customerType: 'personal' | 'company';
  readonly name: string;
  readonly identityKind?: 'KTP' | 'KITAS';
  readonly contactName?: string;
  readonly selectedLanguage: Locale;
}

/** What our server is told of who signs up. */
export const whoSignsUp = ({
  customerType,
  name,
  identityKind,
  contactName,
  selectedLanguage,
}: Given) => ({
  customerType,
  name,
  selectedLanguage,
  termsVersion: TERMS_VERSION,
  ...(identityKind && { identityKind }),
  ...(contactName && { contactName }),
});

/** How they came, as the wire calls it. */
export const cameBy = (given: {
  readonly registrationSource: Source | null;
  readonly referralCode: string | null;
}) => ({ sourceRegistration: given.registrationSource, referralCode: given.referralCode });

/** The same of a form that nobody has checked, as with Google's button above it: what is not right is left out. */
export const cameByUnchecked = (typed: {
  readonly registrationSource?: string | null | undefined;
  readonly referralCode?: string | null | undefined;
}) => {
  const code = v.safeParse(referralCode, typed.referralCode);
  return cameBy({
    registrationSource:
      REGISTRATION_SOURCES.find((source) => source === typed.registrationSource) ?? null,
    referralCode: code.success ? code.output : null,
  });
};
