import type { Bank } from '../profile.ts';

export const it: Bank = {
  people: [
    {
      name: 'Giulia Dell’Acqua',
      phone: ['+39 06 6982 1234', '+390669821234'],
      address: 'Via dei Conciatori 3, 50122 Firenze',
    },
    {
      name: 'Niccolò D’Amico',
      phone: ['+39 347 123 4567', '+393471234567'],
      address: 'Corso Buenos Aires 10, 20124 Milano',
    },
    {
      name: 'Chiara Esposito',
      phone: ['02 1234 5678', '+390212345678'],
      address: 'Piazza Duomo 1, 20121 Milano, Italia',
    },
  ],
  trades: [['Restauratrice di pelle'], ['Addetto alle vendite', 'Sales'], ['Sviluppatrice'], ['Impiegato']],
  summaries: [
    ['Persona precisa e curiosa, abituata a lavorare con le mani.'],
    ['Passione per la pelletteria e per il servizio clienti.', 'Leatherworking', 'Customer service'],
  ],
  work: [
    {
      title: ['Responsabile di laboratorio'],
      employer: 'Bottega Ferri',
      tasks: [
        ['Riparazione borse e abbinamento colori', 'Handbag repair', 'Colour matching'],
        ['Controllo qualità', 'Quality control'],
      ],
    },
    {
      title: ['Commessa'],
      employer: 'Calzature Rinaldi',
      tasks: [['Vendita e gestione cassa', 'Sales', 'Cash handling'], ['Allestimento delle vetrine']],
    },
    {
      title: ['Programmatore'],
      employer: 'Lago Software',
      tasks: [
        ['Servizi in Java e Kubernetes', 'Java', 'Kubernetes'],
        ['Assistenza clienti', 'Customer service'],
      ],
    },
    {
      title: ['Contabile', 'Accounting'],
      employer: 'Studio Greco',
      tasks: [
        ['Fatturazione e buste paga', 'Invoicing', 'Payroll'],
        ['Archiviazione', 'Filing'],
      ],
    },
  ],
  studies: [
    { degree: 'Laurea triennale in Chimica', level: 'Bachelor', school: 'Università di Pisa' },
    { degree: 'Laurea magistrale in Economia', level: 'Master', school: 'Università Bocconi' },
    { degree: 'Laurea in Lettere', level: 'Degree', school: 'Università di Bologna' },
    { degree: 'Diploma di maturità', level: null, school: 'Liceo Galilei' },
    { degree: 'Qualifica di sarto', level: null, school: 'Istituto Vasari' },
  ],
  skills: [
    ['Pulizia della pelle', 'Leather cleaning'],
    ['Smacchiatura', 'Stain removal'],
    ['Cucito', 'Sewing'],
    ['Stiratura', 'Ironing'],
    ['Ricamo', 'Embroidery'],
    ['Gestione magazzino', 'Inventory management'],
    ['Pacchetto Office', 'Microsoft Office'],
    ['SAP', 'SAP'],
    ['Angular', 'Angular'],
    ['SQL', 'SQL'],
    ['Lavoro di squadra', 'Teamwork'],
    ['Patente B', 'Driving licence'],
    ['Bulinatura', 'Bulinatura'],
  ],
  certifications: [
    { title: 'Addetto al primo soccorso', detail: 'Croce Rossa, 2021', skills: ['First aid'] },
    { title: 'Patentino del muletto', detail: '2019', skills: ['Forklift driving'] },
    { title: 'ECDL Base', detail: 'AICA, 2016' },
  ],
  projects: [
    { title: 'Campionario aperto', detail: 'catalogo di tinte' },
    { title: 'Officina di quartiere', detail: 'serate di riparazione' },
    { title: 'Agenda del sarto', detail: 'piccola applicazione' },
  ],
  languages: [
    ['Italiano', 'Italian', 'madrelingua'],
    ['Inglese', 'English', 'fluente'],
    ['Tedesco', 'German', 'scolastico'],
    ['Rumeno', 'Romanian', 'B1'],
  ],
  words: {
    summary: ['Profilo', 'Profilo professionale'],
    work: ['Esperienza lavorativa', 'Esperienze professionali', 'Esperienza professionale'],
    studies: ['Istruzione', 'Istruzione e formazione', 'Titoli di studio'],
    skills: ['Competenze', 'Competenze tecniche', 'Capacità e competenze'],
    certifications: ['Certificazioni', 'Corsi e certificazioni', 'Attestati'],
    projects: ['Progetti', 'Progetti personali'],
    languages: ['Lingue', 'Lingue straniere', 'Conoscenze linguistiche'],
    contact: ['Contatti', 'Dati personali'],
    phone: 'Telefono',
    email: 'E-mail',
    present: ['oggi', 'in corso', 'attuale'],
    to: 'a',
    months:
      'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(
        ' ',
      ),
    shortMonths: 'gen feb mar apr mag giu lug ago set ott nov dic'.split(' '),
  },
};
