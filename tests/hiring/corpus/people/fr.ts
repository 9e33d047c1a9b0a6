import type { Bank } from '../profile.ts';

export const fr: Bank = {
  people: [
    {
      name: 'Hélène Lefèvre',
      phone: ['+33 1 70 18 99 00', '+33170189900'],
      address: '12 rue des Tanneurs, 75003 Paris',
    },
    {
      name: 'François Dupré',
      phone: ['06 12 34 56 78', '+33612345678'],
      address: '4 avenue Foch, 69006 Lyon, France',
    },
    {
      name: 'Noémie N’Guessan',
      phone: ['+32 2 555 12 12', '+3225551212'],
      address: 'Rue Neuve 8, 1000 Bruxelles',
    },
  ],
  trades: [
    ['Technicienne en restauration de cuir'],
    ['Vendeur en maroquinerie', 'Leatherworking'],
    ['Développeuse web'],
    ['Assistante administrative'],
  ],
  summaries: [
    ['Personne rigoureuse, attentive et ponctuelle.'],
    ['Douze ans consacrés à la cordonnerie et au service client.', 'Shoe repair', 'Customer service'],
  ],
  work: [
    {
      title: ['Responsable d’atelier'],
      employer: 'Maison Tavernier',
      tasks: [
        ['Réparation de sacs et teinture de tranche', 'Handbag repair', 'Edge painting'],
        ['Contrôle qualité avant livraison', 'Quality control'],
      ],
    },
    {
      title: ['Vendeuse'],
      employer: 'Galerie du Pont',
      tasks: [
        ['Accueil, conseil client et encaissement', 'Reception', 'Customer advice', 'Cash handling'],
        ['Mise en place des vitrines'],
      ],
    },
    {
      title: ['Développeur'],
      employer: 'Atelier Numérique SARL',
      tasks: [
        ['Sites marchands avec PrestaShop et Symfony', 'PrestaShop', 'Symfony'],
        ['Tests et mise en ligne'],
      ],
    },
    {
      title: ['Comptable'],
      employer: 'Cabinet Morel',
      tasks: [
        ['Comptabilité et facturation de trente clients', 'Accounting', 'Invoicing'],
        ['Paie', 'Payroll'],
      ],
    },
  ],
  studies: [
    { degree: 'Master en gestion', level: 'Master', school: 'Université de Lille' },
    { degree: 'Licence professionnelle Métiers de la mode', level: 'Bachelor', school: 'Université Lyon 2' },
    { degree: "Diplôme d'ingénieur", level: 'Master', school: 'École nationale de chimie' },
    { degree: 'CAP Maroquinerie', level: null, certificate: true, school: 'Lycée Octave Feuillet' },
    { degree: 'Baccalauréat scientifique', level: null, school: 'Lycée Ampère' },
  ],
  skills: [
    ['Nettoyage du cuir', 'Leather cleaning'],
    ['Réparation de cuir', 'Leather repair'],
    ['Couture', 'Sewing'],
    ['Broderie', 'Embroidery'],
    ['Détachage', 'Stain removal'],
    ['Gestion des stocks', 'Inventory management'],
    ['Service client', 'Customer service'],
    ['Pack Office', 'Microsoft Office'],
    ['PHP', 'PHP'],
    ['JavaScript', 'JavaScript'],
    ['WordPress', 'WordPress'],
    ["Travail d'équipe", 'Teamwork'],
    ['Permis B', 'Driving licence'],
    ['Dorure à chaud', 'Hot foil stamping'],
  ],
  certifications: [
    { title: 'Sauveteur secouriste du travail', detail: 'INRS, 2021' },
    { title: 'CACES R489', detail: 'AFTRAL, 2019' },
    { title: 'TOEIC', detail: '910 points, 2018' },
  ],
  projects: [
    { title: 'Nuancier libre', detail: 'catalogue de deux cents teintes' },
    { title: 'Atelier du samedi', detail: 'initiation pour les voisins' },
    { title: 'Carnet de commandes', detail: 'petite application pour artisans' },
  ],
  languages: [
    ['Français', 'French', 'langue maternelle'],
    ['Anglais', 'English', 'courant'],
    ['Espagnol', 'Spanish', 'notions'],
    ['Arabe', 'Arabic', 'B2'],
  ],
  words: {
    summary: ['Profil', 'À propos'],
    work: ['Expérience professionnelle', 'Expériences professionnelles', 'Parcours professionnel'],
    studies: ['Formation', 'Diplômes', 'Études'],
    skills: ['Compétences', 'Compétences techniques', 'Savoir-faire'],
    certifications: ['Certifications', 'Certificats', 'Formation continue'],
    projects: ['Projets', 'Projets personnels', 'Réalisations'],
    languages: ['Langues', 'Langues étrangères'],
    contact: ['Coordonnées', 'Contact'],
    phone: 'Tél.',
    email: 'Courriel',
    present: ["aujourd'hui", 'présent', 'ce jour'],
    to: 'à',
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
    shortMonths: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' '),
  },
};
