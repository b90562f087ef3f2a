import { crc32, deflateSync } from 'node:zlib';

const WIDTH = 480;
const HEIGHT = 304;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Eight bits a channel, red, green and blue. */
const FORM = [8, 2, 0, 0, 0];

const PAPER = [226, 236, 238];
const WRITING = [150, 172, 178];

/** Lines of writing beside a place for a photo, so that it looks like some paper. */
const isWritten = (x: number, y: number): boolean => {
  const isPhoto = x > 340 && x < 450 && y > 90 && y < 230;
  const isLine = x > 30 && x < 310 && y > 40 && y < 270 && y % 32 < 8;
  return isPhoto || isLine;
};

const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

const draw = (): Uint8Array<ArrayBuffer> => {
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const pixels = Array.from({ length: WIDTH }, (__, x) => (isWritten(x, y) ? WRITING : PAPER));
    // Each row begins with its filter: none.
    return [0, ...pixels.flat()];
  });
  const size = Buffer.alloc(8);
  size.writeUInt32BE(WIDTH, 0);
  size.writeUInt32BE(HEIGHT, 4);
  const bytes = Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', Buffer.concat([size, Buffer.from(FORM)])),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', new Uint8Array()),
  ]);
  return Uint8Array.from(bytes);
};

let drawn: Uint8Array<ArrayBuffer> | undefined;

/** A picture (PNG) that stands for a paper or a photo of which the demo has none. */
export const blankPaper = (): Uint8Array<ArrayBuffer> => {
  drawn ??= draw();
  return drawn;
};
