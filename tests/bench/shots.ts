import { type Case, documentOf } from './cases.ts';
import type { Shot } from './load.ts';
import type { Contestant } from './servers.ts';

const json = { 'content-type': 'application/json', accept: 'application/json' };

/** The same question, asked the way each contestant takes it. */
export const shotFor = (contestant: Contestant, port: number, each: Case): Shot => {
  const { hash, text } = documentOf(each);
  const { variables, key } = each;
  const post = { port, method: 'POST', headers: json } as const;
  if (contestant === 'bare' || contestant === 'trip')
    return { ...post, path: `/${key}`, body: '{}' };
  if (contestant === 'yoga')
    return { ...post, path: '/content', body: JSON.stringify({ query: text, variables }) };
  const body = JSON.stringify({ documentId: `sha256:${hash}`, variables });
  return { ...post, path: '/content', body };
};

/** The BFF's cacheable form; with `etag` as a browser or cache asks again. */
export const getShot = (port: number, each: Case, etag?: string): Shot => {
  const query = new URLSearchParams({
    documentId: `sha256:${documentOf(each).hash}`,
    variables: JSON.stringify(each.variables),
  });
  return {
    port,
    method: 'GET',
    path: `/content?${query}`,
    headers: {
      accept: 'application/json',
      ...(etag === undefined ? {} : { 'if-none-match': etag }),
    },
  };
};
