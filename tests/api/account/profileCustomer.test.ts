import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actor, tokenOf } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

const PROFILE = `{ profileCustomer {
  id name emailAddress phoneNumber branchLocation selectedLanguage statusAffiliator photoURL birthDate
  gender emailVerified isGoogleAccount persona isPS sisapiraStatus fatherName familyCardImage
  customerType occupation
  document { name address provinceId provinceName cityId cityName zipCode
    identityCardNumber identityCardImage taxCardNumber taxCardImage }
} }`;
const ADDRESS =
  '{ deliveryAddressCustomer { name phoneNumber address provinceName cityName zipCode } }';

describe('profileCustomer works', () => {
  it('answers the person who asks, with masked numbers', async () => {
    const answer = await bff.gql(PROFILE, {}, { headers: await actor(bff, 'owner') });
    expect(answer.errors).toBeUndefined();
    expect(answer.data).toMatchObject({
      profileCustomer: {
        id: 'cus_owner',
        name: 'Ayu Lestari',
        emailAddress: 'owner@alva.demo',
        gender: 'FEMALE',
        isPS: false,
        statusAffiliator: false,
        document: {
          cityName: 'Jakarta Selatan',
          identityCardNumber: '************9991',
          taxCardNumber: '************9991',
        },
      },
    });
  });

  it('says what the person wants a motorcycle for, as they answered for their newest test ride', async () => {
    const ride = (id: string, at: number, survey: string) =>
      `INSERT INTO test_ride (id, manage_key, customer_id, place_id, product_id, motorcycle_id, slot_at, seat,
        state, name, phone_number, licence, survey, consent_at, locale, network, created_at, updated_at)
      SELECT '${id}', '${id}', 'cus_owner', place_id, product_id, id, ${at}, 9, 'CANCELLED', 'Ayu', '+6281210010001', 'C',
        '${survey}', 1, 'id', '0', ${at}, ${at}
      FROM test_ride_motorcycle ORDER BY id LIMIT 1`;
    const personaNow = async () => {
      const { data } = await bff.gql(PROFILE, {}, { headers: await actor(bff, 'owner') });
      return (data as { profileCustomer: { persona: string | null } }).profileCustomer.persona;
    };
    expect(await personaNow()).toBeNull();
    await bff.db.primary.batch([
      ride('trd_old', 1, '["LEISURE"]'),
      ride('trd_new', 2, '["DELIVERY","BUSINESS"]'),
      ride('trd_held', 3, '[]'),
    ]);
    expect(await personaNow()).toBe('DELIVERY');
  });

  it('answers somebody without papers', async () => {
    const { data } = await bff.gql(PROFILE, {}, { headers: await actor(bff, 'staff') });
    expect(data).toMatchObject({ profileCustomer: { isPS: true, document: null } });
  });

  it('the profile takes one trip to the store, the check of the session included', async () => {
    const answer = await bff.gql(PROFILE, {}, { headers: await actor(bff, 'owner') });
    expect(bff.trips(answer)).toBe(1);
  });

  it('takes the session as a bearer token too', async () => {
    const { cookie } = await actor(bff, 'owner2');
    const headers = { authorization: `Bearer ${tokenOf(cookie)}` };
    const { data } = await bff.gql(PROFILE, {}, { headers });
    expect(data).toMatchObject({ profileCustomer: { id: 'cus_owner2' } });
  });

  it('gives the delivery address of the profile', async () => {
    const answer = await bff.gql(ADDRESS, {}, { headers: await actor(bff, 'owner2') });
    expect(answer.data).toEqual({
      deliveryAddressCustomer: {
        name: 'Bima Prakoso',
        phoneNumber: '+6281310010002',
        address: 'Jl. Raya Darmo No. 114, Wonokromo',
        provinceName: 'Jawa Timur',
        cityName: 'Kota Surabaya',
        zipCode: '60241',
      },
    });
  });
});

describe('profileCustomer refuses', () => {
  const codeOf = async (headers: Record<string, string>, document = PROFILE) => {
    const { errors } = await bff.gql(document, {}, { headers });
    return errors?.[0]?.extensions?.code;
  };

  it('a guest', async () => {
    expect(await codeOf({})).toBe('UNAUTHENTICATED');
    expect(await codeOf({}, ADDRESS)).toBe('UNAUTHENTICATED');
  });

  it('a session that was ended a moment ago, and takes its cookie away', async () => {
    const headers = await actor(bff, 'owner');
    await bff.db.primary.execute(
      "update session set revoked_at = 1 where customer_id = 'cus_owner'",
    );
    const answer = await bff.gql(PROFILE, {}, { headers });
    expect(answer.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=0');
  });

  it('a Firebase token as bearer: those are good at /api/login only', async () => {
    const { idTokenOf } = await import('#tests/support/actors.ts');
    const authorization = `Bearer ${idTokenOf('owner@alva.demo')}`;
    expect(await codeOf({ authorization })).toBe('UNAUTHENTICATED');
  });
});

describe('profileCustomer is safe', () => {
  it('when the device expects another person', async () => {
    const headers = await actor(bff, 'owner');
    const expecting = (id: string) =>
      bff.gql(PROFILE, {}, { headers: { ...headers, 'x-expected-customer': id } });
    expect((await expecting('cus_owner')).errors).toBeUndefined();
    const other = await expecting('cus_owner2');
    expect([other.status, other.data ?? null]).toEqual([409, null]);
    expect(other.errors?.[0]?.extensions?.code).toBe('CUSTOMER_MISMATCH');
    const nobody = await bff.gql(PROFILE, {}, { headers: { 'x-expected-customer': 'cus_owner' } });
    expect(nobody.status).toBe(401);
  });

  it('keeps identity numbers unreadable in the store', async () => {
    const { rows } = await bff.db.primary.execute('select * from customer_document');
    expect(JSON.stringify(rows)).not.toMatch(/\d{12}/);
  });

  it('does not answer a number that was moved to another row', async () => {
    await bff.db.primary.execute(
      `update customer_document set identity_number_sealed =
         (select identity_number_sealed from customer_document where customer_id = 'cus_owner')
       where customer_id = 'cus_guest'`,
    );
    const answer = await bff.gql(PROFILE, {}, { headers: await actor(bff, 'guestRider') });
    expect(JSON.stringify(answer.data)).not.toContain('9991');
    expect(answer.errors?.[0]?.extensions?.code).toBe('INTERNAL_SERVER_ERROR');
  });
});
