import { describe, expect, it } from 'vitest';
import { DeployFault } from '#edge/deploy/fault.ts';
import type { Answers } from '#edge/deploy/judge.ts';
import type { Platform, Share } from '#edge/deploy/platform.ts';
import { type RolloutParts, rollBack, rollOut } from '#edge/deploy/rollout.ts';

const all = (version: string): Share[] => [{ version, percentage: 100 }];

/** A platform that remembers, and a clock that only waiting moves. */
const setUp = (history: readonly (readonly Share[])[], faults: { check?: number } = {}) => {
  const deployments = [...history];
  const events: string[] = [];
  let time = 0;
  let checks = 0;
  const platform: Platform = {
    rehearse: async () => undefined,
    deployments: async () => deployments,
    upload: async () => 'new',
    deployFirst: async () => {
      deployments.unshift(all('new'));
      return 'new';
    },
    split: async (shares) => {
      deployments.unshift(shares);
      events.push(shares.map(({ version, percentage }) => `${version} ${percentage}`).join(', '));
    },
    applyTriggers: async () => void events.push('triggers'),
  };
  const parts: RolloutParts = {
    platform,
    check: async (version) => {
      events.push(`${version} checked at ${time / 1_000} s`);
      if (++checks === faults.check) throw new DeployFault('It does not serve.');
    },
    wait: async (ms) => {
      time += ms;
    },
    now: () => time,
    say: () => undefined,
  };
  return { parts, events, platform };
};

const plan = { tag: 'abc', steps: [10], soakMs: 12_000 };

