import { ulid } from '#edge/contract/ids.ts';
import { DAY_MS, SECOND_MS } from '#edge/contract/time.ts';
import { readCookie, setCookie } from '#web/platform/cookies.ts';
import { beacon } from '#web/platform/graphql/beacon.ts';
import { AddCountClickDocument } from '#web/platform/graphql/generated/main/add-count-click.ts';

/** Random, for a day: tells two visitors of one network apart, and says nothing of either. */
const COOKIE = 'referral_visitor';

/** Tells that somebody came by a link. A failure is only logged: nobody waits for it. @param code of the link */
export const countClick = (code: string): void => {
  try {
    const visitor = readCookie(COOKIE) ?? ulid(Date.now());
    setCookie(COOKIE, visitor, { maxAgeSeconds: DAY_MS / SECOND_MS });
    beacon(AddCountClickDocument, { refferalCode: code, visitor });
  } catch (error) {
    console.warn('count click', error);
  }
};
