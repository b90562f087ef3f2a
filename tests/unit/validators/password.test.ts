import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { passwordChange, passwordChoice } from '#edge/contract/validators/index.ts';

const long = fc.string({ minLength: 8, maxLength: 128 });

const faults = (input: { oldPassword: string; password: string; confirmation: string }) =>
  (v.safeParse(passwordChange(), input).issues ?? []).map(
    (issue) => `${v.getDotPath(issue)}: ${issue.message}`,
  );

describe('passwords', () => {
  it('are accepted when new and repeated exactly', () => {
    fc.assert(
      fc.property(long, fc.string({ minLength: 1 }), (password, oldPassword) => {
        fc.pre(password !== oldPassword);
        expect(faults({ oldPassword, password, confirmation: password })).toEqual([]);
      }),
    );
  });

  it('cannot equal the old one', () => {
    fc.assert(
      fc.property(long, (same) => {
        expect(faults({ oldPassword: same, password: same, confirmation: same })).toEqual([
          'password: password.same',
        ]);
      }),
    );
  });

  it('must match, and the repetition is what gets marked', () => {
    fc.assert(
      fc.property(long, long, (password, confirmation) => {
        fc.pre(password !== confirmation);
        expect(faults({ oldPassword: 'older', password, confirmation })).toContain(
          'confirmation: password.mismatch',
        );
      }),
    );
  });

  it('keep their spaces: a passphrase is not trimmed', () => {
    const password = '  correct horse  ';
    expect(v.parse(passwordChoice(), { password, confirmation: password }).password).toBe(password);
  });

  it('have 8 to 128 characters', () => {
    const choose = (password: string) =>
      v.safeParse(passwordChoice(), { password, confirmation: password }).issues?.[0]?.message;
    expect(choose('1234567')).toBe('password.too-short');
    expect(choose('12345678')).toBeUndefined();
    expect(choose('a'.repeat(129))).toBe('password.too-long');
  });
});
