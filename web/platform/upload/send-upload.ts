import type { UploadFileMutation } from '#web/platform/graphql/generated/main.ts';
import { type Answer, answerOf } from '#web/platform/graphql/send.ts';
import { TELLING_MAIN } from '#web/platform/graphql/telling.ts';
import { UPLOAD_HEADERS, type Upload, uploadForm } from './form.ts';

export interface Sending {
  readonly customerId: string;
  /** 0 to 1, as bytes leave. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

const OPERATION = 'UploadFile';

const AWAY: Answer<never> = { ok: false, fault: { layer: 'network', message: '' } };

/** Sends a file while the person looks on. XMLHttpRequest, because fetch does not tell how far it is. */
export const sendUpload = (
  upload: Upload,
  file: Blob,
  { customerId, onProgress, signal }: Sending,
): Promise<Answer<UploadFileMutation>> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve(AWAY);
    const request = new XMLHttpRequest();
    request.open('POST', TELLING_MAIN.endpoint);
    for (const [name, value] of Object.entries(UPLOAD_HEADERS))
      request.setRequestHeader(name, value);
    request.setRequestHeader('x-expected-customer', customerId);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const type = request.getResponseHeader('content-type') ?? '';
      const { status, statusText, responseText } = request;
      const headers = { 'content-type': type };
      const response = new Response(responseText, { status, statusText, headers });
      resolve(
        answerOf<UploadFileMutation>(response, OPERATION).then((answer) => {
          if (!answer.ok) TELLING_MAIN.tell?.(OPERATION, answer.fault);
          return answer;
        }),
      );
    };
    request.onerror = () => resolve(AWAY);
    request.onabort = request.onerror;
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(uploadForm(upload, file));
  });
