import { beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyFailuresScript } from '#web/platform/early-failures-script.ts';

const FAILURES = [
  ['throws', 'error', { error: new Error('Budi 0812 1001 0001') }],
  ['does not catch a rejection', 'unhandledrejection', { reason: new Error('Budi') }],
  ['is stopped by its policy', 'securitypolicyviolation', { blockedURI: 'https://a.test/?b' }],
] as const;
const PAGE = { documentElement: { dataset: { build: '4f0a-1' } } };

describe('a page whose script fails', () => {
  const beacons: string[] = [];
  let page: EventTarget;
  let report: () => void;
  let watch: () => void;
  beforeEach(async () => {
    beacons.length = 0;
    page = new EventTarget();
    vi.stubGlobal('document', PAGE);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('navigator', { sendBeacon: (url: string) => beacons.push(url) > 0 });
    // Anew for each page.
    vi.resetModules();
    const { reportScriptFailure, watchScriptFailures } = await import(
      '#web/platform/script-failures.ts'
    );
    report = reportScriptFailure;
    watch = watchScriptFailures;
    vi.stubGlobal('window', {});
    new Function(earlyFailuresScript)();
  });
  const happens = (type: string, more: object = {}) =>
    page.dispatchEvent(Object.assign(new Event(type), more));

  it.each(FAILURES)('and %s reports its build, and nothing of the failure', (_, type, more) => {
    watch();
    happens(type, more);
    expect(beacons).toEqual(['/api/script-failures?build=4f0a-1']);
  });

  it.each(FAILURES)(
    'and %s before anybody watches reports it once somebody does',
    (_, type, more) => {
      happens(type, more);
      watch();
      expect(beacons).toEqual(['/api/script-failures?build=4f0a-1']);
    },
  );

  it('reports what React has caught as well', () => {
    report();
    expect(beacons).toEqual(['/api/script-failures?build=4f0a-1']);
  });

  it('reports the first failure alone', () => {
    watch();
    for (let times = 0; times < 3; times++) happens('error', { error: new Error('again') });
    report();
    expect(beacons).toHaveLength(1);
  });

  it('does not report a remark of the browser, or a script of another site', () => {
    const remarks = () => {
      happens('error', { message: 'ResizeObserver loop limit exceeded' });
      happens('error', { message: 'Script error.', error: null });
    };
    remarks();
    watch();
    remarks();
    expect(beacons).toEqual([]);
  });
});
