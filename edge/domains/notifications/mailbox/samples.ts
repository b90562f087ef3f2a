import type { TimeZone } from '#edge/contract/time-zones.ts';
import type { Facts } from '#edge/domains/notifications/templates/fill.ts';
import type { Template } from '#edge/domains/notifications/templates/template.ts';

/** How a template is shown: as usual, with the longest values, and without what may be missing. */
export const SAMPLE_KINDS = ['usual', 'longest', 'missing'] as const;
export type SampleKind = (typeof SAMPLE_KINDS)[number];

const AT = Date.UTC(2026, 11, 2, 3, 30);

const USUAL: Readonly<Record<string, string | number>> = {
  name: 'Ayu Lestari',
  other: 'Bima Prakoso',
  code: 'K7Q2M9XH4D',
  product: 'ALVA CERVO',
  total: 42_750_000,
  due: 500_000,
  amount: 500_000,
  byProvider: 300_000,
  byBank: 100_000,
  withoutAccount: 200_000,
  until: AT,
  from: AT,
  at: AT,
  method: 'BCA Virtual Account',
  number: '1234500000000042',
  receipt: 'K7Q2M9XH4DPA3W0R',
  upload: 'upl_sample',
  place: 'ALVA Experience Center SCBD',
  address: 'Jl. Jenderal Sudirman Kav. 52-53, Jakarta Selatan',
  booking: 'sbk_01jd2f5k3q6v8x0z2c4f6h8k00',
  sequence: '0',
  email: 'ayu.baru@alva.demo',
  ticket: 'atk_01jd2f5k3q6v8x0z2c4f6h8k00',
  provider: 'Google',
  device: 'Chrome · Android',
  region: 'Jawa Barat, ID',
  paper: 'NPWP',
  tax: 25_000,
  account: 'BCA ··4321',
  note: 'BCA ··4321',
  reason: 'the number cannot be read',
};

const LONG = 'Raden Ajeng Kusumawardhani Prawirodirdjo-Hadiningrat'.repeat(2);

/** Facts to show a template with. */
export const sampleOf = (
  { facts, optional = [] }: Pick<Template, 'facts' | 'optional'>,
  kind: SampleKind,
): Facts =>
  Object.fromEntries(
    [...Object.entries(facts), ['zone', 'text'] as const]
      .filter(([name]) => kind !== 'missing' || !optional.includes(name))
      .map(([name, of]) => {
        if (name === 'zone') return [name, 'Asia/Makassar' satisfies TimeZone];
        if (kind !== 'longest') return [name, USUAL[name] ?? name];
        if (name === 'booking' || name === 'sequence' || name === 'code')
          return [name, USUAL[name] ?? ''];
        if (of === 'rupiah') return [name, 999_999_999];
        return of === 'moment' ? [name, AT] : [name, LONG];
      }),
  );
