/**
 * The same bytes, counted while they arrive: what a header claims is not believed. Whoever reads more
 * than `limit` gets the error, and the source is told to stop.
 */
export const limitBytes = (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  limit: number,
  error: () => Error,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  let size = 0;
  return body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        size += chunk.byteLength;
        if (size > limit) controller.error(error());
        else controller.enqueue(chunk);
      },
    }),
  );
};

/**
 * The bytes of a foreign answer.
 * @returns `undefined` when there are more than `limit`
 */
export const readBytes = async (
  { body }: Pick<Response, 'body'>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  if (body === null) return new Uint8Array();
  let isTooLong = false;
  const tooLong = (): Error => {
    isTooLong = true;
    return new Error('Too long.');
  };
  try {
    return await new Response(limitBytes(body, limit, tooLong)).bytes();
  } catch (error) {
    if (isTooLong) return undefined;
    throw error;
  }
};
