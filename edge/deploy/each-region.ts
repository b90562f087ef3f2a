import { DeployFault } from './fault.ts';

const listed = (regions: readonly string[]): string => regions.join(', ') || 'none';

/**
 * Does it to one region after the other: what is wrong with a release is met by the visitors of one.
 * @throws DeployFault after the first that it fails in, naming those where it is done and those where it is not begun
 */
export const inEachRegion = async (
  regions: readonly string[],
  say: (line: string) => void,
  act: (region: string) => Promise<void>,
): Promise<void> => {
  for (const [index, region] of regions.entries()) {
    say(`— ${region}`);
    await act(region).catch((error: unknown) => {
      if (!(error instanceof DeployFault)) throw error;
      const [done, rest] = [regions.slice(0, index), regions.slice(index + 1)];
      throw new DeployFault(
        `${region}: ${error.message}\nDone: ${listed(done)}. Failed: ${region}. Not begun: ${listed(rest)}.`,
      );
    });
  }
};

/**
 * As `inEachRegion`, once no region refuses what comes to it.
 * @param prepare looks at everything and changes nothing; answers what does
 * @throws DeployFault before anything is changed, where a region refuses
 */
export const preparedInEachRegion = async (
  regions: readonly string[],
  say: (line: string) => void,
  prepare: (region: string) => Promise<() => Promise<void>>,
): Promise<void> => {
  const acts = new Map<string, () => Promise<void>>();
  for (const region of regions) {
    const act = await prepare(region).catch((error: unknown) => {
      if (!(error instanceof DeployFault)) throw error;
      throw new DeployFault(`${region}: ${error.message}\nNothing was changed.`);
    });
    acts.set(region, act);
  }
  await inEachRegion(regions, say, async (region) => acts.get(region)?.());
};
