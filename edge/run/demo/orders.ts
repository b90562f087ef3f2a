import { vehicles } from '#db/content/garage/vehicles.ts';
import { REFERRAL_TERMS_VERSION } from '#edge/contract/referrals/terms.ts';
import { DEFAULT_PRODUCT_ID } from '#edge/contract/test-rides/booking.ts';
import { dayInJakarta, HOUR_MS } from '#edge/contract/time.ts';
import { type Counter, openCounter, type Person, SCBD, STAFF, type Wanted } from './counter.ts';
import type { PastSite } from './past-site.ts';

const { dealer, finance } = STAFF;

/** Something that somebody does, so many hours ago. */
type Step = readonly [hoursAgo: number, does: () => Promise<unknown>];

const AYU: Person = {
  email: 'owner@alva.demo',
  name: 'Ayu Lestari',
  phoneNumber: '+6281210010001',
  identityNumber: '3174015804930001',
  address: 'Jl. Kemang Raya No. 27',
};
const BIMA: Person = {
  email: 'owner2@alva.demo',
  name: 'Bima Prakoso',
  phoneNumber: '+6281310010002',
  identityNumber: '3578010211880002',
  address: 'Jl. Tebet Barat No. 8',
};
const CITRA: Person = {
  email: 'guest@alva.demo',
  name: 'Citra Dewi',
  phoneNumber: '+6285710010003',
  identityNumber: '3276026708990003',
  address: 'Jl. Cikini Raya No. 61',
};
const DIMAS: Person = {
  email: 'affiliate@alva.demo',
  name: 'Dimas Saputra',
  phoneNumber: '+6287810010004',
  identityNumber: '3273013001950004',
  address: 'Jl. Panglima Polim No. 15',
};

const CERVO: Wanted = {
  slug: 'alva-cervo',
  color: 'indie-red',
  accent: 'black',
  battery: 'dual',
};
const CERVO_BLUE: Wanted = { ...CERVO, color: 'casual-blue', accent: 'white' };
const CERVO_Q: Wanted = {
  slug: 'alva-cervo-q',
  color: 'glacier-white',
  accent: null,
  battery: 'single',
};
const ONE_XP: Wanted = {
  slug: 'alva-one-xp',
  color: 'viridian-green',
  accent: null,
  battery: 'dual',
};
const ONE: Wanted = { slug: 'alva-one', color: 'halo-white', accent: null, battery: 'single' };

const JACKET = 'itm_city-jacket_L';
const HELMET = 'itm_open-face-helmet_M';
const BOX = 'itm_top-box-32_-';
const CAP = 'itm_cap_-';

/** Bookings: each waits for another step before the motorcycle is paid. */
const bookings = ({ idAt, ...shop }: Counter): readonly Step[] => {
  const [unpaid, fresh, late] = [idAt('ord', 3), idAt('ord', 7), idAt('ord', 74)];
  const [allocated, due] = [idAt('ord', 70), idAt('ord', 120)];
  return [
    [3, () => shop.place(AYU, unpaid, CERVO, 'BOOKING')],
    [2.9, () => shop.pay(AYU, unpaid, false)],
    [7, () => shop.place(BIMA, fresh, ONE_XP, 'BOOKING')],
    [6.8, () => shop.pay(BIMA, fresh)],
    [74, () => shop.place(CITRA, late, { ...CERVO_BLUE, dealer: 'dealer-bekasi' }, 'BOOKING')],
    [73, () => shop.pay(CITRA, late)],
    [70, () => shop.place(CITRA, allocated, CERVO_Q, 'BOOKING')],
    [69, () => shop.pay(CITRA, allocated)],
    [22, () => shop.decide(dealer, 'AllocateOrder', allocated)],
    [120, () => shop.place(DIMAS, due, CERVO, 'BOOKING')],
    [119, () => shop.pay(DIMAS, due)],
    [50, () => shop.decide(dealer, 'AllocateOrder', due)],
    [9, () => shop.complete(DIMAS, due)],
  ];
};

/**
 * Motorcycles bought at once: paid, prepared, on the way, and handed over so long ago that its plates are
 * late; by instalments, one to be decided on and one whose contract is to be signed.
 */
