import * as v from 'valibot';
import { BUILD_NAME, SCRIPT_CLASS } from '#edge/contract/answer-point.ts';
import { DeployFault } from './fault.ts';
import type { Answers } from './judge.ts';

/** Both workers write a point for each answer, the BFF one for each failed script (edge/contract/answer-point.ts). */
const DATASET = 'alva_answers';

const PATIENCE_MS = 10_000;

const AnswerSchema = v.object({
  data: v.array(
    v.object({
      version: v.string(),
      class: v.string(),
      answers: v.pipe(v.union([v.string(), v.number()]), v.transform(Number)),
    }),
  ),
});

export interface Analytics {
  /** Cloudflare's API. */
  readonly api: string;
  readonly account: string;
  /** May read the account's analytics, nothing else. */
  readonly token: string;
  readonly fetch: typeof fetch;
}

/** A version, and the build that its pages name where they report a failed script. */
export interface Served {
  readonly version: string;
  readonly build?: string | undefined;
}

/** What visitors got of some versions lately; a version that is not named got none that is known. */
export type VisitorsOf = (
  served: readonly Served[],
  seconds: number,
) => Promise<ReadonlyMap<string, Answers>>;

const VERSION = /^[0-9a-f-]{36}$/;

/**
 * By Analytics Engine, which samples: each row says how many it stands for.
 * @throws DeployFault where it does not answer
 */
export const visitorsBy =
  ({ api, account, token, fetch }: Analytics): VisitorsOf =>
  async (served, seconds) => {
    const versions = served.filter(({ version }) => VERSION.test(version));
    const builds = versions.flatMap(({ build = '' }) => (BUILD_NAME.test(build) ? [build] : []));
    const names = [...versions.map(({ version }) => version), ...builds].map((name) => `'${name}'`);
    const question = `SELECT index1 AS version, blob2 AS class, SUM(_sample_interval) AS answers
      FROM ${DATASET} WHERE timestamp > NOW() - INTERVAL '${Math.ceil(seconds)}' SECOND
      AND index1 IN (${names.join(', ')}) GROUP BY version, class FORMAT JSON`;
    const answer = await fetch(`${api}/accounts/${account}/analytics_engine/sql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: question,
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch((error: unknown) => {
      throw new DeployFault(`The analytics cannot be reached: ${String(error)}`);
    });
    if (!answer.ok)
      throw new DeployFault(
        `The analytics answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`,
      );
    const { data } = v.parse(AnswerSchema, await answer.json());
    const byVersion = new Map<string, Answers>();
    for (const row of data) {
      if (row.class === SCRIPT_CLASS) continue;
      const { all, failed } = byVersion.get(row.version) ?? { all: 0, failed: 0 };
      byVersion.set(row.version, {
        all: all + row.answers,
        failed: failed + (row.class === '5xx' ? row.answers : 0),
        broken: 0,
      });
    }
    const brokenBy = new Map(
      data.flatMap(({ version: build, class: kind, answers }) =>
        kind === SCRIPT_CLASS ? [[build, answers] as const] : [],
      ),
    );
    for (const { version, build = '' } of versions) {
      const answers = byVersion.get(version);
      const broken = brokenBy.get(build);
      if (answers && broken !== undefined) byVersion.set(version, { ...answers, broken });
    }
    return byVersion;
  };

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * A token of its own: the one that deploys may change everything, and this one is asked for all the time.
 * @throws DeployFault where it is missing
 */
export const analyticsIn = (environment: Environment): Omit<Analytics, 'fetch'> => {
  const {
    CLOUDFLARE_API_BASE_URL: api = 'https://api.cloudflare.com/client/v4',
    CLOUDFLARE_ACCOUNT_ID: account,
    CLOUDFLARE_ANALYTICS_TOKEN: token,
  } = environment;
  if (!account || !token)
    throw new DeployFault(
      'CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_ANALYTICS_TOKEN are needed to see what visitors get of the new version. Set them, or say --without-visitors to go by our own questions alone.',
    );
  return { api, account, token };
};
