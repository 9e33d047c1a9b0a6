import type { Bank } from '../profile.ts';

export const de: Bank = {
  people: [
    {
      name: 'Jürgen Weißmüller',
      phone: ['+49 30 901820', '+4930901820'],
      address: 'Gerberstraße 12, 10115 Berlin',
    },
    {
      name: 'Anna-Lena von der Heide',
      phone: ['0049 89 636 48018', '+498963648018'],
      address: 'Lindenallee 4, 80331 München',
    },
    {
      name: 'Mehmet Özdemir',
      phone: ['0221 4710 123', '+492214710123'],
      address: 'Am Hof 7, 50667 Köln, Deutschland',
    },
    {
      name: 'Sabine Österreicher',
      phone: ['+43 1 5122 999', '+4315122999'],
      address: 'Kärntner Ring 9, 1010 Wien',
    },
  ],
  trades: [
    ['Fachkraft für Lederpflege', 'Leather care'],
    ['Einzelhandelskauffrau'],
    ['Softwareentwickler'],
    ['Bürokraft'],
  ],
  summaries: [
    ['Sorgfältig, belastbar und gern im Gespräch mit Menschen.'],
    ['Seit vielen Jahren in der Polsterreinigung zu Hause.', 'Upholstery cleaning'],
  ],
  work: [
    {
      title: ['Werkstattleiter'],
      employer: 'Lederklinik Nord GmbH',
      tasks: [
        ['Lederreparatur und Farbabstimmung bei Möbeln und Taschen', 'Leather repair', 'Colour matching'],
        ['Einführung der Ozonbehandlung', 'Ozone treatment'],
      ],
    },
    {
      title: ['Verkäufer'],
      employer: 'Schuhhaus Kessler',
      tasks: [
        ['Kundenberatung und Kassenführung', 'Customer advice', 'Cash handling'],
        ['Inventur zweimal im Jahr', 'Stocktaking'],
      ],
    },
    {
      title: ['Entwickler'],
      employer: 'Hafen Digital AG',
      tasks: [
        ['Webanwendungen mit Vue.js und Spring Boot', 'Vue.js', 'Spring Boot'],
        ['Betreuung der Server unter Linux', 'Linux'],
      ],
    },
    {
      title: ['Sachbearbeiterin'],
      employer: 'Stadtwerke Ulm',
      tasks: [
        ['Buchhaltung und Dateneingabe', 'Bookkeeping', 'Data entry'],
        ['Telefon und Empfang', 'Reception'],
      ],
    },
  ],
  studies: [
    { degree: 'Bachelor of Engineering Textiltechnik', level: 'Bachelor', school: 'Hochschule Reutlingen' },
    { degree: 'Master of Science Informatik', level: 'Master', school: 'Technische Universität München' },
    { degree: 'Diplom-Kaufmann', level: 'Degree', school: 'Universität zu Köln' },
    { degree: 'Ausbildung zum Sattler', level: null, school: 'Berufsschule Offenbach' },
    { degree: 'Abitur', level: null, school: 'Goethe-Gymnasium Kassel' },
    { degree: 'Bachelor Chemie (abgebrochen)', level: null, school: 'Universität Jena' },
  ],
  skills: [
    ['Lederreinigung', 'Leather cleaning'],
    ['Fleckentfernung', 'Stain removal'],
    ['Nähen', 'Sewing'],
    ['Polsterei', 'Upholstery'],
    ['Kundenservice', 'Customer service'],
    ['Lagerverwaltung', 'Inventory management'],
    ['MS Office', 'Microsoft Office'],
    ['Excel', 'Microsoft Excel'],
    ['DATEV', 'DATEV'],
    ['Java', 'Java'],
    ['C#', 'C#'],
    ['SQL', 'SQL'],
    ['Teamarbeit', 'Teamwork'],
    ['Punzieren', 'Punzieren'],
    ['Gabelstapler', 'Forklift driving'],
  ],
  certifications: [
    { title: 'Staplerschein', detail: 'DEKRA, 2018' },
    { title: 'Ausbildereignung', detail: 'IHK Berlin, 2020' },
    { title: 'ISTQB Foundation Level', detail: '2021' },
    { title: 'Brandschutzhelfer', detail: 'TÜV, 2023' },
  ],
  projects: [
    { title: 'Farbkartei', detail: 'Verzeichnis von dreihundert Farben' },
    { title: 'Offene Werkstatt', detail: 'Abende für Nachbarn' },
    { title: 'Terminkalender', detail: 'kleines Programm für Betriebe' },
  ],
  languages: [
    ['Deutsch', 'German', 'Muttersprache'],
    ['Englisch', 'English', 'fließend'],
    ['Türkisch', 'Turkish', 'Grundkenntnisse'],
    ['Französisch', 'French', 'B2'],
  ],
  words: {
    summary: ['Profil', 'Kurzprofil', 'Über mich'],
    work: ['Berufserfahrung', 'Beruflicher Werdegang', 'Berufspraxis'],
    studies: ['Ausbildung', 'Bildungsweg', 'Studium'],
    skills: ['Kenntnisse', 'Fähigkeiten', 'IT-Kenntnisse'],
    certifications: ['Zertifikate', 'Weiterbildung', 'Fortbildungen'],
    projects: ['Projekte', 'Eigene Projekte'],
    languages: ['Sprachen', 'Sprachkenntnisse'],
    contact: ['Kontakt', 'Persönliche Daten'],
    phone: 'Telefon',
    email: 'E-Mail',
    present: ['heute', 'jetzt', 'aktuell'],
    to: 'bis',
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
    shortMonths: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' '),
  },
};
