import * as v from 'valibot';
import { AREAS } from '#edge/contract/areas.ts';
import { UPLOAD_ID } from '#edge/contract/uploads.ts';
import {
  email,
  kitas,
  nik,
  npwp,
  personName,
  phone,
  required,
} from '#edge/contract/validators/index.ts';

const identityCardImage = v.pipe(v.string('ktp.empty'), v.regex(UPLOAD_ID, 'ktp.empty'));

const text = (most: number, tooLong: string) => v.pipe(required(), v.maxLength(most, tooLong));

/** The names of companies have digits and signs in them. */
const companyName = text(100, 'name.too-long');

const place = {
  /** As on the papers; the motorcycle is registered there. */
  address: text(200, 'address.too-long'),
  provinceId: v.picklist(
    AREAS.map(({ code }) => code),
    'province',
  ),
  cityId: v.pipe(v.string('city'), v.regex(/^\d{4}$/, 'city')),
  zipCode: v.pipe(v.string('zip-code'), v.trim(), v.regex(/^[1-9]\d{4}$/, 'zip-code')),
};

const reached = { email: email(), phoneNumber: phone() };

const isbuyer = v.boolean('required');

const person = {
  customerType: v.literal('personal'),
  isbuyer,
  name: personName(),
  ...reached,
  ...place,
  identityCardImage,
  /** Of persons who have one apart from their identity number. */
  taxNumber: v.nullish(npwp(), null),
};

/**
 * In whose name the papers are issued: who buys, or somebody else. A company is known by its tax
 * number and the person in charge (PIC).
 */
export const ownerDetails = v.variant(
  'customerType',
  [
    v.variant(
      'identityKind',
      [
        v.object({ ...person, identityKind: v.literal('KTP'), identityNumber: nik() }),
        v.object({ ...person, identityKind: v.literal('KITAS'), identityNumber: kitas() }),
      ],
      'required',
    ),
    v.object({
      customerType: v.literal('company'),
      isbuyer,
      name: companyName,
      ...reached,
      ...place,
      taxNumber: npwp(),
      picName: personName(),
      picPhoneNumber: phone(),
    }),
  ],
  'required',
);

export type OwnerDetails = v.InferOutput<typeof ownerDetails>;

/** Duties of registration are those of the province on the papers, so a price counts there alone. */
export const isPricedFor = (
  { provinceId }: Pick<OwnerDetails, 'provinceId'>,
  area: string,
): boolean => provinceId === area;

/** Financing companies ask for papers that persons have: a company pays in full. */
export const mayBeFinanced = (owner: Pick<OwnerDetails, 'customerType'> | null): boolean =>
  owner?.customerType !== 'company';

/** Who is called about the order. */
export const contactDetails = v.object({ name: personName(), ...reached });

export type ContactDetails = v.InferOutput<typeof contactDetails>;
