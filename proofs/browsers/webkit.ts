import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { anyPort } from '../../dev/shared/any-port.mjs';
import type { Robot } from './robot.ts';

const DISPLAY = ':97';

/** Starts WebKitGTK, which has the engine of Safari, on a virtual screen. Its WebDriver controls it. */
export async function webkit(): Promise<Robot> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  if (!binary) throw new Error('there is no MiniBrowser');
  const screen = spawn('Xvfb', [DISPLAY, '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
  const port = await anyPort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY },
  });
  await ready(`http://127.0.0.1:${port}/status`);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      }),
    )
    .build();
  const element = (selector: string) => driver.findElement(By.css(selector));
  return {
    name: 'WebKitGTK',
    version: (await driver.getCapabilities()).get('browserVersion'),
    resize: (width, height) =>
      driver.manage().window().setRect({ x: 0, y: 0, width, height }).then(),
    open: (url) => driver.get(url),
    read: <T>(expression: string) => driver.executeScript<T>(`return ${expression}`),
    press: (selector) => element(selector).click(),
    type: (selector, text) => element(selector).sendKeys(text),
    tab: () => driver.switchTo().activeElement().sendKeys(Key.TAB),
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit();
      await ended(service);
      await ended(screen);
    },
  };
}

/** Waits until the driver responds: its first start takes some seconds. */
async function ready(status: string): Promise<void> {
  const until = Date.now() + 20_000;
  while (!(await fetch(status).catch(() => undefined))?.ok) {
    if (Date.now() > until) throw new Error('WebKitWebDriver does not answer');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}
