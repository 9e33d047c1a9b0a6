/** Headings, dates, degrees, certificates, names and languages in the forms of twelve languages, in short test texts. */
import { describe, expect, it } from 'vitest';
import { datedSpans, monthsTogether } from '../../../server/hiring/extraction/dated-spans.ts';
import { extract } from '../../../server/hiring/extraction/extract.ts';
import { partsNamed } from '../../../server/hiring/extraction/headings.ts';

const asOf = '2026-11-21';
const of = (text: string) => extract(text, asOf);
const values = (found: readonly { readonly value: string }[]) => found.map(({ value }) => value);

describe('headings', () => {
  it.each([
    ['WORKING EXPERIENCE', 'experience'],
    ['Relevant Professional Experience', 'experience'],
    ['Опыт работы', 'experience'],
    ['Doświadczenie zawodowe', 'experience'],
    ['Pracovní zkušenosti', 'experience'],
    ['İş Deneyimi', 'experience'],
    ['Arbetslivserfarenhet', 'experience'],
    ['Educational Qualifications', 'education'],
    ['Uddannelse', 'education'],
    ['Habilitações académicas', 'education'],
    ['Top Skills', 'skills'],
    ['Logiciels', 'skills'],
    ['Umiejętności', 'skills'],
    ['Professional Certification', 'certifications'],
    ['Szkolenia', 'certifications'],
    ['Yabancı Diller', 'languages'],
    ['WORK', 'experience'],
    ['Schul- und Berufsausbildung', 'education'],
    ['Kortit', 'certifications'],
    ['Limbi străine', 'languages'],
    ['Homologaciones', 'certifications'],
  ])('[EXTRACT2] %j begins a part', (heading, part) => {
    expect(partsNamed(heading)).toEqual([part]);
  });

  it.each(['Project management', 'Customer service skills training days', 'My work', 'Technical lead'])(
    '[EXTRACT2] %j begins none',
    (line) => {
      expect(partsNamed(line)).toEqual([]);
    },
  );
});

describe('dates', () => {
  const months = (text: string) => monthsTogether(datedSpans(text, 0, asOf));

  it.each([
    ['III 2020 – V 2020', 3],
    ['X 2016 – II 2017', 5],
    ['Summer 2019 – Fall 2019', 6],
    ['Frühjahr 2019 bis Sommer 2019', 6],
    ['Q1 2020 – Q2 2020', 6],
    ['март 2026 – по настоящее время', 8],
    ['październik 2026 – obecnie', 1],
    ['září 2026 – dosud', 2],
    ['Ekim 2026 - halen', 1],
    ['10/2026 – aujourd’hui', 1],
    ['2018年3月 – 2018年5月', 3],
    ['Jan 19 – Mar 19', 3],
    ['03/2015 –\n05/2015', 3],
    ['10/2026 –', 1],
    ['2015. március – 2015. május', 3],
    ['2015.03. – 2015.05.', 3],
    ['2019 Jan – 2019 Mar', 3],
    ['ianuarie 2015 – martie 2015', 3],
    ['od 09.2026 r. do teraz', 2],
    ['2015 г. – 2016 г.', 12],
    ['Setembro de 2026 até à data', 2],
    ['09/2026 – σήμερα', 2],
    ['Сентябрь 2026 – настоящее', 2],
  ])('[EXTRACT3] reads %j as %i months', (text, expected) => {
    expect(months(text)).toBe(expected);
  });

  it.each([
    'i 2018',
    'Section IV 2018',
    '2015\n- 2018 shirts ironed',
    'real estate 2019',
    'Spring 2019',
    '2019 – Data engineer',
    '2019 set up a team',
  ])('[EXTRACT3] sees no time in %j', (text) => {
    expect(months(text)).toBe(0);
  });

  it('[EXTRACT3] counts no breaks as work', () => {
    const text =
      'Experience\n2020 – 2022 Clerk, Acme\n2018 – 2020 Parental leave\nElternzeit 2016 – 2018\n2015 – 2016\nSabbatical';
    expect(of(text).years.value).toBe(2);
    expect(
      of('Experience\n2015 – 2018 Career break to look after my mother\n2012 – 2014 Elternzeit, zwei Kinder')
        .years.value,
    ).toBe(0);
  });

  it.each([
    ['Traveling Nurse, Acme, 2015 – 2020', 5],
    ['Family Care Centre, Nurse, 2010 – 2014', 4],
    ['Family care, Nurse, 2010 – 2014', 4],
    ['2015 – 2020 Orlov & Sons, Accountant', 5],
    ['2012 – 2016 Sabbatical cover teacher', 4],
    ['2012 – 2016\nMaternity leave cover, Acme', 4],
    ['2012 – 2016 Weltreise GmbH', 4],
  ])('[EXTRACT3] %j is work, whatever it begins with', (line, years) => {
    expect(of(`Experience\n${line}`).years.value).toBe(years);
  });
});

