/** What each variable must be, in words for the operator, and which are secret. */
import type { z } from 'zod';
import { bucketAddressForm } from '../bucket-address.ts';
import type { schema } from './schema.ts';
import { logLevels } from './schema.ts';

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export const expected: Record<keyof z.infer<typeof schema>, string> = {
  PORT: 'a port number from 0 to 65535',
  HOST: 'a host name or an IP address to listen on, like 127.0.0.1 or 0.0.0.0',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'the address of a PostgreSQL, like postgres://user:password@host:5432/name',
  FILES_URL: `a bucket, like ${bucketAddressForm}`,
  AWS_ACCESS_KEY_ID: 'the access key of the bucket',
  AWS_SECRET_ACCESS_KEY: 'the secret key of the bucket',
  AWS_SESSION_TOKEN: 'the session token of temporary keys',
  ENCRYPTION_KEY: '32 random bytes in base64, as `openssl rand -base64 32` prints them',
  DEMO_PASSWORD: 'a password of 8 to 128 characters',
  PRODUCT_TITLE: 'a title of 1 to 60 characters',
  PUBLIC_URL: 'an address that starts with http:// or https://',
  SMTP_URL: 'a mail server, like smtp://user:password@host:587 or smtps://host',
  MAIL_FROM: 'a sender, like Patina <hello@example.com>',
  FIREBASE_CONFIG: 'the web configuration of a Firebase project as JSON, with at least apiKey and projectId',
  TRUST_PROXY: 'the number of proxies in front (1 for most), or their addresses separated by commas',
  REQUEST_ALLOWANCE: 'a multiple of the usual allowance, from 0.1 on',
  STORAGE_ALLOWANCE: 'a multiple of what one person may usually keep, above 0',
  MAX_PHOTO_MB: 'whole megabytes from 1 to 30',
  MAX_VIDEO_MB: 'whole megabytes from 1 to 1048576',
  MAX_AUDIO_MB: 'whole megabytes from 1 to 1048576',
  REQUIRE_PASSKEY_FOR_ADMINS: 'true or false',
  AI_BASE_URL: 'the address of a server that speaks OpenAI’s protocol, like http://127.0.0.1:11434/v1',
  AI_API_KEY: 'a key without spaces',
  AI_CHAT_MODEL: 'the name of a model',
  AI_EMBEDDING_MODEL: 'the name of a model',
  AI_VISION_MODEL: 'the name of a model',
  AI_TRANSCRIPTION_MODEL: 'the name of a model',
  DRAIN_SECONDS: 'whole seconds from 0 to 300',
  METRICS_PORT: 'a port number from 0 to 65535',
  METRICS_TOKEN: 'a secret of 16 to 200 characters without spaces',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'the address of a collector of traces, like http://127.0.0.1:4318',
  OTEL_TRACES_SAMPLER_ARG: 'the share of traces to send, from 0 to 1, like 0.1',
  SLOW_QUERY_MS: 'whole milliseconds, or 0 for no log of slow queries',
  BACKUP_DIR: 'a folder',
  BACKUP_AT: 'times of day in UTC, like 03:00 or 03:00,15:00',
  BACKUP_KEEP: 'how many days, weeks and months keep a backup, like 7,5,12, with one day at least',
  LOG_LEVEL: `one of ${logLevels.join(', ')}`,
  NODE_ENV: 'production, development or test',
};

/** The names of all variables that are read. */
export const variables: readonly string[] = Object.keys(expected);

/** Variables whose value may contain a secret and is never printed. */
const secret: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'ENCRYPTION_KEY',
  'DEMO_PASSWORD',
  'SMTP_URL',
  'FIREBASE_CONFIG',
  'AI_API_KEY',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'METRICS_TOKEN',
  // These may contain a user and a password.
  'AI_BASE_URL',
  'FILES_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
]);

export function wrong(name: keyof typeof expected, value: string | undefined): never {
  const given = value === undefined || secret.has(name) ? 'this one is not' : `not ${JSON.stringify(value)}`;
  throw new ConfigError(`${name} must be ${expected[name]}; ${given}.`);
}
