import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import * as v from 'valibot';
import { DeployFault } from './fault.ts';

/** While two versions serve, a key decides which of them answers; the same key always gets the same one. */
const HEADER = 'Cloudflare-Workers-Version-Key';
const PHASE = 'http_request_late_transform';
/** How the rule is recognised among those of the zone. */
const DESCRIPTION = 'alva: one visitor, one version';
const PATIENCE_MS = 10_000;

/**
 * What each request of a visitor has, the first one too, and with the same value: a cookie is not there yet, or (as the
 * session's, which is SameSite=Strict) not with a document that a link of another site leads to, and its segments
 * would be of the other version. The address alone would send a whole carrier's customers the same way.
 */
const RULE = {
  description: DESCRIPTION,
  expression: 'true',
  enabled: true,
  action: 'rewrite',
  action_parameters: {
    headers: {
      [HEADER]: { operation: 'set', expression: 'concat(to_string(ip.src), " ", http.user_agent)' },
    },
  },
} as const;

const ConfigSchema = v.object({
  env: v.record(v.string(), v.object({ routes: v.array(v.object({ zone_name: v.string() })) })),
});

/** @throws DeployFault where the settings name no zone for the region */
export const zoneOf = (region: string, config: string): string => {
  const { output, success } = v.safeParse(ConfigSchema, parse(readFileSync(config, 'utf8')));
  const zone = success ? output.env[region]?.routes[0]?.zone_name : undefined;
  if (zone === undefined) throw new DeployFault(`${config}: no route of ${region} names its zone.`);
  return zone;
};

export interface Rules {
  /** Cloudflare's API. */
  readonly api: string;
  /** May read zones, and read and write their transform rules. */
  readonly token: string;
  readonly fetch: typeof fetch;
}

/** @throws DeployFault where the token is missing */
export const rulesIn = (environment: Readonly<Record<string, string | undefined>>) => {
  const {
    CLOUDFLARE_API_BASE_URL: api = 'https://api.cloudflare.com/client/v4',
    CLOUDFLARE_RULES_TOKEN: token,
  } = environment;
  if (!token)
    throw new DeployFault(
      'CLOUDFLARE_RULES_TOKEN is needed: one that may read the zone, and edit its transform rules.',
    );
  return { api, token };
};

const ZonesSchema = v.object({ result: v.array(v.object({ id: v.string(), name: v.string() })) });
const RulesetSchema = v.object({
  result: v.object({
    rules: v.optional(v.array(v.looseObject({ description: v.optional(v.string()) })), []),
  }),
});

/**
 * Has the zone send each visitor to one version for as long as two serve. Rules of others stay as they are;
 * a repeat changes nothing.
 * @returns whether there was something to change
 * @throws DeployFault where Cloudflare refuses, or has no such zone
 */
export const setAffinity = async (zone: string, { api, token, fetch }: Rules): Promise<boolean> => {
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${api}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: unknown) => {
      throw new DeployFault(`Cloudflare cannot be reached: ${String(error)}`);
    });
  const read = async (answer: Response): Promise<unknown> => {
    if (answer.ok) return answer.json();
    throw new DeployFault(
      `Cloudflare answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`,
    );
  };
  const zones = v.parse(
    ZonesSchema,
    await read(await ask(`/zones?name=${encodeURIComponent(zone)}`)),
  );
  const id = zones.result.find(({ name }) => name === zone)?.id;
  if (id === undefined) throw new DeployFault(`The token sees no zone ${zone}.`);
  const path = `/zones/${id}/rulesets/phases/${PHASE}/entrypoint`;
  const present = await ask(path);
  // A zone without such rules has no set of them.
  const { rules } =
    present.status === 404 ? { rules: [] } : v.parse(RulesetSchema, await read(present)).result;
  const stands = rules.some(
    ({ description, expression, enabled, action_parameters: parameters }) =>
      description === DESCRIPTION &&
      expression === RULE.expression &&
      enabled === true &&
      JSON.stringify(parameters) === JSON.stringify(RULE.action_parameters),
  );
  if (stands) return false;
  const others = rules.filter(({ description }) => description !== DESCRIPTION);
  await read(
    await ask(path, { method: 'PUT', body: JSON.stringify({ rules: [...others, RULE] }) }),
  );
  return true;
};
