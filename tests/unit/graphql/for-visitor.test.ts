import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VISITOR_HEADER, visitorIn } from '#edge/contract/visitor.ts';
import { forVisitor } from '#web/platform/graphql/for-visitor.ts';

const KEY = 'a key that both sides have, of the tests';
const HEADER = 'x-real-ip';

const named = async (visit: Record<string, string>): Promise<string | null> => {
  const request = new Request('http://bff.test/graphql', { method: 'POST', body: '{}' });
  return (await forVisitor(request, new Headers(visit))).headers.get(VISITOR_HEADER);
};

describe('a request that renders a page for a visitor', () => {
  const before = { ...process.env };
  beforeEach(() => {
    process.env.RENDER_KEY = KEY;
    process.env.VISITOR_ADDRESS_HEADER = HEADER;
  });
  afterEach(() => {
    process.env = { ...before };
  });

  it('names the address that the proxy in front wrote, signed', async () => {
    const value = (await named({ [HEADER]: '203.0.113.7' })) ?? '';
    expect(await visitorIn(value, KEY, Date.now())).toBe('203.0.113.7');
    expect(await visitorIn(value, 'another key', Date.now())).toBeUndefined();
  });

  it('believes the last of a list, which the proxy added, and none before it', async () => {
    const value = (await named({ [HEADER]: '198.51.100.1, 203.0.113.7 ' })) ?? '';
    expect(await visitorIn(value, KEY, Date.now())).toBe('203.0.113.7');
  });

  it('does not pass on what a visitor wrote into the header that names visitors', async () => {
    expect(await named({ [VISITOR_HEADER]: 'forged' })).toBeNull();
  });

  it.each([
    ['no proxy names the visitor', {}, {}],
    ['the proxy’s header is empty', { [HEADER]: ' ' }, {}],
    ['the two share no key', { [HEADER]: '203.0.113.7' }, { RENDER_KEY: '' }],
    ['no header is configured', { [HEADER]: '203.0.113.7' }, { VISITOR_ADDRESS_HEADER: '' }],
  ])('names nobody where %s', async (_, visit, env) => {
    Object.assign(process.env, env);
    expect(await named(visit)).toBeNull();
  });
});
