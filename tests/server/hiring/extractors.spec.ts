/** The hard cases of each field. */
import { describe, expect, it } from 'vitest';
import { datedSpans, monthsTogether } from '../../../server/hiring/extraction/dated-spans.ts';
import { extract } from '../../../server/hiring/extraction/extract.ts';
import { partsNamed } from '../../../server/hiring/extraction/headings.ts';
import type { Piece } from '../../../server/hiring/parsing/piece.ts';
import { inReadingOrder } from '../../../server/hiring/parsing/reading-order.ts';
import { tidyText } from '../../../server/hiring/parsing/tidy-text.ts';
import { corpusSize, makeCorpus } from '../../hiring/corpus/corpus.ts';
import { resumesByHand } from '../../hiring/corpus/by-hand.ts';
import { f1, measureFields, precision } from '../../hiring/corpus/measure.ts';

const asOf = '2026-11-21';
const of = (text: string) => extract(text, asOf);
const values = (found: readonly { readonly value: string }[]) => found.map(({ value }) => value);

describe('dated spans', () => {
  const months = (text: string) => monthsTogether(datedSpans(text, 0, asOf));

  it.each([
    ['01/2015 – 12/2015', 12],
    ['1/2015-3/2015', 3],
    ['2015-01 – 2015-06', 6],
    ['2015/01 - 2015/06', 6],
    ['2026/09 - now', 2],
    ['01.01.2015 – 31.12.2015', 12],
    ['03/15 – 04/16', 14],
    ['2015 – 2018', 36],
    ['2015–18', 36],
    ['2015 bis 2016', 12],
    ['Jan 2015 - Mar 2016', 15],
    ['Jan – Mar 2018', 3],
    ["May '12 to August 2016", 52],
    ['March 2015 until June 2015', 4],
    ['September, 2015 — Oct. 2015', 2],
    ['März 2015 bis Juni 2015', 4],
    ['de marzo de 2015 a junio de 2015', 4],
    ['janv. 2019 à févr. 2019', 2],
    ['août 2018 au 30 septembre 2018', 2],
    ['gennaio 2020 - febbraio 2020', 2],
    ['mrt. 2021 t/m mei 2021', 3],
    ['mei 2021 tot en met juni 2021', 2],
    ['October 2026 – present', 1],
    ['10/2026 - heute', 1],
    ["octobre 2026 – aujourd'hui", 1],
    ['octubre de 2026 a la actualidad', 1],
    ['ottobre 2026 – in corso', 1],
    ['oktober 2026 - heden', 1],
    ['[June 2020 – Till Date]', 77],
    ['seit 09/2026', 2],
    ['depuis octobre 2026', 1],
    ['desde 2025', 22],
    ['10/2026 – 12/2030', 1],
  ])('[EXTRACT3] reads %j as %i months', (text, expected) => {
    expect(months(text)).toBe(expected);
  });

  it.each([
    '2015',
    'since we met',
    '2018 – 2015',
    'December 2026 – present',
    '13/2015 – 14/2015',
    '1815 – 1820',
    'ISO 9001-2015',
    'from 2015, 2016',
  ])('[EXTRACT3] sees no time in %j', (text) => {
    expect(months(text)).toBe(0);
  });

  it('[EXTRACT3] counts time that overlaps once, and a gap not at all', () => {
    expect(months('2010 – 2014, 2012 – 2015')).toBe(60);
    expect(months('01/2010 – 12/2010; 03/2010 – 05/2010')).toBe(12);
    expect(months('01/2010 – 03/2010; 06/2010 – 06/2010')).toBe(4);
  });

  it('[EXTRACT3] counts work, and neither school nor volunteering nor birth', () => {
    const work =
      'Experience\n2015 – 2018 Acme\nVolunteering\n2000 – 2010 Food bank\nEducation\n1990 – 1995 School';
    expect(of(work).years.value).toBe(3);
    expect(
      of('Anna\nBorn 1970 – in Leeds\nUniversity of Hull 1990 – 1995\nAcme 2015 – 2018').years.value,
    ).toBe(3);
  });
});

