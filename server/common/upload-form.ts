/**
 * Parses a form with a file (multipart/form-data) into an object. It is read as it arrives and refused at the first part
 * too many: a form of a few megabytes can contain a hundred thousand parts.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyConfig } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problem.ts';

/** A form beyond these limits is refused; our largest has five fields and a file. */
const limits: BusboyConfig['limits'] = {
  fields: 20,
  files: 2,
  parts: 22,
  fieldNameSize: 100,
  fieldSize: 16 * 1024,
  headerPairs: 20,
  headerSize: 8 * 1024,
};

export function addUploadForms(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', (request: FastifyRequest, payload: Readable) =>
    readForm(request.headers, payload, request.routeOptions.bodyLimit),
  );
}

const unreadable = () => new Problem(400, 'bad-request', 'The form is not understood.');
const tooManyParts = () => new Problem(400, 'bad-request', 'The form has more fields than are asked for.');
const tooLarge = () => new Problem(413, 'too-large', 'This is larger than the server accepts.');

/** The text `true` becomes the boolean (a ticked box); if a name occurs twice, the last value counts. */
async function readForm(
  headers: IncomingHttpHeaders,
  payload: Readable,
  maxBytes: number,
): Promise<Record<string, unknown>> {
  if (Number(headers['content-length']) > maxBytes) throw tooLarge();
  const form: Record<string, unknown> = {};
  const parser = openParser(headers);
  return new Promise((resolve, reject) => {
    let bytes = 0;
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) refuse(tooLarge());
    };
    const refuse = (problem: Problem) => {
      payload.unpipe(parser).off('data', count);
      // The rest is read and discarded; the connection is closed after the response.
      payload.resume();
      reject(problem);
    };
    parser
      .on('field', (name, value, nameCut, valueCut) => {
        if (nameCut || valueCut) refuse(tooLarge());
        else set(form, name, value === 'true' ? true : value);
      })
      .on('file', (name, stream) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('error', () => refuse(unreadable()));
        stream.on('end', () => set(form, name, Buffer.concat(chunks)));
      })
      .on('partsLimit', () => refuse(tooManyParts()))
      .on('fieldsLimit', () => refuse(tooManyParts()))
      .on('filesLimit', () => refuse(tooManyParts()))
      .on('error', () => refuse(unreadable()))
      .on('finish', () => resolve(form));
    payload.on('data', count);
    payload.on('error', (error) => refuse(error instanceof Problem ? error : unreadable()));
    payload.on('close', () => {
      if (!payload.readableEnded) refuse(unreadable());
    });
    payload.pipe(parser);
  });
}

/** Defines an own property, whatever its name (`__proto__`). */
function set(form: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(form, name, { value, enumerable: true, writable: true, configurable: true });
}

/** @throws Problem when the content type names no boundary between the parts */
function openParser(headers: IncomingHttpHeaders) {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      // A part with a file name is a file, as browsers send it and as the platform's own `formData()` decides.
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
      limits,
    });
  } catch {
    throw unreadable();
  }
}
