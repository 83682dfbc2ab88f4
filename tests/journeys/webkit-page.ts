import { By, error, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { productOrigin } from './product-origin.ts';

/* What a hand can do on a page that is steered over WebDriver. Everything waits for what it needs, never for time. */

const waitLimitMs = 60_000;

export type WebKitPage = {
  /** Opens an address of the product. */
  open: (address: string) => Promise<void>;
  /** Waits until the screen of this route is on show. */
  waitForRoute: (route: string) => Promise<void>;
  /** Waits for an element that is on show; of several the first. */
  find: (css: string) => Promise<WebElement>;
  /** Whether such an element is on show at this moment. */
  has: (css: string) => Promise<boolean>;
  click: (css: string) => Promise<void>;
  /** Clicks the button or link with these words. */
  clickWords: (words: string) => Promise<void>;
  /** Ticks a box or a radio button, however its label is drawn. */
  check: (css: string) => Promise<void>;
  /** Chooses from a list by value. */
  choose: (css: string, value: string) => Promise<void>;
  /** Types as fingers do, over whatever stands there. */
  type: (css: string, text: string) => Promise<void>;
  textOf: (css: string) => Promise<string>;
  /** Runs a function in the page. It brings nothing along but its arguments. */
  run: <T>(inPage: (...args: string[]) => T, ...args: string[]) => Promise<T>;
  /** Waits until the function, run in the page, answers something true. */
  waitFor: (inPage: (...args: string[]) => unknown, ...args: string[]) => Promise<void>;
  /** Errors that nobody caught since the page was opened. */
  noise: () => Promise<string[]>;
};

export function pageOf(driver: WebDriver): WebKitPage {
  const find = (css: string): Promise<WebElement> => findOnShow(driver, css);
  const run: WebKitPage['run'] = (inPage, ...args) => driver.executeScript(inPage, ...args);
  return {
    find,
    run,
    waitFor: async (inPage, ...args) => {
      await driver.wait(() => run(inPage, ...args), waitLimitMs, `for ${inPage.toString()} ${args.join()}`);
    },
    open: async (address) => {
      await driver.get(new URL(address, productOrigin()).href);
      await driver.executeScript(keepErrors);
    },
    noise: () => driver.executeScript(() => window.heardErrors ?? []),
    waitForRoute: async (route) => void (await find(`[data-route="${route}"] h1`)),
    has: async (css) => (await driver.executeScript(firstOnShow, css)) !== null,
    click: (css) => onWhatStays(driver, () => find(css), press),
    clickWords: (words) => {
      const quoted = words.includes('"') ? `'${words}'` : `"${words}"`;
      const place = By.xpath(`//*[self::button or self::a][normalize-space()=${quoted}]`);
      return onWhatStays(driver, () => locate(driver, place), press);
    },
    check: (css) => onWhatStays(driver, () => locate(driver, By.css(css)), tick),
    choose: (css, value) =>
      onWhatStays(
        driver,
        () => find(css),
        async (list) => list.findElement(By.css(`option[value="${value}"]`)).click(),
      ),
    type: (css, text) =>
      onWhatStays(
        driver,
        () => find(css),
        (field) => typeOver(field, text),
      ),
    textOf: async (css) => (await find(css)).getText(),
  };
}

async function findOnShow(driver: WebDriver, css: string): Promise<WebElement> {
  const look = (): Promise<WebElement | null> => driver.executeScript(firstOnShow, css);
  const element = await driver.wait(look, waitLimitMs, `for ${css} to be on show`);
  if (element === null) throw new Error(`nothing on show is ${css}`);
  return element;
}

async function locate(driver: WebDriver, place: By): Promise<WebElement> {
  return driver.wait(until.elementLocated(place), waitLimitMs, `for ${place.toString()}`);
}

/** Screens draw parts anew while they are used; what was found is then found again, as a finger would. */
async function onWhatStays(
  driver: WebDriver,
  look: () => Promise<WebElement>,
  act: (element: WebElement) => Promise<unknown>,
): Promise<void> {
  let lastReason = '';
  const isDone = async (): Promise<boolean> => {
    try {
      await act(await look());
      return true;
    } catch (reason) {
      // In the second case something still moves above it; nothing was pressed.
      const isPassing =
        reason instanceof error.StaleElementReferenceError ||
        reason instanceof error.ElementClickInterceptedError;
      if (!isPassing) throw reason;
      lastReason = reason.message;
      return false;
    }
  };
  await driver.wait(isDone, waitLimitMs, 'for a part of the page to stay').catch((cause: unknown) => {
    throw new Error(`${String(cause)} ${lastReason}`, { cause });
  });
}

async function press(element: WebElement): Promise<void> {
  const driver = element.getDriver();
  await driver.executeScript(scrollIntoTheMiddle, element);
  await driver.wait(until.elementIsEnabled(element), waitLimitMs, 'for it to be enabled');
  await element.click();
}

async function tick(box: WebElement): Promise<void> {
  const driver = box.getDriver();
  if (!(await box.isSelected())) await driver.executeScript(pressIt, box);
  await driver.wait(until.elementIsSelected(box), waitLimitMs, 'for it to be ticked');
}

async function typeOver(field: WebElement, text: string): Promise<void> {
  const driver = field.getDriver();
  await driver.executeScript(scrollIntoTheMiddle, field);
  const valueOf = async (): Promise<string> => (await field.getProperty('value')) ?? '';
  await field.sendKeys(Key.BACK_SPACE.repeat((await valueOf()).length), text);
  await driver.wait(async () => (await valueOf()) !== '', waitLimitMs, 'for words to stand there');
}

/* These run in the page. */

declare global {
  interface Window {
    heardErrors?: string[];
  }
}

function keepErrors(): void {
  const heard: string[] = [];
  window.heardErrors = heard;
  window.addEventListener('error', ({ message }) => heard.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)));
}

function firstOnShow(css: string): Element | undefined {
  return [...document.querySelectorAll(css)].find((element) => {
    const style = getComputedStyle(element);
    return element.getClientRects().length > 0 && style.visibility !== 'hidden';
  });
}

function scrollIntoTheMiddle(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

function pressIt(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  element.click();
}