describe('contact', () => {
  it('[EXTRACT4] reads email addresses and leaves what only looks like one', () => {
    expect(of('Mail: Anna.Schmidt+jobs@Mail.Example.ORG.').email?.value).toBe(
      'anna.schmidt+jobs@mail.example.org',
    );
    expect(of('@anna on example.org, anna@, anna@example').email).toBeNull();
  });

  it('[EXTRACT4] reads a national number only by the country that the address speaks for', () => {
    expect(of('Anna Schmidt\nBerlin, Germany\nTel. 030 901820').phone?.value).toBe('+4930901820');
    expect(of('Anna Schmidt\nBerlin\nTel. 030 901820').phone?.value).toBe('+4930901820');
    expect(of('Anna Schmidt\nTel. 030 901820').phone).toBeNull();
    expect(of('Anna Schmidt\nChicago, IL 60601\n(312) 555-0142').phone?.value).toBe('+13125550142');
    expect(of('Anna Schmidt\n0049 (0)30 901820').phone?.value).toBe('+4930901820');
    expect(of('Anna Schmidt\nGermany\n2015-2018, 01.02.2015').phone).toBeNull();
  });

  it.each([
    ['Germany', 'geb. 12. 3. 1990'],
    ['Germany', '12. 3. 1990'],
    ['Germany', '12 3 1990'],
    ['Germany', 'Steuer-ID 65929970489'],
    ['Germany', '2 500 000 Euro Umsatz'],
    ['Germany', 'Kundennummer 4711 0815 22'],
    ['Italy', 'P.IVA 02345678901'],
    ['USA', 'RN License 2012345678'],
    ['USA', 'NPI 2034567893'],
    ['USA', `${'Worked hard.\n'.repeat(15)}(312) 555-0142`],
  ])('[EXTRACT4] takes, in %s, no other number for a phone: %j', (country, line) => {
    expect(of(`Anna Schmidt\n${country}\n${line}`).phone).toBeNull();
    expect(of(`Anna Schmidt\n${country}\n${line}\n+49 30 901820`).phone?.value).toBe('+4930901820');
  });

  it('[EXTRACT4] prefers a number that says what it is to one that does not', () => {
    const text = 'Anna Schmidt\nChicago, IL 60601\n(312) 555-0199\nMobile: (312) 555-0142';
    expect(of(text).phone?.value).toBe('+13125550142');
    expect(of('Anna Schmidt\nParis, France\n01. 42. 68. 53. 00').phone?.value).toBe('+33142685300');
  });

  it('[EXTRACT4] reads links without the full stop behind them', () => {
    const text =
      'See www.anna.example. Or https://github.com/anna/x?y=1, (linkedin.com/in/anna); Website: anna-schmidt.example';
    expect(values(of(text).links)).toEqual([
      'https://www.anna.example',
      'https://github.com/anna/x?y=1',
      'https://linkedin.com/in/anna',
      'https://anna-schmidt.example',
    ]);
  });
});

describe('name', () => {
  it.each([
    ['Curriculum Vitae\nJan de Vries\nAmsterdam', 'Jan de Vries'],
    ['LEBENSLAUF\n\nName: Thomas Krüger', 'Thomas Krüger'],
    ['Name Wei Chen\nE-mail wei.chen@example.com', 'Wei Chen'],
    ['Dr. María José Núñez Ortega, MBA\nmaria@example.org', 'María José Núñez Ortega'],
    ["SIOBHÁN O'BRIEN-SMITH | Developer", "SIOBHÁN O'BRIEN-SMITH"],
    ['Skills\nSewing\nAnna Schmidt\nanna.schmidt@example.org', 'Anna Schmidt'],
    ['Senior Leather Restorer\nGrace Okafor\ngrace@example.org', 'Grace Okafor'],
  ])('[EXTRACT4] finds who %j is', (text, name) => {
    expect(of(text).name?.value).toBe(name);
  });

  it.each(['Leather Repair\nCustomer Service', 'Work Experience\nAcme Ltd', 'anna schmidt', 'Main Street 5'])(
    '[EXTRACT2] finds no name in %j',
    (text) => {
      expect(of(text).name).toBeNull();
    },
  );
});

