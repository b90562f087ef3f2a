import * as v from 'valibot';
import { EVSE_STATUSES } from '#edge/contract/stations/vocabulary.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { isSignedBy, statusKeys } from './signature.ts';
import { type PushedStatus, statusWrite } from './write.sql.ts';

const MOST_STATUSES = 1_000;
const MOST_BYTES = 256_000;
/** A report from the future would shut out all later ones. */
const FUTURE_MS = 5 * 60_000;

const time = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => Date.parse(text)),
);

const Push = v.object({
  statuses: v.pipe(
    v.array(
      v.object({
        evsesId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
        status: v.picklist(EVSE_STATUSES),
        since: v.nullish(time, null),
        lastUpdated: time,
      }),
    ),
    v.maxLength(MOST_STATUSES),
  ),
});

const pushOf = (body: string, now: number): readonly PushedStatus[] => {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new Refusal('BAD_REQUEST', 'The body is no JSON.');
  }
  const parsed = v.safeParse(Push, json);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Refusal('BAD_USER_INPUT', `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`);
  }
  const latest = new Map<string, PushedStatus>();
  for (const each of parsed.output.statuses) {
    if (each.lastUpdated > now + FUTURE_MS)
      throw new Refusal('BAD_USER_INPUT', `${each.evsesId}: lastUpdated lies in the future`);
    const other = latest.get(each.evsesId);
    if (other === undefined || other.lastUpdated < each.lastUpdated) latest.set(each.evsesId, each);
  }
  return [...latest.values()];
};

/**
 * `POST /api/stations/status`: an operator's EVSE statuses, signed, up to 1,000 in one trip. Headers
 * `x-alva-source`, `x-alva-timestamp`, `x-alva-signature`; an unknown source and a wrong signature
 * look the same.
 */
export const receiveStatuses = async (request: Request, deps: Deps): Promise<Response> => {
  const keys = statusKeys(deps.env.STATION_STATUS_KEYS);
  if (keys.size === 0) throw new Refusal('NOT_FOUND', 'There is nothing here.');
  const source = request.headers.get('x-alva-source') ?? '';
  const tooLarge = new Refusal('PAYLOAD_TOO_LARGE', `At most ${MOST_BYTES} bytes, please.`);
  // Who announces too much is not read at all; who lies is cut off after reading.
  if (Number(request.headers.get('content-length')) > MOST_BYTES) throw tooLarge;
  const body = await request.text();
  if (body.length > MOST_BYTES) throw tooLarge;
  const secret = keys.get(source);
  const push = {
    timestamp: request.headers.get('x-alva-timestamp') ?? '',
    signature: request.headers.get('x-alva-signature') ?? '',
    body,
  };
  const now = deps.clock();
  if (secret === undefined || !(await isSignedBy(secret, push, now)))
    throw new Refusal('UNAUTHENTICATED', 'The signature is not valid.');
  const pushed = pushOf(body, now);
  const { update, unknown } = statusWrite(source, pushed);
  const [changed, strangers] = await deps.db.write([update, unknown]);
  return Response.json({
    accepted: changed,
    stale: pushed.length - strangers.length - changed,
    unknown: strangers,
  });
};
