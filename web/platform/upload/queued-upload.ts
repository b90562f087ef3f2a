import type { UploadFileMutation } from '#web/platform/graphql/generated/main.ts';
import type { Answer, Transport } from '#web/platform/graphql/send.ts';
import type { Queueable } from '#web/platform/offline/outbox/queueable.ts';
import { type Verdict, verdictOfFault } from '#web/platform/offline/outbox/verdict.ts';
import { postForm, type Upload, uploadForm } from './form.ts';

interface QueuedUpload {
  readonly input: Upload;
  /** The line of the write that shows the file, so that it waits for the file. */
  readonly line: string;
}

const judge = (answer: Answer<UploadFileMutation>): Verdict => {
  if (!answer.ok) {
    const verdict = verdictOfFault(answer.fault);
    return verdict.kind === 'refused' && verdict.code === 'PAYLOAD_TOO_LARGE'
      ? { kind: 'refused', code: 'file.too-large' }
      : verdict;
  }
  const { success, errorCode } = answer.data.uploadFile.status;
  return success ? { kind: 'done' } : { kind: 'refused', code: errorCode ?? 'UNKNOWN' };
};

const sendFile = async (
  transport: Transport,
  upload: Upload,
  file: Blob,
  signal: AbortSignal,
): Promise<Verdict> =>
  judge(await postForm(transport, uploadForm(upload, file), { operation: 'UploadFile', signal }));

interface Shows<V extends object> {
  /** The code of its refusal when the server has no such file. */
  readonly missing: string;
  /** The files it names. */
  readonly uploads: (variables: V) => readonly Upload[];
}

/**
 * A write that shows files. The server keeps a file that nothing shows for a day, and a write may
 * wait longer than that: the files stay with it, and are sent once more when the server misses one.
 */
export const showsFiles = <V extends object>(
  write: Queueable<V>,
  { missing, uploads }: Shows<V>,
): Queueable<V> => ({
  ...write,
  send: async (transport, variables, signal, { files = {} } = {}) => {
    const verdict = await write.send(transport, variables, signal);
    if (verdict.kind !== 'refused' || verdict.code !== missing) return verdict;
    const attached = uploads(variables).flatMap((upload) => {
      const file = files[upload.id];
      return file === undefined ? [] : [{ upload, file }];
    });
    if (attached.length === 0) return verdict;
    for (const { upload, file } of attached) {
      const taken = await sendFile(transport, upload, file, signal);
      if (taken.kind !== 'done') return taken;
    }
    return write.send(transport, variables, signal);
  },
});

/** Takes the name of a file out of a write, however deep it stands; `undefined` when it is not there. */
const without = (variables: object, id: string): object | undefined => {
  const text = JSON.stringify(variables);
  if (!text.includes(JSON.stringify(id))) return undefined;
  return JSON.parse(text, (_, value: unknown) =>
    value === id ? null : Array.isArray(value) ? value.filter((each) => each !== null) : value,
  ) as object;
};

/**
 * A file in the outbox. It goes before the write that shows it; when it is refused that write waits
 * for the person, and goes without the file when they discard it.
 */
export const queuedUpload: Queueable<QueuedUpload> = {
  label: 'photo',
  offline: true,
  guests: false,
  urgent: false,
  mendAsks: false,
  mend: (variables) => variables,
  touches: [],
  editable: [],
  entity: ({ line }) => line,
  send: async (transport, { input }, signal, { file } = {}) =>
    file === undefined
      ? { kind: 'refused', code: 'file.broken' }
      : sendFile(transport, input, file, signal),
  insist: () => undefined,
  meanwhile: () => undefined,
  withdraw: ({ input }, { variables }) => without(variables, input.id),
};
