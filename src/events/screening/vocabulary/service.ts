/** Kitchens, hotels, shops, care, schools. How a line is written says `general.ts`. */
export const service = `
+Customer service | Client relations | Customer relations | Customer success | Kundenkontakt | Kundenorientierung | Umgang mit Kunden | Relation client | Relation clientèle | Relations clients | Service clientèle | Accueil clients | Accueil de la clientèle | Accueil client | Atención al público | Trato con el público | Trato al cliente | Obsługa klienta | Kundservice | Kundeservice | Zákaznický servis
+Customer advice | Customer consultation | Beratung von Kunden | Conseil clientèle | Conseiller clientèle | Asesoramiento a clientes | Advising customers
+Sales | Vertrieb | Vendas | Sprzedaż | Försäljning | Salg | Prodej
+Retail | Retail management
+Cash handling | Cash registers | Kassieren | Hôtesse de caisse | Manejo de efectivo | Arqueo de caja | Kassatjänst | Obsługa kasy
+Point of sale | Point of sale systems | POS system | POS terminal | Terminal punto de venta | Punto de venta | Kassensysteme
+Visual merchandising | Window display | Window dressing | Schaufenstergestaltung | Schaufensterdekoration | Étalage | Mise en rayon | =Facing | Escaparatismo | Restocking shelves
+Inventory management | Inventory | Stock keeping | Stock replenishment | Bestandsmanagement | Lagerhaltung | Warenwirtschaft | Warenwirtschaftssystem | Gestion de stock | Gestion de stocks | Gestión de existencias | Gestión de inventarios | Control de inventarios | Control de stock | Gestione scorte | Gestão de stocks | Controle de estoque
+Stocktaking | Stocktake | Stock counts | Inventuren | Inventaires | Inventarios
+Purchasing | Purchase orders | Pedidos a proveedores | Bestellwesen
+Supplier management | Supplier relations | Supplier scorecards | Vendor relations | Supplier negotiation | Relations fournisseurs | Lieferantenbewertung
+Upselling | Zusatzverkauf | Ventes additionnelles | Venta cruzada
+Event planning | Event organisation | Event coordination | Event organization | Eventplanung | Organisation d'événements | Organización de actos
+HACCP | Lebensmittelhygiene | Normes HACCP | Higiene alimentaria | Seguridad alimentaria | Food safety | APPCC | Manipulación de alimentos | Sicurezza alimentare | Hygienevorschriften
+Store management | Marktleitung
+First aid | Secourisme | Gestes de premiers secours
+Quality control | Quality checks | Quality controller | Endkontrolle | Contrôleur qualité
Restocking | Shelf stacking | Shelf filling | =Stocking | Stocking shelves | Replenishment | Regale auffüllen | Warenverräumung | Réassort | Réapprovisionnement | Reposición | Reponedor | Reposición de mercancía
Goods receipt | Goods in | =Receiving | Wareneingang | Warenannahme | Réception de marchandises | Réception des marchandises | Recepción de mercancías
=Packing | Verpacken | Verpackung | Emballage | =Conditionnement | Embalaje | Empaquetado | Imballaggio
Returns handling | Retouren | Retourenbearbeitung | Gestion des retours | Devoluciones
Personal shopping | Clienteling | Personal shopper
Luxury retail | Luxusverkauf | Vente de luxe | =Luxe
Beauty advice | Cosmetics | Kosmetik | Kosmetikerin | Esthétique | Esthéticienne | Estética | Esteticista | Make-up | Maquillage
Hairdressing | Hairdresser | Hair styling | Friseur | Friseurin | Coiffure | Coiffeur | Coiffeuse | Peluquería | Peluquera | Barbering | =Barber
Nail care | Manicure | Manicura | Onglerie
Massage | Massage therapy | Masaje
Cooking | Line cook | Kochen | Cuisine | Cuisinier | Cuisinière | Chef de cuisine | Cocina | Cocinero | Cocinera | Cuoco | Cuoca | Cozinha | Gotowanie | Kitchen work
Menu development | Menu planning | Menu design | Menu creation | Menüplanung | Speisekartengestaltung | Élaboration de menus | Création de carte | Elaboración de menús | Diseño de menús
Food cost control | Food cost | Food costing | Wareneinsatz | Coût matière | Ratios cuisine | Escandallos | Control de costes de cocina
Food preparation | Speisenzubereitung | Preparación de alimentos
Grill cooking | Grilling | Grillade | Grillades | Parrilla | A la plancha
=Sauces | Sauce making | =Saucier | Salsas
Butchery | =Butcher | Meat cutting | Fleischerei | Metzger | Metzgerei | Fleischer | Boucherie | =Boucher | Carnicería | Carnicero | Macelleria | Slager
Fishmongery | Fish preparation | Poissonnerie | Poissonnier | Pescadería
Baking | =Baker | Bakery | Bäcker | Bäckerei | Backen | Boulangerie | =Boulanger | Panadería | Panadero | Panificazione | Bread making | Viennoiserie
Pastry | Pastry making | Pastry chef | Patisserie | Pâtissier | Pâtissière | Konditor | Konditorin | Konditorei | Repostería | Pastelería | Pasticceria | Desserts | Cake decorating
Chocolate making | Chocolaterie | Chocolatier | Bombonería
Pizza making | Pizzaiolo | Pizzero
Sushi | Sushi making
Vegan cooking | Vegetarian cooking | Vegane Küche | Cuisine végétarienne | Cocina vegana
French cuisine | Cuisine française | Französische Küche | Cocina francesa
Breton cuisine | Cuisine bretonne
Italian cuisine | Cuisine italienne | Italienische Küche | Cucina italiana | Cocina italiana
Asian cuisine | Asiatische Küche | Cuisine asiatique | Cocina asiática
Mediterranean cuisine | Cocina mediterránea | Cuisine méditerranéenne
Mexican cuisine | Cocina mexicana
Molecular gastronomy | Cuisine moléculaire | Sous vide
Catering | Traiteur | Gemeinschaftsverpflegung | Restauration collective | Colectividades
Banquets | Banqueting | Bankett | Banquetes | Bankettservice
Table service | Waiting tables | =Waiting | Waiter | Waitress | Servieren | Kellner | Kellnerin | Service en salle | Serveur | Serveuse | Camarero | Camarera | Servicio de mesa | Servicio de sala | Cameriere | Cameriera | Bediening | Kelner | Kelnerka
Bartending | Bartender | Barkeeper | Barman | Barmaid | Bar service | Cocktails | Cocktail making | Mixology | Mixologie | Coctelería | Barra y sala
Barista | Coffee making | Latte art | Kaffeezubereitung
Wine service | Sommelier | Wine knowledge | Weinkenntnisse | Oenologie | Œnologie | Sommellerie | Enología | WSET
Beer brewing | Brewing | Brauerei | Brasserie artisanale | Elaboración de cerveza
Hotel management | Hospitality management | Hotellerie | Hotelfach | Hotelfachfrau | Hotelfachmann | Hostelería | Hotelería | Ospitalità
Reservations | Reservation systems
Night audit | Night auditor | Nachtrezeption
Revenue management | Yield management
Concierge | Conciergerie | Conserje
Tour guiding | Tour guide | Reiseleitung | Guide touristique | Guía turístico
Tourism | Tourismus | Tourisme | Turismo
Flight attendant | Cabin crew | Flugbegleiter | Flugbegleiterin | Hôtesse de l'air | Personnel navigant | Auxiliar de vuelo | Tripulante de cabina
Childcare | Child care | Kinderbetreuung | Garde d'enfants | Cuidado de niños | Nanny | Babysitting | Nursery | Kita | Petite enfance | Auxiliaire de puériculture
Early childhood education | Early years | EYFS | Erzieher | Erzieherin | Frühpädagogik | Éducation de la petite enfance | Éducateur de jeunes enfants | Educación infantil
Teaching | Teacher | Lecturer | Language teacher | Maths teacher | Instructor | Unterrichten | Unterricht | Lehrer | Lehrerin | Lehrkraft | Enseignement | Enseignant | Enseignante | Professeur | Docencia | Docente | Profesor | Profesora | Maestro | Maestra | Enseñanza | Insegnamento | Insegnante | Onderwijs geven | Leraar | Ensino | Professora | Nauczanie | Nauczyciel | Undervisning
English teaching | English teacher | TEFL | TESOL | ESL | EFL | ESOL | ESL instructor | Englischunterricht | Professeur d'anglais | Profesor de inglés | Profesora de inglés
Language teaching | Language instruction | Sprachunterricht | Deutsch als Fremdsprache | DaF | FLE | Français langue étrangère | Español como lengua extranjera
Mathematics teaching | Mathematikunterricht | Professeur de mathématiques
Team teaching | Co-teaching
Curriculum development | Curriculum design | Lehrplanentwicklung | Conception pédagogique | Diseño curricular | Programaciones didácticas | Programación didáctica
Lesson planning | Lesson plans | Unterrichtsplanung | Préparation de cours | Planificación de clases
Classroom management | Klassenführung | Gestion de classe | Gestión del aula
Special education | Special needs | ~SEN | ~SEND | Sonderpädagogik | Inklusion | Éducation spécialisée | Educación especial | Necesidades educativas especiales | Atención a la diversidad
Tutoring | Tutor | Private tuition | Nachhilfe | Soutien scolaire | Cours particuliers | Clases particulares | Refuerzo escolar
E-learning | Online teaching | Distance learning | Blended learning | Instructional design | Enseñanza online
Moodle
Canvas LMS | =Canvas
=Blackboard
Google Classroom
Kahoot
ClassDojo
Articulate Storyline | Articulate 360 | Adobe Captivate
Academic writing | Wissenschaftliches Schreiben | Rédaction académique | Escritura académica
Exam preparation | Exam marking | Prüfungsvorbereitung | Préparation aux examens | Preparación de exámenes | IELTS preparation
Student counselling | Student advising | Academic advising | Schülerberatung | Orientation scolaire | Orientación educativa | Tutoría
Educational psychology | Schulpsychologie
Montessori
Nursing | Nurse | Registered nurse | Staff nurse | Krankenpflege | Krankenschwester | Krankenpfleger | Pflegefachfrau | Pflegefachmann | Pflegefachkraft | Gesundheits- und Krankenpflege | Soins infirmiers | Infirmier | Infirmière | Enfermería | Enfermero | Enfermera | Infermiere | Infermiera | Infermieristica | Verpleegkundige | Enfermagem | Enfermeira | Enfermeiro | Pielęgniarka | Sjuksköterska | Sygeplejerske
Elderly care | Geriatric care | Altenpflege | Altenpfleger | Altenpflegerin | Seniorenbetreuung | Aide aux personnes âgées | Cuidado de mayores | Cuidado de ancianos | Geriatría | Assistenza anziani | Ouderenzorg
Personal care | Basic care | Grundpflege | =Toilettes | Aide à la toilette | Higiene personal | Home care | Ambulante Pflege | Aide à domicile | Ayuda a domicilio | Thuiszorg
Healthcare assistance | Healthcare assistant | Care assistant | Nursing assistant | Caregiver | Carer | Pflegehelfer | Pflegehelferin | Pflegeassistenz | Aide-soignant | Aide-soignante | Auxiliar de enfermería | TCAE | OSS
Wound care | Wound dressing | Wundversorgung | Wundmanagement | Pansements | Soins de plaies | Cura de heridas | =Curas
Medication administration | Administering medication | Medikamentengabe | Medikamentenvergabe | Distribution de médicaments | Administración de medicación
Intensive care | ICU | Intensivpflege | Intensivmedizin | Réanimation | Soins intensifs | Cuidados intensivos | UCI
Emergency medicine | Emergency care | Emergency room | Notaufnahme | Urgences | Urgencias
Palliative care | Palliativpflege | Soins palliatifs | Cuidados paliativos | Hospice care
Dementia care | Demenzbetreuung | Alzheimer
Paediatrics | Pediatrics | Paediatric care | Kinderkrankenpflege | Pédiatrie | Pediatría
Obstetrics | Midwifery | Midwife | Hebamme | Sage-femme | Matrona
Operating theatre | Operating room | Scrub nurse | OP-Pflege | OTA | Bloc opératoire | Quirófano
Anaesthesia | Anesthesia | Anästhesie | Anesthésie | Anestesia
Phlebotomy | Venipuncture | Blood draws | Blutabnahme | Prélèvements | Prises de sang | Extracciones de sangre
Injections | Injektionen
Vital signs | Vitalzeichen | Vitalzeichenkontrolle | Constantes vitales | Signes vitaux
Patient care | Patient handling | Patientenbetreuung | Patientenversorgung | Prise en charge des patients | Atención al paciente | Cuidado de pacientes
Triage | Ersteinschätzung
Care documentation | Patient records | Pflegedokumentation | =Transmissions | Historias clínicas | Medical records
Infection control | Infection prevention | Infektionsprävention | Prévention des infections | Control de infecciones
Medical billing | Medicare claims | Medical claims | Medicare billing | Praxisabrechnung | Privatabrechnung | Tiers payant | Facturación médica
Medical coding | ICD-10 | CPT coding | Codage PMSI
Medical terminology | Medizinische Fachsprache | Terminología médica
Medical assistance | Medical assistant | MFA | Medizinische Fachangestellte | Arzthelferin | Secrétaire médicale | Secretaria médica
Best Practice software | =Best Practice
Medical practice software | MedicalDirector | Genie Solutions | EMIS Web | SystmOne | Doctolib | Medistar | Turbomed
Electronic health records | EHR | EMR | Epic EHR | Epic Systems | Cerner | Meditech | Dossier patient informatisé
Dental assistance | Dental assistant | Zahnmedizinische Fachangestellte | Assistante dentaire | Auxiliar dental | Higienista dental | Dental hygiene
Pharmacy | Pharmacist | Pharmacy technician | Apotheker | Apothekerin | PTA | Pharmacie | Préparateur en pharmacie | Farmacia | Farmacéutico | =Dispensing
Physiotherapy | Physiotherapist | Physical therapy | Physiotherapeut | Physiotherapeutin | Kinésithérapie | Kinésithérapeute | Fisioterapia | Fisioterapeuta
Occupational therapy | Ergotherapie | Terapia ocupacional
Speech therapy | Logopädie | Orthophonie | Logopedia
Psychotherapy | Psychologist | Clinical psychology | Psychotherapie | Psychologe | Psychologin | Psicoterapia | Psicología clínica | CBT | Counselling | Counseling
Social work | Social worker | Sozialarbeit | Sozialarbeiter | Sozialarbeiterin | Soziale Arbeit | Sozialpädagogik | Travail social | Assistante sociale | Éducateur spécialisé | Trabajo social | Trabajadora social
Youth work | Jugendarbeit | Animation jeunesse | BAFA | Monitor de tiempo libre
Disability support | Behindertenhilfe | Heilerziehungspflege | Accompagnement du handicap | Discapacidad
Nutrition | Dietetics | Ernährungsberatung | Diététique | Nutrición | Dietética
Radiography | Radiology | X-ray | MTRA | Röntgen | Radiologie | Radiología
Laboratory work | Lab techniques | Laboratory techniques | Laborarbeit | MTLA | Techniques de laboratoire | Técnicas de laboratorio | Lab work
PCR
Cell culture | Zellkultur | Culture cellulaire | Cultivo celular
ELISA
Chromatography | Chromatographie | Cromatografía
Microscopy | Mikroskopie | Microscopie | Microscopía
Clinical trials | Clinical research | Klinische Studien | Essais cliniques | Ensayos clínicos | Good clinical practice
GMP | Good manufacturing practice | BPF
GLP | Good laboratory practice
Pharmacovigilance | Pharmakovigilanz | Farmacovigilancia
Veterinary care | Veterinary nursing | Tiermedizin | Tierpflege | Soins vétérinaires | Veterinaria | Animal care
Fitness training | Personal training | Personal trainer | Fitnesstrainer | Coach sportif | Entrenador personal | Sports coaching
Yoga | Yoga teaching
Swimming instruction | Lifeguarding | Lifeguard | Rettungsschwimmer | Maître-nageur | Socorrista
Security guarding | Security guard | Sicherheitsdienst | Sicherheitsmitarbeiter | Agent de sécurité | Vigilante de seguridad | Seguridad privada | Guardia de seguridad | Werkschutz
CCTV | CCTV monitoring | Videoüberwachung | Vidéosurveillance | Videovigilancia
Access control | Zutrittskontrolle | Contrôle d'accès | Control de accesos
Fire safety | Brandschutz | Sécurité incendie | SSIAP | Prevención de incendios
Crowd control | Crowd management | Doorman
Firefighting | Feuerwehr | Pompier | Bombero
Emergency response | Paramedic | Rettungssanitäter | Notfallsanitäter | Rettungsdienst | Ambulancier | Técnico en emergencias
Gardening | Gardener | Landscaping | Gartenpflege | Gärtner | Garten- und Landschaftsbau | Jardinage | Jardinier | Espaces verts | Entretien des espaces verts | Jardinería | Jardinero | Giardinaggio
Floristry | Florist | Floristin | Floristik | Fleuriste | Floristería
Agriculture | Farming | Landwirtschaft | Landwirt | Agricultura | Élevage | Ganadería
Forestry | Forstwirtschaft | Sylviculture | Silvicultura
Viticulture | Weinbau | Viticulture et œnologie | Viticultura
Animal husbandry | Tierhaltung | Livestock
+Customer service | Atención a clientes | Atendimento ao público | Kundenbedienung | Klantgericht
+Teaching | Impartición de clases | Ensino fundamental | Dar clases
+Curriculum development | Programación curricular | Planes de estudio
+Cooking | Matlagning | Vaření
Learning assessment | Evaluación de alumnos | Évaluation des élèves | Leistungsbewertung | Student assessment
Educational technology | ICT in education | ~TIC | TIC en el aula | TICE | Digitale Medien im Unterricht
Cooperative learning | Aprendizaje cooperativo | Kooperatives Lernen | Apprentissage coopératif
Project-based learning | ABP | Aprendizaje basado en proyectos | Projektunterricht | Pédagogie de projet
Gamification | Gamificación
CLIL | Bilingual education | Enseñanza bilingüe | AICLE | Bilingualer Unterricht
Literacy | Reading instruction | Lectoescritura | Alphabetisierung
Parent communication | Elternarbeit | Elterngespräche | Relation avec les parents | Atención a familias
School trips | =Excursiones | Klassenfahrten
Emotional education | Educación emocional
Conflict resolution in schools | Convivencia escolar
Genially
Quizlet
Microsoft Teams for education
Physical education | Sportunterricht | Educación física
Music teaching | Musikunterricht | Éducation musicale
Art teaching | Kunstunterricht | Arts plastiques | Educación plástica
Science teaching | Ciencias naturales | Naturwissenschaften
History teaching | Histoire-géographie | Geografía e historia
Spanish teaching | Lengua castellana | Lengua y literatura
Supplier ordering | Commandes fournisseurs | Ordering supplies
Kitchen management | Küchenleitung | Gestion de cuisine | Gestión de cocina
Menu pricing
Allergens | Allergenmanagement | Allergènes | Alérgenos
Portion control
=Plating | Emplatado
Buffet service | Buffets
Guest check-in | Check-in and check-out | Gästeempfang
Complaint resolution
Telephone sales | Telesales | Telefonverkauf | Televenta
Product knowledge | Produktkenntnisse | Connaissance des produits
Product demonstrations | Vorführungen | Démonstrations
Planograms | Planogramme
Bicycle delivery
Catheter care | Katheterpflege | Sondage
Blood glucose monitoring | Blutzuckermessung
ECG | EKG | Electrocardiography
Ventilation management | Beatmung
Dialysis | Dialyse | Diálisis
Oncology | Onkologie | Oncologie | Oncología
Cardiology | Kardiologie | Cardiologie | Cardiología
Mental health | Psychiatrie | Psychiatry | Salud mental | Santé mentale
Rehabilitation | Rehabilitación
Mobilisation of patients
Care planning | Pflegeplanung | Plan de soins | Plan de cuidados
Discharge planning | Entlassungsmanagement
Ward management | Stationsleitung
Sterilisation | Sterilisierung | Esterilización
CPR | RCP
Home visits | Hausbesuche | Visites à domicile
Meal assistance | Hilfe bei den Mahlzeiten
Child safeguarding | Safeguarding | Kinderschutz | Protection de l'enfance
Addiction counselling | Suchtberatung | Addictologie
Integration work | Integrationshilfe
OPERA PMS
~Fidelio
Cloudbeds
`;
