import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { LOCALES } from '../../../../edge/contract/locale.ts';
import { save } from '../render/encode.ts';
import { PICTURES } from '../render/paths.ts';

/** A running product with its demo content. */
const SITE = process.env['SITE'] ?? 'http://localhost:3000';

const PHONE = { width: 390, height: 844 };
/** Pixels of a picture for each of the phone's. */
const DENSITY = 1.5;

/** What the page about the app shows, and the text that is there once a screen is drawn. */
const SCREENS = [
  { name: 'motorcycle', path: '/my-ev/MJXVA2BP1SK002117', text: 'B 4412 SXA' },
  { name: 'charger', path: '/charging-station/sta_demo_boost-medan-merdeka', text: 'Jl. Medan Merdeka' },
];

async function signIn(page: Page): Promise<void> {
  await page.goto(`${SITE}/en/login/email?next=/my-ev`, { waitUntil: 'networkidle' });
  await page.getByLabel('Email', { exact: true }).fill('owner@alva.demo');
  await page.getByLabel('Password', { exact: true }).fill('alva-demo-2026');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.waitForURL(({ pathname }) => pathname.endsWith('/my-ev'));
}

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium' });
const visitor = await browser.newPage();
await signIn(visitor);
const storageState = await visitor.context().storageState();
for (const locale of LOCALES)
  for (const theme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      storageState,
      viewport: PHONE,
      deviceScaleFactor: DENSITY,
      colorScheme: theme,
      locale,
      timezoneId: 'Asia/Jakarta',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    // As it was installed, with its tabs, and after every question that lies over a screen was answered.
    await context.addInitScript(() => {
      localStorage.setItem('alva-consent', '{"analytics":false,"at":0}');
      localStorage.setItem('alva-demo-read', '1');
      const real = window.matchMedia.bind(window);
      window.matchMedia = (query) => real(query.replace('(display-mode: standalone)', 'all'));
    });
    const page = await context.newPage();
    for (const { name, path, text } of SCREENS) {
      await page.goto(`${SITE}/${locale}${path}`, { waitUntil: 'networkidle' });
      await page.getByText(text).filter({ visible: true }).first().waitFor();
      await page.waitForLoadState('networkidle');
      const screen = sharp(await page.screenshot()).avif({ quality: 50, effort: 4 });
      await save(screen, `${PICTURES}/app/${name}-${locale}-${theme}.avif`);
    }
    await context.close();
  }
await browser.close();
