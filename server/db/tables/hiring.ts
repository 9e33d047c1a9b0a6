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
    /** As of foldBusinessName; null: not folded yet. */
    foldedCompany: text('folded_company'),
    description: text('description').notNull(),
    requiredSkills: jsonb('required_skills').$type<readonly string[]>().notNull(),
    niceToHave: jsonb('nice_to_have').$type<readonly string[]>().notNull(),
    experienceLevel: text('experience_level', { enum: ['Junior', 'Mid', 'Senior'] }).notNull(),
    minYears: integer('min_years').notNull(),
    degreeRequired: boolean('degree_required').notNull(),
    /** By which résumés are scored. */
    rubric: text('rubric', { enum: rubrics }).notNull().default('v1'),
    /** For a year of full work; all three are null when no salary is named. */
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
    /** All that a search looks into, in small letters. */
    searched: text('searched').notNull(),
    /** All that the filter by place looks into, in small letters. */
    place: text('place').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    openedAt: instant('opened_at'),
    /** Set: gone for everybody, and soon erased. */
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
 * Résumés that were sent for a job, with the projection of the streams `screening/{id}`. What says anything about the
 * person is null or empty once one is erased; the row stays, so that both sides see that there was one.
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
     * Name, email, phone and group; the text; and what was found in it and written about it. Sealed with a key of its own
     * (hiring/personal.ts), so that there is no copy to read once that is destroyed. null: there is none, or it is erased.
     */
    sealedContact: text('sealed_contact'),
    sealedText: text('sealed_text'),
    sealedFindings: text('sealed_findings'),
    /** Tells that the same file was sent before for the same job and email; says nothing by itself. */
    sentMark: text('sent_mark').unique('resumes_sent_once'),
    consentAt: instant('consent_at').notNull(),
    /** Its employer has added it. */
    added: boolean('added').notNull().default(false),
    /** Those that were added together; null: it was sent by itself. */
    batch: text('batch'),
    /** Tells that another one for the same job has the same email; null: it has none, or is older than this column. */
    personMark: text('person_mark'),
    /** In the file store. */
    file: text('file'),
    /** Of the file; 0: stored by a release that did not count. */
    bytes: integer('bytes').notNull().default(0),
    kind: text('kind', { enum: ['pdf', 'docx', 'txt'] }),
    /** SHA-256 of the receipt, hex: whoever holds it can erase without an account. */
    receiptHash: text('receipt_hash').unique('resumes_receipt_unique'),
    /** Seq of the last fact. */
    version: integer('version').notNull(),
    state: text('state', { enum: screeningStatuses }).notNull(),
    /** 0 to 100. */
    total: integer('total'),
    /** What the job asked for when it was scored last, and when that was. */
    scoredFor: jsonb('scored_for').$type<Asked>(),
    scoredAt: instant('scored_at'),
    /** What a person has decided; it stays while the résumé is scored again. */
    decided: text('decided', { enum: decisions }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    // What an older release wrote in the clear; sealed and emptied at the first start (hiring/seal-older.ts).
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

/** Files of the store that are to go: written before a file is, so that none is ever forgotten. */
export const pendingDeletions = pgTable('doomed_files', {
  file: text('file').primaryKey(),
  dueAt: instant('due_at').notNull(),
});
