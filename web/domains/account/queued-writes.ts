import { iso } from '#edge/contract/time.ts';
import { SetCustomerConsentDocument } from '#web/platform/graphql/generated/main/set-customer-consent.ts';
import { UpdateCustomerPhotoDocument } from '#web/platform/graphql/generated/main/update-customer-photo.ts';
import { UpdateCustomerProfileDocument } from '#web/platform/graphql/generated/main/update-customer-profile.ts';
import { serverClock } from '#web/platform/offline/browser.ts';
import { queueable } from '#web/platform/offline/outbox/queueable.ts';
import { judgeCommon, type Verdict } from '#web/platform/offline/outbox/verdict.ts';
import { showsFiles } from '#web/platform/upload/queued-upload.ts';
import { PHOTO_LINE } from './profile/pending-photo.ts';

/** A change that was made later, on another device, stands: a person says which one counts. */
const judgeProfile = (data: object): Verdict => {
  const verdict = judgeCommon(data);
  return verdict.kind === 'refused' && verdict.code === 'PROFILE_NEWER'
    ? { kind: 'conflict', code: verdict.code, conflict: {} }
    : verdict;
};

export const accountWrites = {
  setCustomerConsent: queueable({
    document: SetCustomerConsentDocument,
    entity: ({ purpose }) => `consent ${purpose}`,
    label: 'consent',
    offline: true,
    touches: [],
    mend: ({ answeredAt, ...answer }, move) => ({
      ...answer,
      ...(answeredAt && { answeredAt: move(answeredAt) }),
    }),
  }),
  updateCustomerPhoto: showsFiles(
    queueable({
      document: UpdateCustomerPhotoDocument,
      entity: () => PHOTO_LINE,
      label: 'profile-photo',
      offline: true,
      touches: [],
    }),
    {
      missing: 'PHOTO_UNKNOWN',
      uploads: ({ fileId }) => (fileId ? [{ id: fileId, purpose: 'AVATAR' }] : []),
    },
  ),
  updateCustomerProfile: queueable({
    document: UpdateCustomerProfileDocument,
    entity: () => 'profile',
    label: 'profile',
    offline: true,
    touches: [],
    judge: judgeProfile,
    mend: ({ input }, move) => ({ input: { ...input, changedAt: move(input.changedAt) } }),
    conflict: {
      insist: ({ input }) => ({ input: { ...input, changedAt: iso(serverClock().now()) } }),
      meanwhile: () => ({ label: 'profile-changed', at: null }),
    },
  }),
} as const;
