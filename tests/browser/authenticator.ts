/** Chromium's virtual authenticator: creates and shows passkeys without a person touching it. */
import type { Page } from 'playwright-core';

/** Browsers do not support passkeys at 127.0.0.1. */
export const asLocalhost = (origin: string) => origin.replace('127.0.0.1', 'localhost');

export async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    unplug: () => client.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  };
}
