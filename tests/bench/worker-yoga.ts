import { type ContestantEnv, contestants } from './contestants.ts';

let handler: ReturnType<typeof contestants.yoga> | undefined;

export default {
  fetch: (request: Request, env: ContestantEnv) => {
    handler ??= contestants.yoga(env);
    return handler(request);
  },
};
