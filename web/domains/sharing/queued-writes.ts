import { AcceptShareEvDocument } from '#web/platform/graphql/generated/main/accept-share-ev.ts';
import { DeclineShareEvDocument } from '#web/platform/graphql/generated/main/decline-share-ev.ts';
import { RevokeShareEvDocument } from '#web/platform/graphql/generated/main/revoke-share-ev.ts';
import { ShareEvDocument } from '#web/platform/graphql/generated/main/share-ev.ts';
import { queueable } from '#web/platform/offline/outbox/queueable.ts';

export const sharingWrites = {
  shareEv: queueable({
    document: ShareEvDocument,
    entity: ({ vin, uID }) => `share ${vin} ${uID}`,
    label: 'share',
    offline: true,
    mend: (variables, move) => ({
      ...variables,
      loanStart: variables.loanStart ? move(variables.loanStart) : null,
      loanEnd: move(variables.loanEnd),
    }),
    mendAsks: true,
    touches: ['shares', 'vehicles'],
    editable: [{ name: 'loanEnd', kind: 'moment', label: 'loan-end' }],
    conflict: {
      insist: (variables, { endingId }) => ({ ...variables, assumes: { lastEnding: endingId } }),
      meanwhile: ({ endedBy, endedAt }) => ({
        label: endedBy === 'guest' ? 'guest-left' : 'owner-ended',
        at: Date.parse(endedAt),
      }),
    },
  }),
  revokeShareEv: queueable({
    document: RevokeShareEvDocument,
    entity: ({ vin, uID }) => `share ${vin} ${uID}`,
    label: 'revoke',
    offline: true,
    touches: ['shares', 'vehicles'],
  }),
  acceptShareEv: queueable({
    document: AcceptShareEvDocument,
    entity: ({ id }) => `share-offer ${id}`,
    label: 'offer-accept',
    offline: true,
    touches: ['shareOffers', 'vehicles'],
  }),
  declineShareEv: queueable({
    document: DeclineShareEvDocument,
    entity: ({ id }) => `share-offer ${id}`,
    label: 'offer-decline',
    offline: true,
    touches: ['shareOffers'],
  }),
} as const;
