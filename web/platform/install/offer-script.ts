/** Chromium's event; other browsers install from their own menu. */
export interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface Window {
    /** The browser's offer to install, until it is taken; put there by `offerScript`. */
    alvaInstall?: InstallEvent;
  }
}

/** Fired on the window when `alvaInstall` changes. */
export const OFFER_CHANGED = 'alva-install';

/**
 * The browser makes its offer once, a few tenths of a second after the page began, when no script of
 * ours may have run yet. So this stands in the document itself and keeps it for whoever comes later.
 */
export const offerScript = `(function(){function tell(e){window.alvaInstall=e;dispatchEvent(new Event('${OFFER_CHANGED}'))}addEventListener('beforeinstallprompt',function(e){e.preventDefault();tell(e)});addEventListener('appinstalled',function(){tell()})})()`;
