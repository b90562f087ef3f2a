import type { PushSubscription as Subscription } from '#edge/contract/notifications/push.ts';
import { type PushWay, pushWay } from './way.ts';

/** Who switched push on in this browser: whoever signs in next has not. A sign-out removes it (`PERSONAL_KEYS`). */
const KEY = 'alva.push';

export const wayHere = (): PushWay =>
  pushWay({
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window,
    permission: 'Notification' in window ? Notification.permission : undefined,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    hasOffer: false,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  });

export const wantedBy = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

export const rememberWanted = (customerId: string | undefined): void => {
  try {
    if (customerId === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, customerId);
  } catch {
    // Without storage it is asked for again after the next sign-in.
  }
};

/** To be called in answer to a tap: browsers ask at no other time. */
export const askPermission = async (): Promise<boolean> =>
  (await Notification.requestPermission()) === 'granted';

const subscribed = async (key: string): Promise<PushSubscription> => {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // One under another key of ours is in the way; any other cause stays one.
    const before = await pushManager.getSubscription();
    if (before === null) throw error;
    await before.unsubscribe();
    return pushManager.subscribe(options);
  }
};

const local = async (): Promise<Subscription> => {
  const answer = await fetch('/api/mailbox/push', { method: 'POST' });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return (await answer.json()) as Subscription;
};

/** Where this browser is pushed to. Throws where its push service is away. */
export const subscribe = async (key: string, isLocal: boolean): Promise<Subscription> => {
  if (isLocal) return local();
  const { endpoint = '', keys } = (await subscribed(key)).toJSON();
  return { endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
};
