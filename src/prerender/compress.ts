/**
 * Writes each script and style sheet of the build a second time, compressed as well as Brotli can: a server that compresses while
 * somebody waits gets a tenth more bytes out of it, and does so for every request (docs/decisions/0330-keep-the-first-load-small.md).
 * server/web-app.ts sends `<file>.br` to every browser that takes it.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };

/** Smaller files fit into one packet as they are; the server does not compress them either. */
const minBytes = 1024;

export function writeCompressed(): Plugin {
  return {
    name: 'write-compressed',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      const parts = Object.values(bundle).map(async (part) => {
        if (!/\.(js|css)$/.test(part.fileName)) return;
        const bytes = Buffer.from(part.type === 'chunk' ? part.code : part.source);
        if (bytes.length < minBytes) return;
        await writeFile(join(dir, `${part.fileName}.br`), await compress(bytes, { params }));
      });
      await Promise.all(parts);
    },
  };
}
