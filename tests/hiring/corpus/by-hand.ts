/** Résumés written by hand, as people write them: no two alike, and none of them made from the banks. */
import type { Resume } from './corpus.ts';
import type { Expected } from './expected.ts';

interface Written {
  readonly text: string;
  readonly expected: Expected;
}

const written: readonly Written[] = [
  {
    text: `                          SARAH MITCHELL-JONES
              Leicester, UK · 07700 900123 · sarah.mj@example.com
                     linkedin.com/in/sarahmj

PERSONAL STATEMENT
I'm a hard-working cleaner with over 10 years' experience in commercial and domestic settings. Proficient in Excel and comfortable with Outlook.

EMPLOYMENT
Head Cleaner - Sparkle Services Ltd, Leicester (Sept 2016 - Present)
- Lead a team of 6 cleaners across three office sites
- Carpet cleaning, window cleaning and floor polishing
- COSHH assessments and ordering of stock

Cleaner, Royal Hotel
May '12 to August 2016
Housekeeping duties, laundry and ironing.

EDUCATION & QUALIFICATIONS
2010-2012   Leicester College - NVQ Level 2 Cleaning
GCSEs: English, Maths (2008)

TRAINING
BICSc Cleaning Professional's Skills Suite (2018), First Aid at Work (2021), Manual Handling

INTERESTS
Photography, running

REFERENCES
Available on request`,
    expected: {
      name: ['SARAH MITCHELL-JONES'],
      email: ['sarah.mj@example.com'],
      phone: ['+447700900123'],
      links: ['https://linkedin.com/in/sarahmj'],
      years: ['14.5'],
      skills: [
        'Microsoft Excel',
        'Microsoft Outlook',
        'Carpet cleaning',
        'Window cleaning',
        'Floor care',
        'COSHH',
        'Housekeeping',
        'Laundry',
        'Ironing',
        'First aid',
      ],
      certifications: ["BICSc Cleaning Professional's Skills Suite", 'First Aid at Work', 'Manual Handling'],
      projects: [],
      degree: [],
      languages: [],
    },
  },
  {
    text: `Lebenslauf

Name: Thomas Krüger
Geburtsdatum: 14.05.1985
Anschrift: Hauptstr. 5, 04109 Leipzig
Tel.: 0341/1234567
Mail: t.krueger@example.de
Staatsangehörigkeit: deutsch
Familienstand: verheiratet

Berufliche Tätigkeiten

seit 09/2017    Polsterer und Sattler, Sattlerei Vogel, Leipzig
                Reparatur von Lederpolstern, Näharbeiten, Kundenkontakt
04/2010 - 08/2017   Produktionsmitarbeiter, BMW AG Leipzig
                Qualitätskontrolle in der Sitzfertigung
01.08.2006 – 31.07.2009 Auszubildender Sattler, Möbel Höffner

Schulbildung
1996 - 2006  Realschule Grimma, Mittlere Reife

Kenntnisse
Industrienähmaschinen, CNC-Zuschnitt, MS-Office (gut), Englisch (Grundkenntnisse)
Führerschein Klasse B`,
    expected: {
      name: ['Thomas Krüger'],
      email: ['t.krueger@example.de'],
      phone: ['+493411234567'],
      links: [],
      years: ['19.6'],
      skills: [
        'Quality control',
        'Machine sewing',
        'CNC machining',
        'Leatherworking',
        'Customer service',
        'Reparatur von Lederpolstern',
        'Microsoft Office',
        'Driving licence',
        'Sewing',
        'Upholstery',
      ],
      certifications: [],
      projects: [],
      degree: [],
      languages: ['English'],
    },
  },
  {
    text: `Marc-Antoine BÉLANGER
Développeur Full Stack
Montréal, QC, Canada | 514-555-0199 | marc@belanger.example | github.com/mabelanger

SOMMAIRE
Développeur passionné avec une solide expérience en Node.js et React.

EXPÉRIENCE
Développeur senior                                             janv. 2019 – auj.
Shopimax inc.
• Conception d'API REST et de microservices (Node.js, PostgreSQL, Redis)
• Mise en place de l'intégration continue avec GitHub Actions
Développeur web                                                sept. 2015 – déc. 2018
Agence Pixel
• Sites WordPress, PHP et jQuery

FORMATION
B. Sc. en informatique, Université de Montréal, 2012-2015

LANGUES : français (langue maternelle), anglais (courant)

PROJETS PERSONNELS
Météo-Vélo (2021) : application React Native pour cyclistes
BudgetLibre (2020) : suivi de dépenses libre, en Python`,
    expected: {
      name: ['Marc-Antoine BÉLANGER'],
      email: ['marc@belanger.example'],
      phone: ['+15145550199'],
      links: ['https://github.com/mabelanger'],
      years: ['11.2'],
      skills: [
        'Node.js',
        'React',
        'REST APIs',
        'Microservices',
        'PostgreSQL',
        'Redis',
        'GitHub Actions',
        'CI/CD',
        'WordPress',
        'PHP',
        'jQuery',
        'React Native',
        'Python',
      ],
      certifications: [],
      projects: ['Météo-Vélo', 'BudgetLibre'],
      degree: ['Bachelor'],
      languages: ['French', 'English'],
    },
  },
  {
    text: `ANITA DESAI
Data Analyst | Mumbai, India | +91 98200 12345 | anita.desai@example.in

OBJECTIVE: To use my analytical skills in a growing firm.

TECHNICAL SKILLS:
Languages: Python, R, SQL
Tools: Power BI, Tableau, Excel (advanced), Git
Databases: MySQL, MongoDB

PROFESSIONAL EXPERIENCE:
Data Analyst, Infomart Pvt. Ltd.   [June 2020 – Till Date]
  * Built dashboards in Power BI for 40 stores.
  * Automated reports with Python and pandas.
Junior Analyst, DataWorks   [July 2018 – May 2020]
  * Cleaned data in SQL Server.

EDUCATION:
B.Tech (Computer Engineering), Mumbai University, 2018, CGPA 8.1
HSC, 2014

ACADEMIC PROJECTS:
1. Churn prediction - logistic regression on telecom data
2. Smart parking - IoT system with Raspberry Pi

CERTIFICATIONS:
> Google Data Analytics Professional Certificate (Coursera)
> Microsoft Certified: Power BI Data Analyst Associate

LANGUAGES KNOWN: English, Hindi, Marathi`,
    expected: {
      name: ['ANITA DESAI'],
      email: ['anita.desai@example.in'],
      phone: ['+919820012345'],
      links: [],
      years: ['8.3'],
      skills: [
        'Python',
        'R',
        'SQL',
        'Power BI',
        'Tableau Desktop',
        'Microsoft Excel',
        'Git',
        'MySQL',
        'MongoDB',
        'Pandas',
        'Microsoft SQL Server',
        'Data analysis',
        'IoT',
        'Raspberry Pi',
      ],
      certifications: [
        'Google Data Analytics Professional Certificate',
        'Microsoft Certified: Power BI Data Analyst Associate',
      ],
      projects: ['Churn prediction', 'Smart parking'],
      degree: ['Bachelor'],
      languages: ['English', 'Hindi', 'Marathi'],
    },
  },
  {
    text: `Curriculum Vitae
Elena García López
C/ Mayor 15, 3ºB - 46001 Valencia - 655 43 21 09 - elena.garcia@example.es
Carnet de conducir B, vehículo propio

EXPERIENCIA
2019-actualidad: Encargada, Tintorería La Perla (Valencia). Limpieza en seco, planchado, atención al cliente y control de caja.
2014-2019: Costurera, Arreglos Marisol. Arreglos de ropa, costura a máquina.
Veranos 2012 y 2013: Camarera, Hotel Sol.

FORMACIÓN
Técnico en Confección y Moda, IES La Marxadella, 2012
Curso de community manager (60 h), 2018

IDIOMAS
Castellano y valenciano nativos. Inglés nivel medio (B1).

INFORMÁTICA
Word, Excel, Instagram`,
    expected: {
      name: ['Elena García López'],
      email: ['elena.garcia@example.es'],
      phone: ['+34655432109'],
      links: [],
      years: ['12.8'],
      skills: [
        'Dry cleaning',
        'Ironing',
        'Customer service',
        'Cash handling',
        'Alterations',
        'Machine sewing',
        'Table service',
        'Microsoft Word',
        'Microsoft Excel',
        'Instagram',
        'Driving licence',
      ],
      certifications: [],
      projects: [],
      degree: [],
      languages: ['Spanish', 'Catalan', 'English'],
    },
  },
  {
    text: `John Carter, PMP
(312) 555-0142 • Chicago, IL 60601 • john.carter@example.com • www.johncarter.example

SUMMARY
Operations manager with 15+ years of experience.

CORE COMPETENCIES
Inventory Control • P&L Responsibility • Vendor Management • Lean Six Sigma • Team Leadership • SAP

PROFESSIONAL EXPERIENCE

ACME CORP, Chicago, IL                                        2015 - Present
Director of Operations (2019 - Present)
Operations Manager (2015 - 2019)
 - Managed procurement and logistics for 12 stores; reduced shrinkage 18%

BETA LLC, Gary, IN                                            2008 - 2015
Warehouse Supervisor

EDUCATION
Master of Business Administration (MBA), University of Illinois, 2014
Bachelor of Science, Business, Purdue University, 2007

CERTIFICATIONS & AFFILIATIONS
Project Management Professional (PMP), 2016
Member, APICS

VOLUNTEER EXPERIENCE
Food bank coordinator, 2010 - 2012`,
    expected: {
      name: ['John Carter'],
      email: ['john.carter@example.com'],
      phone: ['+13125550142'],
      links: ['https://www.johncarter.example'],
      years: ['18.8'],
      skills: [
        'Inventory management',
        'P&L responsibility',
        'Supplier management',
        'Six Sigma',
        'Team leadership',
        'SAP',
        'Purchasing',
        'Project management',
        'Logistics',
      ],
      certifications: ['Project Management Professional'],
      projects: [],
      degree: ['Master'],
      languages: [],
    },
  },
];

export const resumesByHand: readonly Resume[] = written.map(({ text, expected }, i) => ({
  name: `by hand, ${i + 1}`,
  kind: 'txt',
  twoColumns: false,
  expected,
  bytes: new TextEncoder().encode(text),
}));
