import { beforeEach, describe, expect, it } from 'vitest';
import { createKeptForms } from '#web/platform/session/kept-forms.ts';

const stored = new Map<string, string>();
const tab = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};
let person: string | null;
let path: string;
let now: number;
const forms = () =>
  createKeptForms({ tab, person: () => person, path: () => path, now: () => now });

const BANK = { bank: 'BCA', account: { number: '123', holder: 'Ayu' }, isOwn: true };

beforeEach(() => {
  stored.clear();
  person = 'cus_1';
  path = '/en/my-orders/ord_1';
  now = 1_000;
});

/** The page is left with one form on it, and loaded anew. */
const leaveWith = (values: Record<string, unknown>) => {
  const before = forms();
  before.add('bank', () => values);
  before.keep();
  return forms();
};

describe('what is typed while its page is left for a proof', () => {
  it('is there again, once', () => {
    const after = leaveWith(BANK);
    expect(after.take('another')).toBeUndefined();
    expect(after.take('bank')).toEqual(BANK);
    expect(after.take('bank')).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  it('waits while another page is open', () => {
    const after = leaveWith(BANK);
    path = '/en/login/prove';
    expect(after.take('bank')).toBeUndefined();
    path = '/en/my-orders/ord_1';
    expect(after.take('bank')).toEqual(BANK);
  });

  it('is without passwords, codes and files', () => {
    const typed = { oldPassword: 'secret-1', otpCode: 'secret-2', code: 'secret-3', note: 'x' };
    const after = leaveWith({ ...typed, file: new Blob(['secret-4']), zipCode: '12810' });
    expect([...stored.values()].join()).not.toContain('secret');
    expect(after.take('bank')).toEqual({ note: 'x', zipCode: '12810' });
  });

  it('is shown to nobody else, and goes when somebody else is here', () => {
    const after = leaveWith(BANK);
    person = 'cus_2';
    expect(after.take('bank')).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  it('goes after a quarter of an hour', () => {
    const after = leaveWith(BANK);
    now += 900_001;
    expect(after.take('bank')).toBeUndefined();
    expect(stored.size).toBe(0);
  });

  it('is not what stood in a form that is gone', () => {
    const before = forms();
    before.add('bank', () => BANK)();
    before.keep();
    expect(forms().take('bank')).toBeUndefined();
  });

  it('is lost, and nothing else breaks, where the browser stores nothing', () => {
    const refusing = createKeptForms({
      tab: {
        getItem: () => {
          throw new Error('Refused');
        },
        setItem: () => {
          throw new Error('Refused');
        },
        removeItem: () => undefined,
      },
      person: () => person,
      path: () => path,
      now: () => now,
    });
    refusing.add('bank', () => BANK);
    refusing.keep();
    expect(refusing.take('bank')).toBeUndefined();
  });
});
