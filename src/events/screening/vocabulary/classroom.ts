/** What teachers and carers of children do, in the words of nine languages. How a line is written says `general.ts`. */
export const classroom = `
Phonics | Teaching phonics | Synthetic phonics | Jolly Phonics | Método fonético | Conciencia fonológica | Metodo fonologico
Remedial teaching | Remedial reading | Reading intervention | Reading recovery | Guided reading | Förderunterricht | Remédiation | Recupero scolastico | Reforço escolar | Apoio escolar | Zajęcia wyrównawcze | Bijles
+Classroom management | Class management | Behaviour management | Behavior management | Klassenleitung | Gestion de la classe | Manejo de grupo | Manejo del aula | Control de grupo | Gestione della classe | Gestão de sala de aula | Gestão da sala de aula | Klassenmanagement | Wychowawstwo | Zarządzanie klasą | Sınıf yönetimi
+Parent communication | Parent meetings | Parent-teacher meetings | Parents' evenings | Parent conferences | Parent-teacher conferences | Elternabende | Réunions de parents | Relations avec les parents | Relation avec les familles | Reuniones de padres | Reuniones con padres | Entrevistas con padres | Tutoría con familias | Colloqui con i genitori | Rapporti con le famiglie | Reuniões de pais | Reunião de pais | Atendimento aos pais | Oudergesprekken | Oudercontact | Zebrania z rodzicami | Współpraca z rodzicami | Veli toplantıları | Veli görüşmeleri
+Lesson planning | Lesson preparation | Planning lessons | Unterrichtsvorbereitung | Préparation des cours | Planification des cours | Planificación didáctica | Preparación de clases | Progettazione didattica | Pianificazione delle lezioni | Programmazione didattica | Planejamento de aulas | Planificação de aulas | Planeamento de aulas | Lesvoorbereiding | Lessen voorbereiden | Planowanie lekcji | Przygotowanie lekcji | Ders planlama | Ders planı
+Exam preparation | Marking exams | Marking and assessment | Abiturprüfungen | Abiturvorbereitung | Correction de copies | Corrección de exámenes | Preparazione agli esami | Preparação para exames | Correção de provas | Examentraining | Przygotowanie do egzaminów | Przygotowanie do matury | Sınav hazırlığı
+Learning assessment | Pupil assessment | Formative assessment | Summative assessment | Évaluation des acquis | Evaluación del aprendizaje | Evaluación formativa | Valutazione degli alunni | Valutazione degli studenti | Avaliação de alunos | Avaliação da aprendizagem | Leerlingbeoordeling | Ocenianie uczniów | Öğrenci değerlendirme | Ölçme ve değerlendirme
+Differentiated instruction | Differentiated teaching | Differentiated learning | Differentiated lessons | Differenzierung im Unterricht | Pédagogie différenciée | Enseñanza diferenciada | Didattica differenziata | Ensino diferenciado | =Differentiëren | Indywidualizacja nauczania
Special educational needs | Special needs education | SEN support | SEN provision | =IEPs | Sonderpädagogische Förderung | Inklusionspädagogik | Besoins éducatifs particuliers | Élèves à besoins particuliers | Pedagogía terapéutica | Sostegno didattico | Bisogni educativi speciali | Educação especial | Necessidades educativas especiais | Speciaal onderwijs | Passend onderwijs | Pedagogika specjalna | Özel eğitim
+Play-based learning | Learning through play | Spielpädagogik | Aprendizaje lúdico | Apprendimento attraverso il gioco | Aprendizagem lúdica | Spelend leren | Nauka przez zabawę | Oyun temelli öğrenme
+Project-based learning | Projektbasiertes Lernen | Pédagogie par projet | Aprendizaje por proyectos | Didattica per progetti | Aprendizagem baseada em projetos | Projectonderwijs | Metoda projektu | Proje tabanlı öğrenme
Safeguarding children | Child protection | Kindeswohl | Protección de menores | Protección infantil | Tutela dei minori | Proteção de menores | Proteção à criança | Kinderbescherming | Ochrona dzieci | Çocuk koruma
+School trips | Field trips | Educational visits | Schulausflüge | =Exkursionen | Sorties scolaires | Sorties pédagogiques | Voyages scolaires | Salidas pedagógicas | Salidas escolares | Excursiones escolares | Gite scolastiche | Visitas de estudo | Schoolreisjes | Wycieczki szkolne | Okul gezileri
After-school clubs | After-school activities | Extracurricular activities | Arbeitsgemeinschaften | AG-Leitung | Activités périscolaires | =Périscolaire | Actividades extracurriculares | Attività extrascolastiche | =Doposcuola | Atividades extracurriculares | Naschoolse activiteiten | Buitenschoolse opvang | Zajęcia pozalekcyjne | Koła zainteresowań
Pastoral care | Form tutoring | Student wellbeing | Pupil wellbeing | Schülerbetreuung | Accompagnement des élèves | Suivi des élèves | Tutoría de alumnos | Acción tutorial | Tutoraggio | Orientação de alunos | Leerlingbegeleiding | Leerlingenbegeleiding | =Mentoraat | =Rehberlik
Early years foundation stage | Early years education | Frühkindliche Bildung | Educación inicial | Educazione della prima infanzia | Educação infantil | Educação de infância | =Kinderopvang | Edukacja wczesnoszkolna | Wychowanie przedszkolne | Okul öncesi eğitim
Circle time | Morgenkreis | Observation of children | Bildungsdokumentation | Portfolioarbeit | Observation des enfants | Observación de niños
+Settling-in of children | Adaptation des enfants | Inserimento dei bambini | =Wennen
+Curriculum development | Curriculum planning | Curriculumentwicklung | Élaboration de programmes | Ingénierie pédagogique | Desarrollo curricular | Progettazione curricolare | Desenvolvimento curricular | Desenho curricular | Curriculumontwikkeling | Leerplanontwikkeling | Tworzenie programów nauczania | Müfredat geliştirme
+Team teaching | Teamteaching | Co-enseignement | Codocencia | Compresenza
Conflict mediation | Konfliktmoderation | Konfliktlösung | Mediationsgespräche | Gestion de conflits | Résolution de conflits | Resolución de conflictos | Mediación de conflictos | Gestione dei conflitti | Risoluzione dei conflitti | =Mediazione | Gestão de conflitos | Mediação de conflitos | Resolução de conflitos | Conflicthantering | Conflictbemiddeling | Rozwiązywanie konfliktów | =Mediacje | Çatışma yönetimi | Arabuluculuk
IServ
SMART Notebook
ActivInspire
SMART Board
Interactive whiteboards | Interactive whiteboard | Smartboards | Smartboard | Tableau interactif | Tableau blanc interactif | Pizarra digital | Pizarra digital interactiva | Lavagna interattiva multimediale | Lousa digital | Quadro interativo | Digibord | Tablica interaktywna | Akıllı tahta
Learning platforms | Learning management system | Lernplattform | Plateformes d'apprentissage | Plataformas educativas | Plataformas virtuales | Piattaforme e-learning | Plataformas de ensino | Elektronische leeromgeving | Dziennik elektroniczny | Librus
WebUntis
itslearning
+Google Classroom | Google Workspace for Education
+SMART Notebook | SMART Notebook software
=Seesaw
Pronote
École Directe
=Somtoday
=Edmodo
Nearpod
+Primary teaching | Primary school teaching | Elementary teaching | Grundschulpädagogik | Educación primaria | Insegnamento nella scuola primaria | Ensino primário | Basisonderwijs | Nauczanie początkowe
Literacy teaching | Early literacy | Literacy instruction | Schriftspracherwerb | Alphabétisation | Alfabetización | Alfabetizzazione | Alfabetização | Nauka czytania i pisania | Okuma yazma öğretimi
Numeracy teaching | Early numeracy | =Numeracy
`;
