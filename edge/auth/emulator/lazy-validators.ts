import { createRequire } from 'node:module';

/** What the emulator answers by: it makes routes and validators of a description of an API. */
interface Exegesis {
  middleware(description: unknown, options: object): unknown;
}

const require = createRequire(import.meta.url);
const server = require.resolve('firebase-tools/lib/emulator/auth/server.js');
const exegesis = createRequire(server)('exegesis-express') as Exegesis;
const { middleware } = exegesis;

/**
 * Has the emulator compile each validator of its API when a request first needs it. All of them at its start are
 * some seconds of processor time, and few are ever needed. firebase-tools passes no options on to exegesis.
 */
export const compileValidatorsLazily = (): void => {
  exegesis.middleware = (description, options) =>
    middleware(description, { ...options, lazyCompileValidationSchemas: true });
};
