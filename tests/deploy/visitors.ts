import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import contentDocuments from '#edge/contract/documents.content.json' with { type: 'json' };
import documents from '#edge/contract/documents.main.json' with { type: 'json' };
import { newId } from '#edge/contract/ids.ts';

/** Between two requests of one visitor. */
const PAUSE_MS = 20;

/** Somebody who does the same again and again, until told to stop. */
export const repeating = (act: () => Promise<void>, pauseMs = PAUSE_MS) => {
  let going = true;
  const ended = (async () => {
    while (going) {
      await act();
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  })();
  // What fails is told by `stop`.
  ended.catch(() => undefined);
  return {
    stop: async (): Promise<void> => {
      going = false;
      await ended;
    },
  };
};

/** A page as one visitor gets it. @param address of their connection: this machine has as many as one likes */
export const getFrom = (
  address: string,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly by: string; readonly text: string }> =>
  new Promise((resolve, reject) => {
    get(url, { localAddress: address, headers }, (answer) => {
      const by = String(answer.headers['x-served-by']);
      text(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, by, text: body }),
        reject,
      );
    }).once('error', reject);
  });

const idOf = (operation: string, of: Readonly<Record<string, string>> = documents): string => {
  const entry = Object.entries(of).find(([, text]) => text.startsWith(operation));
  if (entry === undefined) throw new Error(`There is no document ${operation}.`);
  return `sha256:${entry[0]}`;
};
const ADD = idOf('mutation AddItemToOrder(');
const ADJUST = idOf('mutation AdjustOrderLine(');
const CART = idOf('query ActiveOrder(');

/** Public content, which caches keep. */
export const productsIn = (locale: 'en' | 'id'): string =>
  `/content?${new URLSearchParams({
    documentId: idOf('query ProductList(', contentDocuments),
    variables: JSON.stringify({ locale }),
  })}`;

interface Cart {
  readonly __typename?: string;
  readonly totalQuantity: number;
  readonly lines: readonly { readonly id: string }[];
}

/** A guest with a cart, who changes how many caps are in it. */
export const guestWithCart = async (origin: string) => {
  const cart = newId('crt');
  const send = async (documentId: string, variables: object): Promise<Cart> => {
    const answer = await fetch(`${origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ documentId, variables: { cart, ...variables } }),
    });
    const text = await answer.text();
    const { data } = JSON.parse(text) as { data?: Readonly<Record<string, Cart>> | null };
    const [changed] = Object.values(data ?? {});
    if (answer.status !== 200 || !changed?.lines) throw new Error(`${answer.status} ${text}`);
    return changed;
  };
  const [line] = (await send(ADD, { productVariantId: 'itm_cap_-', quantity: 1 })).lines;
  return {
    /** @throws where the change was not made */
    have: async (quantity: number): Promise<void> => {
      const { totalQuantity } = await send(ADJUST, { orderLineId: line?.id, quantity });
      if (totalQuantity !== quantity) throw new Error(`${totalQuantity} caps, not ${quantity}`);
    },
    caps: async (): Promise<number> => (await send(CART, {})).totalQuantity,
  };
};
