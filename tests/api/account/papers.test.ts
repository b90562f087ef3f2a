import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { PNG } from '#tests/support/pictures.ts';
import { ageSignIns, answerOf, type Common, eventsOf } from './account-scene.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());
beforeEach(() => bff.renew());

type Headers = Record<string, string>;
const OK = { success: true, errorCode: null };
const refused = (errorCode: string) => ({ success: false, errorCode });
const run = async (field: string, headers: Headers) =>
  answerOf<Common>(await bff.gql(`mutation { ${field} { success errorCode } }`, {}, { headers }));
const upload = async (headers: Headers, purpose = 'IDENTITY_CARD') => {
  const id = newId('upl');
  await bff.upload(
    'mutation ($input: UploadFileInput!) { uploadFile(input: $input) { urlFile } }',
    { input: { id, purpose, file: null } },
    { path: 'variables.input.file', bytes: PNG },
    { headers },
  );
  return id;
};
const submit = (fileId: string, headers: Headers, kind = 'IDENTITY_CARD') =>
  run(`submitCustomerDocument(kind: ${kind}, fileId: "${fileId}")`, headers);
interface Paper {
  readonly kind: string;
  readonly state: string;
  readonly reason: string | null;
  readonly image: string | null;
}
const cardOf = async (headers: Headers) => {
  const papers = answerOf<readonly Paper[]>(
    await bff.gql('{ customerPapers { kind state reason image } }', {}, { headers }),
  ) as readonly Paper[];
  return papers.find(({ kind }) => kind === 'IDENTITY_CARD');
};
const see = (id: string, headers: Headers) => bff.fetch(`/files/${id}`, { headers });
const paperId = async () =>
  String((await bff.db.primary.execute('SELECT id FROM customer_paper')).rows[0]?.id);

describe('customerUpdateIdentityCardNumber', () => {
  it('works: seals the number, shows it masked, and knows a stay permit', async () => {
    const owner = await actor(bff, 'owner');
    const number = '3174051204910003';
    const update = `customerUpdateIdentityCardNumber(identityCardNumber: "3174 0512 0491 0003")`;
    expect(await run(update, owner)).toEqual(OK);
    const shown = answerOf<{ document: { identityCardNumber: string } }>(
      await bff.gql(
        '{ profileCustomer { document { identityCardNumber } } }',
        {},
        { headers: owner },
      ),
    );
    expect(shown).toMatchObject({ document: { identityCardNumber: '************0003' } });
    const { rows } = await bff.db.primary.execute('SELECT * FROM customer_document');
    expect(JSON.stringify(rows)).not.toContain(number);
    const kitas =
      'customerUpdateIdentityCardNumber(identityCardNumber: "2C21JE0001-Z", kind: KITAS)';
    expect(await run(kitas, owner)).toEqual(OK);
    const { data } = await bff.gql<{ profileCustomer: { identityKind: string } }>(
      '{ profileCustomer { identityKind } }',
      {},
      { headers: owner },
    );
    expect(data?.profileCustomer).toEqual({ identityKind: 'KITAS' });
  });

  it('refuses another form, another person’s number, an old sign-in and a guest', async () => {
    const [owner, other] = [await actor(bff, 'owner'), await actor(bff, 'owner2')];
    const of = (number: string) =>
      `customerUpdateIdentityCardNumber(identityCardNumber: "${number}")`;
    expect(await run(of('317405120491'), owner)).toEqual(refused('PAPER_NUMBER_INVALID'));
    await run(of('3174051204910003'), owner);
    expect(await run(of('3174051204910003'), other)).toEqual(refused('PAPER_NUMBER_TAKEN'));
    await ageSignIns(bff);
    expect(await run(of('3174051204910004'), owner)).toEqual({ code: 'RECENT_SIGN_IN_REQUIRED' });
    expect(await run(of('3174051204910004'), {})).toEqual({ code: 'UNAUTHENTICATED' });
  });
});

