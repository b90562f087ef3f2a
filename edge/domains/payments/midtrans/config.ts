import type { Env } from '#edge/env.ts';

export interface MidtransConfig {
  readonly serverKey: string;
  /** Signs notifications; the server key, unless the two were separated. */
  readonly signatureKey: string;
  /** Where pages are made: `https://app.midtrans.com` or its sandbox. */
  readonly snapUrl: string;
  /** Where the status is asked for: `https://api.midtrans.com` or its sandbox. */
  readonly apiUrl: string;
  /** Where this instance wants its notifications, when that is not where the provider's settings say. */
  readonly notifyUrl?: string;
}

/** The local provider's. It holds no money, so its key may be known. */
export const LOCAL_SERVER_KEY = 'SB-Mid-server-embedded';

const isPublic = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' && /\.[a-z]{2,}$/.test(hostname) && !hostname.endsWith('.local');
};

/**
 * The payment provider; `undefined` when none is configured, and then nothing can be paid.
 * Throws at start-up for half a configuration, and outside an embedded instance for an address that
 * is not a public one: a local provider takes any card.
 */
export const midtransConfig = (env: Env): MidtransConfig | undefined => {
  const { MIDTRANS_SNAP_URL: snapUrl, MIDTRANS_API_URL: apiUrl } = env;
  const embedded = env.ALVA_ENV === 'embedded';
  const serverKey = env.MIDTRANS_SERVER_KEY ?? (embedded ? LOCAL_SERVER_KEY : undefined);
  if (snapUrl === undefined && apiUrl === undefined) return undefined;
  if (snapUrl === undefined || apiUrl === undefined || serverKey === undefined)
    throw new Error(
      'Configuration refused: MIDTRANS_SNAP_URL, MIDTRANS_API_URL and MIDTRANS_SERVER_KEY go together',
    );
  if (!embedded && !(isPublic(snapUrl) && isPublic(apiUrl)))
    throw new Error(
      'Configuration refused: MIDTRANS_SNAP_URL and MIDTRANS_API_URL are public https',
    );
  return {
    serverKey,
    signatureKey: env.MIDTRANS_SIGNATURE_KEY ?? serverKey,
    snapUrl: snapUrl.replace(/\/$/, ''),
    apiUrl: apiUrl.replace(/\/$/, ''),
    ...(embedded && { notifyUrl: `${env.SITE_ORIGIN}/api/payments/notifications` }),
  };
};
