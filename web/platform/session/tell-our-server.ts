import { MAIN } from '../graphql/endpoints.ts';
import type { Fault } from '../graphql/fault.ts';
import type { RegisterMutationVariables } from '../graphql/generated/main.ts';
import { send, type TrustedDocument } from '../graphql/send.ts';
import type { ProviderUser } from './contract.ts';

export type Details = Omit<RegisterMutationVariables['input'], 'idToken'>;
type Outcomes = Readonly<Record<string, { success: boolean; errorCode: string | null }>>;

const keyOf = (fault: Fault): string => (fault.layer === 'graphql' ? fault.code : 'UNAVAILABLE');

/** Hands a sign-up to our server. Answers the key of what is in the way; `undefined` when nothing is. */
export const tellOurServer = async (
  document: TrustedDocument<unknown, RegisterMutationVariables>,
  user: ProviderUser,
  details: Details,
): Promise<string | undefined> => {
  const input = { ...details, idToken: await user.getIdToken() };
  const answer = await send(MAIN, document, { input });
  if (!answer.ok) return keyOf(answer.fault);
  const [outcome] = Object.values(answer.data as Outcomes);
  return outcome?.success ? undefined : (outcome?.errorCode ?? 'UNKNOWN');
};