const purchases = ({ idAt, ...shop }: Counter, { ask }: PastSite): readonly Step[] => {
  const [paid, prepared, onTheWay] = [idAt('ord', 31), idAt('ord', 96), idAt('ord', 130)];
  const [completed, byPlan, agreed] = [idAt('ord', 1080), idAt('ord', 28), idAt('ord', 90)];
  return [
    [31, () => shop.place(BIMA, paid, CERVO_Q, 'FULL_PURCHASE')],
    [30, () => shop.pay(BIMA, paid)],
    [96, () => shop.place(CITRA, prepared, ONE, 'FULL_PURCHASE')],
    [95, () => shop.pay(CITRA, prepared)],
    [26, () => shop.decide(dealer, 'ProcessOrder', prepared)],
    [130, () => shop.place(AYU, onTheWay, { ...CERVO_BLUE, isBrought: true }, 'FULL_PURCHASE')],
    [129, () => shop.pay(AYU, onTheWay)],
    [80, () => shop.decide(dealer, 'ProcessOrder', onTheWay)],
    [12, () => shop.decide(dealer, 'ShipOrder', onTheWay)],
    [1080, () => shop.place(DIMAS, completed, ONE_XP, 'FULL_PURCHASE')],
    [1079, () => shop.pay(DIMAS, completed)],
    [1050, () => shop.decide(dealer, 'ProcessOrder', completed)],
    [1010, () => shop.decide(dealer, 'ShipOrder', completed)],
    [1004, () => shop.deliver(dealer, DIMAS, completed)],
    [960, () => ask(DIMAS.email, 'ConfirmReceived', { id: completed })],
    [28, () => shop.place(BIMA, byPlan, CERVO, 'INSTALLMENT')],
    [27, () => shop.applyForPlan(BIMA, byPlan)],
    [90, () => shop.place(AYU, agreed, ONE, 'INSTALLMENT')],
    [89, () => shop.applyForPlan(AYU, agreed)],
    [57, () => shop.decide(finance, 'ApproveInstallment', agreed)],
    [43, () => ask(AYU.email, 'PayDownPayment', { id: agreed })],
    [42, () => shop.pay(AYU, agreed)],
  ];
};

/** Goods out of carts: to pack, to hand over, complained of, and to come back. */
const goods = ({ idAt, ...shop }: Counter, { ask }: PastSite): readonly Step[] => {
  const [paid, packed] = [idAt('ord', 5), idAt('ord', 29)];
  const [complained, returned] = [idAt('ord', 60), idAt('ord', 52)];
  return [
    [5, () => shop.buy(CITRA, paid, { [JACKET]: 1, [HELMET]: 1 })],
    [29, () => shop.buy(AYU, packed, { [BOX]: 1 })],
    [4, () => shop.decide(dealer, 'ProcessOrder', packed)],
    [60, () => shop.buy(BIMA, complained, { [HELMET]: 1 })],
    [48, () => shop.decide(dealer, 'ProcessOrder', complained)],
    [47, () => shop.decide(dealer, 'ShipOrder', complained)],
    [40, () => shop.deliver(dealer, BIMA, complained)],
    [
      18,
      () =>
        ask(BIMA.email, 'OpenComplaint', {
          input: {
            id: idAt('cmp', 18),
            orderId: complained,
            subject: 'DAMAGED',
            text: 'Kaca helmnya tergores sejak dibuka dari dus.',
            files: [],
          },
        }),
    ],
    [52, () => shop.buy(DIMAS, returned, { [CAP]: 2 })],
    [45, () => shop.decide(dealer, 'ProcessOrder', returned)],
    [44, () => shop.decide(dealer, 'ShipOrder', returned)],
    [20, () => shop.deliver(dealer, DIMAS, returned)],
    [
      16,
      () =>
        ask(DIMAS.email, 'RequestGoodsReturn', {
          input: {
            id: idAt('grt', 16),
            orderId: returned,
            lines: [{ position: 0, quantity: 1 }],
            reason: 'CHANGED_MIND',
            photos: [],
          },
        }),
    ],
  ];
};

/** Cancelled bookings, whose money has to go back: one to approve, one to pay, and one that the bank sent back. */
const refunds = ({ idAt, ...shop }: Counter): readonly Step[] => {
  const [toApprove, toPay, sentBack] = [idAt('ord', 34), idAt('ord', 110), idAt('ord', 140)];
  return [
    [34, () => shop.place(AYU, toApprove, ONE, 'BOOKING')],
    [33, () => shop.pay(AYU, toApprove)],
    [8, () => shop.cancel(AYU, toApprove)],
    [110, () => shop.place(BIMA, toPay, CERVO_BLUE, 'BOOKING')],
    [109, () => shop.pay(BIMA, toPay)],
    [82, () => shop.cancel(BIMA, toPay)],
    [30, () => shop.decideRefund(finance, 'ApproveRefund', toPay)],
    [140, () => shop.place(CITRA, sentBack, ONE_XP, 'BOOKING')],
    [139, () => shop.pay(CITRA, sentBack)],
    [118, () => shop.cancel(CITRA, sentBack)],
    [94, () => shop.decideRefund(finance, 'ApproveRefund', sentBack)],
    [93, () => shop.decideRefund(finance, 'ConfirmRefund', sentBack, { reference: 'TRF-0412' })],
    [
      15,
      () =>
        shop.decideRefund(finance, 'ReportReturnedRefund', sentBack, {
          reference: 'TRF-0412: rekening tujuan sudah ditutup',
        }),
    ],
  ];
};

