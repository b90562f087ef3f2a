import { channelConfig } from '#edge/domains/notifications/config.ts';
import type { Env } from '#edge/env.ts';
import { parseJson, textOf } from '#edge/platform/body.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { isHubSigned, isSvixSigned, isToken } from './signature.ts';
import {
  applyStatuses,
  type OtherStatus,
  type Status,
  statusesOfMail,
  statusesOfWhatsApp,
} from './statuses.ts';

/** As they came, because they are signed; `limitBody` has bounded them. */
const bytesOf = async (request: Request): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await request.arrayBuffer());

const statusesIn = (
  bytes: Uint8Array,
  read: (body: unknown) => readonly Status[],
): readonly Status[] => {
  const body = parseJson(textOf(bytes));
  try {
    return read(body);
  } catch {
    throw new Refusal('BAD_USER_INPUT', 'The body is not as documented.');
  }
};

const write = async (
  statuses: readonly Status[],
  deps: Deps,
  other: OtherStatus | undefined,
): Promise<Response> => {
  try {
    return Response.json({ changed: await applyStatuses(statuses, deps, other) });
  } catch (cause) {
    // Both providers come again after a failure.
    throw new Refusal('UNAVAILABLE', 'Not now. Please send it again.', { cause });
  }
};

const nothing = () => new Refusal('NOT_FOUND', 'There is nothing here.');
const unsigned = () => new Refusal('UNAUTHENTICATED', 'The signature is not valid.');

/**
 * Where providers tell what became of messages:
 * `POST /api/notifications/mail` signed as Svix does, `POST /api/notifications/whatsapp` signed with the
 * app's secret, and `GET` of the same for the question whether it is ours. Throws at once for a
 * configuration that must not be.
 */
export const statusReceivers = (env: Env, other?: OtherStatus) => {
  const { mail, whatsapp } = channelConfig(env);
  return {
    mail: async (request: Request, deps: Deps): Promise<Response> => {
      if (mail === undefined) throw nothing();
      const bytes = await bytesOf(request);
      if (!(await isSvixSigned(mail.webhookSecret, request.headers, bytes, deps.clock())))
        throw unsigned();
      return write(statusesIn(bytes, statusesOfMail), deps, other);
    },
    whatsApp: async (request: Request, deps: Deps): Promise<Response> => {
      if (whatsapp === undefined) throw nothing();
      const bytes = await bytesOf(request);
      if (!(await isHubSigned(whatsapp.appSecret, request.headers, bytes))) throw unsigned();
      return write(statusesIn(bytes, statusesOfWhatsApp), deps, other);
    },
    verifyWhatsApp: (request: Request): Response => {
      if (whatsapp === undefined) throw nothing();
      const query = new URL(request.url).searchParams;
      const challenge = query.get('hub.challenge') ?? '';
      const ours = isToken(query.get('hub.verify_token') ?? '', whatsapp.verifyToken);
      if (query.get('hub.mode') !== 'subscribe' || !ours || !/^\w{1,200}$/.test(challenge))
        throw new Refusal('FORBIDDEN', 'This is not ours.');
      return new Response(challenge, { headers: { 'content-type': 'text/plain' } });
    },
  };
};
