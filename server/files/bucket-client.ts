/** The official client of a bucket, as we use it, and what goes wrong with it in a line for the operator. */
import { S3Client } from '@aws-sdk/client-s3';
import type { BucketAddress } from '../bucket-address.ts';
import type { BucketKeys } from '../config.ts';
import { FilesUnavailable } from './files-unavailable.ts';

export interface BucketTimes {
  readonly connectMs: number;
  /** A connection on which nothing moves for so long is given up, and what it was for asked again. */
  readonly idleMs: number;
}

export const usualTimes: BucketTimes = { connectMs: 5000, idleMs: 20_000 };

/** Whoever watches a film holds a connection while it plays: many more than the SDK's 50. */
const maxSockets = 2000;

export function openBucket(
  { endpoint, region }: BucketAddress,
  { accessKeyId, secretAccessKey, sessionToken }: BucketKeys,
  { connectMs, idleMs }: BucketTimes = usualTimes,
): S3Client {
  // Ten lines about the next version of Node are nothing that whoever starts us could act on.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const agent = { keepAlive: true, maxSockets };
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken === null ? {} : { sessionToken }) },
    // Servers of one's own rarely have a name for each bucket.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    // Whoever waits for a bucket that is silent hears of it after a minute.
    maxAttempts: 3,
    // Only where s3-store.ts asks for it: not every server knows the checksums that the SDK would add to everything.
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

/** The client notes on whatever it gives up how often it has asked. */
export const wasTriedAgain = (error: unknown) => (error as SdkError | null)?.$metadata !== undefined;

/** Also of a bucket that is not there: some answers say no more than 404. */
export const isMissing = (error: unknown) =>
  error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name);

/** The server does not know this operation. */
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

/** What an operation on a bucket failed with, as whoever waits for it needs it. */
export function bucketFailure(error: unknown): FilesUnavailable {
  if (error instanceof FilesUnavailable) return error;
  const { name, Code, code, message } = error as SdkError;
  const inner = error instanceof AggregateError ? (error.errors[0] as SdkError | undefined) : undefined;
  const words = [name, Code, code, inner?.code].filter((word) => word !== undefined);
  const known = words.map((word) => reasons[word]).find((reason) => reason !== undefined);
  const isFull = statusOf(error) === 507 || words.some((word) => full.has(word));
  const said = (inner?.message ?? message).split('\n')[0]?.replace(/\.$/, '') || name;
  return new FilesUnavailable(isFull ? 'full' : 'out-of-reach', known ?? said, { cause: error });
}
