import type { Handler } from 'hono';
import * as v from 'valibot';
import { parseJson, readText } from '#edge/platform/body.ts';
import type { Log } from '#edge/platform/log.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { reply } from './reply.ts';
import type { AppEnv } from './state.ts';

const LONGEST = 200;

/** As every browser sends it to a policy's `report-uri`. */
const Report = v.object({
  'csp-report': v.object({
    'document-uri': v.optional(v.string(), ''),
    'effective-directive': v.optional(v.string()),
    'violated-directive': v.optional(v.string(), ''),
    'blocked-uri': v.optional(v.string(), ''),
  }),
});

/** An address may name a person or a thing of theirs: of another site its origin, of a page where it hangs. */
const originOf = (address: string): string =>
  (URL.canParse(address) ? new URL(address).origin : address).slice(0, LONGEST);

const sectionOf = (address: string): string =>
  URL.canParse(address)
    ? new URL(address).pathname.split('/').slice(0, 3).join('/').slice(0, LONGEST)
    : '';

/** `POST /api/csp-reports`: what a page's policy stopped in a browser. It becomes a line of the log, and nothing else. */
export const cspReports =
  (log: Log): Handler<AppEnv> =>
  async (c) => {
    const sent = v.safeParse(Report, parseJson(await readText(c.req.raw)));
    if (!sent.success) throw new Refusal('BAD_REQUEST', 'This is no report.');
    const report = sent.output['csp-report'];
    log.warn('csp.violation', {
      requestId: c.get('state').requestId,
      page: sectionOf(report['document-uri']),
      directive: (report['effective-directive'] ?? report['violated-directive']).slice(0, LONGEST),
      blocked: originOf(report['blocked-uri']),
    });
    return reply(c, null, 204);
  };
