/**
 * Finds Chrome or Chromium for the browser tests, or installs it: from Debian's packages as root there,
 * by Playwright elsewhere. Plain JavaScript, since it runs before anything is known to be installed.
 */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Debian's Chromium without the windows, menus and address bar that nobody sees here: a quarter less to compute. Itself
 * and not the script that starts it, so that it can be killed.
 */
const headlessShell = '/usr/lib/chromium/chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
  '/snap/bin/chromium',
];

/** What Playwright turns off itself: only the last list of its kind counts. */
const playwrightsOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Two pages of the address bar, which nobody sees here: they cost every window a second of computing. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What headless Chromium needs in a container, as root and without an outside network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...playwrightsOff, ...addressBar].join(',')}`,
];

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Path of a browser, or null. `CHROME_PATH` goes first, and must then be right. */
function findChromium() {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (!runs(chosen)) throw new Error(`CHROME_PATH=${chosen} is not a program that can be run`);
    return chosen;
  }
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [headlessShell, ...onPath, ...usualPlaces].find(runs) ?? null;
}

export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('No Chrome or Chromium found: installing one for the browser tests.');
  const asRoot = process.getuid?.() === 0;
  if (asRoot && spawnSync('apt-get', ['--version']).status === 0) {
    const options = { stdio: ['ignore', 'ignore', 'inherit'] };
    spawnSync('apt-get', ['update'], options);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
      if (findChromium()) break;
    }
  } else {
    spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    });
  }
  const installed = findChromium() ?? playwrightsOwn();
  if (!installed) throw new Error('Chromium could not be installed: install it and set CHROME_PATH');
  return installed;
}

function playwrightsOwn() {
  const asked = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      "import {chromium} from 'playwright-core'; console.log(chromium.executablePath())",
    ],
    { encoding: 'utf8' },
  );
  const path = asked.stdout.trim();
  return path && runs(path) ? path : null;
}
