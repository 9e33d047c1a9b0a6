/** Jobs and the résumés sent for them. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Extraction } from '../../../src/events/screening/extraction.ts';
import { decisions, screeningStatuses } from '../../../src/events/screening/projection.ts';
import type { Points, WantedSkills } from '../../../src/events/screening/rubric.ts';
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
    description: text('description').notNull(),
    requiredSkills: jsonb('required_skills').$type<readonly string[]>().notNull(),
    niceToHave: jsonb('nice_to_have').$type<readonly string[]>().notNull(),
    experienceLevel: text('experience_level', { enum: ['Junior', 'Mid', 'Senior'] }).notNull(),
    minYears: integer('min_years').notNull(),
    degreeRequired: boolean('degree_required').notNull(),
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
    name: text('name'),
    /** Lower-cased. */
    email: text('email'),
    /** E.164. */
    phone: text('phone'),
    consentAt: instant('consent_at').notNull(),
    /** In the file store. */
    file: text('file'),
    kind: text('kind', { enum: ['pdf', 'docx', 'txt'] }),
    /** Of the file, hex. */
    sha256: text('sha256'),
    /** SHA-256 of the receipt, hex: whoever holds it can erase without an account. */
    receiptHash: text('receipt_hash').unique('resumes_receipt_unique'),
    /** As it was read. */
    text: text('text'),
    extraction: jsonb('extraction').$type<Extraction>(),
    /** The points of the score by their names. */
    points: jsonb('points').$type<readonly Points[]>(),
    /** What the employer wrote with a decision, by the seq of its fact. */
    notes: jsonb('notes').$type<Readonly<Record<string, string>>>().notNull().default({}),
    /** As the employer entered it, for the table of selection rates; empty: none. */
    groupName: text('group_name').notNull().default(''),
    /** All that a search looks into, in small letters. */
    searched: text('searched').notNull(),
    /** Seq of the last fact. */
    version: integer('version').notNull(),
    state: text('state', { enum: screeningStatuses }).notNull(),
    /** 0 to 100. */
    total: integer('total'),
    /** What the job asked for when it was scored last, and when that was. */
    scoredFor: jsonb('scored_for').$type<WantedSkills>(),
    scoredAt: instant('scored_at'),
    /** What a person has decided; it stays while the résumé is scored again. */
    decided: text('decided', { enum: decisions }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('resumes_once').on(table.job, table.email, table.sha256),
    index('resumes_job').on(table.job),
    index('resumes_employer').on(table.employer, table.createdAt),
    index('resumes_applicant').on(table.applicant, table.createdAt),
    index('resumes_unfinished')
      .on(table.updatedAt)
      .where(sql`${table.state} in ('received', 'extracting', 'scoring')`),
  ],
);

/** Files of the store that are to go: written before a file is, so that none is ever forgotten. */
export const doomedFiles = pgTable('doomed_files', {
  file: text('file').primaryKey(),
  dueAt: instant('due_at').notNull(),
});
