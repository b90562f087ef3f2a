/** Headers of a page that was fetched and unpacked on the way: the body is not as they describe it any more. */
export const unpackedHeaders = (page: Response): Headers => {
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'etag'])
    headers.delete(name);
  return headers;
};
