import { HOUR_MS } from '#edge/contract/time.ts';
import { CLOCK } from '#web/platform/offline/clock.ts';
import { WIPE_PENDING } from '#web/platform/offline/wipe.ts';
import { LOCKED, REVOKED } from '#web/platform/session/ended.ts';
import { CONFIRMED, OWED_SIGN_OUT, PERSON, TRUSTED_MS } from '#web/platform/session/session.ts';

/** One of the keys that a sign-out removes (`PERSONAL_KEYS`). */
export const LAST_VIEW = 'alva.last-view';

/** A longer one is not kept: it is read before the first paint. */
const MOST_CHARACTERS = 100_000;

type KeyedText = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface StoredView {
  /** Whose data it shows. */
  readonly person: string;
  /** Of the page, with its language. */
  readonly path: string;
  /** By the server's clock, epoch ms, as `until`. */
  readonly at: number;
  /** Before something in it is over or the device would not show it any more. */
  readonly until: number;
  readonly html: string;
}

/** Keeps what a page shows; nothing while the person is leaving, and nothing that is over already. */
export const saveView = (storage: KeyedText, view: Omit<StoredView, 'person'>): void => {
  const person = storage.getItem(PERSON);
  const isLeaving = [OWED_SIGN_OUT, WIPE_PENDING].some((key) => storage.getItem(key) !== null);
  if (person === null || isLeaving) return;
  const confirmed = Number(storage.getItem(CONFIRMED) ?? view.at);
  const until = Math.min(view.until, confirmed + TRUSTED_MS);
  // An older one must not stay, either.
  forgetView(storage);
  if (until <= view.at || view.html.length > MOST_CHARACTERS) return;
  try {
    storage.setItem(LAST_VIEW, JSON.stringify({ ...view, person, until }));
  } catch {
    // No room: the page opens as it did before.
  }
};

export const forgetView = (storage: KeyedText): void => storage.removeItem(LAST_VIEW);

const NOBODY = [OWED_SIGN_OUT, WIPE_PENDING, LOCKED, REVOKED]
  .map((key) => `s.getItem('${key}')===null`)
  .join('&&');

/**
 * Stands in the page behind its `LastView` and fills it before the first paint: for the same person, address
 * and language, as long as what is in it holds by the server's clock (`ServerClock.now`). Figures that
 * change by the hour are left out of an older one (globals.css).
 */
export const lastViewScript = `try{(function(s){var v=JSON.parse(s.getItem('${LAST_VIEW}')),c=JSON.parse(s.getItem('${CLOCK}'))||{offset:0,at:0},n=Math.max(Date.now()+c.offset,c.at),e=document.querySelector('[data-last-view]');if(v&&v.path===location.pathname&&v.person===s.getItem('${PERSON}')&&${NOBODY}&&n>=v.at&&n<v.until){e.innerHTML=v.html;e.dataset.lastView=n-v.at>${HOUR_MS}?'old':'new'}})(localStorage)}catch(e){}`;