describe('degrees', () => {
  const degree = (line: string) => of(`Education\n${line}`).degree?.value ?? null;

  it.each([
    ['HND Electrical Engineering, Yaba Polytechnic', 'Degree'],
    ['BTS Comptabilité, Lycée Jean Moulin', 'Degree'],
    ['DEC, Techniques administratives', 'Degree'],
    ['A.O.S. Baking Arts', 'Degree'],
    ['Dipl.-Ing. (FH) Maschinenbau', 'Degree'],
    ['Diploma in Nursing, Ngee Polytechnic', 'Degree'],
    ['BEng (Hons) Civil Engineering', 'Bachelor'],
    ['PGCE Mathematics, University of Leeds', 'Master'],
    ['Магистр, Математика', 'Master'],
    ['Yüksek lisans, İşletme', 'Master'],
    ['Licencjat, Ekonomia', 'Bachelor'],
    ['Cand.merc., Økonomi', 'Master'],
    ['Bacharelado em Direito', 'Bachelor'],
  ])('[EXTRACT6] %j is a %s', (line, level) => {
    expect(degree(line)).toBe(level);
  });

  it.each([
    'High school diploma',
    'Diploma di maturità',
    'FP Grado Medio Cocina',
    'CAP Cuisine',
    'Abitur',
    'MS Office course',
  ])('[EXTRACT6] %j is none', (line) => {
    expect(degree(line)).toBeNull();
  });

  it.each([
    ['mgr Ekonomia, UW', 'Master'],
    ['MA in History', 'Master'],
    ['M.A. in History', 'Master'],
    ['Mtech Computer Science', 'Master'],
    ['BSc & MSc Physics', 'Master'],
    ['B.com', 'Bachelor'],
    ['Lisans, İşletme', 'Bachelor'],
    ['Promotion zum Dr.', 'Doctorate'],
  ])('[EXTRACT6] %j is a %s among the schooling', (line, level) => {
    expect(degree(line)).toBe(level);
  });

  it.each([
    'Sr. Project Mgr',
    'Esperienza breve ma in crescita',
    'Ma in seguito responsabile',
    'H&M Tech, H & M Tech',
    'Promotion zur Teamleiterin',
    'Maintained BTS sites',
    'Yazılım lisans yönetimi',
    'Assistente, ufficio ingegneria',
  ])('[EXTRACT6] %j is no degree among the work', (line) => {
    expect(of(`Experience\n${line}`).degree).toBeNull();
  });

  it('[EXTRACT6] is not read into work that only sounds like one', () => {
    const text =
      'Experience\nDec 2018 – Present Clerk\nMed team, bed and breakfast, HBO, FDA, BS 7671\nBaltimore, MD, but its customers stayed';
    expect(of(text).degree).toBeNull();
  });
});

describe('certificates', () => {
  const certificates = (text: string) => values(of(text).certifications);

  it('[EXTRACT6] go on in the next line, and keep what stands behind "Certified:"', () => {
    expect(
      certificates(
        'Certifications\nCertified Kubernetes\nAdministrator (CKA)\nHashiCorp Certified: Terraform\nAssociate',
      ),
    ).toEqual(['Certified Kubernetes Administrator', 'HashiCorp Certified: Terraform Associate']);
    expect(certificates('Zertifikate\niSAQB CPSA-F (2019)')).toEqual(['iSAQB CPSA-F']);
  });

  it('[EXTRACT6] of a trade count among the schooling, and not as part of a name of a school', () => {
    expect(certificates('Ausbildung\n2008 Meisterprüfung im Sattlerhandwerk, HWK')).toEqual([
      'Meisterprüfung im Sattlerhandwerk',
    ]);
    expect(certificates('Education\nCertificate III in Hospitality, TAFE')).toEqual([
      'Certificate III in Hospitality',
    ]);
    expect(certificates('Education\nBA History, Celta College')).toEqual([]);
  });

  it('[EXTRACT6] are neither a headline nor a school nor a list of skills', () => {
    expect(
      certificates(
        'Technical training\nMakers Academy, London\nRuby, JavaScript, PostgreSQL, Jest\nPlatform Engineer',
      ),
    ).toEqual([]);
  });
});

describe('names', () => {
  it.each([
    ['Nora "Nell" Lind-Vega\nExecutive Sous Chef', 'Nora "Nell" Lind-Vega'],
    ['Executive Sous Chef\nNora Lind', 'Nora Lind'],
    ['Nora Lind MBA – Projektmanagerin', 'Nora Lind'],
    ['Imię i nazwisko: Nora Lind', 'Nora Lind'],
    ['Jean-Luc LE BRAZ\njl.lebraz@example.fr', 'Jean-Luc LE BRAZ'],
    ['Петрова Анна Сергеевна\nБухгалтер', 'Петрова Анна Сергеевна'],
  ])('[EXTRACT4] in %j is %s', (text, name) => {
    expect(of(text).name?.value).toBe(name);
  });
});

