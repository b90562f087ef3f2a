import { describe, expect, it } from 'vitest';
import { createLine, MOST_WAIT_MS, type Place } from '#edge/run/line.ts';

/** A line in a process in which the begin of each request takes so long, and turns are taken by hand. */
const lineWith = (msEach: number) => {
  let now = 0;
  let next: (() => void) | undefined;
  const begun: string[] = [];
  const line = createLine({
    elapsed: () => now,
    inNextTurn: (run) => {
      next = run;
    },
  });
  return {
    begun,
    connected: () => line.connected(),
    add: (place: Place, name: string = place) =>
      line.add(place, (isSentAway) => {
        begun.push(isSentAway ? `${name} sent away` : name);
        if (!isSentAway) now += msEach;
      }),
    pass: (ms: number) => {
      now += ms;
    },
    isAwake: () => next !== undefined,
    turn: () => {
      const run = next;
      next = undefined;
      run?.();
    },
  };
};

type Line = ReturnType<typeof lineWith>;

const finish = (line: Line): void => {
  for (let turns = 0; line.isAwake(); turns++) {
    expect(turns).toBeLessThan(10_000);
    line.turn();
  }
};

/** A crowd that makes turns long, so that few are begun in the next ones. */
const crowded = (msEach: number): Line => {
  const line = lineWith(msEach);
  for (let at = 0; at < 200; at++) line.add('usual', 'crowd');
  return line;
};

const firstOf = ({ begun }: Line, name: string): number => begun.indexOf(name);

describe('the line of requests', () => {
  it('begins a request at once while there is no crowd, and sleeps when there is none', () => {
    const line = lineWith(0.1);
    line.add('later');
    expect(line.begun).toEqual(['later']);
    finish(line);
    line.add('usual');
    expect(line.begun).toEqual(['later', 'usual']);
    finish(line);
    expect(line.isAwake()).toBe(false);
  });

  it('begins calls for help before people’s requests, and these before what devices do by themselves', () => {
    const line = crowded(1);
    for (const place of ['later', 'usual', 'now'] as const) line.add(place, `the ${place} one`);
    finish(line);
    expect(line.begun).toHaveLength(203);
    expect(firstOf(line, 'the now one')).toBeLessThan(firstOf(line, 'the usual one'));
    expect(firstOf(line, 'the usual one')).toBeLessThan(firstOf(line, 'the later one'));
  });

  it('waits for the requests of connections that come in, but not for long, and not with a call for help', () => {
    const line = lineWith(1);
    const connect = (place: Place): void => {
      line.connected();
      line.add(place);
      line.pass(1);
      line.turn();
    };
    for (let at = 0; at < 5; at++) connect('later');
    expect(line.begun).toEqual([]);
    connect('usual');
    connect('now');
    expect(line.begun).toEqual(['now']);
    for (let at = 0; at < 30; at++) connect('later');
    expect(line.begun[1]).toBe('usual');
    expect(line.begun.length).toBeGreaterThan(2);
    finish(line);
    expect(line.begun).toHaveLength(37);
  });

  it('begins so few in a turn that a turn stays short', () => {
    const line = crowded(5);
    for (let turns = 0; turns < 8; turns++) line.turn();
    const before = line.begun.length;
    line.turn();
    expect(line.begun.length - before).toBeLessThanOrEqual(3);
    line.add('now', 'help');
    line.turn();
    expect(line.begun.slice(before)).toContain('help');
  });

  it('sends away whoever would wait for too long, what devices do by themselves sooner, and no call for help', () => {
    const line = crowded(50);
    for (const place of ['later', 'usual', 'now'] as const)
      for (let at = 0; at < 100; at++) line.add(place, `${place} ${at}`);
    line.pass(MOST_WAIT_MS.later + 1);
    line.turn();
    expect(line.begun).toContain('later 0 sent away');
    expect(line.begun).not.toContain('usual 0 sent away');
    line.pass(MOST_WAIT_MS.usual);
    finish(line);
    const away = line.begun.filter((each) => each.endsWith('sent away'));
    expect(away.some((each) => each.startsWith('usual'))).toBe(true);
    expect(away.some((each) => each.startsWith('now'))).toBe(false);
    expect(line.begun).toHaveLength(500);
  });

  it('answers the few who waited while the process was stopped, however long that took', () => {
    const line = lineWith(1);
    line.connected();
    for (const place of ['later', 'usual', 'usual'] as const) line.add(place);
    line.pass(MOST_WAIT_MS.usual * 2);
    finish(line);
    expect(line.begun).toEqual(['usual', 'usual', 'later']);
  });
});
