import { customers, everyone, type MatrixRow, only } from './row.ts';

const DONE = '{ success errorCode }';
const REASON = 'reason: "Looked at it"';
const desk = only(['staff', 'admin']);
const money = only(['admin']);
const affiliates = only(['affiliate']);

/** An id nobody has, so that what is asked changes nothing. */
const write = (operation: string, args: string, verdicts: MatrixRow['verdicts']): MatrixRow => ({
  operation,
  document: `mutation { ${operation}(${args}) ${DONE} }`,
  verdicts,
});

export const rows: readonly MatrixRow[] = [
  write('addCountClick', 'refferalCode: "NOBODY-01"', everyone),
  { operation: 'dataOrp', document: '{ dataOrp { totalSales } }', verdicts: affiliates },
  { operation: 'orpChart', document: '{ orpChart { toolTip } }', verdicts: affiliates },
  { operation: 'orpFinance', document: '{ orpFinance { affiliateKey } }', verdicts: affiliates },
  { operation: 'orpStanding', document: '{ orpStanding { state } }', verdicts: customers },
  write('submitORP', 'vin: "X", emailAddress: "x", phoneNumber: "x"', customers),
  {
    operation: 'bankAccountORP',
    document: `mutation { bankAccountORP(param: { bank: "", bankAccountNo: "", bankAccountName: "", taxKind: NIK,
      taxNumber: "" }) ${DONE} }`,
    verdicts: customers,
  },
  { operation: 'closeORP', document: `mutation { closeORP ${DONE} }`, verdicts: customers },
  {
    operation: 'affiliateDesk',
    document: '{ affiliateDesk { pagination { totalRecord } } }',
    verdicts: desk,
  },
  {
    operation: 'commissionDesk',
    document: '{ commissionDesk { pagination { totalRecord } } }',
    verdicts: desk,
  },
  { operation: 'payoutDesk', document: '{ payoutDesk { payableCount } }', verdicts: desk },
  write('decideAffiliate', `id: "cus_x", move: approve, ${REASON}`, money),
  write('decideCommission', `id: "com_x", move: hold, ${REASON}`, money),
  write('correctCommission', `id: "com_x", amount: 1, ${REASON}`, money),
  write('recordPayeeTax', `id: "cus_x", isKnown: false, ${REASON}`, money),
  write('preparePayout', 'id: "x"', money),
  write('approvePayout', 'id: "pob_x"', money),
  write('payPayout', 'id: "pob_x", reference: "BCA-1"', money),
  write('withdrawPayout', `id: "pob_x", ${REASON}`, money),
  write('returnPayout', `id: "pyt_x", reference: "BCA-1", ${REASON}`, money),
  {
    operation: 'revealPayoutAccounts',
    document: `mutation { revealPayoutAccounts(id: "pob_x", ${REASON}) { id } }`,
    verdicts: money,
  },
];
