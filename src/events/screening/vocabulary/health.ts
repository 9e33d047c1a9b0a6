/** Nursing, therapy, medicine and social work. How a line is written says `general.ts`. */
export const health = `
+Catheter care | Katheterversorgung | Soins de sonde urinaire | Cuidado de sondas
Catheterisation | Catheterization | Blasenkatheter legen | Sondage urinaire | Sondaje vesical
Cannulation | Venöser Zugang | Pose de voie veineuse | Canalización de vías
Blood pressure measurement | Blutdruckmessung | Prise de tension | Toma de tensión
+Blood glucose monitoring | Glycémie capillaire | Control de glucemia
Insulin administration | Insulingabe | Administration d'insuline | Administración de insulina
+ECG | Électrocardiogramme | Electrocardiograma | 12-lead ECG
Cardiac monitoring | Kardiales Monitoring | Surveillance cardiaque | Monitorización cardíaca
Mechanical ventilation | Beatmungspflege | Ventilation mécanique | Ventilación mecánica
Oxygen therapy | Sauerstofftherapie | Oxygénothérapie | Oxigenoterapia
Respiratory therapy | Atemtherapie | Atmungstherapie | Kinésithérapie respiratoire | Fisioterapia respiratoria
Suctioning | =Absaugen | Aspiration trachéale | Aspiración de secreciones
Chest drain care | Thoraxdrainage | Drain thoracique | Drenaje torácico
Central line care | ZVK-Pflege | Voie centrale | Vía central
+Dialysis | Hémodialyse | Hemodiálisis
Chemotherapy administration | Chemotherapie | Chimiothérapie | Quimioterapia
Radiotherapy | Strahlentherapie | Radiothérapie | Radioterapia
+Oncology | Cancérologie
Pulmonology | Pneumologie | Neumología
Endocrinology | Endokrinologie | Endocrinologie | Endocrinología
Rheumatology | Rheumatologie | Rhumatologie | Reumatología
+Mental health | Psiquiatría
Psychiatric nursing | Psychiatrische Pflege | Soins infirmiers en psychiatrie | Enfermería de salud mental
+Mental health | Psychische Gesundheit
Gynaecology | Gynecology | Gynäkologie | Gynécologie | Ginecología
Postnatal care | Wochenbettbetreuung | Soins post-partum | Cuidados posparto
Breastfeeding support | Stillberatung | Conseil en allaitement | Asesoría de lactancia
Newborn care | Säuglingspflege | Soins aux nouveau-nés | Cuidado de recién nacidos
Internal medicine | Innere Medizin | Médecine interne | Medicina interna
General practice | Allgemeinmedizin | Médecine générale | Medicina general | Family medicine | Medicina familiar
General surgery | Allgemeinchirurgie | Chirurgie générale | Cirugía general
Minor surgery | Kleine Chirurgie | Petite chirurgie | Cirugía menor
Suturing | Wundnaht | Sutures | Suturas
Plaster casting | Gipsanlage | Pose de plâtre | Colocación de yesos
Compression bandaging | Kompressionsverbände | Bandages de compression | Vendajes compresivos
Surgical instruments | Instrumentieren | Instrumentation chirurgicale | Instrumentación quirúrgica
Sterile processing | Aufbereitung von Medizinprodukten | Stérilisation de dispositifs médicaux | Central de esterilización
Perioperative care | Perioperative Pflege | Soins périopératoires | Cuidados perioperatorios
Post-anaesthesia care | Aufwachraum | Salle de réveil | Reanimación postanestésica
+Discharge planning | Entlassmanagement | Planification de sortie | Planificación del alta
+Care planning | Projet de soins
Nursing process | Pflegeprozess | Démarche de soins | Proceso de enfermería
Nursing diagnosis | Pflegediagnosen | Diagnostic infirmier | Diagnóstico de enfermería
+Ward management | Führung einer Station | Gestion de service hospitalier | Gestión de planta
Bedside handover | Pflegeübergabe | Transmissions ciblées | Relevo de enfermería
Patient education | Patientenschulung | Éducation thérapeutique | Educación al paciente
Patient safety | Patientensicherheit | Sécurité des patients | Seguridad del paciente
Patient admission | Patientenaufnahme | Admission des patients | Admisión de pacientes
+Mobilisation of patients | Mobilisation von Patienten | Mobilisation des patients | Movilización de pacientes
Lifting and transferring | Patiententransfer | Transferts de patients | Transferencia de pacientes | Hoist transfers
Positioning of patients | Lagerung von Patienten | Installation de patients | Cambios posturales
Body washing | Körperpflege | Soins d'hygiène | Aseo personal del paciente
Oral hygiene care | Mundpflege | Soins de bouche | Higiene bucal
Continence care | Inkontinenzversorgung | Soins d'incontinence | Cuidados de incontinencia
Foot care | Fußpflege | Podologie | Podología | Chiropody | Pédicurie médicale
End-of-life care | Sterbebegleitung | Accompagnement de fin de vie | Acompañamiento al final de la vida
Bereavement support | Trauerbegleitung | Accompagnement du deuil | Acompañamiento en el duelo
Live-in care | 24-Stunden-Betreuung | Garde à domicile
Day care for the elderly
Assisted living | Betreutes Wohnen | Résidence autonomie | Viviendas tuteladas
Activity leading for the elderly | Seniorenaktivierung | Animation en gérontologie | Animación sociocultural de mayores
Memory training | Gedächtnistraining | Ateliers mémoire | Estimulación cognitiva
Stroke rehabilitation | Schlaganfallrehabilitation | Rééducation après AVC | Rehabilitación de ictus
Cardiac rehabilitation | Kardiologische Rehabilitation | Réadaptation cardiaque | Rehabilitación cardíaca
Orthopaedic rehabilitation | Orthopädische Rehabilitation | Rééducation orthopédique | Rehabilitación ortopédica
Neurological rehabilitation | Neurologische Rehabilitation | Rééducation neurologique | Neurorrehabilitación
Bobath therapy | Bobath-Konzept | Méthode Bobath | Concepto Bobath
Kinesio taping | Kinesiotaping | Taping kinésiologique | Vendaje neuromuscular
Dry needling | Punción seca
Pelvic floor therapy | Beckenbodentraining | Rééducation périnéale | Suelo pélvico
Osteopathy | Osteopathie | Osteopatía
Chiropractic | Chiropraktik | Chiropratique | Quiropráctica
Acupuncture | Akupunktur | Acupuntura
Aquatic therapy | Bewegungsbad | Balnéothérapie | Terapia acuática
Prosthetics | Prothetik | Orthoprothèse | Ortoprótesis
Orthotics | Orthesenbau | Orthèses | Órtesis
=Splinting | Schienenversorgung | Confection d'attelles | Férulas
Sensory integration | Sensorische Integration | Intégration sensorielle | Integración sensorial
Swallowing therapy | Dysphagietherapie | Rééducation de la déglutition | Terapia de deglución
Voice therapy | Stimmtherapie | Rééducation vocale | Terapia de voz
Sign language | Gebärdensprache | Langue des signes | Lengua de signos | Lengua de señas
Audiometry | Audiometrie | Audiometría
Eye testing | Sehtest | Examen de vue | Examen visual | Refraction testing
Contact lens fitting | Kontaktlinsenanpassung | Adaptation de lentilles | Adaptación de lentillas
Spectacle dispensing | Brillenanpassung | Montage de lunettes | Montaje de gafas
+Dental assistance | Dentalhygiene | Hygiène dentaire | Higiene dental
Dental radiography | Zahnröntgen | Radiographie dentaire | Radiografía dental
Dental chairside assistance | Stuhlassistenz | Assistance au fauteuil | Asistencia a sillón dental
Dental implants | Zahnimplantate | Implantologie | Implantología
Endodontics | Endodontie | Endodoncia
Dental scaling | Zahnsteinentfernung | Détartrage | Tartrectomía
Dental impressions | Zahnabdrücke | Empreintes dentaires | Impresiones dentales
Dental ceramics | Dentalkeramik | Céramique dentaire | Cerámica dental
Clinical pharmacy | Klinische Pharmazie | Pharmacie clinique | Farmacia clínica
Medication reconciliation | Medikationsabgleich | Conciliation médicamenteuse | Conciliación de medicación
Medicine stock management | Arzneimittellagerung | Gestion de stock pharmaceutique | Gestión de stock farmacéutico
Blister packing of medicines | Verblistern von Medikamenten | Préparation de piluliers | Preparación de blísteres
Nuclear medicine | Nuklearmedizin | Médecine nucléaire | Medicina nuclear
Mammography | Mammografie | Mammographie | Mamografía
Radiation protection | Strahlenschutz | Radioprotection | Protección radiológica
Echocardiography | Echokardiografie | Échocardiographie | Ecocardiografía
~EEG | Elektroenzephalografie | Électroencéphalogramme | Electroencefalograma
Sleep medicine | Schlafmedizin | Médecine du sommeil | Medicina del sueño
Haematology | Hematology | Hämatologie | Hématologie | Hematología
Clinical chemistry | Klinische Chemie | Biochimie clinique | Bioquímica clínica
Histology | Histologie | Histología
Cytology | Zytologie | Cytologie | Citología
Pathology | Pathologie | Patología
Blood transfusion | Bluttransfusion | Transfusion sanguine | Transfusión de sangre
Specimen handling | Probenhandhabung | Gestion des prélèvements | Manejo de muestras
Telemedicine | Telemedizin | Télémédecine | Telemedicina | Telehealth
Health promotion | Gesundheitsförderung | Promotion de la santé | Promoción de la salud
Public health | Öffentliche Gesundheit | Santé publique | Salud pública
Health economics | Gesundheitsökonomie | Économie de la santé | Economía de la salud
Occupational health | Arbeitsmedizin | Médecine du travail | Medicina del trabajo | Salud laboral
School nursing | Schulkrankenpflege | Soins infirmiers scolaires | Enfermería escolar
Community nursing | Gemeindepflege | Soins infirmiers à domicile | Enfermería comunitaria | District nursing
Harm reduction | Schadensminderung | Réduction des risques | Reducción de daños
Motivational interviewing | Motivierende Gesprächsführung | Entretien motivationnel | Entrevista motivacional
Group therapy | Gruppentherapie | Thérapie de groupe | Terapia de grupo
Family therapy | Familientherapie | Thérapie familiale | Terapia familiar
Art therapy | Kunsttherapie | Art-thérapie | Arteterapia
Music therapy | Musiktherapie | Musicothérapie | Musicoterapia
Play therapy | Spieltherapie | Thérapie par le jeu | Terapia de juego
Neuropsychology | Neuropsychologie | Neuropsicología
Psychological testing | Psychologische Diagnostik | Bilan psychologique | Evaluación psicológica
Trauma-informed care | Traumapädagogik | Prise en charge du psychotraumatisme | Atención al trauma
De-escalation | Deeskalation | Désescalade | Desescalada
Positive behaviour support | Positive Verhaltensunterstützung | Soutien au comportement positif | Apoyo conductual positivo
Learning disability support | Begleitung bei Lernbehinderung | Accompagnement de la déficience intellectuelle | Apoyo a la discapacidad intelectual
Supported employment | Unterstützte Beschäftigung | Emploi accompagné | Empleo con apoyo
Foster care | Pflegefamilien | Famille d'accueil | Acogimiento familiar
Family support work | Familienhilfe | Aide aux familles | Apoyo a familias
Street work | Streetwork | =Maraude | Educación de calle
Homelessness support | Wohnungslosenhilfe | Aide aux sans-abri | Atención a personas sin hogar
Domestic violence support | Gewaltschutzberatung | Aide aux victimes de violences | Atención a víctimas de violencia
Adoption services | Adoptionsvermittlung | Services d'adoption | Servicios de adopción
Benefits advice | Sozialberatung | Conseil en droits sociaux | Asesoría de prestaciones
Volunteer coordination | Volunteer management | Freiwilligenkoordination | Gestion de bénévoles | Gestión de voluntariado
Patient billing | Patientenabrechnung | Facturation patients | Facturación a pacientes
Hospital administration | Krankenhausverwaltung | Administration hospitalière | Administración hospitalaria
Medical transcription | Medizinische Schreibarbeiten | Frappe médicale | Transcripción médica
Medical device sales | Medizintechnikvertrieb | Vente de dispositifs médicaux | Venta de dispositivos médicos
Biomedical equipment maintenance | Medizintechnik | Maintenance biomédicale | Electromedicina
Ambulance driving | Rettungswagenfahren | Conduite d'ambulance | Conducción de ambulancias
Advanced life support | Erweiterte Lebensrettung | Réanimation avancée | Soporte vital avanzado
Basic life support | Basisreanimation | Gestes d'urgence | Soporte vital básico
AED use | =Defibrillator | Défibrillateur | Desfibrilador
Immobilisation of casualties | Ruhigstellung von Verletzten | Immobilisation de victimes | Inmovilización de heridos
Disaster medicine | Katastrophenmedizin | Médecine de catastrophe | Medicina de catástrofes
Veterinary surgery | Tierchirurgie | Chirurgie vétérinaire | Cirugía veterinaria
Animal grooming | Dog grooming | Toilettage canin | Peluquería canina
Dog training | Hundetraining | Hundeausbildung | Éducation canine | Adiestramiento canino
Pet sitting | Tierbetreuung | Garde d'animaux | Cuidado de mascotas | Dog walking
Vaccination | Vaccinations | Administering vaccines | Impfungen | Vacunación | Administración de vacunas | Administração de vacinas | Vaccinazioni | Szczepienia
Case management | Fallmanagement | Gestion de cas | Gestión de casos
Medication compounding | Pharmaceutical compounding | Medicamentos manipulados | Rezepturherstellung | Fórmulas magistrales | Galenica
Pharmacy counselling | Medication counselling | Aconselhamento farmacêutico | Conseil pharmaceutique | Atención farmacéutica | Pharmazeutische Beratung
+Drug dispensing | Dispensing medication | Medication dispensing | Dispensa de medicamentos
+Care documentation | Nursing documentation | Record keeping | Registo de cuidados
Vivendi | Vivendi PD
Sifarma
`;
