/** What a browser has to know before it can start: the same for everybody, and nothing in it is a secret. */
import type { components } from '../src/adapters/generated/hosted.ts';
import type { Config } from './config.ts';

/** What the Firebase SDK is initialised with when this server is the identity service. */
export const embeddedProject = { apiKey: 'embedded', projectId: 'patina' } as const;

export function clientConfig({ productTitle, firebase }: Config): components['schemas']['Config'] {
  return {
    productTitle,
    identity: firebase ? 'hosted' : 'embedded',
    firebase: firebase ?? embeddedProject,
  };
}
