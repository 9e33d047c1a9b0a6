/** Laboratories and research. How a line is written says `general.ts`. */
export const science = `
Sample preparation | Probenvorbereitung | Préparation d'échantillons | Preparación de muestras
Analytical chemistry | Analytische Chemie | Chimie analytique | Química analítica
Organic synthesis | Organische Synthese | Synthèse organique | Síntesis orgánica
Inorganic chemistry | Anorganische Chemie | Chimie inorganique | Química inorgánica
Polymer chemistry | Polymerchemie | Chimie des polymères | Química de polímeros
=Titration | Titrationen | Titrages | Titulaciones químicas
Spectroscopy | Spektroskopie | Spectroscopie | Espectroscopía
Mass spectrometry | Massenspektrometrie | Spectrométrie de masse | Espectrometría de masas
NMR spectroscopy | NMR-Spektroskopie | ~RMN | Resonancia magnética nuclear
UV/Vis spectroscopy | UV-Vis | UV/VIS-Spektroskopie
Atomic absorption spectroscopy | Atomabsorptionsspektroskopie | Spectrométrie d'absorption atomique | Absorción atómica
Wet chemistry | Nasschemie | Chimie humide | Química húmeda
Electrochemistry | Elektrochemie | Électrochimie | Electroquímica
Colour chemistry | Farbchemie | Chimie des colorants | Química del color
Leather chemistry | Lederchemie | Chimie du cuir | Química del cuero
Detergent chemistry | Waschmittelchemie | Chimie des détergents | Química de detergentes
Formulation development | Formulierungsentwicklung | Développement de formulations | Desarrollo de formulaciones
Method validation | Methodenvalidierung | Validation de méthodes | Validación de métodos
Process validation | Prozessvalidierung | Validation de procédés | Validación de procesos
Equipment qualification | Gerätequalifizierung | Qualification d'équipements | Cualificación de equipos
Batch record review | Chargendokumentation | Dossiers de lot | Revisión de lotes
Stability testing | Stabilitätsprüfungen | Études de stabilité | Estudios de estabilidad
Microbiological testing | Mikrobiologische Untersuchungen | Analyses microbiologiques | Análisis microbiológicos
Microbiology | Mikrobiologie | Microbiologie | Microbiología
Molecular biology | Molekularbiologie | Biologie moléculaire | Biología molecular
Molecular cloning | Klonierung | Clonage moléculaire | Clonación molecular
DNA sequencing | DNA-Sequenzierung | Séquençage ADN | Secuenciación de ADN | Next-generation sequencing
CRISPR
Flow cytometry | Durchflusszytometrie | Cytométrie en flux | Citometría de flujo
Immunohistochemistry | Immunhistochemie | Immunohistochimie | Inmunohistoquímica
Protein purification | Proteinreinigung | Purification de protéines | Purificación de proteínas
Gel electrophoresis | Gelelektrophorese | Électrophorèse sur gel | Electroforesis en gel
Bioinformatics | Bioinformatik | Bioinformatique | Bioinformática
=Genetics | Genetik | Génétique | Genética
Immunology | Immunologie | Inmunología
Neuroscience | Neurowissenschaften | Neurosciences | Neurociencia
Toxicology | Toxikologie | Toxicologie | Toxicología
Animal experimentation | Tierversuche | Expérimentation animale | Experimentación animal
Plant science | Pflanzenwissenschaften | Sciences végétales | Ciencias vegetales
=Ecology | =Ökologie | =Écologie | =Ecología
Marine biology | Meeresbiologie | Biologie marine | Biología marina
=Geology | Geologie | Geología
Hydrology | Hydrologie | Hidrología
Meteorology | Meteorologie | Meteorología
Remote sensing | Fernerkundung | Télédétection | Teledetección
Water analysis | Wasseranalytik | Analyse de l'eau | Análisis de aguas
Soil analysis | Bodenanalyse | Analyse de sol | Análisis de suelos
Air quality monitoring | Luftqualitätsmessung | Surveillance de la qualité de l'air | Control de calidad del aire
Environmental impact assessment | Umweltverträglichkeitsprüfung | Étude d'impact environnemental | Evaluación de impacto ambiental
Life cycle assessment | Ökobilanz | Analyse du cycle de vie | Análisis de ciclo de vida
Quantum mechanics | Quantenmechanik | Mécanique quantique | Mecánica cuántica
=Optics | =Optik | Laseroptik | =Optique | Óptica física
Vacuum technology | Vakuumtechnik | Technologie du vide | Tecnología de vacío
Clean room work | Reinraumarbeit | Travail en salle blanche | Trabajo en sala limpia
Laboratory safety | Laborsicherheit | Sécurité en laboratoire | Seguridad en laboratorio
LIMS | Laboratory information systems | Laborinformationssystem
Laboratory management | Laborleitung | Gestion de laboratoire | Gestión de laboratorio
Scientific writing | Wissenschaftliche Publikationen | Rédaction scientifique | Redacción científica
Literature review | Literaturrecherche | Revue de littérature | Revisión bibliográfica
Peer review | Fachbegutachtung | Évaluation par les pairs | Revisión por pares
Experimental design | Versuchsplanung | Plans d'expériences | Diseño de experimentos | Design of experiments
Qualitative research | Qualitative Forschung | Recherche qualitative | Investigación cualitativa
Quantitative research | Quantitative Forschung | Recherche quantitative | Investigación cuantitativa
Focus groups | Fokusgruppen | Groupes de discussion | Grupos focales
Ethnography | Ethnografie | Ethnographie | Etnografía
Archaeology | Archäologie | Archéologie | Arqueología
Archive research | Archivrecherche | Recherche en archives | Investigación en archivos
Research ethics | Forschungsethik | Éthique de la recherche | Ética de la investigación
Regulatory affairs | Zulassungswesen | Affaires réglementaires | Asuntos regulatorios
Clinical data management | Klinisches Datenmanagement | Gestion de données cliniques | Gestión de datos clínicos
Clinical monitoring | Klinisches Monitoring | Monitoring d'essais cliniques | Monitorización de ensayos clínicos
Medical writing | Medizinisches Schreiben | Rédaction médicale | Redacción médica
Food analysis | Lebensmittelanalytik | Analyse des aliments | Análisis de alimentos
Sensory evaluation | Sensorik von Lebensmitteln | Analyse sensorielle | Análisis sensorial
HPLC < Chromatography | High-performance liquid chromatography | Chromatographie liquide haute performance
Gas chromatography < Chromatography | GC-MS | Gaschromatographie | Gaschromatografie | Chromatographie en phase gazeuse | Cromatografía de gases
`;
