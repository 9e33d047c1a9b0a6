/** What personnel departments do, in the words of nine languages. How a line is written says `general.ts`. */
export const personnel = `
Personnel administration | Employee records | Personaladministration | Führung von Personalakten | Administration du personnel | Gestion administrative du personnel | Gestion du personnel | Administración de personal | Legajos de personal | Amministrazione del personale | Amministrazione personale | Departamento pessoal | Administração de pessoal | Rotinas de departamento pessoal | Gestão administrativa de pessoal | Personeelsadministratie | Personeelsdossiers | Administracja kadrowa | Prowadzenie akt osobowych | Dokumentacja kadrowa | Obsługa kadrowa | Özlük işleri | Personel özlük işleri | Özlük dosyaları
Employee survey | Employee surveys | Climate survey | Engagement survey | Employee engagement survey | Employee engagement surveys | Mitarbeiterbefragung | Mitarbeiterbefragungen | Enquête de climat social | Baromètre social | Encuesta de clima | Encuestas de clima | Clima laboral | Clima organizacional | Encuesta de clima laboral | Indagine di clima | Pesquisa de clima | Pesquisas de clima | Pesquisa de clima organizacional | Medewerkerstevredenheidsonderzoek | Badanie satysfakcji pracowników | Çalışan memnuniyeti anketi | Çalışan bağlılığı
Apprenticeship program | Apprenticeship programmes | Apprenticeship programme | Apprenticeship programs | Apprentice programme | Ausbildungsbetreuung | Azubi-Betreuung | Betreuung von Auszubildenden | Ausbildungsprogramm | Suivi des alternants | Gestion des alternants | Gestion de l'alternance | Programa de aprendices | Formación dual | Programmi di apprendistato | Programa jovem aprendiz | Jovem aprendiz | Programa de estágio | Programa de estágios | Leerlingbegeleiding in bedrijven | Program praktyk | Stajyer programı
Time tracking | Time and attendance | Attendance tracking | Timesheets | Zeitwirtschaft | Arbeitszeiterfassung | Gestion des temps et des activités | Suivi des temps | Control de asistencia | Registro de jornada | =Fichajes | Rilevazione presenze | Gestione presenze | Controle de ponto | Fechamento de ponto | Gestão de ponto | Controlo de assiduidade | Urenregistratie | Tijdregistratie | Ewidencja czasu pracy | Rozliczanie czasu pracy | =Puantaj | Devam kontrolü
Benefits administration | Employee benefits | Benefits management | Sozialleistungen | Zusatzleistungen | Avantages sociaux | Gestion des avantages sociaux | Mutuelle et prévoyance | Beneficios sociales | Gestión de beneficios | Compensaciones y beneficios | Welfare aziendale | Gestione benefit | Gestão de benefícios | Administração de benefícios | =Benefícios | Remuneração e benefícios | Arbeidsvoorwaarden | Świadczenia pracownicze | Benefity pracownicze | Yan haklar | Ücret ve yan haklar
Hiring and termination | Onboarding and offboarding | Exit interviews | Exit interview | Ein- und Austritte | Austrittsgespräche | Entrées et sorties du personnel | Altas y bajas | Altas y bajas en Seguridad Social | Altas y bajas de personal | Contratos y finiquitos | =Finiquitos | Entrevistas de salida | Assunzioni e cessazioni | Admissão e rescisão | Admissões e rescisões | Admissão e demissão | Admissões e demissões | Entrevista de desligamento | Entrevistas de desligamento | In- en uitdiensttreding | Exitgesprekken | Zatrudnianie i zwalnianie | İşe giriş çıkış işlemleri | Giriş çıkış işlemleri | İşten çıkış mülakatı
Performance appraisal | Performance appraisals | Performance reviews | Performance review | Performance evaluation | Appraisal interviews | Leistungsbeurteilungen | Beurteilungsgespräche | Entretiens annuels | Entretiens d'évaluation | Évaluation des performances | Evaluación de desempeño | Evaluaciones de desempeño | Valutazione delle performance | Valutazione delle prestazioni | Avaliação de desempenho | Avaliações de desempenho | Functioneringsgesprekken | Beoordelingsgesprekken | Oceny pracownicze | Ocena pracownicza | Oceny okresowe | Performans değerlendirme
HR metrics | HR reporting | HR KPIs | Personalcontrolling | HR-Kennzahlen | Indicateurs RH | Tableaux de bord RH | Indicadores de RRHH | Indicadores de recursos humanos | Indicatori HR | Indicadores de RH | HR-rapportages | Wskaźniki HR | Raportowanie HR | İK raporlama | İK analitiği
Turnover reduction | Staff retention | Employee retention | Retention strategies | Fidélisation des salariés | Fidélisation | Retención de talento | Reducción de la rotación | Retenção de talentos | Redução da rotatividade | Redução do turnover | Behoud van personeel | Redukcja rotacji | Retencja pracowników
+Recruiting | Full-cycle recruiting | Personalauswahl | Personalgewinnung | Bewerbermanagement | Vorstellungsgespräche | =Recrutements | Reclutamiento y selección | Ricerca e selezione | Ricerca e selezione del personale | Recrutamento e seleção | Seleção de pessoal | Werving & selectie | Rekrutacja pracowników | Procesy rekrutacyjne | İşe alım | İşe alım süreçleri | Aday değerlendirme
Candidate sourcing | Sourcing candidates | Direct search | Chasse de têtes | Approche directe | Búsqueda directa | Hunting de talentos | Caça-talentos | Direct search kandydatów
+Interviewing | Interviewing candidates | Competency-based interviews | Structured interviews | Entrevistas de trabajo | Entrevistas por competencias | Colloqui di selezione | Sollicitatiegesprekken | Rozmowy kwalifikacyjne | =Mülakat
Job postings | Writing job adverts | Job adverts | Stellenausschreibungen | Rédaction d'annonces | Publicación de ofertas | Publicación de vacantes | Annunci di lavoro | Divulgação de vagas | Vacatureteksten | Vacatures plaatsen | Ogłoszenia rekrutacyjne | Publikacja ogłoszeń | İlan yönetimi
+Training needs analysis | Training plans | Training plan | Training coordination | Schulungsbedarf | Schulungsplanung | Weiterbildungsplanung | Plan de formation | Plan de développement des compétences | Détection de necesidades formativas | Plan de formación | Plan de capacitación | Planes de formación | Levantamento de necessidades de treinamento | Plano de formação | Plano de treinamento | Piano formativo | Piani formativi | Fabbisogni formativi | Opleidingsplan | Opleidingsplannen | Plan szkoleń | Organizacja szkoleń | Eğitim planlama | Eğitim organizasyonu
+Employer branding | Marca empregadora | Budowanie marki pracodawcy | İşveren markası
+Employee relations | Union negotiations | Zusammenarbeit mit dem Betriebsrat | Dialogue social | Relations avec les IRP | Relaciones sindicales | Relazioni sindacali | Relazioni industriali | Relações trabalhistas | Relações sindicais | Negociação sindical | Ondernemingsraad | Arbeidsverhoudingen | Związki zawodowe | Endüstriyel ilişkiler
+Absence management | Sickness absence management | Leave management | Holiday planning | Abwesenheitsmanagement | Urlaubsplanung | Urlaubsverwaltung | Betriebliches Eingliederungsmanagement | Gestion des congés | Control de vacaciones | Gestión de vacaciones | Gestione ferie e permessi | Gestione assenze | Controle de férias | Gestão de férias | Verlofregistratie | Zarządzanie urlopami | İzin takibi
+Job evaluation | Salary surveys | =Vergütung | Vergütungsmanagement | Politique salariale | Descripción de puestos | Descripciones de puestos | Descrição de cargos | Cargos e salários | Plano de cargos e salários | Functiewaardering | Wartościowanie stanowisk | Ücret yönetimi
Gupy
=Solides
=Kenoby
Factorial HR
Workday HCM
Teamtailor
Recruitee
SmartRecruiters
=Lucca
Eurécia
PayFit
=Kelio
=Nmbrs
=Kenjo
Sesame HR
Buk RRHH
ADP Workforce Now
Rexx Systems
+Succession planning | Plan de sucesión | Piani di successione | Plano de sucessão | Planowanie sukcesji | Yedekleme planı
+Organisational development | Desarrollo organizativo | Sviluppo organizzativo | Desenvolvimento organizacional | Organisatieontwikkeling | Rozwój organizacyjny
`;
