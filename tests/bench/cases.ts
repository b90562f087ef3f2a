import trusted from '#edge/contract/documents.content.json' with { type: 'json' };

/** The operations every contestant answers, as the site asks for them. */
export interface Case {
  readonly name: 'product list' | 'single product' | 'list of 50';
  /** Where bare Hono answers it, and the key of the answer it sends. */
  readonly key: 'list' | 'single' | 'long';
  readonly operation: string;
  readonly variables: Readonly<Record<string, string>>;
}

export const CASES: readonly Case[] = [
  { name: 'product list', key: 'list', operation: 'ProductList', variables: { locale: 'en' } },
  {
    name: 'single product',
    key: 'single',
    operation: 'ProductPage',
    variables: { slug: 'alva-cervo', locale: 'en' },
  },
];

/** Asked last: the store has more models by then. */
export const LONG: Case = {
  name: 'list of 50',
  key: 'long',
  operation: 'ProductList',
  variables: { locale: 'en' },
};

export interface Document {
  readonly hash: string;
  readonly text: string;
}

/** The trusted document of an operation. */
export const documentOf = ({ operation }: Case): Document => {
  const found = Object.entries(trusted).find(([, text]) => text.includes(`query ${operation}(`));
  if (found === undefined) throw new Error(`No trusted document ${operation}; npm run codegen?`);
  return { hash: found[0], text: found[1] };
};
