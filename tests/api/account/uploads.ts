import { newId } from '#edge/contract/ids.ts';

export const UPLOAD_FILE = `mutation Upload($input: UploadFileInput!) {
  uploadFile(input: $input) { urlFile status { message success errorCode } }
}`;

export interface Uploaded {
  readonly uploadFile: {
    readonly urlFile: string | null;
    readonly status: { message: string; success: boolean; errorCode: string | null };
  };
}

export const uploadId = (): string => newId('upl');
