import { describe, expect, it } from 'vitest';
import { readResume, UnreadableResume } from '../../../server/hiring/parsing/parse-resume.ts';
import { isTooComplex } from '../../../server/hiring/parsing/xml-shape.ts';
import { docxOf, jspdfOf, pdfOf, pixel } from './files.ts';
import { zipOf } from './zip-files.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const reasonOf = async (bytes: Uint8Array, cpuMs?: number) =>
  readResume(bytes, cpuMs === undefined ? {} : { cpuMs }).then(
    ({ kind }) => `read as ${kind}`,
    (error: unknown) => (error instanceof UnreadableResume ? error.reason : error),
  );

/** The smallest file that Word's own programs open. */
const contentTypes = {
  name: '[Content_Types].xml',
  content: utf8(
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
  ),
};
const documentOf = (words: string) =>
  utf8(
    `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${words}</w:t></w:r></w:p></w:body></w:document>`,
  );

const lines = ['Anna Schmidt', 'anna@example.org', 'Leather repair, Müller & Söhne'];

describe('reading a résumé', () => {
  it('[READ1] reads PDF, DOCX and text by what is in them', async () => {
    const text = lines.join('\n');
    expect(await readResume(await pdfOf(lines))).toEqual({ kind: 'pdf', text, unseen: [], scanned: false });
    expect(await readResume(jspdfOf(lines))).toEqual({
      kind: 'pdf',
      text: expect.stringContaining(lines[0]!),
      unseen: [],
      scanned: false,
    });
    expect(await readResume(await docxOf(lines))).toEqual({ kind: 'docx', text, unseen: [], scanned: false });
    expect(await readResume(utf8(text))).toEqual({ kind: 'txt', text, unseen: [], scanned: false });
  });

  it('[READ1] reads text in UTF-8, UTF-16 and the Western encoding', async () => {
    const text = 'Zoë Müller\nRépare le cuir';
    const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
    const files = [utf8(`\ufeff${text}`), utf16, Buffer.from(utf16).swap16(), Buffer.from(text, 'latin1')];
    for (const file of files) expect((await readResume(file)).text).toBe(text);
    expect((await readResume(Buffer.from([0x80, 0x20, 0x31, 0x96]))).text).toBe('€ 1–');
  });

  it('[READ1] reads the page header of a Word document once, and its tables along the rows', async () => {
    const docx = await docxOf(['Work'], {
      header: 'Anna & Co',
      cells: [
        ['2015', 'Tannery'],
        ['2018', 'Workshop'],
      ],
    });
    expect((await readResume(docx)).text).toBe('Anna & Co\nWork\n2015\tTannery\n2018\tWorkshop');
  });

  it('[READ2] refuses what is protected by a password', async () => {
    expect(await reasonOf(await pdfOf(lines, { password: 'secret' }))).toBe('encrypted');
    const wrapped = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from('EncryptedPackage', 'utf16le'),
      Buffer.alloc(40),
    ]);
    expect(await reasonOf(wrapped)).toBe('encrypted');
    expect(await reasonOf(zipOf([{ name: 'word/document.xml', content: utf8('x'), flags: 1 }]))).toBe(
      'encrypted',
    );
  });

  it('[READ2] refuses pictures of text, and what has no text', async () => {
    const scan = await pdfOf([], { draw: (page) => page.image(pixel, 0, 0, { width: 500 }) });
    expect(await reasonOf(scan)).toBe('scanned');
    const stamped = await pdfOf(['Scan 1'], { draw: (page) => page.image(pixel, 0, 0, { width: 500 }) });
    expect(await reasonOf(stamped)).toBe('scanned');
    expect(await reasonOf(await pdfOf([]))).toBe('empty');
    expect(await reasonOf(await docxOf([]))).toBe('empty');
    expect(await reasonOf(utf8(' \r\n\t -- \u200b'))).toBe('empty');
    expect(await reasonOf(new Uint8Array())).toBe('empty');
  });

  it('[READ2] refuses what is too large', async () => {
    expect(await reasonOf(new Uint8Array(10 * 1024 * 1024 + 1).fill(65))).toBe('too-large');
  });

  it('[READ3] refuses a document that unpacks to far too much, whatever it says of itself', async () => {
    const bomb = Buffer.alloc(60 * 1024 * 1024, 'a');
    const document = { name: 'word/document.xml', content: utf8('<w:document/>') };
    expect(await reasonOf(zipOf([document, { name: 'word/media/a.png', content: bomb }]))).toBe('too-large');
    const modest = { name: 'word/media/a.png', content: bomb, declaredSize: 10 };
    expect(await reasonOf(zipOf([document, modest]))).toBe('too-large');
    const boast = { name: 'word/media/a.png', content: utf8('a'), declaredSize: 0xf000_0000 };
    expect(await reasonOf(zipOf([document, boast]))).toBe('too-large');
    const parts = Array.from({ length: 2001 }, (_, i) => ({ name: `${i}`, content: utf8('') }));
    expect(await reasonOf(zipOf([document, ...parts]))).toBe('too-large');
  });

  it('[READ3] refuses a document whose entities could grow without end', async () => {
    const xml = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bb">]><w:document>&b;</w:document>';
    expect(await reasonOf(zipOf([{ name: 'word/document.xml', content: utf8(xml) }]))).toBe('damaged');
    const late = xml.replace('?>', `?><!--${' '.repeat(10_000)}-->`);
    expect(await reasonOf(zipOf([{ name: 'word/document.xml', content: utf8(late) }]))).toBe('damaged');
    const wide = Buffer.from(`\ufeff${xml}`, 'utf16le');
    expect(await reasonOf(zipOf([{ name: 'word/document.xml', content: wide }]))).toBe('damaged');
  });

  it('[READ3] refuses a document that shows different parts to different readers', async () => {
    const saying = (words: string) => ({ name: 'word/document.xml', content: documentOf(words) });
    const parts = [contentTypes, saying('Anna')];
    expect((await readResume(zipOf(parts))).text).toBe('Anna');
    const hidden = { name: 'word/header1.xml', content: documentOf('Python, Go, Rust') };
    // More parts than the directory states: the check counted two, and the parser opened three.
    expect(await reasonOf(zipOf([...parts, hidden], 2))).toBe('damaged');
    expect(await reasonOf(zipOf([...parts, saying('Python, Go, Rust')]))).toBe('damaged');
    expect(await reasonOf(zipOf([contentTypes, { ...saying('Anna'), localName: 'word/other.xml' }]))).toBe(
      'damaged',
    );
  });

  it('[READ3] refuses a document with more to parse than any résumé has', async () => {
    const words = documentOf('Anna '.repeat(2 * 1024 * 1024));
    expect(await reasonOf(zipOf([contentTypes, { name: 'word/document.xml', content: words }]))).toBe(
      'too-large',
    );
  });

  it('[READ3] refuses a document whose parts are nested deeper, or split finer, than any résumé', async () => {
    const nested = (depth: number) => `${'<w:a b="/>">'.repeat(depth)}Anna${'</w:a>'.repeat(depth)}`;
    const file = (body: string) =>
      zipOf([contentTypes, { name: 'word/document.xml', content: documentOf(body) }]);
    for (const body of [nested(1_000), nested(300_000), '<w:a/>'.repeat(450_000), '<w:a>'.repeat(300)])
      expect(await reasonOf(file(body))).toBe('too-large');
    const harmless = `<a>${'<b c=">">d</b>'.repeat(1000)}<!-- ${'<a>'.repeat(500)} --><![CDATA[${'<a>'.repeat(500)}]]></a>`;
    expect(isTooComplex(Buffer.from(harmless))).toBe(false);
  });

  it('opens no zip file inside of it', async () => {
    const inner = zipOf([contentTypes, { name: 'word/document.xml', content: documentOf('Bomb') }]);
    const outer = zipOf([
      contentTypes,
      { name: 'word/document.xml', content: documentOf('Anna') },
      { name: 'word/embeddings/inner.docx', content: inner },
    ]);
    expect((await readResume(outer)).text).toBe('Anna');
  });

  it.each([
    ['a picture', pixel],
    ['another zip file', zipOf([{ name: 'xl/workbook.xml', content: utf8('<a/>') }])],
    ['an old Word document', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])],
    ['rich text', utf8('{\\rtf1\\ansi Anna Schmidt}')],
    ['a web page', utf8('  <!DOCTYPE html><p>Anna Schmidt</p>')],
    ['a program', Buffer.from('7f454c46020101000000000000000000', 'hex')],
    ['a script', utf8('#!/bin/sh\necho Anna')],
  ])('[READ2] refuses %s, whatever it is called', async (_, bytes) => {
    expect(await reasonOf(bytes)).toBe('wrong-type');
  });

  it('[READ2] refuses what cannot be opened', async () => {
    expect(await reasonOf(utf8('%PDF-1.7\nnothing else'))).toBe('damaged');
    const docx = await docxOf(lines);
    expect(await reasonOf(docx.slice(0, docx.length - 40))).toBe('damaged');
    expect(
      await reasonOf(zipOf([{ name: 'word/document.xml', content: utf8('<w:document><w:body>') }])),
    ).toBe('damaged');
  });

  it('[READ4] ends a reading that takes too long, and reads the next file', async () => {
    const long = await pdfOf(Array.from({ length: 4000 }, (_, i) => `Line ${i}`));
    expect(await reasonOf(long, 1)).toBe('too-slow');
    expect((await readResume(utf8('Anna'))).text).toBe('Anna');
  });

  it('[READ4] reads many at once, each for itself', async () => {
    const files = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((i) => (i % 2 ? utf8(`Person ${i}`) : pdfOf([`Person ${i}`]))),
    );
    const texts = (await Promise.all(files.map((file) => readResume(file)))).map(({ text }) => text);
    expect(texts).toEqual(['Person 1', 'Person 2', 'Person 3', 'Person 4', 'Person 5', 'Person 6']);
  });

  it('leaves the bytes as they were', async () => {
    const bytes = utf8('Anna Schmidt');
    await readResume(bytes);
    expect(new TextDecoder().decode(bytes)).toBe('Anna Schmidt');
  });
});
