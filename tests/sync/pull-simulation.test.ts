import { afterAll, describe, expect, it } from 'vitest';
import { dice } from '#tests/support/random.ts';
import { createPhone } from './phone.ts';
import { cleanUp, startServer } from './world.ts';

afterAll(cleanUp);

const SEEDS = process.env.TEST_FULL === '1' ? 1_000 : 50;
const STEPS = 40;
const PHONES = 3;

/** A newcomer downloads everything: what the server shows right now. */
const truth = async (server: Awaited<ReturnType<typeof startServer>>) => {
  const newcomer = createPhone(server, dice(0));
  await newcomer.settle();
  return newcomer.contents();
};

/** Plays one story; the seed is the whole story. */
const play = async (seed: number): Promise<void> => {
  const random = dice(seed);
  const server = await startServer(`seed-${seed}`, random);
  const phones = Array.from({ length: PHONES }, () => createPhone(server, random));
  for (let step = 0; step < STEPS; step++) {
    if (random.chance(0.6)) await server.edit();
    else if (random.chance(0.04)) await random.pick(phones).upgrade();
    else await random.pick(phones).refresh();
  }
  for (const phone of phones) await phone.settle();
  const expected = await truth(server);
  for (const phone of phones) expect(await phone.contents(), `seed ${seed}`).toEqual(expected);
  server.stop();
};

describe('pull on a bad network', () => {
  it(`brings every device to the server's state (${SEEDS} seeds)`, {
    timeout: 600_000,
  }, async () => {
    for (let seed = 1; seed <= SEEDS; seed++) await play(seed);
  });
});
