import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  email,
  kitas,
  kitasAdvice,
  npwp,
  oneTimeCode,
  required,
  UPLOAD_BYTES,
  upload,
} from '#edge/contract/validators/index.ts';
import { UPLOAD_MEGABYTES } from '#edge/contract/validators/upload.ts';
import en from '#web/platform/i18n/messages/en/validation.ts';
import id from '#web/platform/i18n/messages/id/validation.ts';

type Schema = v.GenericSchema<unknown, unknown>;
const message = (schema: Schema, input: unknown) => v.safeParse(schema, input).issues?.[0]?.message;

describe('NPWP', () => {
  it('is 15 or 16 digits under any punctuation', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{15,16}$/),
        fc.array(fc.constantFrom('.', '-', ' ', ''), { minLength: 16, maxLength: 16 }),
        (digits, gaps) => {
          const typed = [...digits]
            .map((digit, at) => (at === 0 ? digit : gaps[at] + digit))
            .join('');
          expect(v.parse(npwp(), typed)).toBe(digits);
        },
      ),
    );
  });

  it.each(['12345678901234', '12345678901234567', 'NPWP 123456789012345'])('is not %s', (typed) => {
    expect(message(npwp(), typed)).toBe('npwp.digits');
  });
});

describe('KITAS', () => {
  it('is never refused for its form, only remarked on', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9/.-]{1,32}$/), (typed) => {
        expect(message(kitas(), typed)).toBeUndefined();
      }),
    );
    expect(kitasAdvice('2C21JE0001AB')).toEqual([]);
    expect(kitasAdvice('?')).toEqual(['kitas.unusual']);
  });
});

describe('email', () => {
  it.each(['a@b.id', 'ayu.lestari+alva@mail.co.id', ' owner@alva.demo '])('takes %s', (typed) => {
    expect(v.parse(email(), typed)).toBe(typed.trim());
  });

  it.each(['ayu', 'ayu@', '@alva.id', 'ayu@alva', 'a b@alva.id', `${'a'.repeat(250)}@b.id`])(
    'refuses %s',
    (typed) => {
      expect(message(email(), typed)).toBe('email.invalid');
    },
  );

  it('never lets a line break or a second at-sign through', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const result = v.safeParse(email(), `${before}@${after}`);
        if (result.success) expect(String(result.output)).toMatch(/^[^\s@]+@[^\s@]+$/);
      }),
    );
  });
});

describe('one-time code', () => {
  it('is six digits, grouped or not', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{6}$/), (code) => {
        expect(v.parse(oneTimeCode(), `${code.slice(0, 3)} ${code.slice(3)}`)).toBe(code);
      }),
    );
    expect(message(oneTimeCode(), '12345')).toBe('code.digits');
  });
});

describe('required', () => {
  it('refuses what is only space, and drops space around the rest', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const expected = typed.trim() === '' ? 'required' : undefined;
        expect(message(required(), typed)).toBe(expected);
      }),
    );
    expect(message(required(), undefined)).toBe('required');
  });
});

describe('upload', () => {
  const file = (size: number, type = 'image/jpeg') => ({ size, type });

  it('holds identity cards to 2 MB and everything else to 15 MB, to the byte', () => {
    const { identityCard, other } = UPLOAD_BYTES;
    expect(message(upload('identityCard'), file(identityCard))).toBeUndefined();
    expect(message(upload('identityCard'), file(identityCard + 1))).toBe(
      'file.identity-card-too-large',
    );
    expect(message(upload('other'), file(other))).toBeUndefined();
    expect(message(upload('other'), file(other + 1))).toBe('file.too-large');
  });

  it.each([en, id])('is refused with the limit that holds', (texts) => {
    expect(texts['file.identity-card-too-large']).toContain(`${UPLOAD_MEGABYTES.identityCard} MB`);
    expect(texts['file.too-large']).toContain(`${UPLOAD_MEGABYTES.other} MB`);
  });

  it('refuses an empty file, another kind of file, and no file', () => {
    expect(message(upload('other'), file(0))).toBe('file.empty');
    expect(message(upload('other'), file(10, 'image/svg+xml'))).toBe('file.type');
    expect(message(upload('other'), null)).toBe('required');
  });
});
