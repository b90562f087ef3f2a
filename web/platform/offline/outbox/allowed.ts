import {
  BookServiceDocument,
  GuestBookDocument,
  MoveListingDocument,
  ReportStationDocument,
  RequestRoadsideAssistanceDocument,
  RevokeShareEvDocument,
  SaveListingDocument,
  SendListingEnquiryDocument,
  SetStationFavouriteDocument,
  ShareEvDocument,
  UpdateCustomerAddressDocument,
} from '../../graphql/generated/main.ts';
import { queuedUpload, showsFiles } from '../../upload/queued-upload.ts';
import { type AllowList, queueable } from './queueable.ts';

/** An ending of a loan that the device did not know of (`ShareConflict`). */
interface ShareFound {
  readonly endingId: string;
}

/** What another device wrote to a listing meanwhile (`ListingConflict`). */
interface ListingFound {
  readonly lastSave: string;
}

/**
 * Everything that may wait in the outbox (design §8), by the operation's name. Never here: payments,
 * approvals of a transfer, credentials, cancellations of paid orders; a test holds the list to that.
 */
export const ALLOWED = {
  GuestBook: queueable({
    document: GuestBookDocument,
    entity: ({ Param }) => `guest-book ${Param.id}`,
    label: 'guest-book',
    offline: true,
    guests: true,
  }),
  setStationFavourite: queueable({
    document: SetStationFavouriteDocument,
    entity: ({ stationId }) => `station-favourite ${stationId}`,
    label: 'favourite',
    offline: true,
    touches: ['stationFavourites'],
  }),
  uploadFile: queuedUpload,
  reportStation: showsFiles(
    queueable({
      document: ReportStationDocument,
      entity: ({ input }) => `station-report ${input.stationId}`,
      label: 'station-report',
      offline: true,
      touches: ['stations'],
    }),
    {
      missing: 'photoUnknown',
      uploads: ({ input: { photoId } }) => (photoId ? [{ id: photoId, purpose: 'REPORT' }] : []),
    },
  ),
  shareEv: queueable({
    document: ShareEvDocument,
    entity: ({ vin, uID }) => `share ${vin} ${uID}`,
    label: 'share',
    offline: true,
    touches: ['shares', 'vehicles'],
    editable: [{ name: 'loanEnd', kind: 'moment', label: 'loan-end' }],
    insist: (variables, found) => ({
      ...variables,
      assumes: { lastEnding: (found as ShareFound).endingId },
    }),
  }),
  revokeShareEv: queueable({
    document: RevokeShareEvDocument,
    entity: ({ vin, uID }) => `share ${vin} ${uID}`,
    label: 'revoke',
    offline: true,
    touches: ['shares', 'vehicles'],
  }),
  bookService: queueable({
    document: BookServiceDocument,
    entity: ({ param }) => `service ${param.vin}`,
    label: 'service',
    offline: true,
    touches: ['vehicles'],
  }),
  requestRoadsideAssistance: queueable({
    document: RequestRoadsideAssistanceDocument,
    entity: ({ param }) => `roadside ${param.vin}`,
    label: 'roadside',
    offline: true,
  }),
  saveListing: showsFiles(
    queueable({
      document: SaveListingDocument,
      entity: ({ param }) => `listing ${param.id}`,
      label: 'listing',
      offline: true,
      touches: ['listings'],
      insist: ({ param }, found) => ({
        param: { ...param, lastSave: (found as ListingFound).lastSave },
      }),
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
  updateCustomerAddress: queueable({
    document: UpdateCustomerAddressDocument,
    entity: () => 'delivery-address',
    label: 'address',
    offline: true,
    touches: ['addresses'],
  }),
} as const satisfies AllowList;
