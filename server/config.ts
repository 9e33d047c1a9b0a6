/**
 * Reads the configuration from environment variables, once at startup. A wrong value is a ConfigError with a
 * one-line message for the operator. Nothing else reads the environment.
 */
import { resolve } from 'node:path';
import type { z } from 'zod';
import type { BucketAddress } from './bucket-address.ts';
import { localAddress } from './config/addresses.ts';
import { type AiSettings, readAi } from './config/ai.ts';
import type { BackupSchedule } from './config/backups.ts';
import { type FirebaseConfig, readFirebase } from './config/hosted-project.ts';
import { readTrustProxy } from './config/proxies.ts';
import type { logLevels } from './config/schema.ts';
import { schema } from './config/schema.ts';
import { ConfigError, expected, wrong } from './config/variables.ts';

/** Access keys of a bucket. */
export interface BucketKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** null: the keys are permanent. */
  readonly sessionToken: string | null;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute. */
  readonly dataDir: string;
  /** null: the embedded database in `dataDir`. */
  readonly databaseUrl: string | null;
  /** Where files are stored; null: in `dataDir`. */
  readonly bucket: BucketAddress | null;
  /** Never null with a bucket. */
  readonly bucketKeys: BucketKeys | null;
  /** Encrypts the keys with which applicants' data is sealed; null: such a key is stored in `dataDir`. */
  readonly encryptionKey: Buffer | null;
  /** null: a random one is generated and printed. */
  readonly demoPassword: string | null;
  readonly productTitle: string;
  /** Where links in mails begin, without a slash at the end. */
  readonly publicUrl: string;
  /** null: PUBLIC_URL is not set, and passkeys belong to the address that a request was sent to. */
  readonly passkeyOrigin: string | null;
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  /** Set: a hosted project stores accounts and documents, and this server verifies its tokens. */
  readonly firebase: FirebaseConfig | null;
  /** Whose X-Forwarded-* headers are trusted: a number of proxies in front, or proxies at these addresses. */
  readonly trustProxy: false | number | string;
  /** How much one person and one address may request, as a multiple of the usual. */
  readonly requestAllowance: number;
  /** How much one person and the installation may store, as a multiple of the usual. */
  readonly storageAllowance: number;
  /** Maximum bytes of one upload, by kind. */
  readonly mediaBytes: { readonly photo: number; readonly video: number; readonly audio: number };
  /** null: the built-in engines are used for everything. */
  readonly ai: AiSettings | null;
  /** Admins have no admin rights in a session that began without a passkey or recovery code. */
  readonly requirePasskeyForAdmins: boolean;
  /** How long after SIGTERM new connections are still accepted, while `/readyz` fails. */
  readonly drainMs: number;
  /** Where Prometheus can read metrics; null: nowhere. */
  readonly metrics: {
    /** A separate port; null: the app's port. */
    readonly port: number | null;
    readonly host: string;
    /** Bearer token that readers must send; null: none, and only this machine can read. */
    readonly token: string | null;
  } | null;
  /** Where spans are sent, as OTLP over HTTP, and the share of traces that is sampled, 0–1; null: no traces. */
  readonly traces: { readonly url: string; readonly share: number } | null;
  /** Statements that take at least this many milliseconds are logged; 0: none. */
  readonly slowQueryMs: number;
  /** null: backups are made by hand. */
  readonly backups: BackupSchedule | null;
  readonly logLevel: (typeof logLevels)[number];
  readonly production: boolean;
}

const megabyte = 1024 * 1024;

