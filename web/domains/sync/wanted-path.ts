/** Where somebody on the offline page wanted to go; only a path of this site. */
export const wantedPath = (query: URLSearchParams): string => {
  const from = query.get('from') ?? '';
  return /^\/(?!\/)[^\\]*$/.test(from) ? from : '/';
};
