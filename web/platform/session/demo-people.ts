import type { ProviderConfig } from './session.ts';

/** An account of the Auth emulator, as its Google chooser shows it. */
export interface DemoPerson {
  readonly email: string;
  readonly name: string;
}

interface EmulatorAccounts {
  readonly userInfo?: readonly { readonly email?: string; readonly displayName?: string }[];
}

/** Accounts of the emulator an embedded instance runs; none in production, where Google asks. */
export const demoPeople = async ({
  emulator,
  projectId,
}: ProviderConfig): Promise<DemoPerson[]> => {
  if (emulator === undefined) return [];
  const response = await fetch(
    `${emulator}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:query`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: '{}',
    },
  );
  const { userInfo = [] } = (await response.json()) as EmulatorAccounts;
  return userInfo.flatMap(({ email, displayName }) =>
    email === undefined ? [] : [{ email, name: displayName ?? email }],
  );
};
