import * as v from 'valibot';

const ENDPOINT_LENGTH = 1_000;
/** Browsers that one person is pushed to; with another one the oldest goes. */
export const MOST_PUSH_DEVICES = 10;

/** An uncompressed point of P-256 and a secret of 16 bytes, as browsers name them. */
export const pushSubscription = v.object({
  endpoint: v.pipe(v.string(), v.maxLength(ENDPOINT_LENGTH), v.startsWith('https://'), v.url()),
  p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
});
export type PushSubscription = v.InferOutput<typeof pushSubscription>;

/**
 * Push services of the browsers there are. A browser hands us an address to send to, so it must be one
 * of these: an address that somebody made up could be anything.
 */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
] as const;
const SERVICE_DOMAINS = ['.push.apple.com', '.notify.windows.com', '.push.services.mozilla.com'];

/** Of the stand-in on this machine; the name leads nowhere. */
export const LOCAL_PUSH_HOST = 'push.alva.example';

export const isPushService = (endpoint: string, isLocal: boolean): boolean => {
  const { protocol, host } = new URL(endpoint);
  if (protocol !== 'https:') return false;
  if (isLocal) return host === LOCAL_PUSH_HOST;
  return (
    SERVICES.some((each) => each === host) || SERVICE_DOMAINS.some((each) => host.endsWith(each))
  );
};

/**
 * What is pushed: declarative web push (Push API, "declarative push message"), which browsers that know
 * it show by themselves; in the others the service worker reads the same.
 */
export interface PushBody {
  /** Says that it is of that form; the number of RFC 8030. */
  readonly web_push: 8030;
  readonly notification: {
    readonly title: string;
    readonly body: string;
    readonly lang: string;
    /** Absolute. */
    readonly navigate: string;
    /** One that is shown already is replaced, in silence: a push may come twice. */
    readonly tag: string;
    readonly timestamp: number;
    readonly silent: boolean;
  };
  /** Lines of the inbox that were not read. */
  readonly app_badge: number;
}
