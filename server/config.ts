/**
 * Reads the configuration from environment variables, once at startup. A wrong value is a ConfigError with a
 * one-line message for the operator. Nothing else reads the environment.
 */
import { isIP, isIPv4 } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type BucketAddress, bucketAddressForm, readBucketAddress } from './bucket-address.ts';

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The web configuration of a hosted Firebase project, as its console shows it. Public by design. */
const firebaseSchema = z.object({
  apiKey: z.string().min(1),
  projectId: z.string().min(1),
  authDomain: z.string().optional(),
  databaseURL: z.url().optional(),
  storageBucket: z.string().optional(),
  messagingSenderId: z.string().optional(),
  appId: z.string().optional(),
  measurementId: z.string().optional(),
});
export type FirebaseConfig = z.infer<typeof firebaseSchema>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** A server with OpenAI's API, and its model for each purpose; null: the built-in engine is used for it. */
export interface AiSettings {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** null: the server requires none. */
  readonly apiKey: string | null;
  readonly chatModel: string | null;
  readonly embeddingModel: string | null;
  /** For pictures. */
  readonly visionModel: string | null;
  /** For speech. */
  readonly transcriptionModel: string | null;
}

/** Access keys of a bucket. */
export interface BucketKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** null: the keys are permanent. */
  readonly sessionToken: string | null;
}

/** When scheduled backups are made, where they are stored, and which are kept. */
export interface BackupSchedule {
  /** Absolute. */
  readonly folder: string;
  /** Minutes after midnight, UTC, the earliest first; at least one. */
  readonly timesOfDay: readonly number[];
  readonly keep: Keep;
}

/** For how many of the latest days, weeks and months with a backup the newest one is kept. */
export interface Keep {
  /** At least one. */
  readonly daily: number;
  readonly weekly: number;
  readonly monthly: number;
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

/** Whether a server that listens on `host` is reachable only from this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);
}

const httpUrl = (protocols: readonly string[]) => (text: string) => {
  try {
    return protocols.includes(new URL(text).protocol);
  } catch {
    return false;
  }
};

/** Parses `03:00` or `03:00,15:00` as minutes after midnight, earliest first; null: not valid. */
function readTimesOfDay(text: string): readonly number[] | null {
  const times = text.split(',').map((time) => {
    const [, hour, minute] = /^\s*([01]\d|2[0-3]):([0-5]\d)\s*$/.exec(time) ?? [];
    return hour === undefined ? NaN : Number(hour) * 60 + Number(minute);
  });
  return times.some(Number.isNaN) ? null : [...new Set(times)].sort((one, other) => one - other);
}

/** Parses `7,5,12`: days, weeks and months; null: not valid. */
function readKeep(text: string): Keep | null {
  const [, daily, weekly, monthly] =
    /^\s*([1-9]\d{0,2})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*$/.exec(text) ?? [];
  if (daily === undefined) return null;
  return { daily: Number(daily), weekly: Number(weekly), monthly: Number(monthly) };
}

const megabyte = 1024 * 1024;
const megabytes = (usual: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(most))
    .default(usual);

const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().max(65_535))
    .default(8787),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(httpUrl(['postgres:', 'postgresql:']))
    .optional(),
  FILES_URL: z
    .string()
    .transform(readBucketAddress)
    .refine((address) => address !== null)
    .optional(),
  AWS_ACCESS_KEY_ID: z.string().trim().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().trim().optional(),
  AWS_SESSION_TOKEN: z.string().trim().optional(),
  ENCRYPTION_KEY: z
    .string()
    .regex(/^[\w-]{43}=?$|^[A-Za-z0-9+/]{43}=?$/)
    .transform((text) => Buffer.from(text, 'base64'))
    .optional(),
  DEMO_PASSWORD: z.string().min(8).max(128).optional(),
  PRODUCT_TITLE: z.string().trim().min(1).max(60).default('Patina'),
  PUBLIC_URL: z
    .string()
    .refine(httpUrl(['http:', 'https:']))
    .optional(),
  SMTP_URL: z
    .string()
    .refine(httpUrl(['smtp:', 'smtps:']))
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<]@[^\s@>]+>?$/)
    .optional(),
  FIREBASE_CONFIG: z.string().optional(),
  TRUST_PROXY: z.string().optional(),
  REQUEST_ALLOWANCE: z
    .string()
    .regex(/^\d{1,5}(\.\d)?$/)
    .transform(Number)
    .pipe(z.number().min(0.1))
    .default(1),
  STORAGE_ALLOWANCE: z
    .string()
    .regex(/^\d{1,5}(\.\d{1,4})?$/)
    .transform(Number)
    .pipe(z.number().positive())
    .default(1),
  MAX_PHOTO_MB: megabytes(30, 30),
  MAX_VIDEO_MB: megabytes(2048, 1024 * 1024),
  MAX_AUDIO_MB: megabytes(512, 1024 * 1024),
  REQUIRE_PASSKEY_FOR_ADMINS: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .default(false),
  AI_BASE_URL: z
    .string()
    .refine((text) => httpUrl(['http:', 'https:'])(text) && new URL(text).username === '')
    .optional(),
  AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .optional(),
  AI_CHAT_MODEL: z.string().max(200).optional(),
  AI_EMBEDDING_MODEL: z.string().max(200).optional(),
  AI_VISION_MODEL: z.string().max(200).optional(),
  AI_TRANSCRIPTION_MODEL: z.string().max(200).optional(),
  DRAIN_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().max(300))
    .default(0),
  METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().max(65_535))
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/)
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(httpUrl(['http:', 'https:']))
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^[01](\.\d{1,6})?$/)
    .transform(Number)
    .pipe(z.number().max(1))
    .default(1),
  SLOW_QUERY_MS: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .default(2000),
  BACKUP_DIR: z.string().optional(),
  BACKUP_AT: z
    .string()
    .transform(readTimesOfDay)
    .refine((times) => times !== null)
    .default([3 * 60]),
  BACKUP_KEEP: z
    .string()
    .transform(readKeep)
    .refine((keep) => keep !== null)
    .default({ daily: 7, weekly: 5, monthly: 12 }),
  LOG_LEVEL: z.enum(logLevels).default('info'),
  NODE_ENV: z.string().optional(),
});

