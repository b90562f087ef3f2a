import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { companyProfileForm } from '#edge/contract/account/profile.ts';
import { newId } from '#edge/contract/ids.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { PNG } from '#tests/support/pictures.ts';
import { answerOf, type Common } from './account-scene.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

const CHANGE = {
  name: '  Ayu   Lestari Dewi ',
  birthDate: '1991-04-12',
  gender: 'FEMALE',
  occupation: 'Arsitek',
  selectedLanguage: 'en',
  changedAt: '2026-11-01T00:00:00.000Z',
};

type Headers = Record<string, string>;
const update = async (headers: Headers, patch: object = {}) =>
  answerOf<Common>(
    await bff.gql(
      'mutation ($input: UpdateProfileInput!) { updateCustomerProfile(input: $input) { success errorCode } }',
      { input: { ...CHANGE, ...patch } },
      { headers },
    ),
  );
const read = async (headers: Headers) =>
  answerOf<object>(
    await bff.gql(
      '{ profileCustomer { name birthDate gender occupation selectedLanguage photoURL emailAddress } }',
      {},
      { headers },
    ),
  );
const OK = { success: true, errorCode: null };

describe('updateCustomerProfile works', () => {
  it('changes what a person says about themselves, tidied, and nothing else', async () => {
    const owner = await actor(bff, 'owner');
    expect(await update(owner)).toEqual(OK);
    expect(await read(owner)).toMatchObject({
      name: 'Ayu Lestari Dewi',
      birthDate: '1991-04-12',
      gender: 'FEMALE',
      occupation: 'Arsitek',
      selectedLanguage: 'en',
      emailAddress: 'owner@alva.demo',
    });
  });
});

describe('updateCustomerProfile of a company', () => {
  const company = async () => {
    const headers = await actor(bff, 'owner2');
    await bff.db.primary.execute(
      "UPDATE customer SET customer_type = 'company' WHERE id = 'cus_owner2'",
    );
    return headers;
  };
  const NAMED = { birthDate: undefined, gender: undefined, occupation: undefined };
  afterEach(async () => {
    await bff.db.primary.execute(
      "UPDATE customer SET customer_type = 'personal', profile_changed_at = NULL WHERE id = 'cus_owner2'",
    );
  });

  it('works with what the form of a company sends: a name with digits and the language', async () => {
    const headers = await company();
    const given = v.parse(companyProfileForm(), {
      name: ' PT  Maju 88 ',
      selectedLanguage: 'en',
    });
    expect(given).toEqual({ name: 'PT Maju 88', selectedLanguage: 'en' });
    expect(await update(headers, { ...NAMED, ...given })).toEqual(OK);
    expect(await read(headers)).toMatchObject(given);
  });

  it('refuses none and too long a name, and a person’s form stays what it is', async () => {
    const headers = await company();
    for (const name of [' ', 'x'.repeat(101)])
      expect(await update(headers, { ...NAMED, name })).toMatchObject({
        errorCode: 'PROFILE_INVALID',
      });
    const person = await actor(bff, 'owner');
    expect(await update(person, { name: 'PT Maju 88' })).toMatchObject({
      errorCode: 'PROFILE_INVALID',
    });
  });
});

describe('updateCustomerProfile refuses', () => {
  it.each([
    [{ name: '<b>Ayu</b>' }],
    [{ birthDate: '1991-02-30' }],
    [{ birthDate: '2090-01-01' }],
    [{ birthDate: null }],
    [{ occupation: ' ' }],
    [{ occupation: 'x'.repeat(61) }],
    [{ gender: null }],
  ])('%j, and keeps what was there', async (patch) => {
    const owner2 = await actor(bff, 'owner2');
    const before = await read(owner2);
    expect(await update(owner2, patch)).toEqual({ success: false, errorCode: 'PROFILE_INVALID' });
    expect(await read(owner2)).toEqual(before);
  });

  it('a guest', async () => {
    expect(await update({})).toEqual({ code: 'UNAUTHENTICATED' });
  });
});

describe('updateCustomerProfile is safe', () => {
  it('when it comes twice, and when an older change comes late', async () => {
    const rider = await actor(bff, 'guestRider');
    const key = { ...rider, 'idempotency-key': '01JD8Z4T4M6Y3E9V5S7Q2K1B0A' };
    const newest = { occupation: 'Guru', changedAt: '2026-11-05T00:00:00.000Z' };
    expect(await update(key, newest)).toEqual(OK);
    expect(await update(rider, { changedAt: '2026-11-04T00:00:00.000Z' })).toEqual({
      success: false,
      errorCode: 'PROFILE_NEWER',
    });
    expect(await update(key, newest)).toEqual(OK);
    expect(await read(rider)).toMatchObject({ occupation: 'Guru' });
  });

  it('from a clock that runs ahead: the next change counts again', async () => {
    const rider = await actor(bff, 'affiliate');
    await update(rider, { occupation: 'Besok', changedAt: '2099-01-01T00:00:00.000Z' });
    const changedAt = new Date(Date.now() + 60_000).toISOString();
    expect(await update(rider, { occupation: 'Sekarang', changedAt })).toEqual(OK);
    expect(await read(rider)).toMatchObject({ occupation: 'Sekarang' });
  });
});

describe('updateCustomerPhoto', () => {
  const upload = async (headers: Headers, purpose = 'AVATAR') => {
    const id = newId('upl');
    await bff.upload(
      'mutation ($input: UploadFileInput!) { uploadFile(input: $input) { urlFile } }',
      { input: { id, purpose, file: null } },
      { path: 'variables.input.file', bytes: PNG },
      { headers },
    );
    return id;
  };
  const setPhoto = async (headers: Headers, fileId: string | null) =>
    answerOf<Common>(
      await bff.gql(
        'mutation ($id: ID) { updateCustomerPhoto(fileId: $id) { success errorCode } }',
        { id: fileId },
        { headers },
      ),
    );
  const statusOf = async (id: string, headers: Headers) =>
    (await bff.fetch(`/files/${id}`, { headers })).status;

  it('works: shows the picture to its owner alone, deletes the one before, and takes it away', async () => {
    const owner = await actor(bff, 'owner');
    const [first, second] = [await upload(owner), await upload(owner)];
    expect(await setPhoto(owner, first)).toEqual(OK);
    expect(await setPhoto(owner, second)).toEqual(OK);
    expect(await read(owner)).toMatchObject({ photoURL: `/files/${second}` });
    expect(await statusOf(first, owner)).toBe(404);
    expect(await statusOf(second, owner)).toBe(200);
    expect(await statusOf(second, await actor(bff, 'owner2'))).toBe(404);
    expect(await setPhoto(owner, null)).toEqual(OK);
    expect(await read(owner)).toMatchObject({ photoURL: null });
    expect(await statusOf(second, owner)).toBe(404);
  });

  it('refuses another person’s picture, one for something else, and a guest', async () => {
    const owner = await actor(bff, 'owner');
    const theirs = await upload(await actor(bff, 'owner2'));
    const unknown = { success: false, errorCode: 'PHOTO_UNKNOWN' };
    expect(await setPhoto(owner, theirs)).toEqual(unknown);
    expect(await setPhoto(owner, await upload(owner, 'LISTING'))).toEqual(unknown);
    expect(await setPhoto(owner, 'upl_x')).toEqual(unknown);
    expect(await setPhoto({}, theirs)).toEqual({ code: 'UNAUTHENTICATED' });
  });
});
