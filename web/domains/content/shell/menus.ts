import { pageExists } from './pages.ts';

/**
 * The five parts of the site. Keys that begin with `header.` are the specification's header entries; every page
 * a menu leads to stands in one part, so that nobody has to look twice.
 */
const PARTS = [
  [
    'motorcycles',
    [
      ['header.alva-motorcycle', '/product'],
      ['service.test-ride', '/test-ride/select-bike'],
      ['service.compare', '/product/compare'],
      ['header.calculate-savings', '/monthly-cost'],
      ['service.installments', '/dp-simulation'],
      ['header.experience-center', '/experience-center'],
    ],
  ],
  [
    'charging',
    [
      ['service.charging-station', '/charging-station'],
      ['service.re-charge-and-swap', '/support/re-charge-and-swap'],
    ],
  ],
  [
    'owners',
    [
      ['header.my-alva-app', '/my-alva-app'],
      ['service.verify-battery', '/verify-battery'],
      ['service.track-order', '/track-order'],
    ],
  ],
  [
    'shop',
    [
      ['header.shop', '/shop'],
      ['service.spare-parts', '/shop/spare-parts'],
      ['service.accessories', '/shop/accessories'],
      ['service.apparel', '/shop/apparel'],
      ['service.battery', '/shop/battery'],
      ['service.used', '/shop/used'],
    ],
  ],
  [
    'help',
    [
      ['service.support', '/support'],
      ['service.contact-us', '/contact-us'],
      ['service.promo', '/promo'],
      ['header.whats-new', '/whats-new'],
      ['header.press-release', '/whats-new/press-release'],
      ['header.about', '/about'],
    ],
  ],
] as const;

/**
 * The top navigation's own keys. Its others (calculate saving, about, shop) lead where the header's
 * entries lead, and a menu says nothing twice; its `logout` is an action.
 */
const TOP_NAVIGATION = [
  ['profile', '/profile'],
  ['ev', '/my-ev'],
  ['bookings', '/bookings'],
  ['purchase', '/my-orders'],
  ['notifications', '/notifications'],
] as const;

const ACCOUNT = [
  ['profile', '/profile'],
  ['ev', '/my-ev'],
  ['bookings', '/bookings'],
  ['purchase', '/my-orders'],
  ['notifications', '/notifications'],
  ['support', '/support'],
  ['settings', '/settings'],
] as const;

type Entry = readonly [key: string, href: string];

const POLICIES = [
  ['privacy', '/policy/privacy-policy-term-of-use'],
  ['purchase-terms', '/policy/terms-and-conditions-for-purchasing-alva-motorcycles'],
  ['refunds', '/policy/refund-return-warranty'],
  ['warranty', '/policy/warranty'],
  ['outside-jabodetabek', '/policy/conditions-for-orders-outside-jabodetabek-area'],
] as const;

const present = <T extends Entry>(menu: readonly T[]): T[] =>
  menu.filter(([, href]) => pageExists(href));

/** The parts with their pages; the start page stands before them. */
export const siteParts = () =>
  PARTS.map(([part, entries]) => ({
    part,
    entries: present<(typeof PARTS)[number][1][number]>(entries),
  }));

/** What most people look for at the end of a page. */
const FOOTER = new Set<string>([
  '/product',
  '/charging-station',
  '/experience-center',
  '/shop',
  '/support',
  '/contact-us',
  '/about',
]);
export const footerMenu = () => [
  ['header.home', '/'] as const,
  ...siteParts().flatMap(({ entries }) => entries.filter(([, href]) => FOOTER.has(href))),
];

/** The pages of one dynamic route; a browser test follows each. */
export const policyMenu = () => POLICIES;
export const accountMenu = () => present(ACCOUNT);

/** What the phone's menu has for the signed-in, above its way out. */
export const personalNavigation = () => present(TOP_NAVIGATION);
