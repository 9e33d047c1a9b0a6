/** The configuration that a browser needs to start the app: the same for everybody, without secrets. */
import type { components } from '../src/adapters/generated/hosted.ts';
import type { Config } from './config.ts';

/** The Firebase SDK's configuration when this server is the identity service. */
export const embeddedProject = { apiKey: 'embedded', projectId: 'patina' } as const;

export function clientConfig({ productTitle, firebase }: Config): components['schemas']['Config'] {
  return {
    productTitle,
    identity: firebase ? 'hosted' : 'embedded',
    firebase: firebase ?? embeddedProject,
  };
}
