import { EndPushDocument } from '#web/platform/graphql/generated/main/end-push.ts';
import { PushOfferDocument } from '#web/platform/graphql/generated/main/push-offer.ts';
import { RegisterPushDocument } from '#web/platform/graphql/generated/main/register-push.ts';
import { sendAs } from '#web/platform/session/personal.ts';
import { rememberWanted, subscribe, wantedBy, wayHere } from './browser.ts';

/** Has this browser pushed to, which may be asked for by then. @returns whether it is */
export const register = async (customerId: string): Promise<boolean> => {
  const offer = await sendAs(customerId, PushOfferDocument, {});
  const { key, isLocal, isOn } = (offer.ok ? offer.data.pushOffer : null) ?? {};
  if (key === undefined || isLocal === undefined) return false;
  if (isOn) return true;
  const subscription = await subscribe(key, isLocal);
  const answer = await sendAs(customerId, RegisterPushDocument, subscription);
  if (!answer.ok || !answer.data.registerPush.success) return false;
  rememberWanted(customerId);
  return true;
};

export const unregister = async (customerId: string): Promise<boolean> => {
  const answer = await sendAs(customerId, EndPushDocument, {});
  if (!answer.ok || !answer.data.endPush.success) return false;
  rememberWanted(undefined);
  return true;
};

let isDone = false;

/**
 * Push ends with a session. Whoever switched it on in this browser, has not signed out and signs in again
 * has it again, without being asked; also when the push service gave the browser another address meanwhile.
 */
export const keepRegistered = async (customerId: string): Promise<void> => {
  if (isDone || wantedBy() !== customerId || wayHere() !== 'ask') return;
  if (Notification.permission !== 'granted') return;
  isDone = true;
  // Without signal the next page does it.
  isDone = await register(customerId).catch(() => false);
};
