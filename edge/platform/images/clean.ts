import { err, ok, type Result } from '#edge/platform/result.ts';
import { cleanJpeg } from './jpeg.ts';
import { BadPicture, type Picture, type PictureFault, startsWith } from './picture.ts';
import { cleanPng, PNG_SIGNATURE } from './png.ts';
import { cleanWebp } from './webp.ts';

const clean = async (bytes: Uint8Array<ArrayBuffer>): Promise<Picture> => {
  if (startsWith(bytes, '\xff\xd8\xff')) return cleanJpeg(bytes);
  if (startsWith(bytes, PNG_SIGNATURE)) return cleanPng(bytes);
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return cleanWebp(bytes);
  throw new BadPicture('file.type');
};

/**
 * The picture in these bytes and nothing else of them, told by its content: the pixels stay as they
 * were packed, what else a camera or a person wrote into the file (place, time, names, thumbnails,
 * another file behind the end) is left out. Only the orientation is kept.
 */
export const cleanPicture = async (
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Result<Picture, PictureFault>> => {
  try {
    return ok(await clean(bytes));
  } catch (error) {
    if (error instanceof BadPicture) return err(error.fault);
    throw error;
  }
};
