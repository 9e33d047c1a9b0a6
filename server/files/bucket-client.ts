/** Configures the S3 client for buckets, and translates its errors into one line for the operator. */
import { S3Client } from '@aws-sdk/client-s3';
import type { BucketAddress } from '../bucket-address.ts';
import type { BucketKeys } from '../config.ts';
import { FilesUnavailable } from './files-unavailable.ts';

export interface BucketTimes {
  readonly connectMs: number;
  /** A connection without any traffic for this long is closed, and its request is retried. */
  readonly idleMs: number;
}

export const usualTimes: BucketTimes = { connectMs: 5000, idleMs: 20_000 };

/** Every playing video holds a connection, so many more than the SDK's default of 50 are needed. */
const maxSockets = 2000;

export function openBucket(
  { endpoint, region }: BucketAddress,
  { accessKeyId, secretAccessKey, sessionToken }: BucketKeys,
  { connectMs, idleMs }: BucketTimes = usualTimes,
): S3Client {
  // The SDK's warning about Node.js versions (ten lines) is nothing that the operator could act on.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const agent = { keepAlive: true, maxSockets };
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken === null ? {} : { sessionToken }) },
    // Self-hosted servers rarely have a host name for each bucket.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    // With `idleMs` of 20 s, a bucket that does not answer fails after a minute.
    maxAttempts: 3,
    // Checksums only where s3-store.ts asks for them: not every server supports those that the SDK would always add.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      socketTimeout: idleMs,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

interface SdkError extends Error {
  readonly Code?: string;
  readonly code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const statusOf = (error: unknown) => (error as SdkError | null)?.$metadata?.httpStatusCode;

/** Whether the SDK itself has handled (and retried) the request: it adds `$metadata` to such errors. */
export const wasTriedAgain = (error: unknown) => (error as SdkError | null)?.$metadata !== undefined;

/** The object does not exist, or possibly the bucket: some responses say only 404. */
export const isMissing = (error: unknown) =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);

/** The server does not support this operation. */
export const isUnknownOperation = (error: unknown) => [405, 501].includes(statusOf(error) ?? 0);

const reasons: Readonly<Record<string, string>> = {
  NoSuchBucket: 'there is no such bucket',
  InvalidAccessKeyId: 'the server does not know AWS_ACCESS_KEY_ID',
  SignatureDoesNotMatch: 'AWS_SECRET_ACCESS_KEY is not the key that belongs to AWS_ACCESS_KEY_ID',
  AccessDenied: 'these keys may not list, read, write and remove there',
  ExpiredToken: 'AWS_SESSION_TOKEN has expired',
  PermanentRedirect: 'it is in another region',
  AuthorizationHeaderMalformed: 'it is in another region',
  RequestTimeTooSkewed: 'the clocks of this machine and of the server differ too much',
  ECONNREFUSED: 'nothing answers at that address',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host cannot be looked up',
  TimeoutError: 'it does not answer in time',
};

const full: ReadonlySet<string> = new Set(['QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage']);

/** The error of a bucket operation as FilesUnavailable, with a message for the operator. */
export function bucketFailure(error: unknown): FilesUnavailable {
  if (error instanceof FilesUnavailable) return error;
  const { name, Code, code, message } = error as SdkError;
  const inner = error instanceof AggregateError ? (error.errors[0] as SdkError | undefined) : undefined;
  const codes = [name, Code, code, inner?.code].filter((word) => word !== undefined);
  const reason = codes.map((word) => reasons[word]).find((reason) => reason !== undefined);
  const isFull = statusOf(error) === 507 || codes.some((word) => full.has(word));
  const ownMessage = (inner?.message ?? message).split('\n')[0]?.replace(/\.$/, '') || name;
  return new FilesUnavailable(isFull ? 'full' : 'out-of-reach', reason ?? ownMessage, { cause: error });
}
