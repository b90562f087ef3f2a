import { describe, expect, it } from 'vitest';
import type { Fault } from '#web/platform/graphql/fault.ts';
import { showsToast } from '#web/platform/graphql/toast-rules.ts';

const refused = (code: string, status = 200): Fault => ({
  layer: 'graphql',
  status,
  code,
  message: '',
});
const http = (status: number): Fault => ({
  layer: 'http',
  status,
  statusText: '',
  name: '',
  message: '',
});

describe('toasts for failures', () => {
  it.each<[string, string, Fault, boolean]>([
    ['any GraphQL error', 'EvList', refused('BAD_USER_INPUT'), true],
    ['the profile query', 'Profile', refused('INTERNAL_SERVER_ERROR'), false],
    ['a forbidden answer', 'EvList', refused('FORBIDDEN'), false],
    ['the customer search of sharing', 'CustomerSearch', refused('BAD_USER_INPUT'), false],
    ['the nearby stations', 'ChargingStationNearby', refused('BAD_USER_INPUT'), false],
    ['a status from the network', 'EvList', http(502), true],
    ['status 503', 'EvList', http(503), false],
    ['HTML in the place of JSON', 'EvList', { layer: 'validation', message: '' }, false],
    ['no network', 'EvList', { layer: 'network', message: '' }, false],
  ])('%s', (_, operation, fault, shows) => {
    expect(showsToast(operation, fault)).toBe(shows);
  });
});
