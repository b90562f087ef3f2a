/** More pictures than anybody swipes through at a charger. */
export const MOST_PICTURES = 10;

const LONGEST = 2_000;
/** Names and numbers of machines that are nobody's public picture server. */
const INSIDE = /^(localhost|\[.*\]|\d+(\.\d+){3})$|\.(local|internal|localhost|lan|home|arpa)$/i;

/**
 * Whether a picture's address, which a register gave, may be fetched for a rider: over TLS, from a
 * named public host on the usual port, and without credentials.
 */
export const isPictureAddress = (text: string): boolean => {
  if (text.length > LONGEST || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  // A dot at the end is the same name, written in full.
  const isNamed = /[^.]\.[^.]/.test(hostname) && !hostname.endsWith('.') && !INSIDE.test(hostname);
  return protocol === 'https:' && isNamed && port === '' && username === '' && password === '';
};

/** Two 32-bit hashes of a text, as 16 hexadecimal digits; they tell a station's few pictures apart. */
const tagOf = (text: string): string => {
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193) >>> 0;
    b = Math.imul(b + code, 0x85ebca6b) >>> 0;
    b = (b ^ (b >>> 13)) >>> 0;
  }
  return [a, b].map((half) => half.toString(16).padStart(8, '0')).join('');
};

/** Where the BFF shows pictures of stations that lie elsewhere. */
const PICTURES_PATH = '/api/stations/pictures';

interface Picture {
  readonly name: string;
  readonly url: string;
}

/**
 * Where a page finds a station's picture: our own lie beside the page, those of others come through
 * the BFF. The address changes with the picture, so it may be kept for long.
 */
export const pictureAddress = (stationId: string, { url }: Picture): string =>
  url.startsWith('/') ? url : `${PICTURES_PATH}/${encodeURIComponent(stationId)}/${tagOf(url)}`;
