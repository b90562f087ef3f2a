import * as v from 'valibot';
import { DELIVERY_METHODS } from '#edge/contract/catalog/delivery.ts';
import { APPLICATION_STEPS, REQUEST_STATES } from '#edge/contract/financing/application.ts';
import { FINANCING_DOCUMENTS } from '#edge/contract/financing/documents.ts';
import { FINANCING_PROVIDERS, OFFERS } from '#edge/contract/financing/providers.ts';
import { PAYMENT_STANDINGS } from '#edge/contract/payments/ledger.ts';
import { ITEM_KINDS } from '#edge/contract/shop/goods.ts';
import { everyLanguage, type RecordOf } from '#edge/contract/sync/record-schema.ts';
import { COMPLAINT_OUTCOMES, COMPLAINT_SUBJECTS } from './complaint.ts';
import { COMPLAINT_STATES } from './complaint-machine.ts';
import { ENDING_REASONS, HISTORY_KINDS } from './history.ts';
import { ORDER_ACTORS, ORDER_PHASES, ORDER_STATES } from './machine.ts';
import { LINE_KEYS, LINE_TYPES } from './price-lines.ts';
import { METERAI_STATES } from './receipt.ts';
import { RETURN_STATES } from './return-machine.ts';
import { ALL_RETURN_REASONS } from './returns.ts';
import { SISAPIRA_STATUSES } from './sisapira.ts';
import { ORDER_KINDS, ORDER_TYPES, PAYMENT_OPTIONS } from './standing.ts';

const state = v.picklist(ORDER_STATES);
const phase = v.picklist(ORDER_PHASES);
const textOrNone = v.nullable(v.string());

/** What to pay where, without the network too. Fields that a method does not have are null. */
const payment = v.object({
  id: v.string(),
  /** As the payment provider names it, e.g. `bca_va`. */
  method: textOrNone,
  /** State of the payment, not of the order. */
  state: v.string(),
  amount: v.number(),
  expiresAt: v.string(),
  bank: textOrNone,
  vaNumber: textOrNone,
  billerCode: textOrNone,
  billKey: textOrNone,
  paymentCode: textOrNone,
  /** Content of a QR code. */
  qrString: textOrNone,
  /** Page of the payment provider; of no use without the network. */
  redirectUrl: textOrNone,
});

const refund = v.object({
  id: v.string(),
  state: v.string(),
  amount: v.number(),
  /** It goes by bank transfer, and the customer has not said to which account. */
  needsBank: v.boolean(),
  requestedAt: v.string(),
  updatedAt: v.string(),
  /** The way it goes; this and the rest are absent in records from before they were noted. */
  route: v.optional(v.picklist(['PROVIDER', 'BANK'])),
  approvedAt: v.optional(textOrNone),
  /** Of one by the provider: when the provider had it. */
  sentAt: v.optional(textOrNone),
  /** When it was paid; kept of a transfer that came back later. */
  confirmedAt: v.optional(textOrNone),
  /** Until when it is promised; null while its bank account is awaited. */
  dueAt: v.optional(textOrNone),
  /** The bank of the account did not take it, or sent it back. */
  wasReturned: v.optional(v.boolean()),
});

const receipt = v.object({
  /** `KW-2026-000042` */
  number: v.string(),
  /** Anybody who has it may check the receipt. */
  code: v.string(),
  amount: v.number(),
  issuedAt: v.string(),
  /** The PDF; needs the network. */
  url: v.string(),
  /** Stamp duty; absent in records from before it was noted. */
  meterai: v.optional(v.picklist(METERAI_STATES)),
  meteraiSerial: v.optional(textOrNone),
});

const invoice = v.object({
  /** `INV-2026-000042`, or `INV-2026-000042-R1` of a later revision. */
  number: v.string(),
  /** Anybody who has it may check the invoice. */
  code: v.string(),
  issuedAt: v.string(),
  /** The PDF; needs the network. */
  url: v.string(),
  /** Until then customer service may put another address on it. */
  addressUntil: v.string(),
});

const entry = v.object({
  kind: v.picklist(HISTORY_KINDS),
  at: v.string(),
  /** Of a transition. */
  from: v.nullable(state),
  to: v.nullable(state),
  phase,
  actor: v.picklist(ORDER_ACTORS),
  /** Of an entry about money. */
  amount: v.nullable(v.number()),
  note: textOrNone,
});

