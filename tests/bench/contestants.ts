import type { Hono } from 'hono';
import { openDatabase } from '#db/client.ts';
import { createBare, createTripAlone } from './bare.ts';
import type { HeldStore } from './held-read.ts';
import { createYogaApp } from './yoga.ts';

export interface ContestantEnv {
  readonly DATABASE_URL: string;
  readonly ANSWERS: string;
  readonly CONFIRMED_FOR_MS: string;
}

type Fetch = (request: Request) => Response | Promise<Response>;

const storeOf = ({ DATABASE_URL, CONFIRMED_FOR_MS }: ContestantEnv): HeldStore => ({
  db: openDatabase({ url: DATABASE_URL }),
  confirmedForMs: Number(CONFIRMED_FOR_MS),
});

/** Contestants but the BFF itself, which runs by its own entries. */
export const contestants: Readonly<
  Record<'trip' | 'bare' | 'yoga', (env: ContestantEnv) => Fetch>
> = {
  trip: (env) => createTripAlone(storeOf(env), JSON.parse(env.ANSWERS)),
  bare: (env) => {
    const app: Hono = createBare(storeOf(env), JSON.parse(env.ANSWERS));
    return (request) => app.fetch(request);
  },
  yoga: (env) => {
    const yoga = createYogaApp(storeOf(env));
    return (request) => yoga.fetch(request);
  },
};
