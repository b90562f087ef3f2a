import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client/core';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { Client, fetchExchange } from '@urql/core';
import { parse } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import trusted from '#edge/contract/documents.content.json' with { type: 'json' };
import { type Bff, ORIGIN, startBff } from '#tests/support/bff.ts';

const PRODUCTS =
  'query Models($locale: Locale!) { products(locale: $locale) { id slug otr_price } }';

let open: Bff;
let production: Bff;
beforeAll(async () => {
  open = await startBff();
  production = await startBff({ ALVA_ENV: 'production', OPEN_DOCUMENTS: 'off' });
});
afterAll(async () => {
  await open.stop();
  await production.stop();
});

const through =
  (bff: Bff): typeof fetch =>
  (input, init) => {
    const { pathname, search } = new URL(String(input));
    return bff.fetch(pathname + search, { ...init, headers: { ...init?.headers, origin: ORIGIN } });
  };

interface Models {
  products: { slug: string; otr_price: number | null }[];
}

const apollo = (bff: Bff) =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({ uri: `${ORIGIN}/content`, fetch: through(bff) }),
  });

const urql = (bff: Bff, options: { preferGetMethod?: boolean } = {}) =>
  new Client({
    url: `${ORIGIN}/content`,
    exchanges: [fetchExchange],
    fetch: through(bff),
    preferGetMethod: false,
    ...options,
  });

describe('Apollo Client, unchanged', () => {
  it('the client gets data', async () => {
    const { data } = await apollo(open).query<Models>({
      query: gql(PRODUCTS),
      variables: { locale: 'id' },
    });
    expect(data?.products.map(({ slug }) => slug)).toContain('alva-cervo');
  });

  it('understands a refusal and its code', async () => {
    const refused = apollo(production).query({ query: gql(PRODUCTS), variables: { locale: 'id' } });
    const error = await refused.catch((caught: unknown) => caught);
    if (!CombinedGraphQLErrors.is(error)) throw error;
    expect(error.errors[0]?.extensions?.code).toBe('DOCUMENT_NOT_TRUSTED');
  });

  it('gets data for a trusted document by its hash alone', async () => {
    const [hash, text] = Object.entries(trusted).find(([, each]) =>
      each.includes('query ProductList'),
    ) ?? ['', ''];
    const sent: string[] = [];
    const watched: typeof fetch = (input, init) => {
      sent.push(String(init?.body));
      return through(production)(input, init);
    };
    const link = new PersistedQueryLink({ generateHash: () => hash }).concat(
      new HttpLink({ uri: `${ORIGIN}/content`, fetch: watched }),
    );
    const client = new ApolloClient({ cache: new InMemoryCache(), link });
    const { data } = await client.query<Models>({
      query: parse(text),
      variables: { locale: 'en' },
      fetchPolicy: 'no-cache',
    });
    expect(data?.products).toHaveLength(6);
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0] ?? '{}')).not.toHaveProperty('query');
  });
});

describe('urql, unchanged', () => {
  it.each([false, true])('gets data (by GET: %s)', async (preferGetMethod) => {
    const { data, error } = await urql(open, { preferGetMethod })
      .query<Models>(PRODUCTS, { locale: 'en' })
      .toPromise();
    expect(error).toBeUndefined();
    expect(data?.products).toHaveLength(6);
  });

  it('understands a refusal and its code', async () => {
    const { error } = await urql(production).query(PRODUCTS, { locale: 'en' }).toPromise();
    expect(error?.graphQLErrors[0]?.extensions.code).toBe('DOCUMENT_NOT_TRUSTED');
    expect(error?.response?.status).toBe(403);
  });

  it('understands wrong variables', async () => {
    const { error } = await urql(open).query(PRODUCTS, { locale: 'fr' }).toPromise();
    expect(error?.graphQLErrors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});
