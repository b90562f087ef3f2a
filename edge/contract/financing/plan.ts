/** Yearly rate in basis points: 1,200 = 12 % a year. */
export type BasisPoints = number;

const MONTHS_IN_BASIS = 12 * 10_000;

/** Whole rupiah throughout. */
export interface Plan {
  /** Price less down payment. */
  readonly principal: number;
  /** What is paid on top of the principal: interest, or the margin of a sale on installments. */
  readonly cost: number;
  readonly total: number;
  /** What is due each month; they add up to `total` exactly. */
  readonly installments: readonly number[];
}

const plan = (principal: number, installments: readonly number[]): Plan => {
  const total = installments.reduce((sum, each) => sum + each, 0);
  return { principal, cost: total - principal, total, installments };
};

const check = (principal: number, months: number, rate: BasisPoints): void => {
  if (!Number.isSafeInteger(principal) || principal < 0) throw new RangeError('principal');
  if (!Number.isInteger(months) || months < 1 || months > 120) throw new RangeError('months');
  if (!Number.isInteger(rate) || rate < 0 || rate > 10_000) throw new RangeError('rate');
};

/**
 * Cost reckoned on the first principal for the whole term, as finance companies quote it. Every
 * installment is the same; the last one carries the rupiah that do not divide.
 */
export const flatPlan = (principal: number, months: number, rate: BasisPoints): Plan => {
  check(principal, months, rate);
  const total = principal + Math.round((principal * rate * months) / MONTHS_IN_BASIS);
  const each = Math.floor(total / months);
  const installments = Array.from({ length: months }, () => each);
  installments[months - 1] = total - each * (months - 1);
  return plan(principal, installments);
};

/**
 * Interest reckoned on what is still owed (annuity). The monthly amount is rounded up to a whole
 * rupiah; the last installment pays what is left, which may be a little less.
 */
export const effectivePlan = (principal: number, months: number, rate: BasisPoints): Plan => {
  check(principal, months, rate);
  const monthly = rate / MONTHS_IN_BASIS;
  const each = Math.ceil(
    monthly === 0 ? principal / months : (principal * monthly) / (1 - (1 + monthly) ** -months),
  );
  const installments: number[] = [];
  let owed = principal;
  for (let month = 1; month <= months; month++) {
    const interest = Math.round((owed * rate) / MONTHS_IN_BASIS);
    const due = month === months ? owed + interest : Math.min(each, owed + interest);
    installments.push(due);
    owed += interest - due;
  }
  return plan(principal, installments);
};

const presentValue = (installments: readonly number[], monthly: number): number =>
  installments.reduceRight((later, due) => (later + due) / (1 + monthly), 0);

/** The yearly rate on the debt still owed that a plan amounts to, whatever rate it was quoted at. */
export const effectiveRate = ({ principal, total, installments }: Plan): BasisPoints => {
  if (principal <= 0 || total <= principal) return 0;
  let [low, high] = [0, 1];
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (presentValue(installments, middle) > principal) low = middle;
    else high = middle;
  }
  return Math.round(low * MONTHS_IN_BASIS);
};
