/**
 * Every table of the server, for both PGlite and an external PostgreSQL.
 * After a change in tables/ run `npx drizzle-kit generate --config .config/drizzle.config.ts`, which writes the
 * migration beside this file; migrations are applied when the database is opened (database.ts).
 * It defines shapes and uniqueness only: who may read or write what is decided in identity/ and documents/.
 */
export * from './tables/backups.ts';
export * from './tables/bluebook.ts';
export * from './tables/brand.ts';
export * from './tables/chat.ts';
export * from './tables/checkpoints.ts';
export * from './tables/comments.ts';
export * from './tables/documents.ts';
export * from './tables/erasures.ts';
export * from './tables/hiring.ts';
export * from './tables/identity.ts';
export * from './tables/intakes.ts';
export * from './tables/invoices.ts';
export * from './tables/log.ts';
export * from './tables/merchant-requests.ts';
export * from './tables/pictures.ts';
export * from './tables/products.ts';
export * from './tables/requests.ts';
export * from './tables/second-factor.ts';
export * from './tables/todo.ts';
export * from './tables/trade.ts';
export * from './tables/transcripts.ts';
export * from './tables/vision.ts';
