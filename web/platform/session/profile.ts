import { keptAnswer } from '#web/platform/device/kept-answers.ts';
import { ProfileDocument } from '#web/platform/graphql/generated/main/profile.ts';
import type { ProfileQuery } from '#web/platform/graphql/generated/main.ts';
import { serverClock } from '#web/platform/offline/browser.ts';
import { keepOwnAnswer } from './keep-own-answer.ts';
import { sendAs } from './personal.ts';

/** Under which the profile of a person is kept on the device. */
export const PROFILE = 'Profile';

/** What of a profile may stay on a device: neither identity and tax numbers, masked as they are, nor pictures. */
export const keepable = ({ profileCustomer }: ProfileQuery): ProfileQuery => ({
  profileCustomer: { ...profileCustomer, document: null, photoURL: null },
});

/** After a sign-in: who they are is known on every page, and without signal. */
export const loadProfile = async (customerId: string): Promise<void> => {
  if ((await keptAnswer(customerId, PROFILE, {})) !== undefined) return;
  const answer = await sendAs(customerId, ProfileDocument, {});
  if (!answer.ok) return;
  const data = keepable(answer.data);
  await keepOwnAnswer(customerId, PROFILE, {}, { data, at: serverClock().now() });
};
