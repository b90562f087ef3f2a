import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scriptsOf, withLateScripts } from '#web/build/late-scripts.ts';

const HTML =
  '<html><head><link rel="preload" as="image" href="/a.avif"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/boot.js"/>' +
  '<script src="/_next/static/chunks/one.js" async=""></script>' +
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>' +
  '<body><p>Isi</p><script>data("</body>")</script>' +
  '<script src="/_next/static/chunks/boot.js" id="_R_" async=""></script></body></html>';

const SOURCES = ['/_next/static/chunks/one.js', '/_next/static/chunks/boot.js'];
const late = withLateScripts(HTML);

describe('a page whose scripts come late', () => {
  it('names them all, in order, and starts none by itself', () => {
    expect(scriptsOf(HTML)).toEqual(SOURCES);
    expect(scriptsOf(late)).toEqual(SOURCES);
    expect(late).not.toMatch(/<script src="[^"]+" async|as="script"/);
  });

  it('keeps everything else, and the starter stands at the very end', () => {
    expect(late).toContain('<link rel="preload" as="image"');
    expect(late).toContain('old.js" noModule=""');
    expect(late).toContain('<p>Isi</p><script>data("</body>")</script>');
    expect(late.endsWith('</script></body></html>')).toBe(true);
  });

  it('is the same after being made twice', () => {
    expect(withLateScripts(late)).toBe(late);
    expect(withLateScripts('<p>without</p>')).toBe('<p>without</p>');
  });
});

describe('the starter', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const code = /<script data-late>(.*)<\/script><\/body>/.exec(late)?.[1] ?? '';
  /** Just enough of a page; the browser tests have a whole one. */
  const run = (
    hero: { complete: boolean } | null,
    hidden = false,
    requestIdleCallback?: (run: () => void) => void,
  ) => {
    const added: string[] = [];
    const heard = new Map<string, (event?: object) => void>();
    const listen = (name: string, heed: () => void) => heard.set(name, heed);
    runInNewContext(code, {
      document: {
        hidden,
        querySelector: () => (hero ? { ...hero, addEventListener: listen } : null),
        createElement: () => ({}),
        head: { appendChild: ({ src }: { src: string }) => added.push(src) },
      },
      addEventListener: listen,
      requestAnimationFrame: (next: () => void) => setTimeout(next, 16),
      setTimeout,
      self: { requestIdleCallback },
    });
    return { added, fire: (name: string, event?: object) => heard.get(name)?.(event) };
  };

  it('waits for the picture to be painted', () => {
    const { added, fire } = run({ complete: false });
    vi.advanceTimersByTime(500);
    expect(added).toEqual([]);
    fire('load');
    vi.advanceTimersByTime(40);
    expect(added).toEqual(SOURCES);
  });

  it('begins once the first frame is on the screen where there is no picture, or it is there', () => {
    for (const hero of [null, { complete: true }]) {
      const { added } = run(hero);
      vi.advanceTimersByTime(20);
      expect(added).toEqual([]);
      vi.advanceTimersByTime(20);
      expect(added).toEqual(SOURCES);
    }
  });

  it('lets the browser draw and answer a touch first', () => {
    const { added } = run(null, false, (begin) => setTimeout(begin, 300));
    vi.advanceTimersByTime(320);
    expect(added).toEqual([]);
    vi.advanceTimersByTime(20);
    expect(added).toEqual(SOURCES);
  });

  it('begins at once in a hidden tab, at a touch, at a key, and when the picture fails', () => {
    expect(run({ complete: false }, true).added).toEqual(SOURCES);
    for (const event of ['pointerdown', 'keydown', 'error']) {
      const { added, fire } = run({ complete: false });
      fire(event);
      expect(added, event).toEqual(SOURCES);
    }
  });

  it('has waited long enough after two seconds, and begins only once', () => {
    const { added, fire } = run({ complete: false });
    vi.advanceTimersByTime(2_000);
    fire('keydown');
    vi.advanceTimersByTime(5_000);
    expect(added).toEqual(SOURCES);
  });

  /** A press on the button of a form. @returns whether the browser was stopped, and the form's mark */
  const send = (attributes: Record<string, string>, isAlive = false) => {
    let stopped = isAlive;
    const target = {
      pressedEarly: false,
      getAttribute: (name: string) => attributes[name] ?? null,
      hasAttribute: (name: string) => name in attributes,
    };
    const preventDefault = () => {
      stopped = true;
    };
    run(null).fire('submit', { target, preventDefault, defaultPrevented: isAlive });
    return { stopped, pressedEarly: target.pressedEarly };
  };

  it('holds a form that is sent before it is alive, and leaves the others alone', () => {
    expect(send({ method: 'post' })).toEqual({ stopped: true, pressedEarly: true });
    expect(send({ method: 'post' }, true)).toEqual({ stopped: true, pressedEarly: false });
    expect(send({ method: 'get' })).toEqual({ stopped: false, pressedEarly: false });
    expect(send({ method: 'post', action: '/x' })).toEqual({ stopped: false, pressedEarly: false });
  });
});
