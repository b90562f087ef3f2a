import account from './account.ts';
import battery from './battery.ts';
import bookings from './bookings.ts';
import cart from './cart.ts';
import catalog from './catalog.ts';
import checkout from './checkout.ts';
import common from './common.ts';
import complaints from './complaints.ts';
import configurator from './configurator.ts';
import content from './content.ts';
import countdown from './countdown.ts';
import courier from './courier.ts';
import disclosure from './disclosure.ts';
import errors from './errors.ts';
import financing from './financing.ts';
import frame from './frame.ts';
import garage from './garage.ts';
import guard from './guard.ts';
import help from './help.ts';
import installment from './installment.ts';
import leaderboard from './leaderboard.ts';
import leads from './leads.ts';
import listings from './listings.ts';
import manifest from './manifest.ts';
import market from './market.ts';
import newOrder from './new-order.ts';
import news from './news.ts';
import notifications from './notifications.ts';
import offline from './offline.ts';
import orderDesk from './order-desk.ts';
import orders from './orders.ts';
import outbox from './outbox.ts';
import paint from './paint.ts';
import payments from './payments.ts';
import picker from './picker.ts';
import places from './places.ts';
import promo from './promo.ts';
import purchases from './purchases.ts';
import push from './push.ts';
import queues from './queues.ts';
import receipts from './receipts.ts';
import referralDesk from './referral-desk.ts';
import referrals from './referrals.ts';
import roadside from './roadside.ts';
import search from './search.ts';
import service from './service.ts';
import settingDesk from './setting-desk.ts';
import settings from './settings.ts';
import sharing from './sharing.ts';
import shell from './shell.ts';
import shop from './shop.ts';
import shopDesk from './shop-desk.ts';
import simulators from './simulators.ts';
import staff from './staff.ts';
import stations from './stations.ts';
import statusDesk from './status-desk.ts';
import stock from './stock.ts';
import sync from './sync.ts';
import testRide from './test-ride.ts';
import testRideDesk from './test-ride-desk.ts';
import transfer from './transfer.ts';
import ui from './ui.ts';
import validation from './validation.ts';

export default {
  courier,
  promo,
  newOrder,
  news,
  leads,
  help,
  countdown,
  account,
  guard,
  battery,
  bookings,
  cart,
  catalog,
  checkout,
  common,
  complaints,
  configurator,
  content,
  disclosure,
  errors,
  financing,
  frame,
  garage,
  installment,
  leaderboard,
  listings,
  paint,
  payments,
  picker,
  places,
  push,
  purchases,
  queues,
  receipts,
  referralDesk,
  referrals,
  manifest,
  market,
  notifications,
  offline,
  orderDesk,
  orders,
  outbox,
  settingDesk,
  settings,
  sharing,
  roadside,
  search,
  service,
  shell,
  shop,
  shopDesk,
  simulators,
  staff,
  stations,
  statusDesk,
  stock,
  sync,
  testRide,
  testRideDesk,
  transfer,
  ui,
  validation,
} as const;
