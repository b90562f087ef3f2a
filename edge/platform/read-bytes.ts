/**
 * The bytes of a foreign answer. What its header claims is not believed: they are counted while they
 * arrive, and reading stops at the limit.
 * @returns `undefined` when there are more than `limit`
 */
export const readBytes = async (
  response: Response,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (response.body === null) return new Uint8Array();
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
};
