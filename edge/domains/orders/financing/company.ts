import * as v from 'valibot';
import { COMPANY_STATUSES } from '#edge/contract/financing/application.ts';
import type { FinancingDocument } from '#edge/contract/financing/documents.ts';
import { readBytes } from '#edge/platform/read-bytes.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import type { Company } from './config.ts';

/** Our side of the API that edge/financing-sandbox/README.md documents. */

const PATIENCE_MS = 15_000;
const MOST_JSON_BYTES = 64_000;
const MOST_CONTRACT_BYTES = 10_000_000;

const text = v.pipe(v.string(), v.maxLength(255));

/** How an application stands at its company; the webhook carries the same. */
export const companyWord = v.looseObject({
  /** Ours. */
  reference: text,
  /** The company's. */
  id: text,
  status: v.picklist(COMPANY_STATUSES),
  at: v.pipe(v.string(), v.isoTimestamp()),
  reason: v.nullish(v.pipe(v.string(), v.maxLength(200)), null),
  sign_url: v.nullish(v.pipe(v.string(), v.url(), v.maxLength(500)), null),
  contract: v.nullish(
    v.looseObject({
      reference: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
      signed_at: v.pipe(v.string(), v.isoTimestamp()),
      sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    }),
    null,
  ),
});
export type CompanyWord = v.InferOutput<typeof companyWord>;

export interface CompanyFault {
  /** Worth asking again. */
  readonly retriable: boolean;
  readonly reason: string;
}

export interface CompanyDeps {
  readonly company: Company;
  readonly fetch: typeof fetch;
}

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below `/v1/applications`. */
  readonly path: string;
  readonly json?: unknown;
  readonly file?: { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string };
}

const fault = (retriable: boolean, reason: string): Result<never, CompanyFault> =>
  err({ retriable, reason });

const call = async (
  { company, fetch }: CompanyDeps,
  { method, path, json, file }: Call,
  most: number,
): Promise<Result<Uint8Array<ArrayBuffer>, CompanyFault>> => {
  const type = file?.type ?? 'application/json';
  const body = file?.bytes ?? (json === undefined ? undefined : JSON.stringify(json));
  try {
    const response = await fetch(`${company.url}/v1/applications${path}`, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        authorization: `Bearer ${company.key}`,
        ...(body !== undefined && { 'content-type': type }),
      },
      ...(body !== undefined && { body }),
    });
    const bytes = await readBytes(response, most);
    const { status, ok: isFine } = response;
    if (!isFine) return fault(status >= 500 || status === 429, `HTTP ${status}`);
    return bytes === undefined ? fault(false, 'the answer is too large') : ok(bytes);
  } catch (error) {
    return fault(true, error instanceof Error ? error.name : 'network');
  }
};

const wordIn = (
  answer: Result<Uint8Array<ArrayBuffer>, CompanyFault>,
): Result<CompanyWord, CompanyFault> => {
  if (!answer.ok) return answer;
  try {
    const parsed = v.safeParse(companyWord, JSON.parse(new TextDecoder().decode(answer.value)));
    if (parsed.success) return ok(parsed.output);
    return fault(false, `${v.getDotPath(parsed.issues[0]) ?? 'the answer'} is not as documented`);
  } catch {
    return fault(true, 'the answer is no JSON');
  }
};

const tell = async (
  deps: CompanyDeps,
  path: string,
  json: unknown = {},
): Promise<Result<CompanyWord, CompanyFault>> =>
  wordIn(await call(deps, { method: 'POST', path, json }, MOST_JSON_BYTES));

/** Makes an application there, or finds the one of the same reference. */
export const createAt = (deps: CompanyDeps, application: object) => tell(deps, '', application);

export const sendDocumentTo = async (
  deps: CompanyDeps,
  reference: string,
  document: FinancingDocument,
  file: { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string },
): Promise<Result<CompanyWord, CompanyFault>> =>
  wordIn(
    await call(
      deps,
      { method: 'PUT', path: `/${reference}/documents/${document}`, file },
      MOST_JSON_BYTES,
    ),
  );

/** Everything is there: the company decides from now on. */
export const submitTo = (deps: CompanyDeps, reference: string) =>
  tell(deps, `/${reference}/submit`);

export const statusAt = async (
  deps: CompanyDeps,
  reference: string,
): Promise<Result<CompanyWord, CompanyFault>> =>
  wordIn(await call(deps, { method: 'GET', path: `/${reference}` }, MOST_JSON_BYTES));

export const cancelAt = (deps: CompanyDeps, reference: string) =>
  tell(deps, `/${reference}/cancel`);

/** The down payment is with us: the contract can be signed. Whole rupiah. */
export const tellPaid = (deps: CompanyDeps, reference: string, amount: number, paidAt: string) =>
  tell(deps, `/${reference}/down-payment`, { amount, paid_at: paidAt });

/** The signed file. */
export const contractAt = (deps: CompanyDeps, reference: string) =>
  call(deps, { method: 'GET', path: `/${reference}/contract` }, MOST_CONTRACT_BYTES);
