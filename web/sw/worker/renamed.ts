import { scriptsIn } from '#web/platform/csp/scripts-in.ts';

const POLICY = 'content-security-policy';
/** They belong to the bytes as they were. */
const OF_THE_BYTES = ['content-length', 'content-encoding', 'etag', 'last-modified'];

const hashSource = async (code: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(code));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
};

/**
 * An answer of the build `from` as the build `to` would give it, when nothing but the name of the
 * build differs. The policy of a page names its inline scripts by their hashes, so it changes with
 * them. `undefined` when the names are not equally long: a payload says how long its parts are.
 */
export const renamed = async (
  answer: Response,
  from: string,
  to: string,
): Promise<Response | undefined> => {
  if (from.length !== to.length) return undefined;
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  for (const name of OF_THE_BYTES) headers.delete(name);
  let policy = headers.get(POLICY);
  if (policy !== null) {
    for (const script of scriptsIn(text)) {
      if (!script.includes(from)) continue;
      const [before, after] = await Promise.all([
        hashSource(script),
        hashSource(script.replaceAll(from, to)),
      ]);
      policy = policy.replace(before, after);
    }
    headers.set(POLICY, policy);
  }
  return new Response(text.replaceAll(from, to), { status: answer.status, headers });
};
