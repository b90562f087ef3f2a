import { afterEach, describe, expect, it, vi } from 'vitest';
import { CheckBatteryDocument } from '#web/platform/graphql/generated/main/check-battery.ts';
import { CustomerSearchDocument } from '#web/platform/graphql/generated/main/customer-search.ts';
import { send } from '#web/platform/graphql/send.ts';
import { TELLING_MAIN } from '#web/platform/graphql/telling.ts';
import { hostToasts, type Toast } from '#web/ui/toast.ts';

const shown: Toast[] = [];
hostToasts((each) => void shown.push(each));
afterEach(() => {
  shown.length = 0;
  vi.unstubAllGlobals();
});

const sendWith = async (lang: string, respond: () => Response) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  vi.stubGlobal('location', { href: 'https://alva.test/' });
  const transport = { ...TELLING_MAIN, fetch: async () => respond() };
  const answer = await send(transport, CheckBatteryDocument, { key: 'x' });
  expect(answer.ok).toBe(false);
  return transport;
};
const refused = (code: string) => () =>
  Response.json({ errors: [{ message: 'm', extensions: { code } }] });

describe('a query or mutation that fails', () => {
  it('says so by a red toast in the language of the page', async () => {
    await sendWith('id', refused('RATE_LIMITED'));
    await vi.waitFor(() => expect(shown).toHaveLength(1));
    expect(shown[0]?.tone).toBe('critical');
    expect(shown[0]?.message).toMatch(/Terlalu|terlalu/);
  });

  it('has a default sentence for a code without one', async () => {
    await sendWith('en', refused('NOBODY_KNOWS'));
    await vi.waitFor(() => expect(shown).toHaveLength(1));
    expect(shown[0]?.message).toBe('Something went wrong. Please try again.');
  });

  it('names status, operation and message of an answer that is none of ours', async () => {
    await sendWith('en', () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }));
    await vi.waitFor(() => expect(shown).toHaveLength(1));
    expect(shown[0]?.message).toContain('502 Bad Gateway');
    expect(shown[0]?.message).toContain('CheckBattery: Received status code 502');
  });

  it('is silent where the specification is: forbidden, customer search, 503', async () => {
    const transport = await sendWith('en', refused('FORBIDDEN'));
    await sendWith('en', () => new Response('', { status: 503 }));
    const search = { ...transport, fetch: async () => refused('BAD_USER_INPUT')() };
    await send(search, CustomerSearchDocument, { keyword: 'x' });
    await new Promise((done) => setTimeout(done, 20));
    expect(shown).toEqual([]);
  });
});
