/** In `sessionStorage`: the last page of this tab had no signal. */
export const OFFLINE_NOTE = 'alva-offline';

/**
 * Runs before the first paint: where there is probably no signal the page has the room of the banner
 * (base.css) before the script that shows it is there, and does not move when it comes.
 */
export const offlineRoomScript = `;try{if(!navigator.onLine||sessionStorage.getItem('${OFFLINE_NOTE}')!==null)document.documentElement.dataset.banner=''}catch{}`;
