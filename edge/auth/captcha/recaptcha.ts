import * as v from 'valibot';
import { CAPTCHA_LENGTH, type CaptchaAction } from '#edge/contract/account/code.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { readBytes } from '#edge/platform/read-bytes.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { captchaConfig } from './config.ts';

/** Google's own threshold: below it a visitor is more likely a program. */
const LEAST_SCORE = 0.5;
const PATIENCE_MS = 5_000;
const MOST_BYTES = 16_000;

const AnswerSchema = v.object({
  success: v.boolean(),
  score: v.optional(v.number(), 0),
  action: v.optional(v.string(), ''),
  hostname: v.optional(v.string(), ''),
});

/**
 * Asks reCAPTCHA v3 whether a token stands for a visitor of this site who did this very action; a token
 * of another site, or one asked for elsewhere on ours, does not count. The visitor's address is not passed
 * on. Without a configuration nobody passes. Throws `UNAVAILABLE` when nobody can say.
 */
export const passesCaptcha = async (
  token: string,
  action: CaptchaAction,
  { env, fetch }: Pick<Deps, 'env' | 'fetch'>,
): Promise<boolean> => {
  const config = captchaConfig(env);
  if (config === undefined || token === '' || token.length > CAPTCHA_LENGTH) return false;
  let answer: v.InferOutput<typeof AnswerSchema>;
  try {
    const response = await fetch(config.verifyUrl, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      body: new URLSearchParams({ secret: config.secret, response: token }),
    });
    const bytes = await readBytes(response, MOST_BYTES);
    if (!response.ok || bytes === undefined) throw new Error(`reCAPTCHA: ${response.status}`);
    answer = v.parse(AnswerSchema, JSON.parse(new TextDecoder().decode(bytes)));
  } catch (cause) {
    throw new Refusal('UNAVAILABLE', 'This cannot be checked right now.', { cause });
  }
  const { success, score, hostname } = answer;
  const isOurs = hostname === new URL(env.SITE_ORIGIN).hostname && answer.action === action;
  return success && isOurs && score >= LEAST_SCORE;
};
