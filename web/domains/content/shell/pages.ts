import { isProtected } from '#web/platform/session/gate.ts';

/**
 * The pages that exist. A menu shows an item only when its page is here, and a test holds this
 * table against the routes in `web/app`.
 */
export const EXISTING_PAGES = [
  '/',
  '/product',
  '/product/compare',
  '/product/compare/customize',
  '/product/compare/customize/payment',
  '/product/compare/customize/payment/installment',
  '/test-ride/select-bike',
  '/test-ride/book',
  '/test-ride/success',
  '/charging-station',
  '/experience-center',
  '/monthly-cost',
  '/dp-simulation',
  '/shop',
  '/shop/spare-parts',
  '/shop/accessories',
  '/shop/apparel',
  '/shop/battery',
  '/shop/used',
  '/about',
  '/my-alva-app',
  '/support',
  '/support/re-charge-and-swap',
  '/contact-us',
  '/whats-new',
  '/whats-new/press-release',
  '/promo',
  '/countdown',
  '/login',
  '/login/email',
  '/login/prove',
  '/login/register',
  '/login/forgot-password',
  '/login/action',
  '/email-verified',
  '/profile',
  '/profile/address',
  '/profile/device',
  '/my-ev',
  '/notifications',
  '/notifications/preferences',
  '/verify-battery',
  '/leaderboard',
  '/roadside-assistance',
  '/service-booking',
  '/transfer-ownership',
  '/sell-my-battery',
  '/pstools',
  '/orp-dashboard',
  '/orp-dashboard/finance',
  '/pstools/queues',
  '/pstools/new-order',
  '/pstools/orders',
  '/pstools/referrals',
  '/pstools/stock',
  '/pstools/goods',
  '/pstools/workshop',
  '/pstools/prices',
  '/pstools/settings',
  '/pstools/coupons',
  '/pstools/hours',
  '/pstools/figures',
  '/pstools/test-rides',
  '/pstools/roadside',
  '/pstools/listings',
  '/pstools/messages',
  '/pstools/accounts',
  '/pstools/papers',
  '/settings',
  '/settings/sign-in',
  '/settings/second-factor',
  '/settings/devices',
  '/settings/documents',
  '/settings/data',
  '/pstools/roles',
  '/pstools/audit',
  '/pstools/status',
  '/my-listings',
  '/purchase',
  '/my-orders',
  '/bookings',
  '/shop/cart',
  '/track-order',
  '/delivery',
  '/receipt',
] as const satisfies readonly string[];

/** Of these, what is reached from elsewhere and no place to arrive at. */
const STEPS =
  /^\/(login|email-verified|countdown|delivery|sell-my-battery|leaderboard|roadside-assistance|shop\/cart|product\/compare\/customize|test-ride\/(book|success))(\/|$)/;

/** Static pages search engines may show and a lost visitor may be sent to. */
export const LISTED_PAGES: readonly string[] = EXISTING_PAGES.filter(
  (path) => !isProtected(path) && !STEPS.test(path),
);

const existing: ReadonlySet<string> = new Set(EXISTING_PAGES);

/** Whether a link leads somewhere; the query and the fragment do not matter. */
export const pageExists = (href: string): boolean => existing.has(href.split(/[?#]/)[0] ?? href);
