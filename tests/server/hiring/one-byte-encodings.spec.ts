/** Plain text in the one-byte encodings that older editors still write. */
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../server/hiring/parsing/plain-text.ts';

/** The bytes of a text in an encoding, found by decoding every byte. */
function encode(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  );
  return Uint8Array.from(text, (character) => bytes.get(character)!);
}

describe('text in a one-byte encoding', () => {
  it.each([
    ['windows-1250', 'Łukasz Żak\nkierował zespołem, Gdańsk\nwłoski'],
    ['iso-8859-2', 'Łukasz Żak\nkierował zespołem, Gdańsk\nśląski, książki'],
    ['windows-1250', 'Jiří Dvořák\nkuchař, příprava jídel, šéf směny'],
    ['windows-1251', 'Анна Ли\nБухгалтер, Омск'],
    ['koi8-r', 'Анна Ли\nБухгалтер, Омск'],
    ['windows-1253', 'Άννα Λεοντή\nΜαγείρισσα'],
    ['windows-1254', 'Ayşe Işık\nAşçı, Eskişehir, yemek hazırlığı'],
    ['windows-1252', 'Zoë Müller\nRépare le cuir à Nîmes, parle español (año 2019)'],
    ['windows-1252', 'Søren Ågård\nKøkkenchef, Ærø'],
    ['windows-1252', '¿Quién soy?\nPeña, Núñez y Compañía'],
  ])('[READ8] is read in %s: %j', (encoding, text) => {
    const bytes = encode(text, encoding);
    expect(decodeText(bytes)).toBe(text);
  });
});
