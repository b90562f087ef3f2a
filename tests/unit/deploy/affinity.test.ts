import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { rulesIn, setAffinity, zoneOf } from '#edge/deploy/affinity.ts';

interface Rule {
  readonly description?: string;
  readonly [more: string]: unknown;
}

const OTHER: Rule = { id: 'r1', description: 'of somebody else', expression: 'true' };
const PATH = '/zones/:zone/rulesets/phases/http_request_late_transform/entrypoint';

let rules: readonly Rule[] | undefined;
let writes = 0;
const cloudflare = new Hono();
cloudflare.use(async (c, next) => {
  if (c.req.header('authorization') !== 'Bearer rules')
    return c.json(
      { success: false, errors: [{ code: 10000, message: 'Authentication error' }] },
      403,
    );
  return next();
});
cloudflare.get('/zones', (c) =>
  c.json({
    success: true,
    result: c.req.query('name') === 'alva.example' ? [{ id: 'z', name: 'alva.example' }] : [],
  }),
);
cloudflare.get(PATH, (c) =>
  rules === undefined
    ? c.json(
        { success: false, errors: [{ code: 10003, message: 'could not find entrypoint' }] },
        404,
      )
    : c.json({ success: true, result: { id: 'set', rules } }),
);
cloudflare.put(PATH, async (c) => {
  ({ rules } = await c.req.json<{ rules: readonly Rule[] }>());
  writes++;
  return c.json({ success: true, result: { id: 'set', rules } });
});
const call: typeof fetch = async (input, init) => cloudflare.request(String(input), init);
const set = (token = 'rules', zone = 'alva.example') =>
  setAffinity(zone, { api: '', token, fetch: call });

beforeEach(() => {
  rules = undefined;
  writes = 0;
});

describe('a visitor gets one version while two serve', () => {
  it('in a zone without rules', async () => {
    expect(await set()).toBe(true);
    expect(rules).toMatchObject([
      {
        expression: 'true',
        action: 'rewrite',
        action_parameters: {
          headers: {
            'Cloudflare-Workers-Version-Key': {
              operation: 'set',
              expression: 'concat(to_string(ip.src), " ", http.user_agent)',
            },
          },
        },
      },
    ]);
  });

  it('beside rules of others, which stay; a repeat changes nothing', async () => {
    rules = [OTHER];
    expect([await set(), await set()]).toEqual([true, false]);
    expect(rules).toHaveLength(2);
    expect(rules[0]).toEqual(OTHER);
    expect(writes).toBe(1);
  });

  it('again, after somebody switched the rule off', async () => {
    await set();
    rules = rules?.map((rule) => ({ ...rule, enabled: false }));
    expect(await set()).toBe(true);
    expect(rules).toMatchObject([{ enabled: true }]);
  });

  it('by the newer key, where an older release had set another', async () => {
    const action_parameters = { headers: {} };
    await set();
    rules = rules?.map((rule) => ({ ...rule, action_parameters }));
    expect(await set()).toBe(true);
    expect(JSON.stringify(rules)).toContain('http.user_agent');
    expect(rules).toHaveLength(1);
  });

  it('and what is refused says so', async () => {
    await expect(set('another')).rejects.toThrow('Cloudflare answered 403');
    await expect(set('rules', 'other.example')).rejects.toThrow('no zone other.example');
    expect(() => rulesIn({})).toThrow('CLOUDFLARE_RULES_TOKEN');
    expect(() => zoneOf('nowhere', 'wrangler.toml')).toThrow('nowhere');
    expect(zoneOf('jakarta', 'wrangler.toml')).toBe('alva.example');
  });
});
