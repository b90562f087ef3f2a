import type { Hono } from 'hono';
import { createBare, createTripAlone } from './bare.ts';
import { createYogaApp } from './yoga.ts';

export interface ContestantEnv {
  readonly DATABASE_URL: string;
  readonly ANSWERS: string;
}

type Fetch = (request: Request) => Response | Promise<Response>;

/** Contestants but the BFF itself, which runs by its own entries. */
export const contestants: Readonly<
  Record<'trip' | 'bare' | 'yoga', (env: ContestantEnv) => Fetch>
> = {
  trip: ({ DATABASE_URL, ANSWERS }) => createTripAlone(DATABASE_URL, JSON.parse(ANSWERS)),
  bare: ({ DATABASE_URL, ANSWERS }) => {
    const app: Hono = createBare(DATABASE_URL, JSON.parse(ANSWERS));
    return (request) => app.fetch(request);
  },
  yoga: ({ DATABASE_URL }) => {
    const yoga = createYogaApp(DATABASE_URL);
    return (request) => yoga.fetch(request);
  },
};
