/** `offer`: by a button of ours. `share`: by the share menu of an iPhone or iPad. `menu`: by the browser's own. */
export type InstallWay = 'installed' | 'offer' | 'share' | 'menu';

export interface InstallFacts {
  readonly isInstalled: boolean;
  readonly hasOffer: boolean;
  readonly userAgent: string;
  readonly touchPoints: number;
}

export const installWay = ({
  isInstalled,
  hasOffer,
  userAgent,
  touchPoints,
}: InstallFacts): InstallWay => {
  if (isInstalled) return 'installed';
  if (hasOffer) return 'offer';
  // An iPad calls itself a Mac; no Mac has a touch screen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent);
  return isApple || (/Macintosh/.test(userAgent) && touchPoints > 1) ? 'share' : 'menu';
};
