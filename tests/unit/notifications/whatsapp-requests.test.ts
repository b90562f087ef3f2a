import { describe, expect, it } from 'vitest';
import { LOCAL_KEYS } from '#edge/domains/notifications/index.ts';
import { openProviders } from '#edge/messages-sandbox/start.ts';

const silent = { mail: 'silent', whatsapp: 'silent', sms: 'silent', push: 'silent' } as const;
const providers = openProviders({ behaviour: silent });

const TEMPLATE = {
  name: 'sign_in_code',
  language: { code: 'id' },
  components: [
    { type: 'body', parameters: [{ type: 'text', text: '123456' }] },
    {
      type: 'button',
      sub_type: 'url',
      index: '0',
      parameters: [{ type: 'text', text: '123456' }],
    },
  ],
};
const REQUEST = {
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: '6281234567890',
  type: 'template',
  template: TEMPLATE,
  biz_opaque_callback_data: 'msg_1',
};
const [BODY, BUTTON] = TEMPLATE.components;

const send = async (body: unknown) => {
  const answer = await providers.handle(
    new Request('http://messages.test/v23.0/1234/messages', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${LOCAL_KEYS.whatsapp}`,
        'content-type': 'application/json',
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
  return { status: answer?.status, body: await answer?.json() };
};

describe('the stand-in of WhatsApp', () => {
  it('takes a template as the Cloud API documents it', async () => {
    expect(await send(REQUEST)).toMatchObject({
      status: 200,
      body: { messaging_product: 'whatsapp', messages: [{ message_status: 'accepted' }] },
    });
    const { recipient_type: _, ...usual } = REQUEST;
    expect(await send(usual), 'individual is what is meant without a word').toMatchObject({
      status: 200,
    });
  });

  const withTemplate = (more: object) => ({ ...REQUEST, template: { ...TEMPLATE, ...more } });
  const withParts = (...components: unknown[]) => withTemplate({ components });
  const saying = (parameter: unknown) => withParts({ ...BODY, parameters: [parameter] }, BUTTON);

  it.each<[name: string, request: unknown, details: string]>([
    ['what is no JSON', 'to=62812', 'messaging_product'],
    ['no product', { ...REQUEST, messaging_product: undefined }, 'messaging_product'],
    ['another product', { ...REQUEST, messaging_product: 'messenger' }, 'messaging_product'],
    ['a group', { ...REQUEST, recipient_type: 'group' }, 'recipient_type'],
    ['nobody to send to', { ...REQUEST, to: undefined }, 'to'],
    ['no type', { ...REQUEST, type: undefined }, 'type'],
    ['a type there is not', { ...REQUEST, type: 'templates' }, 'type'],
    ['no template', { ...REQUEST, template: undefined }, 'template'],
    ['a name that no template may have', withTemplate({ name: 'Alva Code' }), 'template.name'],
    ['no language', withTemplate({ language: 'id' }), 'template.language'],
    ['parts that are no list', withTemplate({ components: { body: [] } }), 'template.components'],
    ['a part there is not', withParts(BODY, { type: 'buttons' }), 'template.components.1.type'],
    [
      'a number as text',
      saying({ type: 'text', text: 123456 }),
      'template.components.0.parameters.0.text',
    ],
    ['no text', saying({ type: 'text', text: '' }), 'template.components.0.parameters.0.text'],
    [
      'a line break',
      saying({ type: 'text', text: 'a\nb' }),
      'template.components.0.parameters.0.text',
    ],
    [
      'five spaces',
      saying({ type: 'text', text: 'a     b' }),
      'template.components.0.parameters.0.text',
    ],
    ['no type of a value', saying({ text: '123456' }), 'template.components.0.parameters.0.type'],
    [
      'a button of no kind',
      withParts(BODY, { ...BUTTON, sub_type: undefined }),
      'template.components.1.sub_type',
    ],
    [
      'a button without its place',
      withParts(BODY, { ...BUTTON, index: undefined }),
      'template.components.1.index',
    ],
    [
      'a button without a value',
      withParts(BODY, { ...BUTTON, parameters: [] }),
      'template.components.1.parameters.0',
    ],
    [
      'more data than it keeps',
      { ...REQUEST, biz_opaque_callback_data: 'x'.repeat(513) },
      'biz_opaque_callback_data',
    ],
  ])('refuses %s by its name, and nobody gets it', async (_, request, details) => {
    const before = providers.store.sent.length;
    const { status, body } = await send(request);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: {
        message: '(#100) Invalid parameter',
        type: 'OAuthException',
        code: 100,
        error_data: { messaging_product: 'whatsapp', details: expect.any(String) },
      },
    });
    expect(body.error.error_data.details.split(':')[0]).toBe(details);
    expect(providers.store.sent).toHaveLength(before);
  });

  it('refuses a template whose button has nothing to lead to', async () => {
    expect(await send(withParts(BODY))).toMatchObject({
      status: 400,
      body: { error: { code: 131008 } },
    });
  });
});
