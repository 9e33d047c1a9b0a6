/** The form and the default of each variable. */
import { z } from 'zod';
import { readBucketAddress } from '../bucket-address.ts';
import { httpUrl } from './addresses.ts';
import { readKeep, readTimesOfDay } from './backups.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
const megabytes = (usual: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(most))
    .default(usual);

export const schema = z.object({
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
