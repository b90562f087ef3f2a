import type { RegisterMutationVariables } from '#web/platform/graphql/generated/main.ts';
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import { askServer } from './ask-server.ts';
import type { ProviderUser } from './contract.ts';

export type Details = Omit<RegisterMutationVariables['input'], 'idToken'>;

/** Hands a sign-up to our server. Answers the key of what is in the way; `undefined` when nothing is. */
export const sendRegistration = async (
  document: TrustedDocument<unknown, RegisterMutationVariables>,
  user: ProviderUser,
  details: Details,
): Promise<string | undefined> => {
  const input = { ...details, idToken: await user.getIdToken() };
  const answer = await askServer(document, { input });
  return answer.ok ? undefined : answer.key;
};
