import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeAnswers } from '#edge/deploy/judge.ts';
import { analyticsIn, type Served, visitorsBy } from '#edge/deploy/visitors.ts';

const OLD = '11111111-1111-4111-8111-111111111111';
const NEW = '22222222-2222-4222-8222-222222222222';

describe('a version beside another one', () => {
  const good = { all: 10_000, failed: 10, broken: 0 };

  it('goes on when it fails as seldom', () => {
    expect(judgeAnswers({ all: 1_000, failed: 1, broken: 0 }, good)).toEqual({ kind: 'on' });
    expect(
      judgeAnswers({ all: 1_000, failed: 0, broken: 0 }, { all: 9_000, failed: 0, broken: 0 }),
    ).toEqual({
      kind: 'on',
    });
  });

  it('goes back when it fails more often than chance explains', () => {
    expect(judgeAnswers({ all: 1_000, failed: 12, broken: 0 }, good).kind).toBe('back');
    expect(judgeAnswers({ all: 1_000, failed: 4, broken: 0 }, good).kind).toBe('on');
  });

  it('goes back on a few failures where the other has none, however few visitors came', () => {
    expect(
      judgeAnswers({ all: 30, failed: 4, broken: 0 }, { all: 270, failed: 0, broken: 0 }).kind,
    ).toBe('back');
    expect(
      judgeAnswers({ all: 30, failed: 3, broken: 0 }, { all: 270, failed: 0, broken: 0 }).kind,
    ).toBe('hold');
  });

  it('holds without figures, or of too few visitors', () => {
    expect(judgeAnswers(undefined, good).kind).toBe('hold');
    expect(judgeAnswers({ all: 500, failed: 0, broken: 0 }, undefined).kind).toBe('hold');
    expect(judgeAnswers({ all: 199, failed: 0, broken: 0 }, good).kind).toBe('hold');
  });
});

describe('a version whose pages report failed scripts', () => {
  const well = { all: 10_000, failed: 0, broken: 20 };

  it('goes back when they do so more often than those beside it', () => {
    const verdict = judgeAnswers({ all: 1_000, failed: 0, broken: 15 }, well);
    expect(verdict).toEqual({
      kind: 'back',
      why: '1.50 % reports of failed scripts for each answer, 0.20 % beside it',
    });
  });

  it('goes on when they do so as often: browsers and their extensions fail by themselves', () => {
    expect(judgeAnswers({ all: 1_000, failed: 0, broken: 3 }, well).kind).toBe('on');
    expect(judgeAnswers({ all: 1_000, failed: 0, broken: 0 }, well).kind).toBe('on');
  });

  it('is held while few visitors came, since a single browser may fail on each page', () => {
    expect(judgeAnswers({ all: 199, failed: 0, broken: 99 }, { ...well, broken: 0 }).kind).toBe(
      'hold',
    );
  });

  it('goes back as well when there are more reports than answers', () => {
    expect(judgeAnswers({ all: 300, failed: 0, broken: 90_000 }, well).kind).toBe('back');
  });
});

describe('what visitors get of a version', () => {
  let server: Server;
  let api: string;
  const questions: { path: string | undefined; token: string | undefined; sql: string }[] = [];
  let status = 200;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let sql = '';
      for await (const chunk of request) sql += chunk;
      questions.push({ path: request.url, token: request.headers.authorization, sql });
      response.writeHead(status, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          meta: [],
          data: [
            { version: OLD, class: '2xx', answers: '900' },
            { version: OLD, class: '5xx', answers: '3' },
            { version: NEW, class: '2xx', answers: 95 },
            { version: NEW, class: '4xx', answers: 5 },
            { version: 'next-build', class: 'script', answers: '7' },
          ],
          rows: 5,
        }),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  const visitors = (...served: Served[]) =>
    visitorsBy({ api, account: 'account', token: 'reads', fetch })(served, 90.5);
  const next = { version: NEW, build: 'next-build' };
  const before = { version: OLD, build: 'build-before' };

  it('is asked of Analytics Engine, for both versions and the same time', async () => {
    expect(await visitors(next, before)).toEqual(
      new Map([
        [OLD, { all: 903, failed: 3, broken: 0 }],
        [NEW, { all: 100, failed: 0, broken: 7 }],
      ]),
    );
    const [question] = questions;
    expect(question).toMatchObject({
      path: '/accounts/account/analytics_engine/sql',
      token: 'Bearer reads',
    });
    expect(question?.sql).toContain("INTERVAL '91' SECOND");
    expect(question?.sql).toContain(`IN ('${NEW}', '${OLD}', 'next-build', 'build-before')`);
  });

  it('is asked by names alone that can be one', async () => {
    await visitors(next, { version: OLD, build: "x') OR ('" });
    expect(questions.at(-1)?.sql).toContain(`IN ('${NEW}', '${OLD}', 'next-build')`);
  });

  it('is not known when it does not answer', async () => {
    status = 403;
    await expect(visitors(next)).rejects.toThrow('The analytics answered 403');
  });

  it('needs a token of its own, or the word that nobody looks', () => {
    expect(() => analyticsIn({ CLOUDFLARE_ACCOUNT_ID: 'a' })).toThrow('--without-visitors');
    expect(
      analyticsIn({ CLOUDFLARE_ACCOUNT_ID: 'a', CLOUDFLARE_ANALYTICS_TOKEN: 't' }),
    ).toMatchObject({
      api: 'https://api.cloudflare.com/client/v4',
    });
  });
});
