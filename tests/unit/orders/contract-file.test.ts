import * as v from 'valibot';
import { expect, it } from 'vitest';
import { contractInput, transferInput } from '#edge/contract/orders/desk.ts';
import { CONTRACT_HASH } from '#tests/support/contract-hash.ts';
import { fingerprintOf } from '#web/domains/orders/desk/actions/fingerprint.ts';

const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

// Both are examples that NIST publishes with FIPS 180-4.
it.each([
  ['abc', ABC],
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
])('the fingerprint of a file with "%s" in it is its SHA-256 in hex', async (content, hash) => {
  expect(await fingerprintOf(new File([content], 'contract.pdf'))).toBe(hash);
});

const faultsOf = (schema: v.GenericSchema, input: object): readonly string[] =>
  v.safeParse(schema, input).issues?.map(({ message }) => message) ?? [];

it.each([
  [{ hash: undefined }, 'required'],
  [{ hash: null }, 'required'],
  [{ hash: '' }, 'required'],
  [{ hash: 'c0de' }, 'contract-hash'],
])('a signed contract is written down with the hash of its file, not with %j', (given, fault) => {
  const reference = 'BFI-1';
  const faults = faultsOf(contractInput, { reference, ...given });
  expect(faults[0]).toBe(fault);
  expect(faultsOf(contractInput, { reference, hash: CONTRACT_HASH })).toEqual([]);
});

it('a transfer at the bank has a reference and no file', () => {
  expect(faultsOf(transferInput, { reference: 'TRF-1' })).toEqual([]);
  expect(faultsOf(transferInput, { reference: ' ' })).toEqual(['required']);
});