describe('papers of a company', () => {
  afterEach(() =>
    bff.db.primary.execute("UPDATE customer SET customer_type = 'personal' WHERE id = 'cus_owner'"),
  );

  const numbers = async () => {
    const { rows } = await bff.db.primary.execute(
      "SELECT identity_number_sealed, tax_number_sealed FROM customer_document WHERE customer_id = 'cus_owner'",
    );
    return {
      identity: rows[0]?.identity_number_sealed ?? null,
      tax: rows[0]?.tax_number_sealed ?? null,
    };
  };

  const makeCompany = () =>
    bff.db.primary.execute("UPDATE customer SET customer_type = 'company' WHERE id = 'cus_owner'");

  it('are its tax card: numbers of an identity card are refused, which persons have', async () => {
    const owner = await actor(bff, 'owner');
    const before = await numbers();
    await makeCompany();
    for (const given of [
      'identityCardNumber: "3174051204910003"',
      'identityCardNumber: "2C21JE0001-Z", kind: KITAS',
    ])
      expect(await run(`customerUpdateIdentityCardNumber(${given})`, owner)).toEqual(
        refused('PAPER_OF_PERSONS'),
      );
    const tax = 'customerUpdateTaxCardNumber(taxCardNumber: "09.254.294.3-407.000")';
    expect(await run(tax, owner)).toEqual(OK);
    const after = await numbers();
    expect(after.identity).toBe(before.identity);
    expect(after.tax).not.toBe(before.tax);
  });

  it('are its tax card: pictures of cards of persons are refused, and one of before can be removed', async () => {
    const owner = await actor(bff, 'owner');
    const before = await upload(owner);
    expect(await submit(before, owner)).toEqual(OK);
    await makeCompany();
    for (const kind of ['IDENTITY_CARD', 'FAMILY_CARD'])
      expect(await submit(await upload(owner, kind), owner, kind), kind).toEqual(
        refused('PAPER_OF_PERSONS'),
      );
    expect(await cardOf(owner)).toMatchObject({ image: `/files/${before}` });
    expect(await submit(await upload(owner, 'TAX_CARD'), owner, 'TAX_CARD')).toEqual(OK);
    expect(await run('removeCustomerDocument(kind: IDENTITY_CARD)', owner)).toEqual(OK);
  });

  it('have no father, whose name is refused', async () => {
    const owner = await actor(bff, 'owner');
    const nameOf = async () =>
      (
        await bff.db.primary.execute(
          "SELECT father_name FROM customer_document WHERE customer_id = 'cus_owner'",
        )
      ).rows[0]?.father_name;
    const before = await nameOf();
    await makeCompany();
    expect(await run('customerUpdateFatherName(fatherName: "Hendra")', owner)).toEqual(
      refused('PAPER_OF_PERSONS'),
    );
    expect(await nameOf()).toBe(before);
  });
});

describe('customerUpdateTaxCardNumber and customerUpdateFatherName', () => {
  it('work, and refuse what is neither', async () => {
    const owner = await actor(bff, 'owner');
    const tax = (number: string) => `customerUpdateTaxCardNumber(taxCardNumber: "${number}")`;
    expect(await run(tax('09.254.294.3-407.000'), owner)).toEqual(OK);
    expect(await run(tax('12'), owner)).toEqual(refused('PAPER_NUMBER_INVALID'));
    expect(await run('customerUpdateFatherName(fatherName: "Hendra")', owner)).toEqual(OK);
    expect(await run('customerUpdateFatherName(fatherName: "<i>")', owner)).toEqual(
      refused('PAPER_NAME_INVALID'),
    );
    expect(await run('customerUpdateFatherName(fatherName: "Hendra")', {})).toEqual({
      code: 'UNAUTHENTICATED',
    });
  });
});

