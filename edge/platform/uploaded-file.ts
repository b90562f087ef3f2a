/** A file of a multipart request. Its name and the type it claims are the sender's words, so neither is kept. */
export class UploadedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }
}
