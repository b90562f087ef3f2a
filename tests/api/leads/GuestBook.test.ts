import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#edge/contract/time.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

let made = 0;
const newId = (): string => `gst_01hzz${String(++made).padStart(21, '0')}`;

const MESSAGE = {
  name: 'Sari Dewi',
  email: 'sari@alva.example',
  topic: 'product',
  message: 'Apakah N3 bisa dicoba di Bandung bulan ini?',
  consent: true,
  locale: 'id',
};

const write = (patch: object = {}, headers: Record<string, string> = {}) =>
  bff.gql<{ GuestBook: { success: boolean; message: string } }>(
    'mutation Write($Param: GuestBookParam!) { GuestBook(Param: $Param) { success message } }',
    { Param: { ...MESSAGE, id: newId(), ...patch } },
    { headers },
  );

const stored = async () => (await bff.db.primary.execute('SELECT * FROM guest_book')).rows;

describe('GuestBook works', () => {
  it('writes down what the person said, with the consent and without the whole address', async () => {
    const { data } = await write({ phoneNumber: '0812 3456 7890' });
    expect(data?.GuestBook).toEqual({ success: true, message: 'OK' });
    const [row] = await stored();
    expect(row).toMatchObject({
      name: 'Sari Dewi',
      phone_number: '+6281234567890',
      topic: 'product',
      locale: 'id',
      customer_id: null,
    });
    expect(row?.consent_at).toBeGreaterThan(0);
    expect(String(row?.network)).toMatch(/\/(24|48)$|unknown/);
  });

  it('a message carries the customer who is signed in', async () => {
    const id = newId();
    await write({ id, email: 'owner@alva.demo' }, await actor(bff, 'owner'));
    expect((await stored()).find((row) => row.id === id)?.customer_id).toBe('cus_owner');
  });
});

describe('GuestBook refuses', () => {
  it.each([
    ['no consent', { consent: false }],
    ['an unknown topic', { topic: 'politics' }],
    ['half a sentence', { message: 'Halo?' }],
    ['an endless message', { message: 'x'.repeat(2_001) }],
    ['a broken email', { email: 'sari@' }],
    ['a number that is no phone', { phoneNumber: '12' }],
    ['an id the device did not make', { id: '1' }],
    ['a language we do not answer in', { locale: 'fr' }],
  ])('%s', async (_, patch) => {
    const before = (await stored()).length;
    const { errors } = await write({ email: 'wrong@alva.example', ...patch });
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    expect(await stored()).toHaveLength(before);
  });

  it('the sixth message of a day from one email, and takes it the day after', async () => {
    const email = 'often@alva.example';
    for (let i = 0; i < 5; i++) expect((await write({ email })).errors).toBeUndefined();
    expect((await write({ email })).errors?.[0]?.extensions?.code).toBe('RATE_LIMITED');
    await bff.db.primary.execute(`UPDATE guest_book SET created_at = created_at - ${DAY_MS}`);
    expect((await write({ email })).errors).toBeUndefined();
  });
});

describe('GuestBook is safe', () => {
  it('against 60 messages sent at once from one email: five are taken', async () => {
    const email = 'flood@alva.example';
    const answers = await Promise.all(Array.from({ length: 60 }, () => write({ email })));
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code ?? 'taken');
    expect((await stored()).filter((row) => row.email === email)).toHaveLength(5);
    expect(codes.filter((code) => code === 'taken')).toHaveLength(5);
    expect(new Set(codes)).toEqual(new Set(['taken', 'RATE_LIMITED']));
  });

  it('against 60 messages sent at once from one network: thirty are taken in an hour', async () => {
    await bff.db.primary.execute('DELETE FROM guest_book');
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => write({ email: `flood${n}@alva.example` })),
    );
    const taken = answers.filter(({ errors }) => errors === undefined);
    expect(await stored()).toHaveLength(30);
    expect(taken).toHaveLength(30);
    await bff.db.primary.execute('DELETE FROM guest_book');
  });

  it('against somebody who uses up the messages of another person’s email: elsewhere it is still taken', async () => {
    const email = 'victim@alva.example';
    const from = (address: string) => write({ email }, { 'cf-connecting-ip': address });
    for (let i = 0; i < 6; i++) await from('203.0.113.7');
    expect((await from('203.0.113.9')).errors?.[0]?.extensions?.code).toBe('RATE_LIMITED');
    expect((await from('198.51.100.7')).errors).toBeUndefined();
  });

  it('to repeat: one message, however often it is sent', async () => {
    const id = newId();
    const before = (await stored()).length;
    const email = 'again@alva.example';
    const first = await Promise.all([write({ id, email }), write({ id, email })]);
    const later = await write({ id, email });
    for (const { data } of [...first, later]) expect(data?.GuestBook.success).toBe(true);
    expect(await stored()).toHaveLength(before + 1);
  });

  it('against an id that is used for another message', async () => {
    const id = newId();
    const email = 'two@alva.example';
    await write({ id, email });
    const other = await write({ id, email, message: 'Sebuah pesan yang sama sekali lain.' });
    expect(other.errors?.[0]?.extensions?.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('with hostile text, which stays text', async () => {
    const message = `'); DROP TABLE guest_book; -- <script>alert(1)</script>`;
    const id = newId();
    await write({ id, message, email: 'hostile@alva.example' });
    expect((await stored()).find((row) => row.id === id)?.message).toBe(message);
  });
});
