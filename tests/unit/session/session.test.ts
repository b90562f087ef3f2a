import { afterEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#edge/contract/time.ts';
import { OPTIONAL, PROTECTED, pageAction, SIGN_IN } from '#web/platform/session/page-action.ts';
import { personOf } from '#web/platform/session/person.ts';
import { createSession } from '#web/platform/session/session.ts';

const PROVIDER = { projectId: 'demo', apiKey: 'k', authDomain: 'd' };
const guest = () => Response.json({ state: 'guest', provider: PROVIDER });
const person = (customerId: string) => () =>
  Response.json({
    state: 'signed-in',
    customerId,
    initials: 'AL',
    isStaff: false,
    isAffiliate: false,
    provider: PROVIDER,
  });
const away = (): Response => {
  throw new TypeError('fetch failed');
};
const broken = () => new Response('{}', { status: 503 });

const ended = (how: 'revoked' | 'expired') => () =>
  Response.json({ state: 'guest', ended: how, provider: PROVIDER });

const device = (stored = new Map<string, string>(), unsent = 0) => {
  const calls: string[] = [];
  const wiped: string[] = [];
  const handedOver: string[] = [];
  let answers: Record<string, () => Response | Promise<Response>> = {};
  let announced = 0;
  const session = createSession({
    fetch: async (path, init) => {
      calls.push(`${path}${init?.body === undefined ? '' : ` ${init.body}`}`);
      return (answers[path] ?? away)();
    },
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    wipe: async (customerId) => void wiped.push(customerId),
    handOver: async (customerId) => void handedOver.push(customerId),
    unsent: async () => unsent,
    announce: () => {
      announced++;
    },
    now: () => today,
  });
  return {
    session,
    calls,
    stored,
    wiped,
    handedOver,
    announced: () => announced,
    server: (next: Record<string, () => Response | Promise<Response>>) => {
      answers = next;
    },
  };
};

let today = 0;

const owner = {
  kind: 'signed-in',
  customerId: 'cus_1',
  initials: 'AL',
  isStaff: false,
  isAffiliate: false,
};

describe('the session on a device', () => {
  it('locks after twelve days without a word from the server, and keeps what is here', async () => {
    today = 0;
    const { session, server, wiped } = device();
    server({ '/api/session': person('cus_1') });
    await session.refresh();
    server({});
    today = 12 * DAY_MS - 1;
    expect(await session.refresh()).toEqual({ kind: 'unavailable', lastCustomerId: 'cus_1' });
    today = 12 * DAY_MS;
    expect(await session.refresh()).toEqual({ kind: 'guest', locked: 'cus_1' });
    expect(wiped).toEqual([]);
    server({ '/api/session': person('cus_1') });
    expect(await session.refresh()).toEqual(owner);
    server({});
    today += 12 * DAY_MS - 1;
    expect(await session.refresh()).toEqual({ kind: 'unavailable', lastCustomerId: 'cus_1' });
  });

  it('is a guest, a person, or cannot be known', async () => {
    const { session, server } = device();
    expect(session.state).toEqual({ kind: 'initializing' });
    server({ '/api/session': guest });
    expect(await session.refresh()).toEqual({ kind: 'guest', locked: undefined });
    server({ '/api/session': person('cus_1') });
    expect(await session.refresh()).toEqual(owner);
    for (const trouble of [away, broken, () => new Response('<html>')]) {
      server({ '/api/session': trouble });
      expect(await session.refresh()).toEqual({ kind: 'unavailable', lastCustomerId: 'cus_1' });
    }
  });

  it('has the initials of whoever was here last, until they sign out', async () => {
    const { session, server } = device();
    expect(session.initials).toBe('');
    server({ '/api/session': person('cus_1') });
    await session.refresh();
    server({ '/api/session': away });
    expect(await session.refresh()).toMatchObject({ kind: 'unavailable' });
    expect(session.initials).toBe('AL');
    await session.signOut();
    expect(session.initials).toBe('');
  });

  it('locks and keeps everything when the session ended elsewhere', async () => {
    const { session, server, wiped } = device();
    server({ '/api/session': person('cus_1') });
    await session.refresh();
    server({ '/api/session': guest });
    expect(await session.refresh()).toEqual({ kind: 'guest', locked: 'cus_1' });
    expect(wiped).toEqual([]);
    server({ '/api/session': person('cus_1') });
    expect(await session.refresh()).toEqual(owner);
    expect(wiped).toEqual([]);
  });

  it('wipes when another person signs in', async () => {
    const { session, server, wiped, handedOver } = device();
    server({ '/api/session': person('cus_1') });
    await session.refresh();
    server({ '/api/session': person('cus_2') });
    expect(await session.refresh()).toMatchObject({ customerId: 'cus_2' });
    expect([wiped, handedOver]).toEqual([[], ['cus_1']]);
  });

  it('wipes at an explicit sign-out and tells the other tabs', async () => {
    const { session, server, wiped, calls, announced } = device();
    server({ '/api/session': person('cus_1'), '/api/logout': () => Response.json({}) });
    await session.refresh();
    await session.signOut({ everywhere: true });
    expect(session.state).toEqual({ kind: 'guest', locked: undefined });
    expect(calls.at(-1)).toBe('/api/logout {"everywhere":true}');
    expect([wiped, announced()]).toEqual([['cus_1'], 1]);
  });

  it('wipes without network too, and makes up for the sign-out before anything else', async () => {
    const { session, server, wiped, calls } = device();
    server({ '/api/session': person('cus_1') });
    await session.refresh();
    server({});
    await session.signOut();
    expect(wiped).toEqual(['cus_1']);
    server({ '/api/session': person('cus_1') });
    expect(await session.refresh()).toEqual({ kind: 'guest', locked: undefined });
    calls.length = 0;
    server({ '/api/session': guest, '/api/logout': () => Response.json({}) });
    await session.refresh();
    await session.refresh();
    expect(calls).toEqual(['/api/logout {"everywhere":false}', '/api/session', '/api/session']);
  });

  it('shows nobody who is leaving, when a question from before fails meanwhile', async () => {
    const { session, server, stored } = device(new Map([['UNIQUE_NUMBER_LOGIN', 'cus_1']]));
    const seen: unknown[] = [];
    session.subscribe(() => seen.push(session.state));
    server({
      '/api/session': () => {
        // Until here nobody was leaving.
        expect(seen.splice(0)).toEqual([{ kind: 'initializing', remembered: 'cus_1' }]);
        stored.set('alva-sign-out-owed', 'here');
        return away();
      },
    });
    expect(await session.refresh()).toEqual({ kind: 'guest', locked: undefined });
    expect(seen).toEqual([{ kind: 'guest', locked: undefined }]);
  });

  it('gives way to the sign-out of another tab only when the server knows of it', async () => {
    const { session, server, stored } = device(new Map([['UNIQUE_NUMBER_LOGIN', 'cus_1']]));
    const order: string[] = [];
    session.subscribe(() => order.push(session.state.kind));
    server({
      '/api/session': () => {
        expect(order.splice(0)).toEqual(['initializing']);
        stored.set('alva-sign-out-owed', 'here');
        return person('cus_1')();
      },
      '/api/logout': () => {
        order.push('told');
        return Response.json({});
      },
    });
    await session.refresh();
    // Who still has the cookie is sent away from the sign-in page.
    expect(order).toEqual(['told', 'guest']);
  });

  it('finishes a sign-out that was cut before it began, at the next start', async () => {
    const before = device();
    before.server({ '/api/session': person('cus_1') });
    await before.session.refresh();
    before.stored.set('alva-sign-out-owed', 'here');
    const after = device(before.stored);
    after.server({ '/api/session': guest, '/api/logout': () => Response.json({}) });
    expect(await after.session.refresh()).toEqual({ kind: 'guest', locked: undefined });
    expect(after.wiped).toEqual(['cus_1']);
    expect([...after.stored.keys()]).toEqual([]);
  });

  it('wipes before it tells the server, which may never answer', async () => {
    const { session, server, wiped } = device();
    const order: string[] = [];
    server({
      '/api/session': person('cus_1'),
      '/api/logout': () => {
        order.push(`logout after ${wiped.length} wipe`);
        return away();
      },
    });
    await session.refresh();
    await session.signOut();
    expect(order).toEqual(['logout after 1 wipe']);
  });

  it('asks once for many who want to know, and tells them about changes only', async () => {
    const { session, server, calls } = device();
    server({ '/api/session': guest });
    let notices = 0;
    session.subscribe(() => {
      notices++;
    });
    await Promise.all([session.refresh(), session.refresh(), session.refresh()]);
    await session.refresh();
    expect([calls.length, notices]).toEqual([2, 1]);
  });

  it('believes no answer to a question from before the sign-out of another tab', async () => {
    const { session, server, stored, calls } = device();
    let reaction: Promise<unknown> | undefined;
    server({
      '/api/session': () => {
        // The other tab signs out, and says so, while this answer is on its way.
        reaction = session.changed();
        server({ '/api/session': guest });
        return person('cus_1')();
      },
    });
    await session.refresh();
    await reaction;
    expect(session.state).toEqual({ kind: 'guest', locked: undefined });
    expect([calls.length, stored.size]).toEqual([2, 0]);
  });

  it('believes no answer to a question from before its own sign-out or sign-in', async () => {
    const { session, server } = device();
    const slow = (respond: () => Response) => {
      let arrive = () => {};
      const answer = new Promise<Response>((resolve) => {
        arrive = () => resolve(respond());
      });
      return { arrive: () => arrive(), answer: () => answer as unknown as Response };
    };
    const signedIn = slow(person('cus_1'));
    server({ '/api/session': signedIn.answer, '/api/logout': () => Response.json({}) });
    const refreshed = session.refresh();
    await session.signOut();
    server({ '/api/session': guest });
    signedIn.arrive();
    expect((await refreshed).kind).toBe('guest');

    const nobody = slow(guest);
    server({ '/api/session': nobody.answer });
    void session.refresh();
    await Promise.resolve();
    const after = session.changed();
    server({ '/api/session': person('cus_2') });
    nobody.arrive();
    expect(await after).toMatchObject({ kind: 'signed-in', customerId: 'cus_2' });
  });

  it('asks again when a question from before a sign-in fails', async () => {
    for (const failed of [away, broken]) {
      const { session, server } = device();
      let reaction: Promise<unknown> | undefined;
      server({
        '/api/session': () => {
          reaction = session.changed();
          server({ '/api/session': person('cus_2') });
          return failed();
        },
      });
      await session.refresh();
      expect(await reaction).toMatchObject({ kind: 'signed-in', customerId: 'cus_2' });
    }
  });
});

describe('a session that was ended elsewhere', () => {
  const signedIn = async (unsent = 0) => {
    const phone = device(new Map(), unsent);
    phone.server({ '/api/session': person('cus_1') });
    await phone.session.refresh();
    return phone;
  };
  const restarted = ({ stored }: { stored: Map<string, string> }) => device(stored);

  it('by time stays over without a network and after a restart', async () => {
    const phone = await signedIn();
    phone.server({ '/api/session': ended('expired') });
    await phone.session.refresh();
    phone.server({});
    expect(await phone.session.refresh()).toEqual({ kind: 'guest', locked: 'cus_1' });
    const later = restarted(phone);
    expect(await later.session.refresh()).toEqual({ kind: 'guest', locked: 'cus_1' });
    expect([phone.wiped, later.wiped]).toEqual([[], []]);
    later.server({ '/api/session': person('cus_1') });
    expect(await later.session.refresh()).toEqual(owner);
    later.server({});
    expect(await later.session.refresh()).toEqual({
      kind: 'unavailable',
      lastCustomerId: 'cus_1',
    });
  });

  it('for safety wipes the device, tells what was lost, and gives the cookie up', async () => {
    const phone = await signedIn(2);
    phone.server({ '/api/session': ended('revoked'), '/api/logout': () => Response.json({}) });
    const out = { kind: 'guest', locked: undefined, revoked: { lost: 2 } };
    expect(await phone.session.refresh()).toEqual(out);
    expect(phone.wiped).toEqual(['cus_1']);
    expect(phone.calls.at(-1)).toBe('/api/logout {"everywhere":false}');
    expect(phone.announced()).toBe(1);
    phone.server({});
    expect(await phone.session.refresh()).toEqual(out);
    const later = restarted(phone);
    expect(await later.session.refresh()).toEqual(out);
    later.server({ '/api/session': guest });
    expect(await later.session.refresh()).toEqual(out);
    later.server({ '/api/session': person('cus_2') });
    expect(await later.session.refresh()).toMatchObject({ customerId: 'cus_2' });
    expect([...later.stored.keys()].sort()).toEqual([
      'UNIQUE_NUMBER_LOGIN',
      'alva-session-confirmed',
      'alva-session-initials',
    ]);
  });

  it('for safety wipes before the server, which may be gone again, can be told', async () => {
    const phone = await signedIn();
    phone.server({ '/api/session': ended('revoked') });
    expect(await phone.session.refresh()).toMatchObject({ kind: 'guest', revoked: { lost: 0 } });
    expect(phone.wiped).toEqual(['cus_1']);
    const later = restarted(phone);
    later.server({ '/api/session': ended('revoked'), '/api/logout': () => Response.json({}) });
    expect(await later.session.refresh()).toMatchObject({ kind: 'guest', revoked: { lost: 0 } });
    expect(later.calls[0]).toBe('/api/logout {"everywhere":false}');
  });

  it('for safety is no news to a device that holds nobody', async () => {
    const { session, server, wiped } = device();
    server({ '/api/session': ended('revoked'), '/api/logout': () => Response.json({}) });
    expect(await session.refresh()).toEqual({ kind: 'guest', locked: undefined });
    expect(wiped).toEqual([]);
  });
});

describe('a server that does not answer', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const claims = () => new Map([['UNIQUE_NUMBER_LOGIN', 'cus_1']]);
  const slow = (ms: number) => () =>
    new Promise<Response>((resolve) => setTimeout(() => resolve(person('cus_1')()), ms));

  it('keeps nobody from what is on the device for longer than half a second', async () => {
    vi.useFakeTimers();
    today = 0;
    const { session, server } = device(claims());
    server({ '/api/session': slow(2_000) });
    void session.refresh();
    await vi.advanceTimersByTimeAsync(499);
    expect(session.state).toEqual({ kind: 'initializing', remembered: 'cus_1' });
    await vi.advanceTimersByTimeAsync(1);
    expect(session.state).toEqual({ kind: 'unavailable', lastCustomerId: 'cus_1' });
    await vi.advanceTimersByTimeAsync(1_500);
    expect(session.state).toEqual(owner);
  });

  it('shows the person who was here before it is even asked', () => {
    const seen: (string | undefined)[] = [];
    const { session, server } = device(claims());
    server({
      '/api/session': () => {
        seen.push(personOf(session.state));
        return new Promise<Response>(() => undefined);
      },
    });
    void session.refresh();
    expect(personOf(session.state)).toBe('cus_1');
    expect(pageAction(session.state, PROTECTED)).toBe('render');
    // Pages for people without a session, and parts of public ones, wait for the answer.
    expect(pageAction(session.state, SIGN_IN)).toBe('loader');
    expect(pageAction(session.state, OPTIONAL)).toBe('nothing');
    return vi.waitFor(() => expect(seen).toEqual(['cus_1']));
  });

  it.each<[string, [string, string]]>([
    ['who signed out', ['alva-sign-out-owed', 'here']],
    ['whose session is over', ['alva-session-locked', 'cus_1']],
    ['whose session was taken away', ['alva-session-revoked', '0']],
    ['whom the server has not seen for months', ['alva-session-confirmed', '0']],
  ])('shows nothing early of a person %s', (_, noted) => {
    today = Date.UTC(2026, 10, 24);
    const { session, server } = device(new Map([...claims(), noted]));
    const never = () => new Promise<Response>(() => undefined);
    server({ '/api/session': never, '/api/logout': never });
    void session.refresh();
    expect(personOf(session.state)).toBeUndefined();
    expect(pageAction(session.state, PROTECTED)).not.toBe('render');
  });

  it('says nothing early about a device that knows nobody', async () => {
    vi.useFakeTimers();
    const { session, server } = device();
    server({ '/api/session': slow(2_000) });
    void session.refresh();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(session.state).toEqual({ kind: 'initializing' });
  });
});
