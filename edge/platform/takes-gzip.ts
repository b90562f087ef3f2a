/** Whether `Accept-Encoding` takes gzip. */
export const takesGzip = (acceptEncoding: string | null | undefined): boolean =>
  /(?:^|[,\s])(?:gzip|\*)(?![^,]*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(acceptEncoding ?? '');
