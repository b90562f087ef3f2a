import { type Request as WorkerRequest, Response as WorkerResponse } from 'miniflare';

/** Of one connection, and of a body that was unpacked meanwhile. */
const OF_CONNECTION = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'transfer-encoding',
];

/** A page worker's binding to the BFF of a product that listens on this machine. @param origin its address */
export const bffOfProduct =
  (origin: string) =>
  async (request: WorkerRequest): Promise<WorkerResponse> => {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers([...request.headers]);
    // The product of this machine takes no request that somebody passes on, and none of another site's page.
    for (const name of ['cf-connecting-ip', 'host']) headers.delete(name);
    if (headers.has('origin')) headers.set('origin', origin);
    const body = request.method === 'GET' ? null : await request.arrayBuffer();
    const { method } = request;
    const answer = await fetch(origin + pathname + search, { method, headers, body });
    const bytes = await answer.arrayBuffer();
    const others = [...answer.headers].filter(([name]) => !OF_CONNECTION.includes(name));
    // An answer of status 204 or 304 may have no body, not even an empty one.
    return new WorkerResponse(bytes.byteLength === 0 ? null : bytes, {
      status: answer.status,
      headers: others,
    });
  };