describe('languages and skills', () => {
  it('[EXTRACT6] are known in many names', () => {
    expect(values(of('Языки\nРусский – родной, Английский – B2').languages)).toEqual(['Russian', 'English']);
    expect(values(of('Langues\nBreton, Wolof, Cantonais').languages)).toEqual([
      'Breton',
      'Wolof',
      'Cantonese',
    ]);
  });

  it('[EXTRACT5] are read from short lists under a job, half of which is known, and name their vocabulary', () => {
    const read = of(
      'Experience\nClerk, Acme 2015 – 2018\nInvoicing, payroll, Kontoguru.\nWe went to see the town, the harbour, and sales.',
    );
    expect(values(read.skills)).toEqual(['Invoicing', 'Payroll', 'Kontoguru', 'Sales']);
    expect(read.vocabulary).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

describe('phones without a label', () => {
  it.each([
    ['Mia Rowe\nTel: 029 2018 0366\nmia@sky.com', '+442920180366'],
    ['Mia Rowe\n\nContact\n07700 900341\n3 Mill Road, York YO1 7HH', '+447700900341'],
    ['Mia Rowe\n0431 555 014\nmia@bigpond.com', '+61431555014'],
  ])('[EXTRACT4] in %j are read by the post code or the mail provider', (text, phone) => {
    expect(of(text).phone?.value).toBe(phone);
  });

  it('[EXTRACT4] are no other numbers of a line', () => {
    expect(of('Mia Rowe\nYork YO1 7HH\nLicence 07700 900341 of 2011').phone).toBeNull();
  });
});

describe('what only looks like an address', () => {
  it('[EXTRACT12] is read: a course, or a college, with its year', () => {
    expect(values(of('Corsi\nCorso di tricologia, 16 ore, 2021').certifications)).toEqual([
      'Corso di tricologia',
    ]);
    expect(of('Uddannelse\n2007 – 2011 Professionsbachelor, VIA University College').degree?.value).toBe(
      'Bachelor',
    );
    expect(values(of('Mia Rowe\nVia Java 22, 40124 Bologna').skills)).toEqual([]);
  });
});

describe('sentences about languages', () => {
  it('[EXTRACT6] name them behind a verb of speaking, up to other words', () => {
    expect(values(of('Hablo español e inglés (intermedio).').languages)).toEqual(['Spanish', 'English']);
    expect(values(of('I managed German customers and French suppliers.').languages)).toEqual([]);
  });

  it('[EXTRACT7] deny with "ni" as well', () => {
    expect(values(of('No manejo Oracle ni he usado Power BI.').skills)).toEqual([]);
  });
});

describe('narrow columns', () => {
  it('[EXTRACT3] hold a range of months over two lines', () => {
    expect(of('Experience\n04/2015–\tNurse, night shifts\n12/2018\tSt Anne Hospital').years.value).toBe(3.8);
  });

  it('[EXTRACT3] hold a date over two lines, with other words beside it', () => {
    const text = 'Experience\nApr. 2016–Okt.\tSaddler, Hofer & Co, new bags and old\n2019\ttwo apprentices';
    expect(of(text).years.value).toBe(3.6);
  });

  it('[EXTRACT1] go on with work behind contact details that stand beside the heading', () => {
    const contact = 'Graz\n+43 664 1234567\nida@example.at';
    const text = `Ida Moser\n\nExperience\n\n${contact}\n\n2015–2019\tSaddler, Hofer & Co. Sewing, dyeing.`;
    expect(of(text).years.value).toBe(4);
    expect(values(of(text).skills)).toContain('Sewing');
    expect(values(of(`${text}\n\nEducation\n2010–2014\tBachelor, Linz`).skills)).toContain('Sewing');
  });

  it.each(['Lic. Rosa Pardo Gil', 'Dra. Rosa Pardo Gil', 'Arq. Rosa Pardo Gil'])(
    '[EXTRACT4] %j is called by the name alone',
    (line) => expect(of(`${line}\nrosa.pardo@example.mx`).name?.value).toBe('Rosa Pardo Gil'),
  );
});

describe('skills whose words mean something else', () => {
  const skillsOf = (text: string) => values(of(text).skills);
  const listing = (...lines: string[]) => skillsOf(['Ada Berg', '', 'SKILLS', ...lines].join('\n'));

  it.each([['pascal'], ['Pascal'], ['julia'], ['Ruby']])(
    '[EXTRACT9] %j alone on a line is a name or a unit, and no skill',
    (word) => {
      expect(listing(word, 'Knife making')).toEqual(['Knife making']);
      expect(skillsOf(`Ada Berg\n\nWORK EXPERIENCE\nBaker, 2010 – 2014\n${word}`)).toEqual(['Baking']);
    },
  );

  it('[EXTRACT9] is one beside others of its field, on the line or around it', () => {
    expect(listing('pascal', 'Kotlin')).toEqual(['Delphi', 'Kotlin']);
    expect(listing('python, go, knife making')).toEqual(['Python', 'Golang', 'knife making']);
    expect(skillsOf('Разработка на Java и Spring, Docker')).toEqual(['Java', 'Spring Boot', 'Docker']);
    expect(skillsOf('Reports with Python and pandas.')).toEqual(['Python', 'Pandas']);
    expect(skillsOf('The pipeline: Go services on Kubernetes, Docker')).toContain('Golang');
    expect(skillsOf('Ask my colleague Julia or Ruby about Python and SQL')).toEqual(['Python', 'SQL']);
  });

  it('[EXTRACT9] keeps one that a level stands behind', () => {
    expect(listing('Excel avançado, Knife making')).toEqual(['Microsoft Excel', 'Knife making']);
  });
});

describe('forms of other authors', () => {
  it('[EXTRACT9] reads winters, phones of islands, whole names in a host, and titles in small letters', () => {
    const text = 'Ada Berg\n\nWORK EXPERIENCE\nBaker\nSummer 2016 – Winter 2019';
    expect(of(text).years.value).toBe(3.6);
    expect(of('Ada Berg\n14 Mill Lane, York YO1 7HH\n07911 123456').phone?.value).toBe('+447911123456');
    const side = 'CONTACT\nhello@adaberg.dev\n\nSKILLS\nSEO\n\nAda Berg\nBaker';
    expect(of(side).name?.value).toBe('Ada Berg');
    expect(values(of('PROJECTS\npgtail – streams a log, 1.2k stars.\nQuiet – an app.').projects)).toEqual([
      'pgtail',
      'Quiet',
    ]);
  });
});

describe('names that consist of other words', () => {
  it.each([
    ['Dixie Co., Macon, GA\t2015 – 2018'],
    ['Clerk at Zaffran Retail Pvt Ltd, Pune'],
    ['Night porter, Ty Celyn nursing home'],
    ['mrt. 2012 – okt. 2016'],
  ])('[EXTRACT12] give no skill: %j', (line) => {
    expect(values(of(`Mia Rowe\n\nExperience\n${line}`).skills)).toEqual([]);
  });

  it('[EXTRACT12] do not hide the skills beside them', () => {
    expect(values(of('Experience\nPython for Acme Ltd, Macon, GA').skills)).toEqual(['Python']);
    expect(values(of('Skills\nExcel, MS Office').skills)).toEqual(['Microsoft Excel', 'Microsoft Office']);
  });
});

describe('certificates of more countries', () => {
  const certificates = (text: string) => values(of(text).certifications);

  it.each([
    ['Habilitations\nFIMO 2010, FCO 2025', ['FIMO', 'FCO']],
    [
      'Qualifications\nQCF Level 3 Diploma in Social Care (2020)\nCare Certificate (2017)\n9 GCSEs, York School (2014)',
      ['QCF Level 3 Diploma in Social Care', 'Care Certificate'],
    ],
    ['Certifications\nClinical Specialist (OCS), ABPTS, 2021', ['Clinical Specialist']],
    ['Certifications\nFirst Aid (2020), Ladder Safety (2021)', ['First Aid', 'Ladder Safety']],
    [
      'Certifications\nCertified Paralegal (2019) • Minnesota Notary Public',
      ['Certified Paralegal', 'Minnesota Notary Public'],
    ],
    ['Certifications\n7 GCSEs including Maths', []],
  ])('[EXTRACT6] are read in %j', (text, expected) => {
    expect(certificates(text)).toEqual(expected);
  });

  it('[EXTRACT6] are not who issued them, in the line below each', () => {
    const issued = 'Weiterbildung\nLadeprüfung\t2020\nIHK zu Kiel\nSicherheitsbeauftragter\t2016\nBG RCI';
    expect(certificates(issued)).toEqual(['Ladeprüfung', 'Sicherheitsbeauftragter']);
  });
});

describe('degrees of more countries', () => {
  it.each([
    ['Education\nB.E. Information Technology, 8.4 CGPA', 'Bachelor'],
    ['Studii\nLicență în Contabilitate, 2013', 'Bachelor'],
    ['Qualifications\nBS EN ISO 9606-1 coded 6G', null],
    ['Qualifications\nLevel 3 Diploma in Social Care', null],
  ])('[EXTRACT6] in %j: %s', (text, degree) => {
    expect(of(text).degree?.value ?? null).toBe(degree);
  });
});
