import type { Bank } from '../profile.ts';

export const en: Bank = {
  people: [
    {
      name: 'Margaret Okafor',
      phone: ['+44 20 7946 0958', '+442079460958'],
      address: '14 Tanner Street, London SE1 3LE',
    },
    {
      name: "Liam O'Connor",
      phone: ['(415) 555-2671', '+14155552671'],
      address: '890 Market Street, San Francisco, CA 94102',
    },
    {
      name: 'Priya Raghunathan',
      phone: ['+1 212-555-0187', '+12125550187'],
      address: '55 Water Street, New York, NY 10041',
    },
    {
      name: 'Jean-Luc Baptiste-Moore',
      phone: ['020 7946 0123', '+442079460123'],
      address: 'Flat 2, 9 Mill Lane, Leeds, United Kingdom',
    },
    { name: 'Grace Summers', phone: ['0161 496 0735', '+441614960735'], address: '3 Harbour View, Salford' },
  ],
  trades: [
    ['Leather Restoration Technician', 'Leather restoration'],
    ['Retail Supervisor', 'Retail'],
    ['Full-Stack Developer'],
    ['Office Administrator'],
  ],
  summaries: [
    ['Careful restorer with a good eye, used to working with customers and to long days at the bench.'],
    ['I enjoy bookkeeping as much as stain removal, and can be relied on.', 'Bookkeeping', 'Stain removal'],
    ['Quick learner who has worked in shops, workshops and offices alike.'],
  ],
  work: [
    {
      title: ['Senior Technician'],
      employer: 'Brightside Care Ltd',
      tasks: [
        [
          'Responsible for leather cleaning and dyeing of handbags from nine boutiques',
          'Leather cleaning',
          'Dyeing',
        ],
        ['Introduced ozone treatment, which cut returns by a third', 'Ozone treatment'],
      ],
    },
    {
      title: ['Shop Assistant'],
      employer: 'Hollis & Daughters',
      tasks: [
        ['Served up to eighty people a day and handled complaints with patience'],
        ['Visual merchandising of the front window every season', 'Visual merchandising'],
      ],
    },
    {
      title: ['Software Engineer'],
      employer: 'Northwind Booking',
      tasks: [
        [
          'Built the booking pages with React and TypeScript, tested with Playwright',
          'React',
          'TypeScript',
          'Playwright',
        ],
        ['Moved reporting from spreadsheets to PostgreSQL', 'PostgreSQL'],
      ],
    },
    {
      title: ['Upholstery Cleaner', 'Upholstery cleaning'],
      employer: 'Fresh Fibre',
      tasks: [
        ['Upholstery cleaning in private homes and hotels', 'Upholstery cleaning'],
        ['Kept the vans and machines in order; equipment maintenance every month', 'Equipment maintenance'],
      ],
    },
    {
      title: ['Office Clerk'],
      employer: 'Carrow Legal',
      tasks: [
        ['Invoicing and data entry for four partners', 'Invoicing', 'Data entry'],
        ['Answered the phone'],
      ],
    },
  ],
  studies: [
    { degree: 'BSc Textile Technology', level: 'Bachelor', school: 'University of Leeds' },
    { degree: 'Bachelor of Arts in History', level: 'Bachelor', school: 'Kingston College' },
    { degree: 'M.Sc. in Computer Science', level: 'Master', school: 'Imperial School of Computing' },
    { degree: 'MBA', level: 'Master', school: 'Henley Business School' },
    { degree: 'PhD in Polymer Chemistry', level: 'Doctorate', school: 'University of Manchester' },
    { degree: 'A levels in Art and Chemistry', level: null, school: 'Tower Grammar School' },
    { degree: 'BSc Biology (not completed)', level: null, school: 'University of Hull' },
  ],
  skills: [
    ['Leather repair', 'Leather repair'],
    ['Color matching', 'Colour matching'],
    ['Hand stitching', 'Hand stitching'],
    ['Suede care', 'Suede cleaning'],
    ['Customer care', 'Customer service'],
    ['Stock control', 'Inventory management'],
    ['MS Excel', 'Microsoft Excel'],
    ['JS', 'JavaScript'],
    ['Node', 'Node.js'],
    ['Python', 'Python'],
    ['Go', 'Golang'],
    ['Negotiation', 'Price negotiation'],
    ['Saddle waxing', 'Saddle waxing'],
    ['CI/CD', 'CI/CD'],
    ['Team leadership', 'Team leadership'],
    ['Driving licence', 'Driving licence'],
  ],
  certifications: [
    { title: 'IICRC Leather Cleaning Technician', detail: 'IICRC, 2019', skills: ['Leather cleaning'] },
    { title: 'First Aid at Work', detail: 'St John Ambulance, 2022', skills: ['First aid'] },
    { title: 'AWS Certified Developer Associate', detail: '2021', skills: ['AWS'] },
    { title: 'Level 2 Food Hygiene', detail: 'Highfield, 2020' },
  ],
  projects: [
    { title: 'Colour atlas', detail: 'a catalogue of four hundred dyes with photographs' },
    { title: 'Stitch counter', detail: 'a small phone app for saddlers' },
    { title: 'Repair café Southwark', detail: 'monthly evenings where neighbours mend together' },
    { title: 'Open shelf', detail: 'a lending library of hand tools' },
  ],
  languages: [
    ['English', 'English', 'native'],
    ['French', 'French', 'fluent'],
    ['Urdu', 'Urdu', 'conversational'],
    ['Polish', 'Polish', 'B1'],
  ],
  words: {
    summary: ['Profile', 'Summary', 'About me'],
    work: ['Work Experience', 'Professional Experience', 'Employment History', 'Experience'],
    studies: ['Education', 'Education and Training'],
    skills: ['Skills', 'Key Skills', 'Technical Skills'],
    certifications: ['Certifications', 'Certificates', 'Licenses & Certifications'],
    projects: ['Projects', 'Selected Projects'],
    languages: ['Languages', 'Language Skills'],
    contact: ['Contact', 'Personal Details'],
    phone: 'Phone',
    email: 'Email',
    present: ['present', 'Present', 'now', 'today', 'to date'],
    to: 'to',
    months: 'January February March April May June July August September October November December'.split(
      ' ',
    ),
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  },
};
