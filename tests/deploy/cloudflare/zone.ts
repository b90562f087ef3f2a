import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import * as v from 'valibot';

/** The one kind of rule that a deployment sets, by the one expression that it has. */
const RulesSchema = v.object({
  rules: v.array(
    v.object({
      expression: v.literal('true'),
      enabled: v.boolean(),
      action: v.literal('rewrite'),
      action_parameters: v.object({
        headers: v.record(
          v.string(),
          v.object({
            operation: v.literal('set'),
            expression: v.literal('concat(to_string(ip.src), " ", http.user_agent)'),
          }),
        ),
      }),
    }),
  ),
});

type Rules = v.InferOutput<typeof RulesSchema>['rules'];

export interface Zone {
  readonly api: Hono<{ Bindings: HttpBindings }>;
  /** What the rules make of the headers of a request. @param address of its connection */
  transform(headers: Headers, address: string): void;
}

const PATH = '/zones/:zone/rulesets/phases/http_request_late_transform/entrypoint';

/** What a zone changes in requests before a worker gets them. */
export const createZone = (): Zone => {
  let rules: Rules | undefined;
  const api = new Hono<{ Bindings: HttpBindings }>();
  const ok = () => ({ success: true, errors: [], messages: [], result: { id: 'set', rules } });
  api.get(PATH, (c) => {
    const errors = [{ code: 10_003, message: 'could not find entrypoint ruleset' }];
    return rules === undefined
      ? c.json({ success: false, errors, messages: [], result: null }, 404)
      : c.json(ok());
  });
  api.put(PATH, async (c) => {
    ({ rules } = v.parse(RulesSchema, await c.req.json()));
    return c.json(ok());
  });
  return {
    api,
    transform: (headers, address) => {
      for (const { enabled, action_parameters } of rules ?? [])
        if (enabled)
          for (const name of Object.keys(action_parameters.headers))
            headers.set(name, `${address} ${headers.get('user-agent') ?? ''}`);
    },
  };
};
