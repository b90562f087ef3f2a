/** A contestant in a process of its own: `PORT=<port> CONTESTANT=<name> node in-node.ts`. */
import { serve } from '@hono/node-server';
import { createEmbeddedApp } from '#edge/node.ts';
import { type ContestantEnv, contestant } from './contestants.ts';

const { CONTESTANT, PORT } = process.env;
const handler =
  CONTESTANT === 'bff'
    ? createEmbeddedApp(process.env).fetch
    : contestant(process.env as unknown as ContestantEnv);
serve({ fetch: (request) => handler(request), port: Number(PORT), hostname: '127.0.0.1' });
