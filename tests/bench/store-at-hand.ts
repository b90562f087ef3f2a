/** What has to be there of a runtime for the store to be put at hand. */
interface Surroundings {
  fetch: typeof fetch;
}

/**
 * Runs in the worker before anything of it: what the store was asked once is answered from memory, to
 * the byte. Batches, and what is asked for the first time, go to the store.
 */
const keepAnswers = (around: Surroundings): void => {
  const send = around.fetch;
  const known = new Map<string, string>();
  around.fetch = async (input, init) => {
    if (typeof init?.body !== 'string') return send(input, init);
    // The baton names the stream on which it is asked, not what is asked.
    const question = init.body.slice(init.body.indexOf('"requests"'));
    const before = known.get(question);
    if (before !== undefined) return new Response(before);
    const answer = await send(input, init);
    if (!answer.ok) return answer;
    const text = await answer.text();
    known.set(question, text);
    return new Response(text);
  };
};

/** The same worker with no trip to make: what is left is its own work. */
export const withStoreAtHand = (code: string): string => `(${keepAnswers})(globalThis);\n${code}`;
