/** Limits how deep JSON in requests may be nested, since the code that parses and validates it recurses for every level. */
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';

/** Two levels of JSON for each of the 20 levels of a document's value, and room for the request around it. */
const maxDepth = 100;

const quote = 0x22;
const backslash = 0x5c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/** A single pass by hand: a regular expression would restart at every quote of an unterminated string. */
export function isNestedTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === quote) quoted = !quoted;
    else if (quoted) {
      if (code === backslash) i += 1;
    } else if (code === openBracket || code === openBrace) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (code === closeBracket || code === closeBrace) depth -= 1;
  }
  return false;
}

/** Replaces Fastify's JSON parser by one that checks the depth first. */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (isNestedTooDeep(text)) done(new Problem(400, 'bad-request', 'The body is nested too deep.'));
    else void parse(request, text, done);
  });
}
