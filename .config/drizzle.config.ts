/** Run `npx drizzle-kit generate --config .config/drizzle.config.ts --name what_changed` after editing the schema. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './server/db/schema.ts',
  out: './server/db/migrations',
});
