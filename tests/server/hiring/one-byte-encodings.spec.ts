/** Plain text in the one-byte encodings that older editors still write. */
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../server/hiring/parsing/plain-text.ts';

/** 0x80 to 0x9f in Windows-1252; some versions of Node decode them as control characters. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The bytes of a text in an encoding, found by decoding every byte. */
function encode(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  );
  if (encoding === 'windows-1252') [...windows].forEach((sign, i) => bytes.set(sign, 0x80 + i));
  return Uint8Array.from(text, (character) => {
    const byte = bytes.get(character);
    if (byte === undefined) throw new Error(`${character} is not in ${encoding}`);
    return byte;
  });
}

describe('text in a one-byte encoding', () => {
  it.each([
    ['windows-1250', 'Łukasz Żak\nkierował zespołem, Gdańsk\nwłoski'],
    ['iso-8859-2', 'Łukasz Żak\nkierował zespołem, Gdańsk\nśląski, książki'],
    ['windows-1250', 'Jiří Dvořák\nkuchař, příprava jídel, šéf směny'],
    ['iso-8859-2', 'Jiří Dvořák\nkuchař, příprava jídel, šéf směny, až'],
    ['windows-1250', 'Szabó Ágnes\nműhelyvezető, bőrműves, idősgondozó'],
    ['windows-1250', 'Szabó Ágnes\nkönyvelő, pénzügyi ügyintéző, Győr'],
    ['windows-1250', 'Maja Žagar\nizkušnje, področje, računovodja'],
    ['windows-1250', 'Ştefan Ţurcanu\nînvăţător, şofer, spălătorie'],
    ['windows-1250', 'Łukasz Żak – 5 €\npołączenie, obsługa 5 µm, 2015 – 2018'],
    ['windows-1251', 'Анна Ли\nБухгалтер, Омск'],
    ['windows-1251', 'Ірина Ковальчук\nвчителька історії, Київ, 2015 – 2018'],
    ['koi8-r', 'Анна Ли\nБухгалтер, Омск'],
    ['windows-1253', 'Άννα Λεοντή\nΜαγείρισσα'],
    ['windows-1254', 'Ayşe Işık\nAşçı, Eskişehir, yemek hazırlığı'],
    ['windows-1254', 'Satış müdürü, Beyoğlu\nmağaza açılışı, 2015 – 2018'],
    ['windows-1252', 'Zoë Müller\nRépare le cuir à Nîmes, parle español (año 2019)'],
    ['windows-1252', 'Søren Ågård\nKøkkenchef, Ærø'],
    ['windows-1252', '¿Quién soy?\nPeña, Núñez y Compañía'],
  ])('[READ8] is read in %s: %j', (encoding, text) => {
    const bytes = encode(text, encoding);
    expect(decodeText(bytes)).toBe(text);
  });

  it.each([
    'Filters of 5 µm, pipettes of 20 µL and 50 µg\nLab assistant, 2015 – 2018',
    'Tanks of 30 m³, walls of 0.2 W/m²K, 200 Nm³h\nFitter, 2015 – 2018',
    'Diseño de tanques de 30 Nm³h, a 20 Nm³h, gestión, años 2015 – 2018',
    'Sales of £m 3, ¥en 5, ±x, 2½h, ¼h\nManager¹, 2015 – 2018',
    'Microsoft® Office, SAP®Fiori, ©Acme, §a\nClerk, 2015 – 2018',
    'Guðmundur Þór Björnsson\nÆfingar, íþróttir, þjónusta í Reykjavík, ný störf',
    'Þórður Müller\nClerk at Rose’s Café, 2015 – 2018',
    'Rói á Høgabø\nføroyskt, kærleiki, við býin',
    'Cœur, œuvre, sœur «Été», naïveté\nL’Haÿ, 2015 – 2018',
    'Tõnu Mägi\nõpetaja, töökoda, käsitöö, šokolaad',
    '“Señor” Nuñez – 1ª y 2º, Café “Été”',
  ])('[READ8] is read in windows-1252, whatever its signs are elsewhere: %j', (text) => {
    expect(decodeText(encode(text, 'windows-1252'))).toBe(text);
  });
});
