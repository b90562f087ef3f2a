import { describe, expect, it } from 'vitest';
import type { Fault } from '#web/platform/graphql/fault.ts';
import { showsToast } from '#web/platform/graphql/toast-rules.ts';

const refused = (code: string, status = 200): Fault => ({
  layer: 'graphql',
  status,
  code,
  message: '',
});
const http = (status: number): Fault => ({ layer: 'http', status, statusText: '', message: '' });

describe('toasts for failures (specification §8)', () => {
  it.each<[string, string, Fault, boolean]>([
    ['any GraphQL error', 'evList', refused('BAD_USER_INPUT'), true],
    ['the profile query', 'profileCustomer', refused('INTERNAL_SERVER_ERROR'), false],
    ['a forbidden answer', 'evList', refused('FORBIDDEN'), false],
    ['the customer search of sharing', 'customerSearch', refused('BAD_USER_INPUT'), false],
    ['the nearby stations', 'chargingStationNearby', refused('BAD_USER_INPUT'), false],
    ['a status from the network', 'evList', http(502), true],
    ['status 503', 'evList', http(503), false],
    ['HTML in the place of JSON', 'evList', { layer: 'validation', message: '' }, false],
    ['no network', 'evList', { layer: 'network', message: '' }, false],
  ])('%s', (_, operation, fault, shows) => {
    expect(showsToast(operation, fault)).toBe(shows);
  });
});
