import { type ContestantEnv, contestants } from './contestants.ts';

let handler: ReturnType<typeof contestants.trip> | undefined;

export default {
  fetch: (request: Request, env: ContestantEnv) => {
    handler ??= contestants.trip(env);
    return handler(request);
  },
};