const vinOf = (id: string): string => vehicles.find((each) => each.id === id)?.vin ?? '';

interface Slot {
  readonly startsAt: string;
  readonly free: number;
}

/** The first of the day that is still to come; late in the evening the last there was. */
const slotAhead = (slots: readonly Slot[], now: number): string | undefined => {
  const free = slots.filter((slot) => slot.free > 0);
  return (free.find(({ startsAt }) => Date.parse(startsAt) > now) ?? free.at(-1))?.startsAt;
};

/** Who comes today, who needs help on the road, a paper to look at, and a reported listing. */
const visits = ({ idAt }: Counter, site: PastSite): readonly Step[] => {
  const { ask, upload } = site;
  const now = site.now();
  const today = dayInJakarta(now);
  const ride = async () => {
    const days = await ask<readonly { slots: readonly Slot[] }[]>(CITRA.email, 'TestRideDays', {
      dealerSlug: SCBD,
      productId: DEFAULT_PRODUCT_ID,
      from: today,
      days: 1,
    });
    const slotAt = slotAhead(days[0]?.slots ?? [], now);
    // The centre may be closed today.
    if (slotAt === undefined) return;
    const { email, name, phoneNumber } = CITRA;
    await ask(email, 'BookTestRide', {
      param: {
        id: idAt('trd', 26),
        manageKey: idAt('trk', 26),
        dealerSlug: SCBD,
        productId: DEFAULT_PRODUCT_ID,
        slotAt,
        name,
        phoneNumber,
        email,
        licence: 'C',
        survey: ['COMMUTE'],
        consent: true,
        locale: 'id',
      },
    });
  };
  const service = async () => {
    const slots = await ask<readonly Slot[]>(AYU.email, 'ServiceSlots', {
      dealerSlug: SCBD,
      day: today,
    });
    const slotAt = slotAhead(slots, now);
    if (slotAt === undefined) return;
    const vin = vinOf('veh_ayu_boost');
    const booking = { id: idAt('sbk', 25), vin, dealerSlug: SCBD, slotAt, kind: 'PERIODIC' };
    await ask(AYU.email, 'BookService', { param: booking });
  };
  return [
    [26, ride],
    [25, service],
    [
      21,
      async () =>
        ask(CITRA.email, 'SubmitCustomerDocument', {
          kind: 'IDENTITY_CARD',
          fileId: await upload(CITRA.email, 'IDENTITY_CARD'),
        }),
    ],
    [
      19,
      () =>
        ask(CITRA.email, 'ReportListing', {
          param: {
            id: idAt('lrp', 19),
            listingId: 'lst_eka_xp',
            reason: 'WRONG_DATA',
            note: 'Jarak tempuhnya tidak cocok dengan fotonya.',
          },
        }),
    ],
    [
      0.1,
      () =>
        ask(BIMA.email, 'RequestRoadsideAssistance', {
          param: {
            id: idAt('rsr', 0.1),
            vin: vinOf('veh_bima_boost'),
            kind: 'FLAT_TYRE',
            latitude: -6.2263,
            longitude: 106.8095,
            note: 'Ban belakang, di depan stasiun.',
            askedAt: new Date(now - 0.1 * HOUR_MS).toISOString(),
          },
        }),
    ],
  ];
};

/** Somebody who wants to recommend the shop, and a payout to somebody who does. */
const referrals = ({ idAt }: Counter, { ask }: PastSite): readonly Step[] => [
  [
    17,
    () =>
      ask(BIMA.email, 'SubmitOrp', {
        vin: vinOf('veh_bima_q'),
        emailAddress: BIMA.email,
        phoneNumber: BIMA.phoneNumber,
        termsVersion: REFERRAL_TERMS_VERSION,
      }),
  ],
  [
    64,
    () =>
      ask(DIMAS.email, 'BankAccountOrp', {
        param: {
          bank: 'BCA',
          bankAccountNo: '7770001234',
          bankAccountName: DIMAS.name,
          taxKind: 'NIK',
          taxNumber: DIMAS.identityNumber,
        },
      }),
  ],
  [23, () => ask(finance, 'PreparePayout', { id: idAt('pob', 23) })],
];

/** Some days of a shop, one step after the other. */
export const playOrders = async (site: PastSite): Promise<void> => {
  const counter = openCounter(site);
  const steps = [
    ...bookings(counter),
    ...purchases(counter, site),
    ...goods(counter, site),
    ...refunds(counter),
    ...visits(counter, site),
    ...referrals(counter, site),
  ].toSorted(([a], [b]) => b - a);
  for (const [hoursAgo, does] of steps) {
    await site.goTo(hoursAgo);
    await does();
  }
};
