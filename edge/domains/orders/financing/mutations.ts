import { requireCustomer } from '#edge/auth/policy.ts';
import { DESK_LIMITS } from '#edge/contract/orders/desk.ts';
import { reveal } from '#edge/domains/orders/desk-answer.ts';
import { FinancingDocumentEnum, FinancingWorkEnum } from '#edge/domains/orders/enums.ts';
import { isOrderError } from '#edge/domains/orders/error.ts';
import { answer, OrderResultRef, RefusalRef } from '#edge/domains/orders/types.ts';
import { main } from '#edge/graphql/builder.ts';
import type { Context } from '#edge/graphql/context.ts';
import { ok } from '#edge/platform/result.ts';
import { addDocument, submitDocuments } from './documents.ts';
import { type OpenedDocument, openDocuments } from './open-documents.ts';

const who = async (context: Context): Promise<string> =>
  requireCustomer(await context.actor()).customerId;

main.mutationField('addFinancingDocument', (t) =>
  t.field({
    type: OrderResultRef,
    description:
      'A paper for the financing company; another picture of the same paper takes its place.',
    args: {
      orderId: t.arg.id({ required: true }),
      document: t.arg({ type: FinancingDocumentEnum, required: true }),
      upload: t.arg.id({ required: true, description: 'Id of the upload.' }),
    },
    resolve: async (_, input, context) =>
      answer(await addDocument(await who(context), input, context), context),
  }),
);

main.mutationField('submitFinancing', (t) =>
  t.field({
    type: OrderResultRef,
    description: 'Hands the application in, with consent to pass its papers on to the company.',
    args: {
      orderId: t.arg.id({ required: true }),
      isMarried: t.arg.boolean({ required: true }),
      work: t.arg({ type: FinancingWorkEnum, required: true }),
      hasConsent: t.arg.boolean({ required: true }),
    },
    resolve: async (_, input, context) =>
      answer(await submitDocuments(await who(context), input, context), context),
  }),
);

const OpenedRef = main.objectRef<OpenedDocument>('FinancingDocumentOpened').implement({
  fields: (t) => ({
    document: t.field({ type: FinancingDocumentEnum, resolve: ({ kind }) => kind }),
    url: t.exposeString('url', {
      description: `Opens for ${DESK_LIMITS.pictureMs / 60_000} minutes.`,
    }),
  }),
});

interface Opened {
  readonly documents: readonly OpenedDocument[];
}

const ListRef = main.objectRef<Opened>('FinancingDocumentsOpened').implement({
  fields: (t) => ({
    documents: t.field({ type: [OpenedRef], resolve: ({ documents }) => [...documents] }),
  }),
});

const ResultRef = main.unionType('FinancingDocumentsResult', {
  types: [ListRef, RefusalRef],
  resolveType: (value) => (isOrderError(value) ? 'OrderRefusal' : 'FinancingDocumentsOpened'),
});

main.mutationField('revealFinancingDocuments', (t) =>
  t.field({
    type: ResultRef,
    description:
      'Opens the papers of an application for staff. Who did it and why stands in the history.',
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_, args, context) =>
      reveal(context, args, async (...asked) => {
        const opened = await openDocuments(...asked);
        return opened.ok ? ok({ documents: opened.value }) : opened;
      }),
  }),
);
