/** The address of a bucket on any S3-compatible server, and its parser. It contains no access keys. */
export interface BucketAddress {
  readonly bucket: string;
  /** The beginning of every key in the bucket: empty, or with a slash at the end. */
  readonly prefix: string;
  /** Without a slash at the end; null: Amazon's endpoint of the region. */
  readonly endpoint: string | null;
  readonly region: string;
}

export const bucketAddressForm =
  's3://bucket?region=eu-central-1 or s3://bucket/folder?endpoint=https://host:port';

const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const prefixForm = /^([\w-][\w.-]{0,99}\/){0,5}$/;
/** The region that self-hosted servers use by default. */
const usualRegion = 'us-east-1';

export const looksLikeBucket = (text: string) => text.startsWith('s3:');

/** Parses an address; null: it is not valid. */
export function readBucketAddress(text: string): BucketAddress | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 's3:' || url.username || url.password || url.port || url.hash) return null;
  const known = ['endpoint', 'region'];
  const given = [...url.searchParams.keys()];
  if (given.some((name) => !known.includes(name)) || new Set(given).size < given.length) return null;
  const bucket = url.hostname;
  const path = url.pathname.replace(/^\/|\/$/g, '');
  const prefix = path === '' ? '' : `${path}/`;
  const endpoint = url.searchParams.get('endpoint');
  const region = url.searchParams.get('region') ?? (endpoint === null ? '' : usualRegion);
  if (!bucketName.test(bucket) || !prefixForm.test(prefix) || !/^[a-z0-9-]{1,40}$/.test(region)) return null;
  if (endpoint === null) return { bucket, prefix, endpoint, region };
  const server = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (!server || !['http:', 'https:'].includes(server.protocol)) return null;
  if (server.username || server.password || server.search || server.hash || server.pathname !== '/')
    return null;
  return { bucket, prefix, endpoint: server.origin, region };
}

/** Roughly as the operator wrote it; contains no secrets. */
export const nameOfBucket = ({ bucket, prefix, endpoint, region }: BucketAddress) =>
  `s3://${bucket}/${prefix} at ${endpoint ?? `Amazon S3 in ${region}`}`;
