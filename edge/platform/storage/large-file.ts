/** A part of a file. */
interface FilePart {
  readonly bytes: ArrayBuffer;
  /** Which state of the file the part is of: another one after it was replaced. */
  readonly tag: string;
}

/** One file that is too large to be read whole: read a part at a time, wherever it lies. */
export interface LargeFile {
  readonly name: string;
  /** Fewer bytes where the file ends before; `undefined` when there is no such file. */
  read(offset: number, length: number): Promise<FilePart | undefined>;
}
