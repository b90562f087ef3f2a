import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Where the focus is, as assistive technology is told of it. */
interface Stop {
  role: string;
  name: string;
  /** Hints and errors that are read with it, its own and those of the groups around it. */
  description: string;
}

type Text = string | RegExp;

/** Roles that locators of Playwright and Chromium's tree name alike. */
type Role =
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'heading'
  | 'link'
  | 'radio'
  | 'searchbox'
  | 'textbox';

/** Longer than any page has stops. */
const MOST_STOPS = 250;

const LIVE = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';

const matches = (actual: string, wanted: Text): boolean =>
  typeof wanted === 'string' ? actual === wanted : wanted.test(actual);

/** Why somebody who looks at the page would lose the focus. Runs in the page. */
const lostFromSight = (): string => {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement) || at === document.body) return '';
  // The button of a date's calendar is the browser's own, and so is its ring.
  if (/^date/.test(at.getAttribute('type') ?? '') && !at.matches(':focus-visible')) return '';
  const labels = at instanceof HTMLInputElement ? [...(at.labels ?? [])] : [];
  // A control that is drawn by its label leaves the ring to it.
  const drawn = [at, at.nextElementSibling, at.parentElement, ...labels]
    .filter((each) => each instanceof HTMLElement)
    .filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width > 1 && height > 1 && getComputedStyle(each).opacity !== '0';
    });
  const hasRing = drawn.some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  });
  if (!hasRing) return 'nothing shows that it has the focus';
  const isInSight = drawn.some((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const over = document.elementFromPoint(
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    );
    return over !== null && (each.contains(over) || over.contains(at));
  });
  return isInSight ? '' : 'it is out of sight or covered';
};

export type Keyboard = Awaited<ReturnType<typeof keyboardOn>>;

/** The keyboard of somebody who is told of the page by its accessibility tree, and sees where the focus is. */
export const keyboardOn = async (page: Page) => {
  const tree = await page.context().newCDPSession(page);
  await tree.send('Accessibility.enable');

  const focus = async (): Promise<Stop> => {
    const { result } = await tree.send('Runtime.evaluate', {
      expression: 'document.activeElement',
    });
    const { nodes } = await tree.send('Accessibility.getAXNodeAndAncestors', {
      objectId: result.objectId ?? '',
    });
    const text = (value: { value?: unknown } | undefined): string => String(value?.value ?? '');
    const [at] = nodes;
    const description = nodes.map((each) => text(each.description)).join('\n');
    return { role: text(at?.role), name: text(at?.name), description };
  };

  /** After a key: where the focus is now, which must have a name and be seen. */
  const stop = async (): Promise<Stop> => {
    const at = await focus();
    // The page itself, between its last stop and its first.
    if (at.role === 'generic' || at.role === 'RootWebArea') return at;
    expect(at.name, `name of a ${at.role}`).not.toBe('');
    await expect
      .poll(() => page.evaluate(lostFromSight), `focus on ${at.role} «${at.name}»`)
      .toBe('');
    return at;
  };

  const pressUntil = async (key: string, role: Role, name: Text): Promise<void> => {
    const passed: string[] = [];
    for (let count = 0; count < MOST_STOPS; count++) {
      await page.keyboard.press(key);
      const at = await stop();
      if (at.role === role && matches(at.name, name)) return;
      passed.push(`${at.role} «${at.name}»`);
    }
    throw new Error(
      `${key} never reaches ${role} «${name}» but\n${passed.slice(0, 80).join('\n')}`,
    );
  };

  /** Waits until the page has it, as somebody would who looks for it in a list, and goes there. */
  const reach = async (role: Role, name: Text, key = 'Tab'): Promise<void> => {
    await expect(page.getByRole(role, { name }).first()).toBeVisible();
    await pressUntil(key, role, name);
  };

  const press = async (role: 'button' | 'link', name: Text): Promise<void> => {
    await reach(role, name);
    await page.keyboard.press('Enter');
  };

  const check = async (role: 'checkbox' | 'radio', name: Text): Promise<void> => {
    await reach(role, name);
    await page.keyboard.press('Space');
  };

  /** Goes to one of several answers, of which Tab reaches one, and to another by an arrow. */
  const choose = async (from: Text, to: Text): Promise<void> => {
    await reach('radio', from);
    await pressUntil('ArrowDown', 'radio', to);
    await expect(page.getByRole('radio', { name: to, checked: true })).toBeVisible();
  };

  const type = async (role: 'textbox' | 'searchbox' | 'combobox', name: Text, text: string) => {
    await reach(role, name);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  };

  /** Narrows a list by typing, and takes its first option. */
  const pick = async (name: string, text: string, option: string): Promise<void> => {
    await type('combobox', name, text);
    await expect(page.getByRole('option', { name: option }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name })).toHaveValue(option);
  };

  /** Without a key: the page has moved the focus there. */
  const expectFocus = async (role: Role, name: Text): Promise<void> => {
    await expect
      .poll(async () => {
        const at = await focus();
        return at.role === role && matches(at.name, name) ? 'there' : `${at.role} «${at.name}»`;
      })
      .toBe('there');
  };

  /** It is said by a live region, or read with what has the focus. */
  const expectSaid = async (text: Text): Promise<void> => {
    await expect
      .poll(async () => {
        const live = page.locator(LIVE);
        // The region of the toasts has no size itself; what it says has.
        const spoken = await live
          .or(live.getByText(text))
          .filter({ hasText: text, visible: true })
          .count();
        const { description } = await focus();
        return (
          spoken > 0 ||
          (typeof text === 'string' ? description.includes(text) : text.test(description))
        );
      }, `«${text}» is said`)
      .toBe(true);
  };

  const expectHeading = (name: Text): Promise<void> =>
    expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();

  /** A dialog with this name has the focus in it. */
  const expectDialog = async (name: Text): Promise<void> => {
    await expect(page.getByRole('dialog', { name }).locator(':focus')).toHaveCount(1);
  };

  /** From the first stop Tab leaves the page after its last, and Shift+Tab goes back the same way. */
  const expectNoTrap = async (): Promise<void> => {
    for (const key of ['Tab', 'Shift+Tab']) {
      let count = 0;
      while (count < MOST_STOPS) {
        await page.keyboard.press(key);
        count++;
        if ((await stop()).role === 'generic') break;
      }
      expect(count, `stops of ${key}`).toBeLessThan(MOST_STOPS);
    }
  };

  return {
    reach,
    press,
    check,
    choose,
    type,
    pick,
    expectFocus,
    expectSaid,
    expectHeading,
    expectDialog,
    expectNoTrap,
  };
};
