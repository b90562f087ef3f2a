import type { UploadPurpose } from '#edge/contract/uploads.ts';
import { UploadFileDocument } from '#web/platform/graphql/generated/main.ts';

export interface Upload {
  /** Made with `newId('upl')`; sent again under it, it is the same file. */
  readonly id: string;
  readonly purpose: UploadPurpose;
}

/** A page of another site cannot send this without being asked for leave. */
export const UPLOAD_HEADERS = {
  accept: 'application/graphql-response+json, application/json;q=0.9',
  'graphql-preflight': '1',
} as const;

/** The request's body, as the GraphQL multipart request specification has it. */
export const uploadForm = ({ id, purpose }: Upload, file: Blob): FormData => {
  const form = new FormData();
  const documentId = UploadFileDocument.__meta__?.hash;
  const variables = { input: { id, purpose, file: null } };
  form.append('operations', JSON.stringify({ documentId, variables }));
  form.append('map', JSON.stringify({ file: ['variables.input.file'] }));
  // The name on the phone is nobody's business.
  form.append('file', file, 'file');
  return form;
};