/** What the customer has to say against the order, and what came of it. */
const complaint = v.object({
  id: v.string(),
  state: v.picklist(COMPLAINT_STATES),
  subject: v.picklist(COMPLAINT_SUBJECTS),
  /** Until when staff answer; null while it is the customer's turn, and at the end. */
  dueAt: textOrNone,
  outcome: v.nullable(v.picklist(COMPLAINT_OUTCOMES)),
  openedAt: v.string(),
  messages: v.array(
    v.object({
      id: v.string(),
      by: v.picklist(['customer', 'staff']),
      text: v.string(),
      at: v.string(),
      /** Where its pictures are read; need the network. */
      files: v.array(v.string()),
    }),
  ),
});

const figure = v.number();

/** An application to a financing company; no papers, only where each is read. */
const application = v.object({
  id: v.string(),
  step: v.picklist(APPLICATION_STEPS),
  /** The specification's state of a request; null before it is handed in, and once it came to nothing. */
  requestState: v.nullable(v.picklist(REQUEST_STATES)),
  /** The specification's name of the financing, e.g. `BFI Approved`. */
  method: v.string(),
  /** Staff pass it on and write down what the company says. */
  byHand: v.boolean(),
  submittedAt: textOrNone,
  /** The company has it. */
  sentAt: textOrNone,
  /** Until when the papers have to be there; null where nothing ends without them. */
  documentsUntil: textOrNone,
  /** Of the application, at the company. */
  reference: textOrNone,
  /** Why the company said no, in its words. */
  reason: textOrNone,
  /** Where the contract is signed, once it can be. */
  signUrl: textOrNone,
  contractRejectedAt: textOrNone,
  contract: v.nullable(
    v.object({
      reference: v.string(),
      signedAt: v.string(),
      /** SHA-256 of the signed file. */
      hash: textOrNone,
    }),
  ),
  documents: v.array(
    v.object({ document: v.picklist(FINANCING_DOCUMENTS), url: v.string(), addedAt: v.string() }),
  ),
  /** What was disclosed before the request: `Disclosure`. */
  disclosure: v.object({
    provider: v.picklist(FINANCING_PROVIDERS),
    kind: v.picklist(['interest', 'murabahah']),
    price: figure,
    downPayment: figure,
    principal: figure,
    months: figure,
    monthly: figure,
    lastMonthly: figure,
    cost: figure,
    total: figure,
    admin: figure,
    fiduciary: figure,
    insurance: figure,
    atSigning: figure,
    everything: figure,
    flatRate: figure,
    effectiveRate: v.nullable(figure),
    allInRate: v.nullable(figure),
    latePerDay: figure,
  }),
});

/**
 * An order as `sync` sends it to the customer who placed it, and as a device may keep it: no identity
 * or tax numbers, no bank account, no pictures of documents, no phone number of another person. Money
 * in whole rupiah, times ISO-8601 in UTC.
 */
