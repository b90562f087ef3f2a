import { SECOND_MS } from '#edge/contract/time.ts';
import type { Env } from '#edge/env.ts';
import type { Deps } from '#edge/platform/deps.ts';

const PATIENCE_MS = 2 * SECOND_MS;
const PWNED_PASSWORDS = 'https://api.pwnedpasswords.com';
/** Of the hash, what leaves this server. */
const PREFIX = 5;

/** Where breached passwords are asked for; an embedded instance asks its stand-in, or nobody. */
const breachedPasswordsUrl = (env: Env): string | undefined =>
  env.BREACHED_PASSWORDS_URL ?? (env.ALVA_ENV === 'embedded' ? undefined : PWNED_PASSWORDS);

const sha1 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
};

/**
 * Whether a password stands in a known collection of leaked ones (ASVS 5.0 6.2.12). Five letters of its hash
 * are sent, which hundreds of passwords share; the rest is compared here. A service that does not answer
 * keeps nobody from choosing a password.
 */
export const isBreachedPassword = async (
  password: string,
  { env, fetch, log }: Pick<Deps, 'env' | 'fetch' | 'log'>,
): Promise<boolean> => {
  const origin = breachedPasswordsUrl(env);
  if (origin === undefined) return false;
  const hash = await sha1(password);
  try {
    const answer = await fetch(`${origin}/range/${hash.slice(0, PREFIX)}`, {
      headers: { 'add-padding': 'true' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`It answered ${answer.status}`);
    const rest = `${hash.slice(PREFIX)}:`;
    const line = (await answer.text()).split(/\r?\n/).find((each) => each.startsWith(rest));
    // Hashes that only fill an answer up were seen 0 times.
    return Number(line?.slice(rest.length) ?? 0) > 0;
  } catch (error) {
    log.warn('account.breached-passwords-away', { reason: String(error) });
    return false;
  }
};
