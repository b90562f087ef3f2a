import type { PushBody } from '#edge/contract/notifications/push.ts';

/** Says to pages that something new stands in the inbox. */
const PUSHED = 'PUSHED';

interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

/** What is used of the worker's global scope. */
export interface Shown {
  readonly registration: {
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly navigator: { setAppBadge?(count: number): Promise<void> };
  readonly clients: {
    matchAll(options: { type: 'window' }): Promise<readonly unknown[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly location: { readonly origin: string };
}

/** What came, when it is of our form; a push service may hand on anything. */
const bodyOf = (text: string): PushBody | undefined => {
  try {
    const body = JSON.parse(text) as PushBody;
    return typeof body.notification.title === 'string' ? body : undefined;
  } catch {
    return undefined;
  }
};

/** A page of this site, whatever a push says. */
const pageOf = (navigate: unknown, origin: string): string => {
  const url =
    typeof navigate === 'string' && URL.canParse(navigate) ? new URL(navigate) : undefined;
  return url?.origin === origin ? url.href : `${origin}/`;
};

/**
 * Shows a push. Browsers that know the declarative form show it themselves, with this or without. A
 * browser that lets a push pass unseen asks the person to end it, so that something is always shown.
 */
export const showPush = async (
  text: string,
  { registration, navigator: badging, clients, location }: Shown,
): Promise<void> => {
  const body = bodyOf(text);
  const notification = body?.notification;
  await registration.showNotification(notification?.title ?? 'ALVA', {
    ...(notification !== undefined && {
      body: notification.body,
      lang: notification.lang,
      tag: notification.tag,
    }),
    icon: '/icons/icon-192.png',
    data: { navigate: pageOf(notification?.navigate, location.origin) },
  });
  // A browser without badges, or one that refuses them, shows none.
  if (body !== undefined) await badging.setAppBadge?.(body.app_badge).catch(() => undefined);
  for (const tab of (await clients.matchAll({ type: 'window' })) as readonly Tab[])
    tab.postMessage({ type: PUSHED });
};

/** Opens the page of a notification: in a tab that shows it already, else in one of its own. */
export const openPushed = async (
  data: unknown,
  { clients, location }: Pick<Shown, 'clients' | 'location'>,
): Promise<void> => {
  const page = pageOf((data as { navigate?: unknown } | null)?.navigate, location.origin);
  const open = (await clients.matchAll({ type: 'window' })) as readonly Tab[];
  const there = open.find(({ url }) => url === page);
  if (there !== undefined) await there.focus();
  else await clients.openWindow(page);
};