export const orderRecord = v.object({
  id: v.string(),
  orderCode: v.string(),
  /** NUP; null for a direct order. */
  bookingNumber: textOrNone,
  orderType: v.picklist(ORDER_TYPES),
  state,
  phase,
  paymentOption: v.picklist(PAYMENT_OPTIONS),
  preOrder: v.boolean(),
  placedAt: v.string(),
  updatedAt: v.string(),
  /** Until when what the order waits for has to happen; its wait is over from then on, also on a device without signal. */
  expiresAt: textOrNone,
  completesAt: textOrNone,
  cancelledAt: textOrNone,
  cancelReason: v.nullable(v.picklist(ENDING_REASONS)),

  product: v.object({
    slug: v.string(),
    /** Of goods and services in the language of their buyer; `orderName` has the reader's. */
    name: v.string(),
    /** Of goods and services; absent of a motorcycle, and in records from before it was kept. */
    names: v.optional(everyLanguage(v.string())),
    color: v.string(),
    colorName: everyLanguage(v.string()),
    accent: textOrNone,
    battery: v.string(),
    batteryName: everyLanguage(v.string()),
    image: v.string(),
  }),
  /** Goods and services have neither unit nor papers; absent in records from before there were carts. */
  kind: v.optional(v.picklist(ORDER_KINDS)),
  /** Of an order of goods or of a service; absent of a motorcycle. */
  items: v.optional(
    v.array(
      v.object({
        variantId: v.string(),
        kind: v.picklist(ITEM_KINDS),
        /** Of a part its code; of a service its package, or the kind of work. */
        slug: v.string(),
        /** `-` where there is only one. */
        size: v.string(),
        name: everyLanguage(v.string()),
        image: textOrNone,
        quantity: v.number(),
        /** With tax. */
        unitPrice: v.number(),
        /** Names it in a return; absent, with the next, in records from before there were any. */
        position: v.optional(v.number()),
        /** Pieces that no return counts. */
        left: v.optional(v.number()),
        /** Pieces that came, and those that cannot be delivered; absent, as of a service, in records from before. */
        received: v.optional(v.number()),
        takenOut: v.optional(v.number()),
        /** The motorcycle it is for; absent where nobody said, and in records from before one could. */
        vin: v.optional(v.string()),
      }),
    ),
  ),
  /** Goods that go back, or that could not be delivered. */
  returns: v.optional(
    v.array(
      v.object({
        id: v.string(),
        state: v.picklist(RETURN_STATES),
        reason: v.picklist(ALL_RETURN_REASONS),
        /** In the customer's words. */
        note: textOrNone,
        /** What staff answered. */
        answer: textOrNone,
        amount: v.number(),
        /** By then accepted goods have to be back. */
        backBy: textOrNone,
        requestedAt: v.string(),
        updatedAt: v.string(),
        lines: v.array(
          v.object({ position: v.number(), quantity: v.number(), amount: v.number() }),
        ),
        /** Need the network. */
        photos: v.array(v.string()),
      }),
    ),
  ),
  /** Until when goods may be returned; null before they were handed over. */
  returnUntil: v.optional(textOrNone),
  area: v.string(),
  /** Once a unit is reserved. */
  vin: textOrNone,

  lines: v.array(
    v.object({
      type: v.picklist(LINE_TYPES),
      key: v.picklist(LINE_KEYS),
      amount: v.number(),
      /** Of value added tax: its rate on the day, in basis points of the price before tax. */
      basisPoints: v.optional(v.number()),
    }),
  ),
  total: v.number(),
  bookingFee: v.number(),
  paid: v.number(),
  /** To pay now; 0 when nothing is. */
  due: v.number(),
  /** By what has to be paid in this phase. */
  paymentState: v.picklist(PAYMENT_STANDINGS),
  coupon: textOrNone,
  /** Of the government's help; null without it, absent in records from before it was noted. */
  sisapiraStatus: v.optional(v.nullable(v.picklist(SISAPIRA_STATUSES))),

  installment: v.nullable(
    v.object({
      provider: v.picklist(OFFERS.map(({ provider }) => provider)),
      months: v.number(),
      downPayment: v.number(),
      monthly: v.number(),
      decidedAt: textOrNone,
      contractSignedAt: textOrNone,
      /** Absent in records from before there were applications. */
      application: v.optional(application),
    }),
  ),

  contactName: v.string(),
  /** Null until it is given. */
  owner: v.nullable(
    v.object({
      name: v.string(),
      customerType: v.picklist(['personal', 'company']),
      isbuyer: v.boolean(),
    }),
  ),

  delivery: v.object({
    method: v.picklist(DELIVERY_METHODS),
    dealerSlug: v.string(),
    dealerName: v.string(),
    dealerAddress: v.string(),
    /** One line; null when the motorcycle is collected. */
    address: textOrNone,
    outsideJabodetabek: v.boolean(),
    workOrder: textOrNone,
    /** The customer says it when the motorcycle is handed over. */
    passkey: textOrNone,
    deliveredAt: textOrNone,
    /** The day of another delivery, after one that failed; absent in records from before there were any. */
    plannedAt: v.optional(textOrNone),
  }),
  /** Certificate (STNK), plate (TNKB) and title (BPKB); empty until registration begins. */
  registration: v.array(
    v.object({
      item: v.picklist(['STNK', 'TNKB', 'BPKB']),
      progress: v.picklist(['PROCESSING', 'READY', 'COLLECTED']),
      earliest: v.string(),
      latest: v.string(),
      collectedAt: textOrNone,
      /** Of the plate, once it is known; absent in records from before it was noted. */
      plateNumber: v.optional(textOrNone),
    }),
  ),

  /** The one that can be paid now. */
  payment: v.nullable(payment),
  refunds: v.array(refund),
  /** What transfers that came back have left: may be asked for again, to another account. */
  refundAgain: v.optional(v.number()),
  /** The last one last; absent in records from before there were any. */
  complaints: v.optional(v.array(complaint)),
  /** One for each payment that stayed; absent in records from before there were any. */
  receipts: v.optional(v.array(receipt)),
  /** Of a company, once its motorcycle is prepared. */
  invoice: v.optional(invoice),
  /** The newest last. */
  history: v.array(entry),
  /** What the customer may do now, by trigger in the machine, e.g. `cancelOrder`. */
  moves: v.array(v.string()),
});

export type OrderRecord = RecordOf<typeof orderRecord>;
