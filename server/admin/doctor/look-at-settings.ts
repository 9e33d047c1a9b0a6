/** Finds settings that are valid by themselves, but probably not intended in combination. */
import type { Config } from '../../config.ts';
import { isLoopback } from '../../config/addresses.ts';
import { type Finding, ok, warning } from './finding.ts';

export function lookAtSettings(config: Config): readonly Finding[] {
  const isPublic = !isLoopback(config.host);
  const isBehindProxy = config.publicUrl.startsWith('https:');
  const doubts: readonly (readonly [boolean, string])[] = [
    [
      isPublic && !config.production,
      'Everybody in the network reaches this server, and NODE_ENV is not production: a first start would make accounts to try it with.',
    ],
    [
      isPublic && config.passkeyOrigin === null,
      'PUBLIC_URL is not set: links in mails begin with an address that others may not reach, and passkeys belong to whatever address was asked.',
    ],
    [
      isBehindProxy && config.trustProxy === false,
      'PUBLIC_URL is https, and TRUST_PROXY is not set: behind a proxy all visitors share one address and one allowance. Set TRUST_PROXY=1 for one proxy.',
    ],
    [
      config.production && !isBehindProxy && isPublic,
      'PUBLIC_URL is not https: passwords cross the network as they are typed, and browsers refuse camera and passkeys.',
    ],
    [
      config.databaseUrl !== null && config.encryptionKey === null,
      'ENCRYPTION_KEY is not set: the key that opens résumés lies beside what it opens. Keep the folder of keys out of backups of the database.',
    ],
  ];
  const found = doubts.flatMap(([isSo, text]) => (isSo ? [warning(text)] : []));
  return found.length > 0 ? found : [ok('Configuration')];
}