/** @throws ConfigError naming the first variable with a wrong value */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable is how a shell or a compose file says "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const name = parsed.error.issues[0]?.path[0] as keyof typeof expected;
    return wrong(name, env[name]);
  }
  const { data } = parsed;
  const firebase = data.FIREBASE_CONFIG === undefined ? null : readFirebase(data.FIREBASE_CONFIG);
  const trustProxy = readTrustProxy(data.TRUST_PROXY);
  if (data.SMTP_URL && !data.MAIL_FROM) {
    throw new ConfigError(`MAIL_FROM must be ${expected.MAIL_FROM}, since SMTP_URL is set.`);
  }
  if (firebase && data.REQUIRE_PASSKEY_FOR_ADMINS) {
    throw new ConfigError(
      'REQUIRE_PASSKEY_FOR_ADMINS must be false, since the accounts of FIREBASE_CONFIG have no passkeys here.',
    );
  }
  if (firebase && data.BACKUP_DIR) {
    throw new ConfigError(
      'BACKUP_DIR must not be set, since the accounts of FIREBASE_CONFIG are kept and backed up elsewhere.',
    );
  }
  const bucket = data.FILES_URL ?? null;
  const bucketKeys = readBucketKeys(data);
  if (bucket && !bucketKeys) {
    const missing = data.AWS_ACCESS_KEY_ID ? 'AWS_SECRET_ACCESS_KEY' : 'AWS_ACCESS_KEY_ID';
    throw new ConfigError(`${missing} must be ${expected[missing]}, since FILES_URL is set.`);
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL ?? null,
    bucket,
    bucketKeys,
    encryptionKey: data.ENCRYPTION_KEY ?? null,
    demoPassword: data.DEMO_PASSWORD ?? null,
    productTitle: data.PRODUCT_TITLE,
    publicUrl: (data.PUBLIC_URL ?? localAddress(data.HOST, data.PORT)).replace(/\/+$/, ''),
    passkeyOrigin: data.PUBLIC_URL ? new URL(data.PUBLIC_URL).origin : null,
    mail: data.SMTP_URL && data.MAIL_FROM ? { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM } : null,
    firebase,
    trustProxy,
    requestAllowance: data.REQUEST_ALLOWANCE,
    storageAllowance: data.STORAGE_ALLOWANCE,
    mediaBytes: {
      photo: data.MAX_PHOTO_MB * megabyte,
      video: data.MAX_VIDEO_MB * megabyte,
      audio: data.MAX_AUDIO_MB * megabyte,
    },
    requirePasskeyForAdmins: data.REQUIRE_PASSKEY_FOR_ADMINS,
    ai: readAi(data),
    drainMs: data.DRAIN_SECONDS * 1000,
    metrics: readMetrics(data),
    traces: readTraces(data),
    slowQueryMs: data.SLOW_QUERY_MS,
    backups: data.BACKUP_DIR
      ? { folder: resolve(data.BACKUP_DIR), timesOfDay: data.BACKUP_AT, keep: data.BACKUP_KEEP }
      : null,
    logLevel: data.LOG_LEVEL,
    production: data.NODE_ENV === 'production',
  };
}

/** null unless both keys are set: one alone may be meant for another program, since many read these variables. */
function readBucketKeys(data: z.infer<typeof schema>): BucketKeys | null {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = data;
  if (!accessKeyId || !secretAccessKey) return null;
  return { accessKeyId, secretAccessKey, sessionToken: data.AWS_SESSION_TOKEN ?? null };
}

/** Without a token, only this machine can read metrics. */
function readMetrics({ METRICS_PORT, METRICS_TOKEN, HOST, PORT }: z.infer<typeof schema>): Config['metrics'] {
  if (METRICS_PORT === undefined && METRICS_TOKEN === undefined) return null;
  if (METRICS_PORT === PORT && PORT !== 0) {
    throw new ConfigError(
      `METRICS_PORT must be another than PORT; to read metrics at port ${PORT}, set METRICS_TOKEN alone.`,
    );
  }
  return {
    port: METRICS_PORT ?? null,
    host: METRICS_TOKEN === undefined ? '127.0.0.1' : HOST,
    token: METRICS_TOKEN ?? null,
  };
}

/** The variable is the base URL for all OpenTelemetry signals; traces are sent to their own path. */
const readTraces = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_TRACES_SAMPLER_ARG: share,
}: z.infer<typeof schema>): Config['traces'] =>
  endpoint === undefined ? null : { url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, share };
