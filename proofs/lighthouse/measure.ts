import { mandatory } from 'e2e/support/pages/consents';
import { giulia } from 'e2e/support/people/people';
import { trip } from 'e2e/support/people/trips';
import {
  type Config,
  defaultConfig,
  desktopConfig,
  navigation,
  type Result,
  type RunnerResult,
  snapshot,
  startTimespan,
} from 'lighthouse';
import type { Browser, Page } from 'puppeteer-core';
import { answer, tick } from '../browsers/answer.ts';
import { byPuppeteer } from '../browsers/by-puppeteer.ts';
import { pressText, type Robot, until } from '../browsers/robot.ts';

/** Lighthouse's own presets: a mid-range phone on a slow network, and a desktop computer on a fast network. */
export const devices = {
  mobile: { config: defaultConfig, width: 412, height: 823 },
  desktop: { config: desktopConfig, width: 1350, height: 940 },
} as const satisfies Record<string, { config: Config; width: number; height: number }>;
export type Device = keyof typeof devices;

export async function measureLoad(browser: Browser, url: string, device: Device): Promise<Result> {
  const page = await browser.newPage();
  try {
    return resultOf(await navigation(page, url, { config: devices[device].config }));
  } finally {
    await page.close();
  }
}

/**
 * Lighthouse's results for the page after a quote request. `onAppearance` is measured while the page appears, `settled`
 * when it no longer changes.
 */
export interface Sent {
  /** The result with the scores for performance and best practices. */
  readonly onAppearance: Result;
  /** The result with the scores for accessibility, best practices and SEO. */
  readonly settled: Result;
}

/**
 * Measures the page after a quote request. Completes the funnel to reach it: the page has no URL, and a reload loses
 * it.
 */
export async function measureSent(
  browser: Browser,
  address: string,
  device: Device,
): Promise<Sent> {
  const { config, width, height } = devices[device];
  const options = { config, flags: { throttlingMethod: 'devtools' as const } };
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    const robot = await byPuppeteer(browser, page, 'Chromium');
    await robot.resize(width, height);
    await answerAll(robot, address);
    const onAppearance = await within(page, options, async () => {
      await pressText(robot, 'button', 'Richiedi il preventivo');
      await pressText(robot, 'dialog button', 'Via email');
      await until(robot, 'the sent page', "document.activeElement?.matches('.q-sent h2')");
    });
    return { onAppearance, settled: resultOf(await snapshot(page, options)) };
  } finally {
    await context.close();
  }
}

async function within(
  page: Page,
  options: Parameters<typeof startTimespan>[1],
  run: () => Promise<void>,
): Promise<Result> {
  const { endTimespan } = await startTimespan(page, options);
  await run();
  return resultOf(await endTimespan());
}

async function answerAll(robot: Robot, address: string): Promise<void> {
  await robot.open(`${address}/travel/`);
  await answer(robot, giulia().answers);
  await pressText(robot, 'button', 'Continua');
  const title = "document.querySelector('h2.q-title')?.textContent";
  await until(robot, 'page 2', `${title} === 'Il tuo viaggio'`);
  await answer(robot, trip().answers);
  for (const key of mandatory) await tick(robot, key, 'true');
}

function resultOf(run: RunnerResult | undefined): Result {
  const error = run ? run.lhr.runtimeError?.message : 'it said nothing';
  if (!run || error) throw new Error(`Lighthouse: ${error}`);
  return run.lhr;
}
