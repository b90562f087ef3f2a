import { MoveListingDocument } from '#web/platform/graphql/generated/main/move-listing.ts';
import { SaveListingDocument } from '#web/platform/graphql/generated/main/save-listing.ts';
import { SendListingEnquiryDocument } from '#web/platform/graphql/generated/main/send-listing-enquiry.ts';
import { queueable } from '#web/platform/offline/outbox/queueable.ts';
import { showsFiles } from '#web/platform/upload/queued-upload.ts';

export const listingsWrites = {
  saveListing: showsFiles(
    queueable({
      document: SaveListingDocument,
      entity: ({ param }) => `listing ${param.id}`,
      label: 'listing',
      offline: true,
      touches: ['listings'],
      conflict: {
        insist: ({ param }, { lastSave }) => ({ param: { ...param, lastSave } }),
        meanwhile: ({ changedAt }) => ({ label: 'listing-changed', at: Date.parse(changedAt) }),
      },
    }),
    {
      missing: 'LISTING_PHOTO_UNKNOWN',
      uploads: ({ param }) => [param.photos ?? []].flat().map((id) => ({ id, purpose: 'LISTING' })),
    },
  ),
  moveListing: queueable({
    document: MoveListingDocument,
    entity: ({ id }) => `listing ${id}`,
    label: 'listing-move',
    offline: true,
    touches: ['listings'],
  }),
  sendListingEnquiry: queueable({
    document: SendListingEnquiryDocument,
    entity: ({ param }) => `listing-enquiry ${param.id}`,
    label: 'listing-enquiry',
    offline: true,
    guests: true,
  }),
} as const;
