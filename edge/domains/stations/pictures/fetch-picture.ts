import { isPictureAddress } from '#edge/contract/stations/pictures.ts';
import { readBytes } from '#edge/platform/read-bytes.ts';
import { imageTypeOf } from './image-type.ts';

const TIMEOUT_MS = 8_000;
const MOST_BYTES = 5_000_000;
const MOST_HOPS = 2;

export interface FetchedPicture {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Every hop has to be an address that a register could have given. */
const follow = async (get: typeof fetch, first: string): Promise<Response | undefined> => {
  let url = first;
  for (let hop = 0; hop <= MOST_HOPS; hop++) {
    if (!isPictureAddress(url)) return undefined;
    const response = await get(url, {
      headers: { accept: 'image/avif,image/webp,image/jpeg,image/png' },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const target = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || target === null) return response;
    await response.body?.cancel();
    if (!URL.canParse(target, url)) return undefined;
    url = new URL(target, url).href;
  }
  return undefined;
};

/** A picture from elsewhere; `undefined` when it cannot be had, is too large, or is none. */
export const fetchPicture = async (
  get: typeof fetch,
  url: string,
): Promise<FetchedPicture | undefined> => {
  try {
    const response = await follow(get, url);
    if (response?.status !== 200) {
      await response?.body?.cancel();
      return undefined;
    }
    const bytes = await readBytes(response, MOST_BYTES);
    const type = bytes && imageTypeOf(bytes);
    return bytes === undefined || type === undefined ? undefined : { type, bytes };
  } catch {
    return undefined;
  }
};