const expected: Record<keyof z.infer<typeof schema>, string> = {
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

function wrong(name: keyof typeof expected, value: string | undefined): never {
  const given = value === undefined || secret.has(name) ? 'this one is not' : `not ${JSON.stringify(value)}`;
  throw new ConfigError(`${name} must be ${expected[name]}; ${given}.`);
}

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

/** The URL at which a person on this machine reaches a server that listens on `host`. */
export function localAddress(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** null unless both keys are set: one alone may be meant for another program, since many read these variables. */
function readBucketKeys(data: z.infer<typeof schema>): BucketKeys | null {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = data;
  if (!accessKeyId || !secretAccessKey) return null;
  return { accessKeyId, secretAccessKey, sessionToken: data.AWS_SESSION_TOKEN ?? null };
}

function readFirebase(text: string): FirebaseConfig {
  try {
    const parsed = firebaseSchema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
  } catch {
    // Not JSON: the same error as for JSON of another shape.
  }
  return wrong('FIREBASE_CONFIG', text);
}

const modelSettings = [
  'AI_CHAT_MODEL',
  'AI_EMBEDDING_MODEL',
  'AI_VISION_MODEL',
  'AI_TRANSCRIPTION_MODEL',
] as const;

function readAi(data: z.infer<typeof schema>): AiSettings | null {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey } = data;
  const set = ([...modelSettings, 'AI_API_KEY'] as const).find((name) => data[name] !== undefined);
  if (baseUrl === undefined) {
    if (set === undefined) return null;
    throw new ConfigError(`AI_BASE_URL must be ${expected.AI_BASE_URL}, since ${set} is set.`);
  }
  if (modelSettings.every((name) => data[name] === undefined)) {
    throw new ConfigError(
      `${modelSettings.join(' or ')} must be the name of a model, since AI_BASE_URL is set.`,
    );
  }
  const model = (name: (typeof modelSettings)[number]) => data[name]?.trim() ?? null;
  return {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    apiKey: apiKey ?? null,
    chatModel: model('AI_CHAT_MODEL'),
    embeddingModel: model('AI_EMBEDDING_MODEL'),
    visionModel: model('AI_VISION_MODEL'),
    transcriptionModel: model('AI_TRANSCRIPTION_MODEL'),
  };
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

const maxHops = 10;

/**
 * Only the addresses appended by a known number of proxies, or by proxies with known addresses, are trusted: the first
 * address of the header is whatever the visitor sent.
 */
function readTrustProxy(text: string | undefined): false | number | string {
  if (text === undefined || text === 'false') return false;
  if (text === 'true') {
    throw new ConfigError(
      `TRUST_PROXY must be ${expected.TRUST_PROXY}; "true" would believe any address that a visitor claims.`,
    );
  }
  if (/^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= maxHops) return Number(text);
  const proxies = text.split(',').map((proxy) => proxy.trim());
  if (proxies.every(isAddressOrRange)) return proxies.join(',');
  return wrong('TRUST_PROXY', text);
}

/** Rejects the range of all addresses (`/0`), which would be the same as `true`. */
function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (isIPv4(address) ? 32 : 128);
}
