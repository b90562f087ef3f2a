import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { root, textOf } from './sources.ts';

const sourcesIn = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({
    file,
    text: textOf(file),
  }));

/** The design system's page shows a form that goes nowhere. */
const forms = sourcesIn('web/domains/**/*.tsx').filter(
  ({ file, text }) => text.includes('useForm({') && !file.includes('ui-catalogue'),
);
const server = sourcesIn('edge/domains/**/*.ts');

/** The identity provider's to check: these never reach our server. */
const AT_THE_PROVIDER = new Set([
  'signInForm',
  'passwordChoice',
  'passwordChange',
  'secondFactorForm',
]);
/** What the form adds to the rules of the server is checked elsewhere or needs no checking. */
const WIDER: Readonly<Record<string, string>> = {
  registrationForm: 'registration',
  phoneRegistrationForm: 'registration',
  guestBookMessage: 'guestBookParam',
  countOneInput: 'countGoodsInput',
  enquiryMessage: 'enquiryParam',
  BatteryKeyForm: 'batteryKey',
  savedName: 'savedConfiguration',
  correctionForm: 'correctionInput',
  payoutFailureForm: 'payoutWithdrawalInput',
  contactDetails: 'placeOrderInput',
  staffBooking: 'placeOrderInput',
  handOverWords: 'courierDelivery',
  paperForm: 'paperInput',
  ownerDetails: 'placeOrderInput',
  promoCodes: 'placeOrderInput',
  DeliveryAddressForm: 'placeOrderInput',
  riderForm: 'RideParam',
  agreementForm: 'RideParam',
  deskRideForm: 'RideParam',
};

/** What a form takes from the contract, but for ids, times and addresses of pages, which are no rules. */
const contractNames = (text: string): string[] =>
  [
    ...text.matchAll(
      /import \{([^}]*)\} from '#edge\/contract\/(?!(?:ids|time)\.ts|[\w/-]*-path\.ts)[^']*'/g,
    ),
  ].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type ')),
  );

/** Rules that belong to no schema of the contract. */
const OWN_RULES = /\bv\.(string|regex|minLength|maxLength|email|check|number|minValue|maxValue)\(/;

describe('a form', () => {
  it('is on several pages', () => expect(forms.length).toBeGreaterThan(4));

  it.each(forms)('$file is held to rules of the contract alone', ({ text }) => {
    expect(contractNames(text).length).toBeGreaterThan(0);
    expect(text).not.toMatch(OWN_RULES);
  });

  it.each(forms)('$file: the server checks by the same rules', ({ text }) => {
    // Rules are called or handed over; constants of the contract are written in capitals.
    const rules = contractNames(text).filter((name) => !/^[A-Z_]+$/.test(name));
    const missing = rules.filter((name) => {
      if (AT_THE_PROVIDER.has(name)) return false;
      const there = new RegExp(`\\b${WIDER[name] ?? name}\\b`);
      return !server.some(({ text: code }) => there.test(code));
    });
    expect(missing).toEqual([]);
  });
});

describe('an upload', () => {
  /** The field that five of them share. */
  const FIELD = 'web/ui/form/upload-field.tsx';
  const waits = (text: string): boolean => text.includes("'waiting'");

  it.each(sourcesIn('web/domains/**/*.tsx').filter(({ text }) => text.includes('= useUpload(')))(
    'that nobody answered is sent again by a button, or waits on the device: $file',
    ({ text }) => {
      expect(waits(text) || (text.includes('<UploadField') && waits(textOf(FIELD)))).toBe(true);
    },
  );
});
