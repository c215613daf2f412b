// How long the list of 1,000 members takes to answer a hand, on a phone-like processor: event timing, p75.

const cpuSlowdown = 4;

/** p75 in ms of each interaction, over at least 20 samples each. */
export async function measureInteractions(browser, { url, storage }) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ignoreHTTPSErrors: true,
    locale: "ja-JP",
  });
  await context.addInitScript(observe, storage);
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole("rowheader").first().waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });

  const search = page.getByRole("searchbox");
  const sort = page.getByRole("columnheader").getByRole("button").first();
  const results = {
    searchKeyMs: await p75(page, async () => {
      await search.focus();
      for (const letter of "さいたなかやまこはみ") {
        await typeKana(devtools, letter);
        await settled(page);
        await page.keyboard.press("Backspace");
        await settled(page);
      }
    }),
    sortMs: await p75(page, () => pressAgain(page, sort)),
    pageSizeMs: await p75(page, () => changePageSizes(page)),
  };
  const sort100Ms = await p75(page, () => pressAgain(page, sort));
  await context.close();
  return { ...results, sort100Ms };
}

/** A trusted key press that carries a かな, as a Japanese keyboard sends one. */
async function typeKana(devtools, letter) {
  await devtools.send("Input.dispatchKeyEvent", { type: "keyDown", key: letter, text: letter });
  await devtools.send("Input.dispatchKeyEvent", { type: "keyUp", key: letter });
}

async function pressAgain(page, button) {
  for (let press = 0; press < 20; press += 1) {
    await button.click();
    await settled(page);
  }
}

/** 10 → 100 and back, by keyboard on the native select; ends at 100. Only the way up counts. */
async function changePageSizes(page) {
  const select = page.getByRole("combobox", { name: /表示件数|件数/ });
  for (let change = 0; change < 20; change += 1) {
    await page.evaluate(() => window.timing.pause());
    await select.selectOption("10");
    await settled(page);
    await page.evaluate(() => window.timing.resume());
    await select.focus();
    await page.keyboard.press("End");
    await settled(page);
  }
}

async function p75(page, act) {
  await page.evaluate(() => window.timing.start());
  await act();
  const durations = (await page.evaluate(() => window.timing.stop())).toSorted((a, b) => a - b);
  if (durations.length < 20) throw new Error(`only ${durations.length} samples`);
  return durations[Math.ceil(durations.length * 0.75) - 1];
}

/** Two frames and an idle moment: what the press set in motion has been painted. */
const settled = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => setTimeout(resolve, 30)))),
      ),
  );

/** Runs in the page: the longest event of every interaction; what is quicker than 16 ms is reported as nothing. */
function observe(storage) {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  const byInteraction = new Map();
  let counting = false;
  let presses = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (!counting || !interactionId) continue;
      byInteraction.set(interactionId, Math.max(byInteraction.get(interactionId) ?? 0, duration));
    }
  }).observe({ type: "event", durationThreshold: 16, buffered: false });
  const count = () => {
    if (counting) presses += 1;
  };
  addEventListener("keydown", count, true);
  addEventListener("pointerdown", count, true);
  window.timing = {
    start() {
      byInteraction.clear();
      presses = 0;
      counting = true;
    },
    pause() {
      counting = false;
    },
    resume() {
      counting = true;
    },
    stop() {
      counting = false;
      const quick = Math.max(0, presses - byInteraction.size);
      return [...byInteraction.values(), ...new Array(quick).fill(16)];
    },
  };
}
