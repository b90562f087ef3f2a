import { expect, it } from 'vitest';
import { motorcycleShell } from '#web/domains/listings/public/listing-shells.ts';
import en from '#web/platform/i18n/messages/en/index.ts';
import { renderRecordPage } from '#web/platform/page-head/record-page.ts';
import type { Site } from '#web/platform/page-head/site.ts';

const INJECTED = '</script><script>alert(document.cookie)</script>';
const POLICY = "script-src 'self' 'sha256-of-the-shell'";
const SHELL = '<html><head></head><body><div data-page-facts=""></div></body></html>';

const LISTING = {
  id: 'lst_ayu',
  price: 24_500_000,
  area: '31',
  city: INJECTED,
  description: INJECTED,
  photos: [{ url: `/files/"${INJECTED}` }],
};
const PAGE = {
  ownerName: INJECTED,
  productName: INJECTED,
  productionYear: 2024,
  odometer: 1,
  colorName: INJECTED,
  licensePlate: INJECTED,
  listing: LISTING,
};

/** A site whose BFF says that of the listing. */
const siteWith = (state: string, page: unknown): Site => ({
  origin: 'https://alva.test',
  page: async () => new Response(SHELL, { headers: { 'content-security-policy': POLICY } }),
  words: async () => en,
  bff: async ({ url }) =>
    Response.json({
      data: url.includes('/content')
        ? { metaTags: null }
        : { getSellMyMotorcyclePage: page, listingStanding: { state, kind: 'MOTORCYCLE' } },
    }),
});

const opened = async (state: string, page: unknown = null): Promise<Response> => {
  const request = new Request('https://alva.test/en/sell-my-motorcycle/lst_ayu');
  const answer = await renderRecordPage(request, siteWith(state, page), [motorcycleShell]);
  if (answer === undefined) throw new Error('The listing was not answered.');
  return answer;
};

it('a listing’s page runs the scripts of its shell, and none that stands in the text of a stranger', async () => {
  const answer = await opened('SHOWN', PAGE);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toBe(POLICY);
  const html = await answer.text();
  expect(html).toContain('alert(document.cookie)');
  expect(html).not.toContain('<script>alert');
});

it.each([
  ['SHOWN', PAGE, 200],
  ['SOLD', null, 410],
  ['HIDDEN', null, 410],
  ['UNKNOWN', null, 404],
  // Of the other kind.
  ['SHOWN', null, 404],
])(
  'a listing that is %s is in no cache and no search engine, whatever is shown of it',
  async (state, page, status) => {
    const answer = await opened(state, page);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  },
);
