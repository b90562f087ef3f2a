import * as v from 'valibot';
import { EVSE_STATUSES } from '#edge/contract/stations/vocabulary.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { parseJson, readText } from '#edge/platform/body.ts';
import type { Deps } from '#edge/platform/deps.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { isSignedBy, isTimely, statusKeys } from './signature.ts';
import { type PushedStatus, statusWrite } from './write.sql.ts';

const MOST_STATUSES = 1_000;
/** A report from the future would shut out all later ones. */
const FUTURE_MS = 5 * MINUTE_MS;

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
  const parsed = v.safeParse(Push, parseJson(body));
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
  const secret = keys.get(source);
  const claim = {
    timestamp: request.headers.get('x-alva-timestamp') ?? '',
    signature: request.headers.get('x-alva-signature') ?? '',
  };
  const now = deps.clock();
  const invalid = new Refusal('UNAUTHENTICATED', 'The signature is not valid.');
  // Before a byte is read of somebody who cannot have signed it.
  if (secret === undefined || !isTimely(claim, now)) throw invalid;
  const body = await readText(request);
  if (!(await isSignedBy(secret, { ...claim, body }))) throw invalid;
  const pushed = pushOf(body, now);
  const { update, unknown } = statusWrite(source, pushed);
  const [changed, strangers] = await deps.db.write([update, unknown]);
  return Response.json({
    accepted: changed,
    stale: pushed.length - strangers.length - changed,
    unknown: strangers,
  });
};
