import { pageExists } from './pages.ts';

/** The specification's three menus: keys in its order, with the page each key leads to. */
const HEADER = [
  ['home', '/'],
  ['alva-motorcycle', '/product'],
  ['my-alva-app', '/my-alva-app'],
  ['experience-center', '/experience-center'],
  ['whats-new', '/whats-new'],
  ['calculate-savings', '/monthly-cost'],
  ['about', '/about'],
  ['shop', '/shop'],
  ['press-release', '/whats-new/press-release'],
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

/** Beyond the menus: what the footer adds. */
const CHARGING = [
  ['charging-station', '/charging-station'],
  ['support', '/support'],
  ['re-charge-and-swap', '/support/re-charge-and-swap'],
  ['contact-us', '/contact-us'],
  ['verify-battery', '/verify-battery'],
  ['promo', '/promo'],
] as const;

type Entry = readonly [key: string, href: string];

/** What the header keeps behind «more»: a row of nine fits no screen. */
const FOLDED = new Set<string>(['about', 'press-release']);

const POLICIES = [
  ['privacy', '/policy/privacy-policy-term-of-use'],
  ['purchase-terms', '/policy/terms-and-conditions-for-purchasing-alva-motorcycles'],
  ['refunds', '/policy/refund-return-warranty'],
  ['warranty', '/policy/warranty'],
  ['outside-jabodetabek', '/policy/conditions-for-orders-outside-jabodetabek-area'],
] as const;

const present = <T extends Entry>(menu: readonly T[]): T[] =>
  menu.filter(([, href]) => pageExists(href));

export const headerMenu = () => present(HEADER);
export const headerRow = () => headerMenu().filter(([key]) => !FOLDED.has(key));
export const headerFolded = () => headerMenu().filter(([key]) => FOLDED.has(key));
/** The pages of one dynamic route; a browser test follows each. */
export const policyMenu = () => POLICIES;
export const accountMenu = () => present(ACCOUNT);
export const serviceMenu = () => present(CHARGING);

/** What the phone's menu has for the signed-in, above its way out. */
export const personalNavigation = () => present(TOP_NAVIGATION);
