import * as v from 'valibot';

/** Clocks of Google, of us and of the person's phone differ; firebase-admin's own allowance. */
const SKEW_SECONDS = 60;

/**
 * Ways to sign in whose claims about email and number we rely on. Another one that is switched on at
 * the identity provider opens nothing here.
 */
const PROVIDERS = ['password', 'google.com', 'phone'] as const;
type SignInProvider = (typeof PROVIDERS)[number];

const time = v.pipe(v.number(), v.finite());

const ClaimsSchema = v.object({
  iss: v.string(),
  // A string and nothing else: jose would take an array that merely contains ours.
  aud: v.string(),
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  exp: time,
  iat: time,
  auth_time: time,
  email: v.optional(v.string()),
  email_verified: v.optional(v.boolean(), false),
  phone_number: v.optional(v.string()),
  firebase: v.object({
    sign_in_provider: v.picklist(PROVIDERS),
    /** The kind of the second factor that was asked for. */
    sign_in_second_factor: v.optional(v.string()),
    /** Which of the account's: the provider's id of the enrolment. */
    second_factor_identifier: v.optional(v.pipe(v.string(), v.maxLength(128))),
    // Its own people, proved in its own way: none of ours.
    tenant: v.optional(v.never()),
  }),
});

/** What a verified ID token says about a person. */
export interface FirebaseIdentity {
  readonly uid: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  /** E.164; Firebase only issues it after an OTP, so it is always verified. */
  readonly phoneNumber: string | undefined;
  readonly provider: SignInProvider;
  /** Epoch ms of the sign-in itself, not of the token. */
  readonly authenticatedAt: number;
  /** A second factor was given at that sign-in. */
  readonly secondFactor: boolean;
  /** The provider's id of that factor. */
  readonly secondFactorId: string | undefined;
}

/** The checks jose leaves to its caller; `undefined` refuses the token. */
export const readClaims = (
  payload: unknown,
  projectId: string,
  now: number,
): FirebaseIdentity | undefined => {
  const parsed = v.safeParse(ClaimsSchema, payload);
  if (!parsed.success) return undefined;
  const claims = parsed.output;
  const seconds = now / 1000;
  if (claims.aud !== projectId) return undefined;
  if (claims.iss !== `https://securetoken.google.com/${projectId}`) return undefined;
  if (claims.exp <= seconds) return undefined;
  if (claims.iat > seconds + SKEW_SECONDS) return undefined;
  if (claims.auth_time > seconds + SKEW_SECONDS) return undefined;
  return {
    uid: claims.sub,
    email: claims.email?.toLowerCase(),
    emailVerified: claims.email_verified,
    phoneNumber: claims.phone_number,
    provider: claims.firebase.sign_in_provider,
    authenticatedAt: claims.auth_time * 1000,
    secondFactor: claims.firebase.sign_in_second_factor !== undefined,
    secondFactorId: claims.firebase.second_factor_identifier,
  };
};
