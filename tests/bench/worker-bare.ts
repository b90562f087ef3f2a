import { type ContestantEnv, contestants } from './contestants.ts';

let handler: ReturnType<typeof contestants.bare> | undefined;

export default {
  fetch: (request: Request, env: ContestantEnv) => {
    handler ??= contestants.bare(env);
    return handler(request);
  },
};
