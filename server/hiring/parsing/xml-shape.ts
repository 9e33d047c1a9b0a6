/**
 * Measures the depth and size of an XML tree from its tags alone: building the tree of a million nested elements takes a
 * parser half a minute, this check a few milliseconds.
 */

const maxDepth = 200;
/** A résumé of 20 pages has some 20,000. */
const maxElements = 400_000;

const [open, close, slash, mark, question, quote, apostrophe] = [...'<>/!?"\''].map((sign) =>
  sign.charCodeAt(0),
) as [number, number, number, number, number, number, number];

/** For XML in UTF-8; in another encoding it is misread, and refused sooner. */
export function isTooComplex(xml: Uint8Array): boolean {
  const bytes = Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength);
  let depth = 0;
  let elements = 0;
  for (let at = bytes.indexOf(open); at !== -1; at = bytes.indexOf(open, at)) {
    const next = bytes[at + 1];
    if (next === mark || next === question) {
      at = endOfMarkup(bytes, at);
    } else {
      const end = endOfTag(bytes, at);
      if (next === slash) depth -= 1;
      else if (bytes[end - 1] !== slash) depth += 1;
      elements += 1;
      if (depth > maxDepth || elements > maxElements) return true;
      at = end;
    }
    if (at >= bytes.length) break;
  }
  return false;
}

/** An offset within the end of a comment, CDATA section or instruction. */
function endOfMarkup(bytes: Buffer, at: number): number {
  const isComment = bytes.toString('latin1', at, at + 4) === '<!--';
  const isText = bytes.toString('latin1', at, at + 9) === '<![CDATA[';
  const end = bytes.indexOf(isComment ? '-->' : isText ? ']]>' : '>', at);
  return end === -1 ? bytes.length : end + 1;
}

/** The offset of the tag's `>`, ignoring those within attribute values. */
function endOfTag(bytes: Buffer, at: number): number {
  let quoted = 0;
  for (let i = at + 1; i < bytes.length; i += 1) {
    const byte = bytes[i]!;
    if (quoted !== 0) {
      if (byte === quoted) quoted = 0;
    } else if (byte === quote || byte === apostrophe) quoted = byte;
    else if (byte === close) return i;
  }
  return bytes.length;
}
