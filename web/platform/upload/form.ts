import type { UploadPurpose } from '#edge/contract/uploads.ts';
import { UploadFileDocument } from '#web/platform/graphql/generated/main/upload-file.ts';
import {
  type Answer,
  answerOf,
  type Transport,
  type TrustedDocument,
} from '#web/platform/graphql/send.ts';

export interface Upload {
  /** Made with `newId('upl')`; sent again under it, it is the same file. */
  readonly id: string;
  readonly purpose: UploadPurpose;
}

interface PostOptions {
  /** Name of the document. */
  readonly operation: string;
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A page of another site cannot send this without being asked for leave. */
export const UPLOAD_HEADERS = {
  accept: 'application/graphql-response+json, application/json;q=0.9',
  'graphql-preflight': '1',
} as const;

/**
 * A request's body, as the GraphQL multipart request specification has it.
 * @param place of the file in the variables, where they have null, e.g. `input.file`
 */
export const multipartForm = <Data, Variables>(
  { __meta__ }: TrustedDocument<Data, Variables>,
  variables: object,
  place: string,
  file: Blob,
): FormData => {
  const form = new FormData();
  form.append('operations', JSON.stringify({ documentId: __meta__?.hash, variables }));
  form.append('map', JSON.stringify({ file: [`variables.${place}`] }));
  // The name on the phone is nobody's business.
  form.append('file', file, 'file');
  return form;
};

export const uploadForm = ({ id, purpose }: Upload, file: Blob): FormData =>
  multipartForm(UploadFileDocument, { input: { id, purpose, file: null } }, 'input.file', file);

/** Sends such a body, with further headers where an operation needs some. */
export const postForm = async <Data>(
  { endpoint, fetch }: Transport,
  form: FormData,
  { operation, signal, headers }: PostOptions,
): Promise<Answer<Data>> => {
  try {
    const url = new URL(endpoint, globalThis.location?.href);
    const init = { method: 'POST', headers: { ...UPLOAD_HEADERS, ...headers }, body: form, signal };
    return await answerOf<Data>(await fetch(new Request(url, init)), operation);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return { ok: false, fault: { layer: 'network', message } };
  }
};
