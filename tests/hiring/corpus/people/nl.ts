import type { Bank } from '../profile.ts';

export const nl: Bank = {
  people: [
    {
      name: 'Sanne van der Meer',
      phone: ['+31 20 794 5678', '+31207945678'],
      address: 'Looiersgracht 22, 1016 VS Amsterdam',
    },
    {
      name: 'Daan de Vries',
      phone: ['06-12345678', '+31612345678'],
      address: 'Kerkstraat 5, 3511 KW Utrecht, Nederland',
    },
    {
      name: 'Fatima El Amrani',
      phone: ['+31 6 87654321', '+31687654321'],
      address: 'Coolsingel 40, 3011 AD Rotterdam',
    },
  ],
  trades: [
    ['Specialist leeronderhoud', 'Leather care'],
    ['Winkelmedewerker'],
    ['Webontwikkelaar'],
    ['Administratief medewerker'],
  ],
  summaries: [
    ['Nauwkeurig, geduldig en graag onder de mensen.'],
    ['Ruime ervaring met meubelreiniging en klantenservice.', 'Upholstery cleaning', 'Customer service'],
  ],
  work: [
    {
      title: ['Hoofd atelier'],
      employer: 'Leerhuis Bakker BV',
      tasks: [
        ['Leerreparatie en kleurmatching van tassen', 'Leather repair', 'Colour matching'],
        ['Kwaliteitscontrole', 'Quality control'],
      ],
    },
    {
      title: ['Verkoopmedewerker'],
      employer: 'Schoenen Jansen',
      tasks: [['Verkoop en kassawerk', 'Sales', 'Cash handling'], ['Etalages inrichten']],
    },
    {
      title: ['Ontwikkelaar'],
      employer: 'Gracht Media',
      tasks: [
        ['Websites met Laravel en React', 'Laravel', 'React'],
        ['Beheer van de servers onder Linux', 'Linux'],
      ],
    },
    {
      title: ['Boekhouder', 'Accounting'],
      employer: 'Kantoor Visser',
      tasks: [['Boekhouding en facturatie', 'Bookkeeping', 'Invoicing'], ['Contact met leveranciers']],
    },
  ],
  studies: [
    { degree: 'Bachelor Bedrijfskunde', level: 'Bachelor', school: 'Hogeschool Utrecht' },
    { degree: 'MSc Informatica', level: 'Master', school: 'Universiteit Leiden' },
    { degree: 'Havo', level: null, school: 'Montessori Lyceum' },
    { degree: 'Mbo Schoentechniek', level: null, school: 'DHTA Utrecht' },
    { degree: 'Bachelor Rechten (niet afgerond)', level: null, school: 'Universiteit Utrecht' },
  ],
  skills: [
    ['Leerreiniging', 'Leather cleaning'],
    ['Vlekverwijdering', 'Stain removal'],
    ['Naaien', 'Sewing'],
    ['Schoenreparatie', 'Shoe repair'],
    ['Klantenservice', 'Customer service'],
    ['Voorraadbeheer', 'Inventory management'],
    ['MS Office', 'Microsoft Office'],
    ['Excel', 'Microsoft Excel'],
    ['PHP', 'PHP'],
    ['JavaScript', 'JavaScript'],
    ['Samenwerken', 'Teamwork'],
    ['Rijbewijs B', 'Driving licence'],
    ['Zadelmaken', 'Zadelmaken'],
  ],
  certifications: [
    { title: 'BHV', detail: 'NIBHV, 2022' },
    { title: 'Heftruckcertificaat', detail: 'Jungheinrich, 2019' },
    { title: 'VCA Basis', detail: '2020' },
  ],
  projects: [
    { title: 'Kleurenwaaier', detail: 'catalogus van verven' },
    { title: 'Buurtatelier', detail: 'avonden om samen te repareren' },
    { title: 'Afsprakenboek', detail: 'kleine app voor ambachten' },
  ],
  languages: [
    ['Nederlands', 'Dutch', 'moedertaal'],
    ['Engels', 'English', 'vloeiend'],
    ['Duits', 'German', 'goed'],
    ['Frans', 'French', 'basis'],
  ],
  words: {
    summary: ['Profiel', 'Over mij'],
    work: ['Werkervaring', 'Ervaring', 'Loopbaan'],
    studies: ['Opleiding', 'Opleidingen'],
    skills: ['Vaardigheden', 'Competenties', 'Kennis'],
    certifications: ['Certificaten', 'Cursussen', 'Trainingen'],
    projects: ['Projecten', 'Eigen projecten'],
    languages: ['Talen', 'Talenkennis'],
    contact: ['Contactgegevens', 'Persoonlijke gegevens', 'Contact'],
    phone: 'Telefoon',
    email: 'E-mail',
    present: ['heden', 'nu'],
    to: 'tot',
    months: 'januari februari maart april mei juni juli augustus september oktober november december'.split(
      ' ',
    ),
    shortMonths: 'jan. feb. mrt. apr. mei juni juli aug. sept. okt. nov. dec.'.split(' '),
  },
};
