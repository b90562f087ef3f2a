import type { ApplicationStep, RequestState } from '#edge/contract/financing/application.ts';
import { DOCUMENTS_WITHIN_MS } from '#edge/contract/financing/application.ts';
import type { Disclosure } from '#edge/contract/financing/disclosure.ts';
import { financingMethodOf } from '#edge/contract/financing/providers.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { iso, isoOrNull } from '#edge/contract/time.ts';
import { fileUrl } from '#edge/contract/uploads.ts';
import type { Loaded } from '#edge/domains/orders/load.ts';
import type { ApplicationRow } from './application.sql.ts';

type Seen = Pick<Loaded, 'order' | 'application'>;

/** The application that the order goes on with, or came to nothing last; null for an order without one. */
export const currentApplication = ({ order, application }: Seen): ApplicationRow | null =>
  application !== null && order.installment?.applicationId === application.id ? application : null;

/** Where an application is, by the order's state and what is written down of it. */
export const stepOfApplication = (
  { state, phase, paymentOption, contractSignedAt }: Loaded['order'],
  { submittedAt, sentAt, route }: ApplicationRow,
): ApplicationStep => {
  if (paymentOption !== 'INSTALLMENT' || phase !== 'FINAL') return 'ENDED';
  switch (state) {
    case 'INSTALLMENT_REQUESTED':
      if (submittedAt === null) return 'DOCUMENTS';
      return sentAt === null && route === 'API' ? 'SENDING' : 'DECIDING';
    case 'INSTALLMENT_APPROVED':
    case 'WAITING_PAYMENT':
      return 'APPROVED';
    case 'INSTALLMENT_REJECTED':
      return 'REJECTED';
    case 'PAYMENT_SETTLED':
      return contractSignedAt === null ? 'CONTRACT' : 'SIGNED';
    case 'SHIPPED':
    case 'SHIPPING':
    case 'DELIVERED':
    case 'COMPLETED':
      return 'SIGNED';
    default:
      return 'ENDED';
  }
};

/** The specification's state of the request; none before it is handed in, or once it came to nothing. */
const requestStateOf = (step: ApplicationStep): RequestState | null => {
  if (step === 'SENDING' || step === 'DECIDING') return 'Requested';
  return step === 'APPROVED' || step === 'CONTRACT' || step === 'SIGNED' ? 'Succeed' : null;
};

type ApplicationView = NonNullable<NonNullable<OrderRecord['installment']>['application']>;

/** What its customer's devices keep of an application: no papers, only where each is read. */
export const applicationView = (loaded: Loaded): ApplicationView | undefined => {
  const row = currentApplication(loaded);
  if (row === null) return undefined;
  const step = stepOfApplication(loaded.order, row);
  const requestState = requestStateOf(step);
  const { contractReference, contractSignedAt, contractHash } = row;
  return {
    id: row.id,
    step,
    requestState,
    method: financingMethodOf(row.provider, requestState === 'Succeed'),
    byHand: row.route === 'HAND',
    submittedAt: isoOrNull(row.submittedAt),
    sentAt: isoOrNull(row.sentAt),
    documentsUntil: step === 'DOCUMENTS' ? iso(row.createdAt + DOCUMENTS_WITHIN_MS) : null,
    reference: row.reference,
    reason: row.reason,
    signUrl: step === 'CONTRACT' ? row.signUrl : null,
    contractRejectedAt: isoOrNull(row.contractRejectedAt),
    contract:
      contractSignedAt === null
        ? null
        : {
            reference: contractReference ?? '',
            signedAt: iso(contractSignedAt),
            hash: contractHash,
          },
    documents: loaded.documents.map(({ kind, uploadId, addedAt }) => ({
      document: kind,
      url: fileUrl(uploadId),
      addedAt: iso(addedAt),
    })),
    disclosure: row.disclosure as Disclosure,
  };
};
