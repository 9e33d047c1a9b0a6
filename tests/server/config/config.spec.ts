import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../../server/config/variables.ts';
import { isLoopback, localAddress } from '../../../server/config/addresses.ts';
import { readConfig } from '../../../server/config.ts';

const MB = 1024 * 1024;

const failureOf = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
  return null;
};

describe('configuration', () => {
  it('needs nothing to be set', () => {
    expect(readConfig({})).toEqual({
      port: 8787,
      host: '127.0.0.1',
      dataDir: resolve('./data'),
      databaseUrl: null,
      bucket: null,
      bucketKeys: null,
      demoPassword: null,
      encryptionKey: null,
      productTitle: 'Patina',
      publicUrl: 'http://127.0.0.1:8787',
      passkeyOrigin: null,
      mail: null,
      firebase: null,
      trustProxy: false,
      requestAllowance: 1,
      requirePasskeyForAdmins: false,
      storageAllowance: 1,
      mediaBytes: { photo: 30 * MB, video: 2048 * MB, audio: 512 * MB },
      ai: null,
      drainMs: 0,
      metrics: null,
      traces: null,
      slowQueryMs: 2000,
      backups: null,
      logLevel: 'info',
      production: false,
    });
  });

  it('takes an empty value for none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', FIREBASE_CONFIG: '' })).toEqual(readConfig({}));
  });

  it('takes what is set', () => {
    const firebase = { apiKey: 'k', projectId: 'p', databaseURL: 'https://p.firebaseio.com' };
    expect(
      readConfig({
        PORT: '0',
        HOST: '::',
        DATA_DIR: '/var/lib/patina',
        DATABASE_URL: 'postgres://u:p@db/patina',
        FILES_URL: 's3://sheen/prod/?endpoint=https://s3.sheen.example:9000/&region=fr-1',
        AWS_ACCESS_KEY_ID: 'AK',
        AWS_SECRET_ACCESS_KEY: 'SK',
        DEMO_PASSWORD: 'saddle soap',
        ENCRYPTION_KEY: 'AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=',
        PRODUCT_TITLE: ' Sheen ',
        PUBLIC_URL: 'https://sheen.example/',
        SMTP_URL: 'smtps://u:p@mail.example',
        MAIL_FROM: 'Sheen <hello@sheen.example>',
        FIREBASE_CONFIG: JSON.stringify({ ...firebase, somethingNew: 1 }),
        TRUST_PROXY: '10.0.0.0/8, ::1',
        REQUEST_ALLOWANCE: '2.5',
        STORAGE_ALLOWANCE: '0.5',
        MAX_PHOTO_MB: '5',
        MAX_VIDEO_MB: '100',
        AI_BASE_URL: 'http://models.example/v1/',
        AI_API_KEY: 'sk-1',
        AI_CHAT_MODEL: 'talker',
        AI_TRANSCRIPTION_MODEL: ' listener ',
        DRAIN_SECONDS: '15',
        METRICS_PORT: '9100',
        OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/',
        OTEL_TRACES_SAMPLER_ARG: '0.1',
        SLOW_QUERY_MS: '250',
        BACKUP_AT: '15:30, 03:00',
        BACKUP_KEEP: '3,0,6',
        LOG_LEVEL: 'warn',
        NODE_ENV: 'production',
      }),
    ).toEqual({
      port: 0,
      host: '::',
      dataDir: '/var/lib/patina',
      databaseUrl: 'postgres://u:p@db/patina',
      bucket: { bucket: 'sheen', prefix: 'prod/', endpoint: 'https://s3.sheen.example:9000', region: 'fr-1' },
      bucketKeys: { accessKeyId: 'AK', secretAccessKey: 'SK', sessionToken: null },
      demoPassword: 'saddle soap',
      encryptionKey: Buffer.alloc(32, 1),
      productTitle: 'Sheen',
      publicUrl: 'https://sheen.example',
      passkeyOrigin: 'https://sheen.example',
      mail: { smtpUrl: 'smtps://u:p@mail.example', from: 'Sheen <hello@sheen.example>' },
      firebase,
      trustProxy: '10.0.0.0/8,::1',
      requestAllowance: 2.5,
      requirePasskeyForAdmins: false,
      storageAllowance: 0.5,
      mediaBytes: { photo: 5 * MB, video: 100 * MB, audio: 512 * MB },
      ai: {
        baseUrl: 'http://models.example/v1',
        apiKey: 'sk-1',
        chatModel: 'talker',
        embeddingModel: null,
        visionModel: null,
        transcriptionModel: 'listener',
      },
      drainMs: 15_000,
      metrics: { port: 9100, host: '127.0.0.1', token: null },
      traces: { url: 'https://collector.example/otlp/v1/traces', share: 0.1 },
      slowQueryMs: 250,
      backups: null,
      logLevel: 'warn',
      production: true,
    });
    expect(readConfig({ TRUST_PROXY: '1' }).trustProxy).toBe(1);
    expect(readConfig({ REQUIRE_PASSKEY_FOR_ADMINS: 'true' }).requirePasskeyForAdmins).toBe(true);
    expect(readConfig({ TRUST_PROXY: 'false' }).trustProxy).toBe(false);
  });

  it.each<[string, string]>([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['PORT', '1e3'],
    ['HOST', 'http://localhost'],
    ['DATABASE_URL', 'mysql://db/patina'],
    ['DATABASE_URL', 'db'],
    ['FILES_URL', 'patina'],
    ['FILES_URL', '/var/lib/patina'],
    ['FILES_URL', 'https://s3.example/patina'],
    ['FILES_URL', 's3://patina'],
    ['FILES_URL', 's3://Pa_tina?region=eu-central-1'],
    ['FILES_URL', 's3://patina?region=eu-central-1&acl=public'],
    ['FILES_URL', 's3://patina?endpoint=s3.example'],
    ['FILES_URL', 's3://patina?endpoint=http://u:p@s3.example'],
    ['FILES_URL', 's3://patina?endpoint=http://s3.example/patina'],
    ['FILES_URL', 's3://key:secret@patina?region=eu-central-1'],
    ['FILES_URL', 's3://patina/a//b?region=eu-central-1'],
    ['DEMO_PASSWORD', 'short'],
    ['PRODUCT_TITLE', 'x'.repeat(61)],
    ['PUBLIC_URL', 'sheen.example'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@b.example\r\nBcc: everybody@c.example'],
    ['FIREBASE_CONFIG', '{'],
    ['FIREBASE_CONFIG', '[]'],
    ['FIREBASE_CONFIG', '{"apiKey":"k"}'],
    ['TRUST_PROXY', 'true'],
    ['REQUEST_ALLOWANCE', '0'],
    ['REQUEST_ALLOWANCE', 'much'],
    ['STORAGE_ALLOWANCE', '0'],
    ['STORAGE_ALLOWANCE', 'all'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1, ::/0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['AI_BASE_URL', 'models.example'],
    ['AI_BASE_URL', 'ftp://models.example'],
    ['AI_BASE_URL', 'https://user:password@models.example/v1'],
    ['AI_API_KEY', 'two words'],
    ['REQUIRE_PASSKEY_FOR_ADMINS', 'yes'],
    ['DRAIN_SECONDS', '301'],
    ['METRICS_PORT', '8787'],
    ['METRICS_PORT', 'own'],
    ['METRICS_TOKEN', 'short'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector.example:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['SLOW_QUERY_MS', '1s'],
    ['BACKUP_AT', 'daily'],
    ['BACKUP_KEEP', '0,5,12'],
    ['LOG_LEVEL', 'loud'],
  ])('stops with one line that names %s when it is %j', (name, value) => {
    const line = failureOf({ [name]: value });
    expect(line).toMatch(new RegExp(`^${name} must be .+\\.$`));
    expect(line).not.toContain('\n');
  });

  it('prints no value that may hold a secret', () => {
    expect(failureOf({ DATABASE_URL: 'mysql://root:hunter2@db' })).not.toContain('hunter2');
    expect(failureOf({ FILES_URL: 's3://u:hunter2@patina?region=x' })).not.toContain('hunter2');
    expect(failureOf({ SMTP_URL: 'http://u:hunter2@db' })).not.toContain('hunter2');
    expect(failureOf({ DEMO_PASSWORD: 'hunter2' })).not.toContain('hunter2');
    expect(failureOf({ METRICS_TOKEN: 'hunter2 hunter2 hunter2' })).not.toContain('hunter2');
    expect(failureOf({ AI_API_KEY: 'hunter2 ünsafe' })).not.toContain('hunter2');
    expect(failureOf({ AI_BASE_URL: 'ftp://u:hunter2@models.example' })).not.toContain('hunter2');
  });

  it('wants the keys of a bucket, and leaves alone what is meant for other programs', () => {
    const FILES_URL = 's3://patina?region=eu-central-1';
    expect(failureOf({ FILES_URL })).toMatch(/^AWS_ACCESS_KEY_ID must be .+, since FILES_URL is set\.$/);
    expect(failureOf({ FILES_URL, AWS_ACCESS_KEY_ID: 'AK' })).toMatch(
      /^AWS_SECRET_ACCESS_KEY must be .+, since FILES_URL is set\.$/,
    );
    expect(readConfig({ AWS_ACCESS_KEY_ID: 'AK' }).bucketKeys).toBeNull();
    const keys = { AWS_ACCESS_KEY_ID: 'AK', AWS_SECRET_ACCESS_KEY: 'SK', AWS_SESSION_TOKEN: 'ST' };
    const { bucket, bucketKeys } = readConfig({ FILES_URL, ...keys });
    expect(bucket).toEqual({ bucket: 'patina', prefix: '', endpoint: null, region: 'eu-central-1' });
    expect(bucketKeys?.sessionToken).toBe('ST');
    expect(readConfig({ ...keys, FILES_URL: 's3://b-1/x?endpoint=http://127.0.0.1:9000' }).bucket).toEqual({
      bucket: 'b-1',
      prefix: 'x/',
      endpoint: 'http://127.0.0.1:9000',
      region: 'us-east-1',
    });
  });

  it('wants a sender when there is a mail server', () => {
    expect(failureOf({ SMTP_URL: 'smtp://mail.example' })).toMatch(/^MAIL_FROM must be /);
  });

  it('wants the server of a model, and a model of the server', () => {
    expect(failureOf({ AI_CHAT_MODEL: 'talker' })).toMatch(
      /^AI_BASE_URL must be .+ since AI_CHAT_MODEL is set\.$/,
    );
    expect(failureOf({ AI_API_KEY: 'sk-1' })).toMatch(/^AI_BASE_URL must be .+ since AI_API_KEY is set\.$/);
    expect(failureOf({ AI_BASE_URL: 'http://models.example/v1' })).toMatch(
      /^AI_CHAT_MODEL or AI_EMBEDDING_MODEL or AI_VISION_MODEL or AI_TRANSCRIPTION_MODEL must be .+ since AI_BASE_URL is set\.$/,
    );
  });

  it('knows when only this machine can reach it', () => {
    expect(['127.0.0.1', '127.1.2.3', '::1', 'localhost'].every(isLoopback)).toBe(true);
    expect(
      ['0.0.0.0', '::', '192.168.1.2', 'patina.example', '127.0.0.1.evil.example'].some(isLoopback),
    ).toBe(false);
  });

  it('knows how a person on this machine reaches it', () => {
    expect(localAddress('127.0.0.1', 80)).toBe('http://127.0.0.1:80');
    expect(localAddress('0.0.0.0', 80)).toBe('http://localhost:80');
    expect(localAddress('::1', 80)).toBe('http://[::1]:80');
  });
});
