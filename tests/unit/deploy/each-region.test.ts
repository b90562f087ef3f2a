import { describe, expect, it } from 'vitest';
import { inEachRegion, preparedInEachRegion } from '#edge/deploy/each-region.ts';
import { DeployFault } from '#edge/deploy/fault.ts';

const REGIONS = ['jakarta', 'singapore', 'surabaya'];

/** What was said and done, in order; it fails in one of them. */
const played = async (failing?: string, error: Error = new DeployFault('It does not serve.')) => {
  const steps: string[] = [];
  const ended = await inEachRegion(
    REGIONS,
    (line) => steps.push(line),
    async (region) => {
      steps.push(`begin ${region}`);
      await Promise.resolve();
      if (region === failing) throw error;
      steps.push(`end ${region}`);
    },
  ).then(
    () => undefined,
    (fault: Error) => fault,
  );
  return { steps, ended };
};

describe('a release to all regions', () => {
  it('comes to one after the other, in the order of the settings', async () => {
    const { steps, ended } = await played();
    expect(ended).toBeUndefined();
    expect(steps).toEqual(
      REGIONS.flatMap((region) => [`— ${region}`, `begin ${region}`, `end ${region}`]),
    );
  });

  it.each([
    ['jakarta', 'Done: none. Failed: jakarta. Not begun: singapore, surabaya.'],
    ['singapore', 'Done: jakarta. Failed: singapore. Not begun: surabaya.'],
    ['surabaya', 'Done: jakarta, singapore. Failed: surabaya. Not begun: none.'],
  ])('ends at the first that it fails in: %s', async (failing, sentence) => {
    const { steps, ended } = await played(failing);
    expect(ended).toBeInstanceOf(DeployFault);
    expect(ended?.message).toBe(`${failing}: It does not serve.\n${sentence}`);
    expect(steps.at(-1)).toBe(`begin ${failing}`);
  });

  it('hides no fault of ours behind a sentence to the operator', async () => {
    const { ended } = await played('singapore', new TypeError('undefined is not a function'));
    expect(ended).toBeInstanceOf(TypeError);
  });
});

describe('a release to all regions that are looked at first', () => {
  it('begins nowhere while one region refuses it', async () => {
    const steps: string[] = [];
    const release = preparedInEachRegion(
      REGIONS,
      (line) => steps.push(line),
      async (region) => {
        steps.push(`look at ${region}`);
        await Promise.resolve();
        if (region === 'singapore') throw new DeployFault('It has no site.');
        return async () => void steps.push(`bring ${region}`);
      },
    );
    await expect(release).rejects.toThrow('singapore: It has no site.\nNothing was changed.');
    expect(steps).toEqual(['look at jakarta', 'look at singapore']);
  });

  it('is brought to each in their order once none refuses it', async () => {
    const steps: string[] = [];
    await preparedInEachRegion(
      REGIONS,
      (line) => steps.push(line),
      (region) => Promise.resolve(async () => void steps.push(`bring ${region}`)),
    );
    expect(steps).toEqual(REGIONS.flatMap((region) => [`— ${region}`, `bring ${region}`]));
  });
});
