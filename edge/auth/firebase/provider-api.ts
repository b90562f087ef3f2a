import type { Clock } from '#edge/platform/clock.ts';
import { accessToken, type ServiceAccount } from './service-account.ts';

const PATIENCE_MS = 5_000;

export interface ProviderApiSource {
  readonly projectId: string;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  /** Origin of the Auth emulator. */
  readonly emulator: string | undefined;
  readonly serviceAccount: ServiceAccount | undefined;
  /** The browser's key; questions that a browser asks as well carry it. */
  readonly apiKey: string;
}

/** Sends one request to Identity Platform, or to the emulator, which answers the same. */
export type AskProvider = (
  way: 'administrator' | 'browser',
  /** Of `accounts`; empty makes one. */
  method: string,
  body: object,
) => Promise<Response>;

export const createProviderApi = (source: ProviderApiSource): AskProvider => {
  const { projectId, fetch, emulator, serviceAccount, apiKey } = source;
  const authorization = async (signal: AbortSignal): Promise<string> => {
    // The emulator's word for an administrator.
    if (emulator !== undefined) return 'Bearer owner';
    if (serviceAccount === undefined) throw new Error('No service account is configured');
    return `Bearer ${await accessToken(serviceAccount, source, signal)}`;
  };
  const origin =
    emulator === undefined
      ? 'https://identitytoolkit.googleapis.com'
      : `${emulator}/identitytoolkit.googleapis.com`;
  return async (way, method, body) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const byBrowser = way === 'browser';
    const path = byBrowser
      ? `v1/accounts:${method}?key=${apiKey}`
      : `v1/projects/${projectId}/accounts${method === '' ? '' : `:${method}`}`;
    return fetch(`${origin}/${path}`, {
      method: 'POST',
      signal,
      headers: {
        ...(byBrowser ? {} : { authorization: await authorization(signal) }),
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
  };
};
