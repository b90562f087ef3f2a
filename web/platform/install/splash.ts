/** An iPhone's screen: its size in points, how many pixels a point has. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly ratio: 2 | 3;
}

/** iPhones in use, upright: SE to 16 Pro Max. */
export const SCREENS: readonly Screen[] = [
  { width: 375, height: 667, ratio: 2 },
  { width: 414, height: 896, ratio: 2 },
  { width: 375, height: 812, ratio: 3 },
  { width: 390, height: 844, ratio: 3 },
  { width: 393, height: 852, ratio: 3 },
  { width: 402, height: 874, ratio: 3 },
  { width: 414, height: 896, ratio: 3 },
  { width: 428, height: 926, ratio: 3 },
  { width: 430, height: 932, ratio: 3 },
  { width: 440, height: 956, ratio: 3 },
];

/** Name of a screen's picture below `/icons/splash`. */
export const splashFile = ({ width, height, ratio }: Screen): string =>
  `${width * ratio}x${height * ratio}.png`;

/**
 * Tells an iPhone what to show while the installed app starts; without it the screen is white. Read
 * when somebody adds the page to the home screen, so it need not be in the bytes of every page.
 */
export const addStartupImages = (page: Document): void => {
  for (const screen of SCREENS) {
    const link = page.createElement('link');
    link.rel = 'apple-touch-startup-image';
    link.href = `/icons/splash/${splashFile(screen)}`;
    link.media = `(device-width: ${screen.width}px) and (device-height: ${screen.height}px) and (-webkit-device-pixel-ratio: ${screen.ratio}) and (orientation: portrait)`;
    page.head.append(link);
  }
};
