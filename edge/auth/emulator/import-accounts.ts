import demo from './accounts.json' with { type: 'json' };

/**
 * Puts the demo accounts into a running, empty emulator; the same uids each time. They are the people
 * of db/content/account: their customers are found by the verified email.
 */
export const importAccounts = async (origin: string, projectId: string): Promise<void> => {
  const call = async (method: string, path: string, body: object): Promise<void> => {
    const response = await fetch(`${origin}/identitytoolkit.googleapis.com${path}`, {
      method,
      // The emulator's word for an administrator.
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`The Auth emulator refused ${path}: ${await response.text()}`);
  };
  const add = ({ uid, email, displayName }: (typeof demo.accounts)[number]) =>
    call('POST', `/v1/projects/${projectId}/accounts`, {
      localId: uid,
      email,
      displayName,
      emailVerified: true,
      password: demo.password,
    });
  // As in production: an unknown email and a wrong password look the same.
  await call('PATCH', `/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  });
  await Promise.all(demo.accounts.map(add));
};
