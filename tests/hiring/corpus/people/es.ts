import type { Bank } from '../profile.ts';

export const es: Bank = {
  people: [
    {
      name: 'María José Núñez Ortega',
      phone: ['+34 912 345 678', '+34912345678'],
      address: 'Calle del Cuero 8, 28013 Madrid',
    },
    {
      name: 'Íñigo Etxeberria',
      phone: ['612 34 56 78', '+34612345678'],
      address: 'Gran Vía 20, 48001 Bilbao, España',
    },
    {
      name: 'Lucía Peña',
      phone: ['+52 55 1234 5678', '+525512345678'],
      address: 'Avenida Juárez 40, 06050 Ciudad de México',
    },
  ],
  trades: [
    ['Restauradora de piel'],
    ['Encargado de tienda'],
    ['Desarrolladora de software'],
    ['Auxiliar administrativo'],
  ],
  summaries: [
    ['Persona ordenada, paciente y con ganas de aprender.'],
    [
      'Especializada en limpieza de tapicería y atención al cliente.',
      'Upholstery cleaning',
      'Customer service',
    ],
  ],
  work: [
    {
      title: ['Jefa de taller'],
      employer: 'Curtidos Robledo S.L.',
      tasks: [
        ['Reparación de bolsos y teñido de cuero', 'Handbag repair', 'Leather dyeing'],
        ['Control de calidad diario', 'Quality control'],
      ],
    },
    {
      title: ['Dependiente'],
      employer: 'Zapatería Lagos',
      tasks: [['Ventas y manejo de caja', 'Sales', 'Cash handling'], ['Escaparates de temporada']],
    },
    {
      title: ['Programador'],
      employer: 'Nube Sur',
      tasks: [
        ['Aplicaciones con Django y Angular', 'Django', 'Angular'],
        ['Despliegues con Docker', 'Docker'],
      ],
    },
    {
      title: ['Contable'],
      employer: 'Gestoría Prado',
      tasks: [
        ['Contabilidad, nóminas y facturación', 'Accounting', 'Payroll', 'Invoicing'],
        ['Trato con proveedores'],
      ],
    },
  ],
  studies: [
    { degree: 'Grado en Química', level: 'Bachelor', school: 'Universidad de Salamanca' },
    { degree: 'Máster en Dirección de Empresas', level: 'Master', school: 'Universidad de Deusto' },
    { degree: 'Licenciatura en Historia', level: 'Bachelor', school: 'Universidad de Sevilla' },
    { degree: 'Bachillerato', level: null, school: 'Instituto Cervantes' },
    { degree: 'Técnico en Calzado', level: null, school: 'Escuela de Elda' },
  ],
  skills: [
    ['Limpieza de cuero', 'Leather cleaning'],
    ['Reparación de calzado', 'Shoe repair'],
    ['Costura', 'Sewing'],
    ['Eliminación de manchas', 'Stain removal'],
    ['Atención al cliente', 'Customer service'],
    ['Gestión de inventario', 'Inventory management'],
    ['Excel', 'Microsoft Excel'],
    ['Python', 'Python'],
    ['MySQL', 'MySQL'],
    ['Trabajo en equipo', 'Teamwork'],
    ['Redes sociales', 'Social media'],
    ['Repujado', 'Leather tooling'],
    ['Patronaje', 'Pattern making'],
  ],
  certifications: [
    { title: 'Carné de carretillero', detail: 'Forem, 2020', skills: ['Forklift driving'] },
    { title: 'Manipulador de alimentos', detail: '2021' },
    { title: 'DELF B2', detail: 'Institut français, 2017' },
  ],
  projects: [
    { title: 'Muestrario abierto', detail: 'catálogo de colores' },
    { title: 'Taller de barrio', detail: 'tardes de arreglos' },
    { title: 'Agenda fácil', detail: 'aplicación de citas' },
  ],
  languages: [
    ['Español', 'Spanish', 'nativo'],
    ['Inglés', 'English', 'avanzado'],
    ['Catalán', 'Catalan', 'intermedio'],
    ['Portugués', 'Portuguese', 'B1'],
  ],
  words: {
    summary: ['Perfil', 'Sobre mí', 'Perfil profesional'],
    work: ['Experiencia laboral', 'Experiencia profesional', 'Experiencia'],
    studies: ['Formación académica', 'Educación', 'Estudios'],
    skills: ['Habilidades', 'Competencias', 'Conocimientos'],
    certifications: ['Certificaciones', 'Cursos', 'Formación complementaria'],
    projects: ['Proyectos', 'Proyectos personales'],
    languages: ['Idiomas'],
    contact: ['Contacto', 'Datos personales'],
    phone: 'Teléfono',
    email: 'Correo',
    present: ['actualidad', 'la actualidad', 'presente', 'actualmente'],
    to: 'a',
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
      ' ',
    ),
    shortMonths: 'ene. feb. mar. abr. may. jun. jul. ago. sep. oct. nov. dic.'.split(' '),
  },
};
