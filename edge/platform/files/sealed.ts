import type { Cipher } from '#edge/platform/cipher.ts';

/** A sealed file opens under its own id only, so two rows cannot swap their objects. */
const placeOf = (id: string): string => `upload/${id}`;

export const sealFile = (
  cipher: Cipher,
  id: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> => cipher.sealBytes(bytes, placeOf(id));

/** Throws when the object was changed, moved, or its key is gone. */
export const openFile = async (
  cipher: Cipher,
  id: string,
  stored: BodyInit,
): Promise<Uint8Array<ArrayBuffer>> =>
  cipher.openBytes(new Uint8Array(await new Response(stored).arrayBuffer()), placeOf(id));
