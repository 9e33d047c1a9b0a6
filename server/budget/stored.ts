/**
 * How much one person, and the whole installation, may store: rows of each kind, and bytes of files. It lists each kind that
 * people create by themselves; rules.ts already allows only one user document and one avatar each. Limits on how often
 * requests are made are in table.ts.
 */
import { type Column, type SQL, sql, type Table } from 'drizzle-orm';
import { maxBatch } from '../../src/events/screening/adding.ts';
import {
  chatAttachments,
  chats,
  chatTurns,
  analyses,
  brandPhotos,
  brandReferences,
  checkpoints,
  comments,
  estimates,
  intakes,
  invites,
  jobs,
  media,
  pictures,
  postReports,
  posts,
  postTranscripts,
  products,
  quoteRequests,
  registrations,
  resumes,
  tenants,
  todos,
  transactions,
  uploads,
} from '../db/schema.ts';

export interface StoredRule {
  readonly max: number;
  readonly table: Table;
  readonly owner: Column;
  /** Which of the owner's rows count; all by default. */
  readonly which?: SQL;
  /** For the error message: what the rows are, and (`advice`) how to make room. */
  readonly noun: string;
  readonly advice: string;
}

export const storedRows = {
  products: {
    max: 5000,
    table: products,
    owner: products.seller,
    noun: 'products',
    advice: 'Delete some that you no longer sell',
  },
  posts: {
    max: 5000,
    table: posts,
    owner: posts.owner,
    noun: 'posts',
    advice: 'Delete some and wait a day',
  },
  comments: {
    max: 20_000,
    table: comments,
    owner: comments.author,
    noun: 'comments of yours',
    advice: 'Delete some that nobody has answered and wait a day',
  },
  postReports: {
    max: 200,
    table: postReports,
    owner: postReports.reporter,
    noun: 'reports of yours',
    advice: 'Wait until admins have answered some',
  },
  transcripts: {
    max: 2000,
    table: postTranscripts,
    owner: postTranscripts.owner,
    noun: 'posts with captions',
    advice: 'Remove captions that you no longer need and wait a day',
  },
  uploads: {
    max: 50,
    table: uploads,
    owner: uploads.owner,
    which: sql`${uploads.mediumId} is null`,
    noun: 'uploads under way',
    advice: 'Finish or discard some first',
  },
  /** Complete uploads, posted or not. */
  media: {
    max: 6000,
    table: media,
    owner: media.owner,
    noun: 'photos, videos and recordings',
    advice: 'Delete some posts and wait a day',
  },
  pictures: {
    max: 20_000,
    table: pictures,
    owner: pictures.owner,
    noun: 'pictures',
    advice: 'Delete photos or products that you no longer need',
  },
  analyses: {
    max: 5000,
    table: analyses,
    owner: analyses.owner,
    noun: 'image analyses',
    advice: 'Delete some and wait a day',
  },
  brandReferences: {
    max: 60,
    table: brandReferences,
    owner: brandReferences.owner,
    noun: 'names with reference photos',
    advice: 'Delete some and wait a day',
  },
  /** Few, since every check compares with all of them. */
  brandPhotos: {
    max: 120,
    table: brandPhotos,
    owner: brandPhotos.owner,
    noun: 'reference photos',
    advice: 'Remove some first',
  },
  quoteRequests: {
    max: 200,
    table: quoteRequests,
    owner: quoteRequests.buyer,
    noun: 'open questions for a price',
    advice: 'Wait for answers first',
  },
  /** Counted per buyer. */
  openTransactions: {
    max: 500,
    table: transactions,
    owner: transactions.buyer,
    // Not drafts, which sellers write: they could keep a buyer from ordering elsewhere.
    which: sql`${transactions.state} = 'unpaid'`,
    noun: 'open orders',
    advice: 'Pay or cancel some first',
  },
  /** A seller's drafts, which reserve nothing and end only when somebody ends them. */
  drafts: {
    max: 2000,
    table: transactions,
    owner: transactions.seller,
    which: sql`${transactions.state} = 'draft'`,
    noun: 'drafts of transactions',
    advice: 'Place or cancel some first',
  },
  pendingInvites: {
    max: 1000,
    table: invites,
    owner: invites.merchant,
    which: sql`${invites.state} = 'pending'`,
    noun: 'invites that wait for an answer',
    advice: 'Withdraw some first',
  },
  registrations: {
    max: 5000,
    table: registrations,
    owner: registrations.merchant,
    noun: 'registered clients',
    advice: 'Delete registrations that nobody used',
  },
  tenants: {
    max: 100,
    table: tenants,
    owner: tenants.owner,
    which: sql`not ${tenants.deleted}`,
    noun: 'businesses',
    advice: 'Delete those that are closed',
  },
  intakes: {
    max: 20_000,
    table: intakes,
    owner: intakes.merchant,
    noun: 'intakes',
    advice: 'Hang new photos on intakes that are there',
  },
  estimates: {
    max: 5000,
    table: estimates,
    owner: estimates.owner,
    noun: 'estimates',
    advice: 'Delete some and wait a day',
  },
  jobs: {
    max: 1000,
    table: jobs,
    owner: jobs.employer,
    which: sql`${jobs.deletedAt} is null`,
    noun: 'jobs',
    advice: 'Delete some that are over',
  },
  resumesOfJob: {
    max: 2000,
    table: resumes,
    owner: resumes.job,
    which: sql`${resumes.file} is not null`,
    noun: 'applications for this job',
    advice: 'Try again when the employer has made room',
  },
  resumesOfBatch: {
    max: maxBatch,
    table: resumes,
    owner: resumes.batch,
    noun: 'résumés added together',
    advice: 'Start with the rest anew',
  },
  resumesOfEmployer: {
    max: 20_000,
    table: resumes,
    owner: resumes.employer,
    which: sql`${resumes.file} is not null`,
    noun: 'applications with this employer',
    advice: 'Try again when the employer has made room',
  },
  todos: {
    max: 10_000,
    table: todos,
    owner: todos.owner,
    noun: 'todos',
    advice: 'Delete some that are done',
  },
  chats: {
    max: 10_000,
    table: chats,
    owner: chats.owner,
    noun: 'chats',
    advice: 'Delete some and wait a day',
  },
  chatTurns: {
    max: 100_000,
    table: chatTurns,
    owner: chatTurns.owner,
    noun: 'questions in your chats',
    advice: 'Delete chats that you no longer need and wait a day',
  },
  chatAttachments: {
    max: 20_000,
    table: chatAttachments,
    owner: chatAttachments.owner,
    noun: 'files attached to questions',
    advice: 'Delete chats that you no longer need and wait a day',
  },
  checkpoints: {
    max: 50_000,
    table: checkpoints,
    owner: checkpoints.uid,
    noun: 'signed checkpoints',
    advice: 'Export your log',
  },
} as const satisfies Record<string, StoredRule>;

export type StoredKind = keyof typeof storedRows;

const MB = 1024 * 1024;

/** Bytes of stored files: a person's pictures, recordings, attachments and uploads in progress, and the résumés that were sent to them. */
export const storedBytes = {
  person: 4096 * MB,
  installation: 100 * 1024 * MB,
} as const;

/** Bytes of a person's questions and answers: years of daily use. */
export const maxChatBytes = 512 * MB;
