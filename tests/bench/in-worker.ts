import { openRemoteDatabase } from '#db/client.ts';
import { type ContestantEnv, contestant } from './contestants.ts';

let handler: ReturnType<typeof contestant> | undefined;

export default {
  fetch: (request: Request, env: ContestantEnv) => {
    handler ??= contestant(env, openRemoteDatabase({ url: env.DATABASE_URL }));
    return handler(request);
  },
};
