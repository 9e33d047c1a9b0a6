/**
 * The configuration the app starts with. A page from the server contains it. The last one is also stored on the device,
 * so that a start from there needs no network and no wait; a newer one is then fetched in the background and applies
 * from the next start on.
 */
import type { HostedConfig } from './hosted.ts';

const key = 'config';

/** @throws HttpProblem when neither the page nor the device has one, and the server gives none */
export async function loadConfig(fetchConfig: () => Promise<HostedConfig>): Promise<HostedConfig> {
  const inPage = keepPageConfig();
  if (inPage) return inPage;
  const kept = readKept();
  const fetched = fetchConfig().then(keep);
  if (!kept) return fetched;
  fetched.catch(() => undefined);
  return kept;
}

/** Stores the configuration in the page, also for a visitor who only reads: their next start may have no network. */
export function keepPageConfig(): HostedConfig | null {
  const inPage = readFrom(document.getElementById('config')?.textContent);
  return inPage && keep(inPage);
}

function keep(config: HostedConfig): HostedConfig {
  try {
    localStorage.setItem(key, JSON.stringify(config));
  } catch {
    // Without storage every start asks the server.
  }
  return config;
}

function readKept(): HostedConfig | null {
  try {
    return readFrom(localStorage.getItem(key));
  } catch {
    // Storage may be forbidden.
    return null;
  }
}

function readFrom(text: string | null | undefined): HostedConfig | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isConfig(value) ? value : null;
  } catch {
    return null;
  }
}

function isConfig(value: unknown): value is HostedConfig {
  if (typeof value !== 'object' || value === null) return false;
  const { productTitle, identity, firebase } = value as Record<string, unknown>;
  return (
    typeof productTitle === 'string' &&
    (identity === 'embedded' || identity === 'hosted') &&
    typeof firebase === 'object' &&
    firebase !== null &&
    'apiKey' in firebase &&
    'projectId' in firebase
  );
}
