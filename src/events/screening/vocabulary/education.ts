/** Schools, nurseries, courses, libraries and museums. How a line is written says `general.ts`. */
export const education = `
Primary teaching | Grundschulunterricht | Enseignement primaire | Enseñanza primaria
Secondary teaching | Unterricht in der Sekundarstufe | Enseignement secondaire | Enseñanza secundaria
University teaching | Hochschullehre | Enseignement supérieur | Docencia universitaria
Adult education | Erwachsenenbildung | Formation d'adultes | Educación de adultos
Vocational training | Berufliche Bildung | Ausbildungsleitung | Formation professionnelle | Formación profesional
Apprentice training | Lehrlingsausbildung | Ausbildung von Auszubildenden | Tutorat d'apprentis | Formación de aprendices
+Science teaching | Naturwissenschaftlicher Unterricht | Enseignement des sciences | Enseñanza de ciencias
Physics teaching | Physikunterricht | Enseignement de la physique | Enseñanza de física
Chemistry teaching | Chemieunterricht | Enseignement de la chimie | Enseñanza de química
Biology teaching | Biologieunterricht | Enseignement de la biologie | Enseñanza de biología
+History teaching | Geschichtsunterricht | Enseignement de l'histoire | Enseñanza de historia
Geography teaching | Geografieunterricht | Enseignement de la géographie | Enseñanza de geografía
Computer science teaching | Informatikunterricht | Enseignement de l'informatique | Enseñanza de informática
German teaching | Deutschunterricht | Enseignement de l'allemand | Enseñanza de alemán
French teaching | Französischunterricht | Enseignement du français | Enseñanza de francés
+Spanish teaching | Spanischunterricht | Enseignement de l'espagnol | Enseñanza de español
Integration courses | Integrationskurse | Cours d'intégration | Cursos de integración
Piano teaching | Klavierunterricht | Cours de piano | Clases de piano
Guitar teaching | Gitarrenunterricht | Cours de guitare | Clases de guitarra
Singing lessons | Gesangsunterricht | Cours de chant | Clases de canto
Dance teaching | Tanzunterricht | Cours de danse | Clases de baile
Drama teaching | Theaterpädagogik | Enseignement du théâtre | Enseñanza de teatro
Driving instruction | Fahrunterricht | Enseignement de la conduite
Phonics teaching | Lesenlernen | Méthode syllabique | Enseñanza de lectura
Reading support | Leseförderung | Soutien à la lecture | Fomento de la lectura
Dyslexia support | Legasthenietherapie | Accompagnement de la dyslexie | Apoyo a la dislexia
ADHD support | ADHS-Förderung | Accompagnement du TDAH | Apoyo al TDAH
Gifted education | Begabtenförderung | Enseignement aux élèves précoces | Altas capacidades
Differentiated instruction | Binnendifferenzierung | Différenciation pédagogique
Individual education plans | Förderpläne | Projets personnalisés | Adaptaciones curriculares | ~IEP
Inclusive education | Inklusiver Unterricht | Educación inclusiva
Flipped classroom | Umgedrehter Unterricht | Classe inversée | Aula invertida
Inquiry-based learning | Forschendes Lernen | Démarche d'investigation | Aprendizaje por indagación
Play-based learning | Spielerisches Lernen | Apprentissage par le jeu | Aprendizaje basado en el juego
Outdoor education | Waldpädagogik | Erlebnispädagogik | Pédagogie par la nature | Educación al aire libre
Experiential education | Erlebnisorientiertes Lernen | Pédagogie expérientielle | Educación experiencial
Waldorf education | Waldorfpädagogik | Pédagogie Waldorf | Pedagogía Waldorf
Reggio Emilia approach | Reggio-Pädagogik | Pédagogie Reggio
STEM education | MINT-Förderung | Enseignement STEM | Educación STEM
Coding for children | Programmieren für Kinder | Ateliers de code | Programación para niños
Media literacy | Medienkompetenz | Éducation aux médias | Alfabetización mediática
Civic education | Politische Bildung | Éducation civique | Educación cívica
Environmental education | Umweltbildung | Éducation à l'environnement | Educación ambiental
Career guidance | Berufsberatung | Orientation professionnelle | Orientación laboral | Career counselling
Job coaching | Jobcoaching | Accompagnement à l'emploi | Preparación laboral
School leadership | Schulleitung | Direction d'école | Dirección escolar
School administration | Schulverwaltung | Administration scolaire | Administración escolar | Secretaría escolar
=Timetabling | Stundenplanung | Emplois du temps scolaires | Horarios escolares
Exam invigilation | Prüfungsaufsicht | Surveillance d'examens | Vigilancia de exámenes
Test development | Prüfungserstellung | Conception d'épreuves | Elaboración de pruebas
Marking of homework | Korrektur von Hausaufgaben | Correction de devoirs | Corrección de deberes
Homework support | Hausaufgabenbetreuung | Aide aux devoirs | Apoyo escolar
After-school care | Hortbetreuung | Ganztagsbetreuung | Accueil périscolaire | Actividades extraescolares
Lunch break supervision | Mittagsbetreuung | Surveillance de cantine
Playground supervision | Pausenaufsicht | Surveillance de cour | Vigilancia de patio
Holiday camps | Ferienbetreuung | Ferienfreizeit | Colonies de vacances | Campamentos de verano
Crafts with children | Basteln mit Kindern | Activités manuelles | Manualidades infantiles
Story reading | =Vorlesen | Lecture d'histoires | Cuentacuentos
Toddler care | Krippenbetreuung | Accueil des tout-petits | Educación de 0 a 3 años
Settling-in of children | Eingewöhnung | Berliner Modell | Adaptation en crèche | Periodo de adaptación
Child observation | Beobachtung und Dokumentation | Observation de l'enfant | Observación infantil
Child development | Kindliche Entwicklung | Développement de l'enfant | Desarrollo infantil
Language support for children | Sprachförderung | Soutien langagier | Estimulación del lenguaje
Psychomotricity | Psychomotorik | Psychomotricité | Psicomotricidad
Nappy changing | Diaper changing | =Wickeln | Change des bébés | Cambio de pañales
Train the trainer | Trainerausbildung | Formation de formateurs | Formación de formadores
+Workshop facilitation | Workshopleitung | Workshopmoderation | Facilitación de talleres
Corporate training | Betriebliche Weiterbildung | Formation en entreprise | Formación en empresas
Training needs analysis | Bildungsbedarfsanalyse | Analyse des besoins de formation | Detección de necesidades formativas
Learning management systems | Lernplattformen | Plateformes LMS | Plataformas LMS | ~LMS
Educational research | Bildungsforschung | Recherche en éducation | Investigación educativa
Thesis supervision | Betreuung von Abschlussarbeiten | Encadrement de mémoires | Dirección de tesis
Library services | Biblioteconomía
Library cataloguing | Katalogisierung | Catalogage | Catalogación
Museum education | Museumspädagogik | Médiation culturelle | Educación en museos
Exhibition design | Ausstellungsgestaltung | Scénographie d'exposition | Diseño de exposiciones
Collections management | Sammlungsmanagement | Gestion de collections | Gestión de colecciones
`;
