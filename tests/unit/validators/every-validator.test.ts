import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as validators from '#edge/contract/validators/index.ts';
import en from '#web/platform/i18n/messages/en/validation.ts';

const { birthDate, phone, upload, ...others } = validators;

const TEXTS: Record<string, v.GenericSchema> = {
  birthDate: birthDate('2026-06-15'),
  phone: phone(),
  testRidePhone: phone(validators.PHONE_DIGITS.testRide),
};
const OBJECTS: Record<string, v.GenericSchema> = {};
for (const [name, made] of Object.entries(others)) {
  if (typeof made !== 'function' || /Advice$|^nationalForm$|^toE164$/.test(name)) continue;
  const schema = (made as () => v.GenericSchema)();
  (v.safeParse(schema, {}).issues?.[0]?.path ? OBJECTS : TEXTS)[name] = schema;
}

/** What people, programs and attackers send. */
const anything = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.stringMatching(/^[0-9 +.-]{0,24}$/),
  fc.emailAddress(),
  fc.jsonValue(),
  fc.constantFrom(
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '\u0000',
    '\u202E',
    'x'.repeat(9999),
  ),
);

const messageOf = (schema: v.GenericSchema, input: unknown): readonly string[] =>
  v.safeParse(schema, input).issues?.map(({ message }) => message) ?? [];

describe('every validator', () => {
  it('every validator has examples', () => {
    expect(Object.keys(TEXTS).length).toBeGreaterThan(9);
    expect(Object.keys(OBJECTS).sort()).toEqual(
      [
        'passwordChange',
        'passwordChoice',
        'phoneRegistrationForm',
        'registration',
        'registrationForm',
        'signInForm',
      ].sort(),
    );
  });

  it.each(Object.keys({ ...TEXTS, ...OBJECTS }))(
    '%s answers anything with an output or with keys of the catalogue, and never throws',
    (name) => {
      const schema = { ...TEXTS, ...OBJECTS }[name] as v.GenericSchema;
      fc.assert(
        fc.property(anything, (input) => {
          const messages = messageOf(schema, input);
          // What is no object at all is no form of ours; nobody reads that message.
          if (name in OBJECTS && (typeof input !== 'object' || input === null)) return;
          for (const message of messages)
            if (!/^Invalid (type|key)/.test(message)) expect(Object.keys(en)).toContain(message);
        }),
      );
    },
  );

  it.each(Object.keys(TEXTS))('%s reads what it gave as the same again', (name) => {
    const schema = TEXTS[name] as v.GenericSchema;
    fc.assert(
      fc.property(anything, (input) => {
        const once = v.safeParse(schema, input);
        if (once.success)
          expect(v.safeParse(schema, once.output)).toMatchObject({
            success: true,
            output: once.output,
          });
      }),
    );
  });

  it.each(Object.keys(TEXTS))('%s takes nothing but text', (name) => {
    const schema = TEXTS[name] as v.GenericSchema;
    for (const input of [null, undefined, 7, true, [], {}, ['a']])
      expect(v.safeParse(schema, input).success, JSON.stringify(input)).toBe(false);
  });
});

describe('upload', () => {
  const { UPLOAD_BYTES, IMAGE_TYPES } = validators;
  it.each(['identityCard', 'other'] as const)('%s: takes every picture within its size', (kind) => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1, max: UPLOAD_BYTES.other * 2 }),
        fc.constantFrom(...IMAGE_TYPES, 'image/svg+xml', 'text/html', ''),
        (size, type) => {
          const fits = size > 0 && size <= UPLOAD_BYTES[kind];
          const isPicture = (IMAGE_TYPES as readonly string[]).includes(type);
          expect(v.safeParse(upload(kind), { size, type }).success).toBe(fits && isPicture);
        },
      ),
    );
  });
});

describe('a sign-up', () => {
  const valid = {
    name: 'Gita',
    selectedLanguage: 'id',
    customerType: 'personal',
    identityKind: 'KTP',
    terms: true,
    email: 'g@mail.id',
    password: 'kuda biru',
  };
  it.each(Object.keys(valid))('needs %s, and says which field is wrong', (field) => {
    const { issues } = v.safeParse(validators.registrationForm(), { ...valid, [field]: '' });
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(expect.arrayContaining([field]));
    expect(new Set(issues?.map((issue) => v.getDotPath(issue)))).toEqual(new Set([field]));
  });

  it('takes a phone number or none, and reads it as every other form does', () => {
    const outcome = (phoneNumber: unknown) => {
      const { success, output, issues } = v.safeParse(validators.registrationForm(), {
        ...valid,
        phoneNumber,
      });
      return success
        ? output.phoneNumber
        : issues.map((issue) => [v.getDotPath(issue), issue.message]);
    };
    for (const none of [undefined, '', '  ']) expect(outcome(none)).toBeNull();
    for (const typed of ['0812-3456-789', '+62 812 3456 789', ' 8123456789 '])
      expect(outcome(typed)).toBe('+628123456789');
    expect(outcome('021-5551234')).toEqual([['phoneNumber', 'phone.invalid']]);
    expect(outcome('+62 812 3456 78901')).toEqual([['phoneNumber', 'phone.too-long']]);
  });

  it('is judged by the server with the very rules of the form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, selectedLanguage) => {
        const form = v.safeParse(validators.registrationForm(), {
          ...valid,
          name,
          selectedLanguage,
        });
        const server = v.safeParse(validators.registration(), {
          name,
          selectedLanguage,
          customerType: 'personal',
          identityKind: 'KTP',
          termsVersion: validators.TERMS_VERSION,
        });
        expect(form.success).toBe(server.success);
      }),
    );
  });
});