describe('skills', () => {
  const skills = (text: string) => values(of(text).skills);

  it('[EXTRACT5] takes words with another meaning only as what they are in a list', () => {
    expect(skills('Skills\nGo, R, Word, Swift, Access')).toEqual([
      'Golang',
      'R',
      'Microsoft Word',
      'Swift',
      'Microsoft Access',
    ]);
    expect(
      skills('I go to work. Access to the teams. A swift word. Spring is here, express delivery'),
    ).toEqual([]);
    expect(skills('Proficient in Excel. Excel in all I do; I excel.')).toEqual(['Microsoft Excel']);
    expect(of('Proficient in Excel. Excel in all I do').skills[0]?.spans).toEqual([{ start: 14, end: 19 }]);
  });

  it.each([
    'Cleaned floors with liquid soap',
    'Polished each lamp',
    'Lowered the mean time, to boost sales of nothing',
    'Cut waiting times by 15 minutes',
    'Facing hard deadlines',
    'Receiving guests',
    'Served chai and mocha',
    'Pascal Martin',
    'Julia and I',
    'With Maya',
    'Sage Miller',
    'Apex Cleaning Ltd',
    'Unity Hospital',
    'Boulanger & Fils, Paris',
    'Able to rest and to react',
  ])('[EXTRACT5] invents no skill from words and names: %j', (line) => {
    const invented =
      /Liquid|SOAP|LAMP|MEAN|Boost|service|Minute|merchandising|receipt|Chai|Mocha|Delphi|Julia|3D|Sage|Salesforce|Unity|Baking|React|REST/;
    expect(skills(`Experience\n${line}`).filter((skill) => invented.test(skill))).toEqual([]);
  });

  it('[EXTRACT5] takes them for skills all the same where somebody lists theirs', () => {
    expect(skills('Built pages with React, REST, SOAP and Julia')).toEqual([
      'React',
      'REST APIs',
      'SOAP',
      'Julia',
    ]);
    expect(skills('Moved our shop to React and Angular')).toEqual(['React', 'Angular']);
    expect(skills('Skills\nmocha, react, sage')).toEqual(['Mocha', 'React', 'Sage']);
  });

  it('[EXTRACT5] tells apart what only begins alike', () => {
    expect(skills('Skills\nJavaScript, C++, C#, .NET, Node.js, React Native, CI/CD')).toEqual([
      'JavaScript',
      'C++',
      'C#',
      '.NET',
      'Node.js',
      'React Native',
      'CI/CD',
    ]);
    expect(skills('Net income and note books, javanese, reactor')).toEqual([]);
  });

  it('[EXTRACT5] keeps what is listed and not known, but no sentence, level or language', () => {
    expect(
      skills(
        'Skills\n• Knife making\n• knife Making (advanced)\n• English\n• I am very good at everything I do',
      ),
    ).toEqual(['Knife making']);
  });

  it('[EXTRACT5] reads a long line in time that grows with its length', () => {
    /** CPU time, since elapsed time depends on what else the machine does. */
    const costOf = (line: string) => {
      const before = process.cpuUsage();
      expect(skills(`Skills\n${line}`)).toEqual(['Golang']);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    costOf('Go, '.repeat(1_000));
    const short = costOf('Go, '.repeat(1_000));
    // Ten times the length costs ten times as much, not a hundred times.
    expect(costOf('Go, '.repeat(10_000))).toBeLessThan(40 * short);
  });

  it('[EXTRACT5] reads none in hobbies, schools, referees and names', () => {
    const text =
      'Ruby Sewing\nruby.sewing@example.org\nEducation\nPython College\nInterests\nPhotography\nReferences\nSales manager, SAP';
    expect(skills(text)).toEqual([]);
  });
});

describe('degree', () => {
  const degree = (line: string) => of(`Education\n${line}`).degree?.value ?? null;

  it.each([
    ['BSc Biology, University of Hull', 'Bachelor'],
    ['B.A. (Hons) in History', 'Bachelor'],
    ['B.Tech (Computer Engineering), Mumbai University', 'Bachelor'],
    ['Master of Business Administration, Ohio State University', 'Master'],
    ['Ph.D. in Chemistry', 'Doctorate'],
    ['Diplom-Ingenieur, TU Dresden', 'Degree'],
    ['Licence professionnelle, Université de Lille', 'Bachelor'],
    ["Diplôme d'ingénieur", 'Master'],
    ['Laurea magistrale in Economia', 'Master'],
    ['Grado en Química', 'Bachelor'],
    ['2014 MSc Physics', 'Master'],
  ])('[EXTRACT6] reads %j as %s', (line, level) => {
    expect(degree(line)).toBe(level);
  });

  it.each([
    "Master's University",
    'Bachelor College, A levels',
    'BSc Biology (not completed)',
    'Bachelor Chemie (abgebrochen)',
    'Abitur',
    'GCSEs',
  ])('[EXTRACT6] sees no degree in %j', (line) => {
    expect(degree(line)).toBeNull();
  });

  it('[EXTRACT6] takes no master of another kind for one', () => {
    expect(of('Experience\nScrum Master, webmaster, Toastmaster, Master Tailor').degree).toBeNull();
    expect(of('Thomas Bachelor\nthomas.bachelor@example.org').degree).toBeNull();
  });
});

describe('certificates, projects, languages', () => {
  it('[EXTRACT6] counts a certificate once, called by its name alone', () => {
    const text =
      'Certifications\n2019: IICRC Leather Cleaning Technician\n• First Aid at Work – Red Cross (2020)\nFirst aid at work\nMember, APICS\nExperience\nPMP';
    expect(values(of(text).certifications)).toEqual([
      'IICRC Leather Cleaning Technician',
      'First Aid at Work',
      'PMP',
    ]);
    expect(of(text).certifications[1]?.spans).toHaveLength(2);
  });

  it('[EXTRACT6] counts projects by their titles, however they are set', () => {
    const titles = (lines: string) => values(of(`Projects\n${lines}`).projects);
    expect(titles('• Colour atlas: dyes\n• Repair app – walk-ins')).toEqual(['Colour atlas', 'Repair app']);
    expect(titles('Colour atlas\n• four hundred dyes\n• with photographs\nRepair app\n• walk-ins')).toEqual([
      'Colour atlas',
      'Repair app',
    ]);
    expect(titles('Colour atlas\nFour hundred dyes.\n\nRepair app\nWalk-ins.')).toEqual([
      'Colour atlas',
      'Repair app',
    ]);
    expect(titles('1. Colour atlas - dyes\n2. Repair app - walk-ins')).toEqual([
      'Colour atlas',
      'Repair app',
    ]);
  });

  it('[EXTRACT6] reads spoken languages, and not nationality or programming', () => {
    const languages = (text: string) => values(of(text).languages);
    expect(languages('Langues\nFrançais (langue maternelle), anglais, néerlandais')).toEqual([
      'French',
      'English',
      'Dutch',
    ]);
    expect(languages('Skills\nEnglish (fluent), Deutsch C1')).toEqual(['English', 'German']);
    expect(languages('Anna Schmidt\nNationality: German\nFrench cuisine')).toEqual([]);
    expect(languages('Skills\nLanguages: Python, R')).toEqual([]);
  });

  it('knows headings in six languages, alone and together', () => {
    expect(partsNamed('E X P E R I E N C E')).toEqual(['experience']);
    expect(partsNamed('=== Berufserfahrung ===')).toEqual(['experience']);
    expect(partsNamed('Education & Certifications')).toEqual(['education', 'certifications']);
    expect(partsNamed('FORMATION')).toEqual(['education']);
    expect(partsNamed('Experience with customers.')).toEqual([]);
    expect(partsNamed('Experience 2015')).toEqual([]);
  });
});

describe('text', () => {
  it('[READ1] is tidied once, and tidying it again changes nothing', () => {
    const text = tidyText('\ufeffA\u00adb\u00a0 c \t d\r\n\r\n\r\n\n  e\u200b ﬁn \ud800 e\u0301 \uf0b7 x\0 ');
    expect(text).toBe('Ab c\td\n\ne fin é • x');
    expect(tidyText(text)).toBe(text);
    expect(tidyText('a'.repeat(200_000))).toHaveLength(100_000);
  });

  it('[READ1] is read column by column, and along the line where a column only says when', () => {
    const column = (x: number, lines: readonly string[]): Piece[] =>
      lines.map((text, i) => ({ text, x, y: 100 + 14 * i, width: 5 * text.length, size: 10 }));
    const head: Piece = { text: 'Anna Schmidt', x: 50, y: 60, width: 300, size: 20 };
    const left = ['Skills', 'Sewing', 'Dyeing', 'Suede care'];
    const right = [
      'Experience',
      'Technician at Brightside Care',
      'Cleaned three hundred sofas',
      'Talked to customers',
    ];
    expect(
      inReadingOrder([[...column(300, right), head, ...column(50, left)]])
        .trim()
        .split(/\n+/),
    ).toEqual(['Anna Schmidt', ...left, ...right]);
    const dates = ['2018 – 2020', '2015 – 2018', '2012 – 2015'];
    const jobs = ['Technician at Brightside Care', 'Cleaner at Fresh Fibre', 'Clerk at Carrow Legal'];
    expect(
      inReadingOrder([[...column(50, dates), ...column(200, jobs)]])
        .trim()
        .split('\n'),
    ).toEqual(dates.map((date, i) => `${date}\t${jobs[i]!}`));
  });
});

describe('the corpus', () => {
  it(
    '[EXTRACT1] is read right: no field below 0.95 in one column and 0.85 in two',
    { tags: 'full' },
    async () => {
      const corpus = await makeCorpus(corpusSize, 1);
      for (const [two, least] of [
        [false, 0.95],
        [true, 0.85],
      ] as const) {
        const { fields } = await measureFields(corpus.filter(({ twoColumns }) => twoColumns === two));
        for (const [field, count] of Object.entries(fields))
          expect(f1(count), field).toBeGreaterThanOrEqual(least);
      }
    },
  );

  it('[EXTRACT1] written by hand is read right where it can be', async () => {
    const { fields } = await measureFields(resumesByHand);
    for (const [field, count] of Object.entries(fields)) {
      expect(precision(count), field).toBeGreaterThanOrEqual(0.95);
      expect(f1(count), field).toBeGreaterThanOrEqual(0.8);
    }
  });
});