describe('a rollout', () => {
  it('watches the version at each step for as long as asked, and sets routes and cron last', async () => {
    const { parts, events } = setUp([all('old')]);
    expect(await rollOut(parts, plan)).toBe('new');
    expect(events).toEqual([
      'new 0, old 100',
      'new checked at 0 s',
      'new 10, old 90',
      'new checked at 0 s',
      'new checked at 5 s',
      'new checked at 10 s',
      'new checked at 12 s',
      'new 100',
      'new checked at 12 s',
      'triggers',
    ]);
  });

  it.each([
    ['before it has traffic', 1],
    ['with a part of the traffic', 3],
    ['with all of it', 6],
  ])('sends all traffic back when a check fails %s', async (_, check) => {
    const { parts, events } = setUp([all('old')], { check });
    await expect(rollOut(parts, plan)).rejects.toThrow('It does not serve.');
    expect(events.at(-1)).toBe('old 100');
    expect(events).not.toContain('triggers');
  });

  it('sends all traffic back when routes cannot be set', async () => {
    const { parts, events, platform } = setUp([all('old')]);
    platform.applyTriggers = () => Promise.reject(new DeployFault('No.'));
    await expect(rollOut(parts, plan)).rejects.toThrow('No.');
    expect(events.at(-1)).toBe('old 100');
  });

  describe('that asks what visitors get', () => {
    const well = { all: 1_000, failed: 0, broken: 0 };
    const setUpWith = (answers: readonly (Answers | undefined)[]) => {
      const world = setUp([all('old')]);
      const left = [...answers];
      const lines: string[] = [];
      const parts: RolloutParts = {
        ...world.parts,
        say: (line) => void lines.push(line),
        visitors: async () => {
          const next = left.length > 1 ? left.shift() : left[0];
          return new Map([['old', well], ...(next ? [['new', next] as const] : [])]);
        },
      };
      return { ...world, parts, lines };
    };

    it('holds the step while there are no figures, and goes on when they are good', async () => {
      const { parts, lines, events } = setUpWith([
        undefined,
        { all: 20, failed: 0, broken: 0 },
        well,
      ]);
      expect(await rollOut(parts, { ...plan, soakMs: 0 })).toBe('new');
      expect(lines.filter((line) => line.startsWith('Held'))).toEqual([
        'Held: there are no figures of visitors.',
        'Held: 20 and 1000 answers are too few.',
      ]);
      expect(events).toContain('new 100');
    });

    it('sends all traffic back when visitors are served worse', async () => {
      const { parts, events } = setUpWith([{ all: 100, failed: 9, broken: 0 }]);
      await expect(rollOut(parts, plan)).rejects.toThrow('Visitors are served worse');
      expect(events.at(-1)).toBe('old 100');
    });

    it('sends it back while the version is still watched, five seconds after the figures say so', async () => {
      const { parts, events } = setUpWith([well, { all: 100, failed: 9, broken: 0 }]);
      await expect(rollOut(parts, { ...plan, soakMs: 60_000 })).rejects.toThrow('served worse');
      expect(events.slice(-2)).toEqual(['new checked at 10 s', 'old 100']);
    });

    it('sends it back when its pages report failed scripts, by the builds that they name', async () => {
      const { parts, events } = setUpWith([{ all: 1_000, failed: 0, broken: 40 }]);
      const questions: unknown[] = [];
      const visitors = parts.visitors;
      const asking: RolloutParts = {
        ...parts,
        visitors: async (served, seconds) => {
          questions.push(served);
          return visitors ? visitors(served, seconds) : new Map();
        },
      };
      const builds = { next: 'build-2', before: 'build-1' };
      await expect(rollOut(asking, { ...plan, builds })).rejects.toThrow('failed scripts');
      expect(events.at(-1)).toBe('old 100');
      expect(questions[0]).toEqual([
        { version: 'new', build: 'build-2' },
        { version: 'old', build: 'build-1' },
      ]);
    });

    it.each([
      ['goes on watching while the figures cannot be had', 2, 'new 100'],
      ['sends it back when they cannot be had at the end', 3, 'old 100'],
    ])('%s', async (_, times, last) => {
      const { parts, events } = setUpWith([well]);
      let questions = 0;
      const { visitors } = parts;
      const away: RolloutParts = {
        ...parts,
        visitors: async (served, seconds) => {
          if (++questions <= times) throw new DeployFault('The analytics cannot be reached.');
          return visitors ? visitors(served, seconds) : new Map();
        },
      };
      const outcome = await rollOut(away, plan).catch(String);
      expect(outcome).toMatch(last === 'new 100' ? 'new' : 'cannot be reached');
      expect(events.findLast((event) => event.endsWith(' 100'))).toBe(last);
    });

    it('never goes on without figures: it goes back after half an hour', async () => {
      const { parts, events } = setUpWith([undefined]);
      await expect(rollOut(parts, plan)).rejects.toThrow('Held for half an hour');
      expect(events.at(-1)).toBe('old 100');
      expect(events).not.toContain('new 100');
    });
  });

  it('goes on from the version with more traffic where an earlier rollout was cut off', async () => {
    const cutOff = [
      { version: 'lost', percentage: 10 },
      { version: 'old', percentage: 90 },
    ];
    const { parts, events } = setUp([cutOff, all('old')]);
    await rollOut(parts, plan);
    expect(events[0]).toBe('new 0, old 100');
  });

  it('leaves a preview without traffic', async () => {
    const { parts, events } = setUp([all('old')]);
    await rollOut(parts, { ...plan, preview: true });
    expect(events).toEqual(['new 0, old 100', 'new checked at 0 s']);
  });

  it('says so when traffic cannot be sent back', async () => {
    const { parts, platform } = setUp([all('old')], { check: 1 });
    const { split } = platform;
    platform.split = (shares, message) =>
      shares.length === 1 ? Promise.reject(new DeployFault('No line.')) : split(shares, message);
    await expect(rollOut(parts, plan)).rejects.toThrow(
      /It does not serve\.[\s\S]*could not be sent back: .*No line\.[\s\S]*--rollback/,
    );
  });

  it('of a worker that is not there yet has nothing to go back to', async () => {
    const { parts, events } = setUp([]);
    await rollOut(parts, plan);
    expect(events).toEqual(['new checked at 0 s']);
  });
});

describe('going back', () => {
  it('means the version that had all traffic before, whatever was tried between', async () => {
    const { parts, events } = setUp([
      all('new'),
      [
        { version: 'new', percentage: 10 },
        { version: 'old', percentage: 90 },
      ],
      all('old'),
      all('older'),
    ]);
    await rollBack(parts);
    expect(events).toEqual(['old 100', 'old checked at 0 s']);
  });

  it.each([0, 10, 90])(
    'from a rollout that was cut off at %i %%, to where it began',
    async (percentage) => {
      const { parts, events } = setUp([
        [
          { version: 'new', percentage },
          { version: 'old', percentage: 100 - percentage },
        ],
        all('old'),
        all('older'),
      ]);
      await rollBack(parts);
      expect(events[0]).toBe('old 100');
    },
  );

  it('is refused where there was none', async () => {
    const { parts, events } = setUp([all('only')]);
    await expect(rollBack(parts)).rejects.toThrow(DeployFault);
    expect(events).toEqual([]);
  });
});
