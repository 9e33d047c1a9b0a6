/** Jobs and the résumés sent for them. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Extraction } from '../../../src/events/screening/extraction.ts';
import { decisions, screeningStatuses } from '../../../src/events/screening/projection.ts';
import type { Asked } from '../../../src/events/screening/asked.ts';
import type { Points } from '../../../src/events/screening/rubric.ts';
import { rubrics } from '../../../src/events/screening/rubrics.ts';
import { accounts } from './identity.ts';
import { instant } from './instant.ts';
import { ownedBy } from './owned-by.ts';

/** Projection of the streams `job/{id}`: what lists and screening read. */
export const jobs = pgTable(
  'jobs',
  {
    id: text('id').primaryKey(),
    employer: ownedBy('employer'),
    /** Seq of the last fact. */
    version: integer('version').notNull(),
    status: text('status', { enum: ['draft', 'open', 'closed'] }).notNull(),
    title: text('title').notNull(),
    company: text('company').notNull(),
    /** The name as foldBusinessName folds it; null: not folded yet. */
    foldedCompany: text('folded_company'),
    description: text('description').notNull(),
    requiredSkills: jsonb('required_skills').$type<readonly string[]>().notNull(),
    niceToHave: jsonb('nice_to_have').$type<readonly string[]>().notNull(),
    experienceLevel: text('experience_level', { enum: ['Junior', 'Mid', 'Senior'] }).notNull(),
    minYears: integer('min_years').notNull(),
    degreeRequired: boolean('degree_required').notNull(),
    /** The rubric by which résumés are scored. */
    rubric: text('rubric', { enum: rubrics }).notNull().default('v1'),
    /** Per year of full-time work; all three are null when no salary is stated. */
    salaryMinCents: bigint('salary_min_cents', { mode: 'number' }),
    salaryMaxCents: bigint('salary_max_cents', { mode: 'number' }),
    salaryCurrency: text('salary_currency'),
    location: text('location').notNull(),
    /** ISO 3166-1, two letters; may be empty in a draft. */
    country: text('country').notNull(),
    remote: boolean('remote').notNull(),
    /** E.164, or empty. */
    contactPhone: text('contact_phone').notNull(),
    /** YYYY-MM-DD; may be empty in a draft. */
    validThrough: text('valid_through').notNull(),
    /** All text that the search looks at, in lower case. */
    searched: text('searched').notNull(),
    /** All text that the filter by place looks at, in lower case. */
    place: text('place').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    openedAt: instant('opened_at'),
    /** Set: deleted, visible to nobody, and soon erased. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    index('jobs_employer').on(table.employer, table.createdAt),
    index('jobs_folded_company').on(table.foldedCompany),
    index('jobs_board')
      .on(table.openedAt)
      .where(sql`${table.status} = 'open' and ${table.deletedAt} is null`),
    index('jobs_deleted')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
  ],
);

/**
 * Résumés that were sent for a job, with the projection of the streams `screening/{id}`. Once a résumé is erased, all
 * columns about the person are null or empty; the row stays, so that both sides see that there was one.
 */
export const resumes = pgTable(
  'resumes',
  {
    id: text('id').primaryKey(),
    job: text('job')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    employer: ownedBy('employer'),
    /** null for somebody without an account. */
    applicant: text('applicant').references(() => accounts.uid, { onDelete: 'set null' }),
    /**
     * Name, email, phone and group; the text; and what was found in it and written about it. Sealed with a key per résumé
     * (hiring/personal.ts), so that no readable copy is left once the key is destroyed. null: there is none, or it is erased.
     */
    sealedContact: text('sealed_contact'),
    sealedText: text('sealed_text'),
    sealedFindings: text('sealed_findings'),
    /** Keyed hash of file, job and email: detects that the same file was sent before; reveals nothing by itself. */
    sentMark: text('sent_mark').unique('resumes_sent_once'),
    consentAt: instant('consent_at').notNull(),
    /** Added by the employer, not sent by the applicant. */
    added: boolean('added').notNull().default(false),
    /** Id of the batch of résumés that were added together; null: it was sent by itself. */
    batch: text('batch'),
    /** Keyed hash: equal for résumés with the same email for the same job; null: no email, or older than this column. */
    personMark: text('person_mark'),
    /** Name in the file store. */
    file: text('file'),
    /** Size of the file; 0: stored by a release that did not record it. */
    bytes: integer('bytes').notNull().default(0),
    kind: text('kind', { enum: ['pdf', 'docx', 'txt'] }),
    /** SHA-256 of the receipt, hex: its holder can erase the résumé without an account. */
    receiptHash: text('receipt_hash').unique('resumes_receipt_unique'),
    /** Seq of the last fact. */
    version: integer('version').notNull(),
    state: text('state', { enum: screeningStatuses }).notNull(),
    /** 0 to 100. */
    total: integer('total'),
    /** What the job asked for when the résumé was last scored, and when that was. */
    scoredFor: jsonb('scored_for').$type<Asked>(),
    scoredAt: instant('scored_at'),
    /** A person's decision; scoring the résumé again does not change it. */
    decided: text('decided', { enum: decisions }),
    /** When it was rejected or withdrawn; null: neither, or by a release that did not record it. */
    closedAt: instant('closed_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    // What an older release wrote unencrypted; sealed and emptied at the first start (hiring/seal-older.ts).
    olderName: text('name'),
    olderEmail: text('email'),
    olderPhone: text('phone'),
    olderSha256: text('sha256'),
    olderText: text('text'),
    olderExtraction: jsonb('extraction').$type<Extraction>(),
    olderPoints: jsonb('points').$type<readonly Points[]>(),
    olderNotes: jsonb('notes').$type<Readonly<Record<string, string>>>().notNull().default({}),
    olderGroupName: text('group_name').notNull().default(''),
    olderSearched: text('searched').notNull().default(''),
  },
  (table) => [
    index('resumes_job').on(table.job),
    index('resumes_batch').on(table.batch),
    index('resumes_person').on(table.job, table.personMark),
    index('resumes_employer').on(table.employer, table.createdAt),
    index('resumes_applicant').on(table.applicant, table.createdAt),
    index('resumes_unfinished')
      .on(table.updatedAt)
      .where(sql`${table.state} in ('received', 'extracting', 'scoring')`),
  ],
);

/** Projection of the streams `retention-rules/{uid}`. */
export const retentionRules = pgTable('retention_rules', {
  employer: ownedBy('employer').primaryKey(),
  /** Months after which closed applications are erased; null: they are kept. */
  months: integer('months'),
});

/** Files to delete from the store. The row is written before the file itself, so that none is ever left over. */
export const pendingDeletions = pgTable('doomed_files', {
  file: text('file').primaryKey(),
  dueAt: instant('due_at').notNull(),
});
