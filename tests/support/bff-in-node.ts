/** The BFF in a process of its own, which gets its bindings from who starts it. */
import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { createEmbeddedApp } from '#edge/node.ts';

const [bindings] = await once(process, 'message');
const { fetch } = createEmbeddedApp(bindings);
serve({ fetch: (request) => fetch(request), port: Number(bindings.PORT), hostname: '127.0.0.1' });
