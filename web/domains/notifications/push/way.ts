import { type InstallFacts, installWay } from '#web/platform/install/way.ts';

/**
 * What somebody can do about push in this browser. `install`: an iPhone or iPad pushes to the installed app
 * alone. `blocked`: they said no to the browser, whose own settings alone can take that back.
 */
export type PushWay = 'unsupported' | 'install' | 'blocked' | 'ask';

export interface PushFacts extends InstallFacts {
  readonly hasPush: boolean;
  /** `Notification.permission`; undefined where there is no such thing. */
  readonly permission: NotificationPermission | undefined;
}

export const pushWay = ({ hasPush, permission, ...install }: PushFacts): PushWay => {
  if (installWay({ ...install, hasOffer: false }) === 'share') return 'install';
  if (!hasPush || permission === undefined) return 'unsupported';
  return permission === 'denied' ? 'blocked' : 'ask';
};
