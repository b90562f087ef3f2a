import type { Fault } from '#web/platform/graphql/fault.ts';
import type { RegisterMutationVariables } from '#web/platform/graphql/generated/main.ts';
import { send, type TrustedDocument } from '#web/platform/graphql/send.ts';
import { TELLING_MAIN } from '#web/platform/graphql/telling.ts';
import type { ProviderUser } from './contract.ts';

export type Details = Omit<RegisterMutationVariables['input'], 'idToken'>;
type Outcomes = Readonly<Record<string, { success: boolean; errorCode: string | null }>>;

const keyOf = (fault: Fault): string => (fault.layer === 'graphql' ? fault.code : 'UNAVAILABLE');

/** Hands a sign-up to our server. Answers the key of what is in the way; `undefined` when nothing is. */
export const sendRegistration = async (
  document: TrustedDocument<unknown, RegisterMutationVariables>,
  user: ProviderUser,
  details: Details,
): Promise<string | undefined> => {
  const input = { ...details, idToken: await user.getIdToken() };
  const answer = await send(TELLING_MAIN, document, { input });
  if (!answer.ok) return keyOf(answer.fault);
  const [outcome] = Object.values(answer.data as Outcomes);
  return outcome?.success ? undefined : (outcome?.errorCode ?? 'UNKNOWN');
};
