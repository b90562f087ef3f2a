import { signVisitor, VISITOR_HEADER } from '#edge/contract/visitor.ts';

/**
 * A request of this server's that says whose page it is for, so that the BFF counts the visitor. Nothing
 * is said where no proxy in front names visitors, and where both sides share no key.
 * @param visit headers of the request for the page
 */
export const forVisitor = async (
  request: Request,
  visit: Pick<Headers, 'get'>,
): Promise<Request> => {
  const { RENDER_KEY, VISITOR_ADDRESS_HEADER } = process.env;
  if (!RENDER_KEY || !VISITOR_ADDRESS_HEADER) return request;
  const address = visit.get(VISITOR_ADDRESS_HEADER)?.split(',').at(-1)?.trim();
  if (address)
    request.headers.set(VISITOR_HEADER, await signVisitor(address, RENDER_KEY, Date.now()));
  return request;
};
