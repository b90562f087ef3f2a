import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AddToCart } from '#web/domains/orders/cart/add-to-cart.tsx';
import { MessagesProvider } from '#web/platform/i18n/provider.tsx';

const messages = { 'shop.cart.add': 'Add to cart' };
const markupOf = (props: Parameters<typeof AddToCart>[0]): string => {
  const children = createElement(AddToCart, props);
  return renderToStaticMarkup(
    createElement(MessagesProvider, { locale: 'en', messages, children }),
  );
};

it('the button is alive before a size is chosen: pressed, it asks for one', () => {
  expect(markupOf({ thing: undefined, onUnchosen: () => undefined })).not.toContain('disabled=""');
  expect(markupOf({ thing: undefined, disabled: true })).toContain('disabled=""');
});
