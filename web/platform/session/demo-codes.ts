import * as v from 'valibot';
import type { ProviderConfig } from './session.ts';

const CodesSchema = v.object({
  verificationCodes: v.optional(
    v.array(v.object({ phoneNumber: v.string(), code: v.string(), sessionInfo: v.string() })),
    [],
  ),
});

/** A code that the Auth emulator would have sent to a telephone. */
export interface DemoCode {
  readonly id: string;
  /** E.164. */
  readonly phoneNumber: string;
  readonly code: string;
}

/** Codes of second factors of an embedded instance, newest first; all else is sent by ourselves. */
export const demoCodes = async ({ emulator, projectId }: ProviderConfig): Promise<DemoCode[]> => {
  if (emulator === undefined) return [];
  const response = await fetch(`${emulator}/emulator/v1/projects/${projectId}/verificationCodes`);
  const { verificationCodes } = v.parse(CodesSchema, await response.json());
  return verificationCodes
    .map(({ phoneNumber, code, sessionInfo }) => ({ id: sessionInfo, phoneNumber, code }))
    .reverse();
};
