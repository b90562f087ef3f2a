/** One contestant in a Node process: `node node-server.ts <name> <port>`. */
import { serve } from '@hono/node-server';
import { createEmbeddedApp } from '#edge/node.ts';
import { type ContestantEnv, contestants } from './contestants.ts';

const [name, port] = process.argv.slice(2);
const env = process.env as unknown as ContestantEnv;
const handler =
  name === 'bff'
    ? createEmbeddedApp(process.env).fetch
    : contestants[name as 'trip' | 'bare' | 'yoga'](env);
serve({ fetch: (request) => handler(request), port: Number(port), hostname: '127.0.0.1' });