describe('customerPapers, submitCustomerDocument and removeCustomerDocument', () => {
  it('work: the picture is sealed where it is stored, and opens after a fresh sign-in', async () => {
    const owner = await actor(bff, 'owner');
    expect(await cardOf(owner)).toMatchObject({ state: 'MISSING', image: null });
    const fileId = await upload(owner);
    expect(await submit(fileId, owner)).toEqual(OK);
    expect(await submit(fileId, owner)).toEqual(OK);
    expect(await cardOf(owner)).toMatchObject({ state: 'IN_REVIEW', image: `/files/${fileId}` });
    for (const key of await bff.objectKeys())
      expect(
        Buffer.from(await bff.object(key))
          .subarray(0, 4)
          .toString('latin1'),
      ).not.toBe('\x89PNG');
    const shown = await see(fileId, owner);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(
      Buffer.from(await shown.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    await ageSignIns(bff);
    expect((await see(fileId, owner)).status).toBe(403);
  });

  it('delete the picture before, and the last one when it is taken back', async () => {
    const owner = await actor(bff, 'owner');
    const [first, second] = [await upload(owner), await upload(owner)];
    await submit(first, owner);
    await submit(second, owner);
    expect((await see(first, owner)).status).toBe(404);
    const remove = 'removeCustomerDocument(kind: IDENTITY_CARD)';
    expect(await run(remove, owner)).toEqual(OK);
    expect(await run(remove, owner)).toEqual(OK);
    expect(await cardOf(owner)).toMatchObject({ state: 'MISSING', image: null });
    expect((await see(second, owner)).status).toBe(404);
  });

  it('refuse another person’s picture, one for something else, and a guest', async () => {
    const owner = await actor(bff, 'owner');
    const theirs = await upload(await actor(bff, 'owner2'));
    expect(await submit(theirs, owner)).toEqual(refused('PAPER_FILE_UNKNOWN'));
    expect(await submit(await upload(owner, 'TAX_CARD'), owner)).toEqual(
      refused('PAPER_FILE_UNKNOWN'),
    );
    expect(await submit(theirs, {})).toEqual({ code: 'UNAUTHENTICATED' });
  });
});

describe('papersInReview, revealCustomerDocument and decideCustomerDocument', () => {
  const reveal = async (id: string, headers: Headers, reason = 'Checking a new order') =>
    answerOf<{ success: boolean; errorCode: string | null }>(
      await bff.gql(
        'mutation ($id: ID!, $reason: String!) { revealCustomerDocument(id: $id, reason: $reason) { success errorCode paper { name } } }',
        { id, reason },
        { headers },
      ),
    );
  const decide = (id: string, fileId: string, headers: Headers, accept: boolean, reason = '') =>
    run(
      `decideCustomerDocument(id: "${id}", fileId: "${fileId}", accept: ${accept}, reason: "${reason}")`,
      headers,
    );

  it('work: staff see it after a reason, the owner reads who looked and hears the verdict', async () => {
    const [owner, staff] = [await actor(bff, 'owner'), await actor(bff, 'staff')];
    const fileId = await upload(owner);
    await submit(fileId, owner);
    const id = await paperId();
    expect((await see(fileId, staff)).status).toBe(404);
    expect(await reveal(id, staff, 'x')).toMatchObject(refused('PAPER_REASON_INVALID'));
    expect(await reveal(id, staff)).toMatchObject(OK);
    expect((await see(fileId, staff)).status).toBe(200);
    expect((await see(fileId, await actor(bff, 'admin'))).status).toBe(404);
    const views = answerOf<object>(
      await bff.gql('{ documentViews { kind reason } }', {}, { headers: owner }),
    );
    expect(views).toEqual([{ kind: 'IDENTITY_CARD', reason: 'Checking a new order' }]);
    expect(await decide(id, fileId, staff, false, 'The number cannot be read')).toEqual(OK);
    expect(await decide(id, fileId, staff, false, 'The number cannot be read')).toEqual(OK);
    expect(await cardOf(owner)).toMatchObject({
      state: 'REFUSED',
      reason: 'The number cannot be read',
    });
    expect(await eventsOf(bff, 'cus_owner')).toEqual(['DOCUMENT_REFUSED']);
  });

  it('hold a verdict to the picture that was looked at, and look again at a changed number', async () => {
    const [owner, staff] = [await actor(bff, 'owner'), await actor(bff, 'staff')];
    const [first, second] = [await upload(owner), await upload(owner)];
    await submit(first, owner);
    const id = await paperId();
    await submit(second, owner);
    expect(await decide(id, first, staff, true)).toEqual(refused('PAPER_DECIDED'));
    expect(await decide(id, second, staff, true)).toEqual(OK);
    expect(await cardOf(owner)).toMatchObject({ state: 'ACCEPTED' });
    await run('customerUpdateIdentityCardNumber(identityCardNumber: "3174051204910003")', owner);
    expect(await cardOf(owner)).toMatchObject({ state: 'IN_REVIEW' });
  });

  it('refuse customers, guests, and staff over their own papers', async () => {
    const [owner, staff] = [await actor(bff, 'owner'), await actor(bff, 'staff')];
    const fileId = await upload(staff);
    await submit(fileId, staff);
    const id = await paperId();
    expect(await reveal(id, owner)).toEqual({ code: 'FORBIDDEN' });
    expect(await reveal(id, {})).toEqual({ code: 'UNAUTHENTICATED' });
    expect(await decide(id, fileId, owner, true)).toEqual({ code: 'FORBIDDEN' });
    expect(await decide(id, fileId, staff, true)).toEqual(refused('PAPER_NOT_FOUND'));
    const queue = await bff.gql('{ papersInReview { id } }', {}, { headers: owner });
    expect(answerOf<object>(queue as never)).toEqual({ code: 'FORBIDDEN' });
  });
});
