/** Offices, money, law, people. How a line is written says `general.ts`. */
export const office = `
+Accounting | Accountant | Chartered accountant | Accounting principles | General ledger | GL accounting | GL accountant | Buchhalter | Buchhalterin | Finanzbuchhaltung | Comptable | Comptabilité générale | Contable | Contabilidad general | Ragioniere | Contabile | Boekhouder | Księgowy | Księgowa | Księgowość | Contabilista | Contador | Contadora | Redovisning | Regnskab | Účetní | Muhasebe
+Bookkeeping | Bookkeeper
+Accounts payable | Comptabilité fournisseurs | Kreditoren | AP processing
+Accounts receivable | Comptabilité clients | Debitoren | Recouvrement
+Payroll | Payroll processing | Payroll administration | Lohn- und Gehaltsabrechnung | Gestion de la paie | Fiches de paie | Bulletins de paie | Déclarations sociales | Elaboración de nóminas | Kadry i płace | Naliczanie wynagrodzeń
+Invoicing | Invoice processing | Faturação | Faturamento | Fakturowanie
+Reception | Receptionist | Hôtesse d'accueil | Réceptionniste | Rezeption | Rezeptionist | Rezeptionistin | Recepcionista | Atención en recepción
+Office administration | Administrative support | Administrative assistance | Büroarbeiten | Sekretariat | Secrétariat | Gestión administrativa | Tareas administrativas | Secretariado | Segreteria | Administratie
+Minute taking | =Minutes | Taking minutes | Minutes taking | Meeting minutes | Procès-verbaux | Prise de notes | Comptes rendus | Redacción de actas
+Travel booking | Travel management | Travel coordination | Reiseorganisation | Organisation de voyages | Organisation des déplacements | Gestión de viajes | Organización de viajes | Reisemanagement
+Appointment scheduling | Scheduling appointments | Terminkoordination | Terminvereinbarung | Terminkoordinierung | Gestion des plannings | Booking appointments
+Microsoft Office | M365 | Office suite | Pack Microsoft Office | Suite Office | Pacote Office | Pakiet Office | Officepaketet | MS-Office-Kenntnisse
+Human resources | HR administration | Personalverwaltung | Personalmanagement | HR business partner
+Recruiting | Selección de personal | Rekrutacja
+Tax returns | Steuerrecht | Fiscalité | Déclarations de TVA | Impuestos | Declaración de impuestos | Fiscalidad
+Auditing | Wirtschaftsprüfung | Commissariat aux comptes | Auditoría interna
+Controlling | Management accounting | Contrôleur de gestion | Control de gestión | Kostenrechnung
+Financial reporting | Financial statements | Jahresabschluss | Jahresabschlüsse | Bilanzierung | Annual accounts | Bilan | Bilans | Liasse fiscale | Estados financieros
IFRS < Financial reporting | IAS/IFRS | NIIF
HGB < Financial reporting
US GAAP < Financial reporting
UK GAAP < Financial reporting | FRS 102
+Budgeting | Budget planning | Budgetverantwortung | Gestion de budget | Élaboration de budgets | Gestión de presupuestos | Budgets
+Project management | Project coordination | Projektsteuerung | Pilotage de projets | Zarządzanie projektami | Gestão de projetos | Projektledning
+Team leadership | People management | Staff management | Line management | Führung von Mitarbeitern | Encadrement | Animation d'équipe | Liderazgo | Dirección de equipos | Liderança | Gestão de equipas | Zarządzanie zespołem
+Staff training | Schulung von Mitarbeitern | Formation des apprentis | Formation des nouveaux arrivants | Formación de empleados | Capacitación de personal
+Staff scheduling | =Rota | Rostering | Dienstpläne | Einsatzplanung | Élaboration des plannings | Cuadrantes | Gestión de turnos
+Data entry | Saisie | Grabación de datos | Captura de datos
+Sage | Sage 100 | Sage 1000 | Sage X3 | Sage Comptabilité | Sage Paie | Sage Intacct
+SAP | SAP FI | SAP FI/CO | SAP FICO | SAP MM | SAP SD | SAP HCM | SAP PP | SAP CO | SAP BW | SAP EWM | SAP WM
+Process improvement | Continuous improvement | Kaizen | Kontinuierliche Verbesserung | Amélioration continue | Mejora continua | Business process improvement | Process optimization
+Translation | Translator | Übersetzen | Vertaling | Traduções
+Teamwork | Team player | Team working | Esprit d'équipe | Trabalho em equipa | Praca w zespole
+Public relations | Relations presse
Month-end close | Month-end closing | Month end | Monthly closing | Monatsabschluss | Monatsabschlüsse | Clôture mensuelle | Clôtures mensuelles | Clôture des comptes | Arrêtés mensuels | Cierre mensual | Cierres mensuales | Cierre contable | Chiusure mensili | Zamknięcie miesiąca
Year-end close | Year-end closing | Year end accounts | Clôture annuelle | Clôtures annuelles | Cierre anual
VAT | VAT returns | Value added tax | TVA | Déclaration de TVA | Umsatzsteuer | Umsatzsteuervoranmeldung | Umsatzsteuervoranmeldungen | IVA | Declaraciones de IVA | ~BTW | BTW-aangifte | =Moms | DPH | GST | GST returns
Bank reconciliation | Bank reconciliations | Account reconciliation | Reconciliations | Balance sheet reconciliation | Rapprochements bancaires | Rapprochement bancaire | Kontenabstimmung | Kontenabstimmungen | Conciliaciones bancarias | Conciliación bancaria | Riconciliazioni bancarie | Uzgadnianie kont
Fixed assets | Fixed asset accounting | Immobilisations | Gestion des immobilisations | Anlagenbuchhaltung | Anlagevermögen | Activos fijos | Inmovilizado
Intercompany | Intercompany accounting | Intercompany reconciliations | Intragroup
Consolidation | Group consolidation | Konzernabschluss | Consolidation des comptes | Consolidación contable
Cost accounting | Cost control | Kostenkontrolle | Contrôle des coûts | Comptabilité analytique | Control de costes | Control de costos | Contabilidad de costes | Cost management
Cash flow management | Treasury | Cash management | Trésorerie | Gestion de trésorerie | Tesorería | Liquiditätsplanung
Credit control | Credit management | Debt collection | Forderungsmanagement | Mahnwesen | Relances clients | Gestion du recouvrement | Gestión de cobros | Cobranza
Expense management | Expense reports | =Expenses | Spesenabrechnung | Reisekostenabrechnung | Notes de frais | Notas de gastos
Financial planning | Forecasting | Financial forecasting | Finanzplanung | Prévisions | Previsiones | Planificación financiera
Financial modelling | Financial modeling | Modélisation financière | Modelización financiera
Investment banking | Mergers and acquisitions | Due diligence
Asset management | Portfolio management | Vermögensverwaltung | Gestion d'actifs | Gestión de activos
Wealth management | Private banking | Gestion de patrimoine | Banca privada
Retail banking | Bankkaufmann | Bankkauffrau | Conseiller clientèle banque | Banca comercial
Credit analysis | Credit risk | Kreditanalyse | Analyse crédit | Análisis de crédito | Underwriting
=Insurance | Versicherungswesen
Claims handling | Claims processing | Claims management | Schadenregulierung | Schadensbearbeitung | Gestion de sinistres | Gestión de siniestros | Tramitación de siniestros
Actuarial analysis | Actuarial science
Anti-money laundering | AML | KYC | Know your customer | Geldwäscheprävention | Blanqueo de capitales
Compliance | Regulatory compliance | Conformité | Cumplimiento normativo
Trade finance | Letters of credit
Procurement negotiation | Contract negotiation | Vertragsverhandlungen | Négociation de contrats | Negociación de contratos
Contract management | Contract administration | Vertragsmanagement | Gestion des contrats | Gestión de contratos
Tendering | =Tenders | Bid management | Bid writing | Ausschreibungen | Appels d'offres | Licitaciones
Grant writing | Grant applications | Fördermittelakquise | Subventions | Redacción de subvenciones
Fundraising | Fund raising | Spendenakquise | Collecte de fonds | Captación de fondos
Contract law | Vertragsrecht | Droit des contrats | Derecho contractual
Employment law | Labour law | Labor law | Arbeitsrecht | Droit du travail | Derecho laboral | Diritto del lavoro
Commercial law | Business law | Handelsrecht | Droit des affaires | Derecho mercantil | Corporate law | Gesellschaftsrecht
Family law | Familienrecht | Droit de la famille | Derecho de familia
Criminal law | Strafrecht | Droit pénal | Derecho penal
Intellectual property | Patent law | Trademark law | Propriété intellectuelle | Propiedad intelectual
Litigation | Prozessführung | Contentieux | Litigios
Legal research | Juristische Recherche | Recherche juridique | Investigación jurídica
Legal drafting | Contract drafting | Drafting contracts | Vertragsgestaltung | Rédaction de contrats | Redacción de contratos
Notarial services | Notariat | Notaire
Conveyancing | Immobilienrecht | Real estate law
Mediation | Dispute resolution | Mediación | Streitschlichtung
ADP
ADP Workforce
Silae
Paychex
=Gusto
A3NOM
Meta4
Paylocity
Cegid | Cegid Quadra | Quadratus | Cegid Loop
EBP | EBP Comptabilité
Ciel Compta | =Ciel
A3
A3ASESOR
ContaPlus
Contasol
Symfonia
Comarch Optima
Comarch ERP
Enova365
Płatnik
TOTVS | TOTVS Protheus | Protheus
CONTPAQi
Aspel
Aspel COI
SAT CFDI
CFDI
NetSuite | Oracle NetSuite
~Workday
SuccessFactors | SAP SuccessFactors
PeopleSoft
BambooHR
Personio
HiBob
MYOB
~Tally | Tally ERP | Tally ERP 9 | TallyPrime
Zoho | Zoho Books | Zoho CRM
~Concur | SAP Concur
Oracle Financials
Oracle EBS
Oracle Fusion
JD Edwards
=Hyperion
Ariba
SAP Ariba
Coupa
DocuSign | Adobe Sign
Google Slides
~Notion
Asana
Trello
Monday.com
ClickUp
Basecamp
Smartsheet
=Miro
Airtable
Power Automate | Microsoft Power Automate
Power Apps | PowerApps
Power Query
Power Pivot | PowerPivot
VLOOKUP | XLOOKUP | SVERWEIS
Visio | Microsoft Visio
=Publisher | Microsoft Publisher | MS Publisher
OneNote | Microsoft OneNote
Adobe Acrobat | ~Acrobat
~Shorthand | Stenografie | Sténographie | Taquigrafía
Audio typing | Phonodiktat | Transcripción
Archiving | Archivierung | Archivage | Archivística
Mail handling | Post handling | Postbearbeitung | Gestion du courrier | Traitement du courrier | Gestión de correspondencia
Switchboard | Switchboard operation | Telefonzentrale | Standard téléphonique | Centralita | Answering phones | Telephone handling
Meeting organisation | Meeting planning | Organising meetings | Besprechungsorganisation | Organisation de réunions | Organización de reuniones
Stakeholder management | Stakeholder engagement | Stakeholdermanagement | Gestion des parties prenantes | Gestión de stakeholders
Strategic planning | Business strategy | Strategieentwicklung | Strategische Planung | Planificación estratégica
Business analysis | Geschäftsprozessanalyse | Analyse métier | Análisis de negocio
Business intelligence
Process mapping | Process modelling | BPMN | Prozessmodellierung | Modélisation de processus
Process migration | Process transition | Migration of processes | Prozessmigration
Shared services | Shared service centre
Management consulting | Unternehmensberatung | Conseil en management | Consultoría
Entrepreneurship | Start-up | Existenzgründung | Entrepreneuriat | Emprendimiento
Operations management | Betriebsleitung | Gestion des opérations | Gestión de operaciones
Performance management | Leistungsbeurteilung | Évaluation du personnel | Evaluación del desempeño
Employee relations | Labour relations | Labor relations | Industrial relations | Relations sociales | Relaciones laborales
Compensation and benefits | Comp and ben | Rémunération | Compensación y beneficios
HR development | Personalentwicklung | Learning and development | Talent management | Talent development | Gestion des talents | Gestión del talento
Diversity and inclusion | Diversité
Workforce planning | Personalplanung | GPEC | Planificación de plantilla
Interviewing | Job interviews | Bewerbungsgespräche | Entretiens d'embauche | Entrevistas
ATS | Applicant tracking systems | Greenhouse ATS | Lever ATS
Real estate | Inmobiliaria | Property sales
Property management | Hausverwaltung | Immobilienverwaltung | Gestion immobilière | Gestion locative | Administración de fincas
Lettings | Vermietung | Location immobilière | Alquileres
Public administration | Öffentliche Verwaltung | Administration publique | Administración pública
Policy development | Policy analysis | Public policy | Politikberatung | Políticas públicas
Research | Desk research
Report writing | Berichtswesen | Rédaction de rapports | Redacción de informes | Elaboración de informes
Proofreading | Korrekturlesen | Lektorat | Relecture | Corrección de textos
Typing | Maschinenschreiben
Multitasking | Multi-tasking
Organisational skills | Organizational skills | Organisationstalent | Organisationsfähigkeit | Sens de l'organisation
Attention to detail | Atención al detalle
Adaptability | Adaptabilité
Decision making | Entscheidungsfindung | Prise de décision | Toma de decisiones
Critical thinking | Analytical thinking | Esprit d'analyse | Pensamiento crítico | Capacidad analítica
Creativity
Networking skills | Relationship building | Relationship management
Import and export | Import/Export | Außenhandel | Commerce international | Comercio exterior | Commercio estero
Customs clearance | =Customs | Zollabwicklung | Zoll | Dédouanement | Douane | Aduanas | Despacho de aduanas
Incoterms
+Accounting | Bokföring | Účetnictví | Contabilidade | Boekhouding en administratie
+VAT | MWST | Mehrwertsteuer | MWST-Abrechnung | MWST-Abrechnungen | Mehrwertsteuerabrechnung
+Team leadership | Gestão de equipes | Liderança de equipes | Coordinación de equipos | Aansturing
+Month-end close | Abschlussarbeiten | Monats- und Jahresabschlüsse | Fechamento mensal | Månedslukning | Månadsbokslut
+Year-end close | Jahresabschlussarbeiten | Jahresendabschluss | Bokslut | Årsafslutning
+Budgeting | Budgetierung | Orçamento | Orçamentos | Presupuestos anuales
+Office administration | Trabajo administrativo | Tareas de oficina | Labores administrativas | Administrativa arbetsuppgifter
+Invoicing | Facturación electrónica | E-invoicing | Emisión de facturas | Elaboración de facturas | Fakturering
+Filing | Archivo de documentos | Control de archivo | Manejo de archivo | Aktenführung
+Recruiting | Hiring | Recrutamento | Rekrytering | Rekruttering | Contratación | Contratación de personal
+Translation | Tłumaczenie | Översättning
+Risk management | Gestão de riscos | Risk assessment | Risk analysis
+Price negotiation | Negociação
Swiss GAAP FER | OR-Abschluss | Swiss GAAP
~Abacus | AbaWeb
bexio
Banana Buchhaltung
BMD | RZL
Infoniqa
Kostenstellenrechnung | Cost centre accounting
Debtor management | Debitorenmanagement
Payment processing | Payment runs | Zahlungsverkehr | Zahlungsläufe | Paiements | Pagos a proveedores | Procesamiento de pagos
Bank statements | Kontoauszüge
Petty cash | Caja chica | Kassenbuch | Petite caisse
Purchase ledger
Sales ledger
Variance analysis | Abweichungsanalyse
KPI reporting | Kennzahlen | Indicateurs de performance
Transfer pricing | Verrechnungspreise
Tax audits | Betriebsprüfung | Contrôle fiscal
SOX
Stakeholder reporting
Project planning | Projektplanung | Planification de projets | Planificación de proyectos
Gantt charts | Gantt
Earned value management
RACI
RAID logs
PRINCE2 methodology
=Waterfall
PMO
Programme management | Program management | Programmmanagement
Portfolio planning
Vendor coordination
Resource planning | Ressourcenplanung | Planification des ressources
Workshop facilitation | Facilitation | Animation d'ateliers | Facilitación
OKRs | OKR
P&L responsibility | Profit and loss
Board reporting
Investor relations | Fundraising rounds
Business planning | Business plan | Businessplan | Plan d'affaires | Plan de negocio
Contract administration software
Customer onboarding
Churn reduction
Sales forecasting
CRM administration
Territory management
Tender documents
Staff appraisal | Mitarbeitergespräche
Labour inspection
Works council | Betriebsrat
Time recording | Zeiterfassung | Gestion des temps | Control horario
Pension administration
Immigration law | Droit des étrangers
Administrative law | Verwaltungsrecht | Droit administratif | Derecho administrativo
Tax law | Droit fiscal | Derecho fiscal
Library science | Bibliothekswesen | Bibliothéconomie
Oral interpretation | Conference interpreting
Subtitling | Untertitelung | Sous-titrage | Subtitulación
Trados | SDL Trados | memoQ
Mail merge | Serienbriefe | Publipostage
Business English | Wirtschaftsenglisch | Anglais des affaires | Inglés comercial
Phone etiquette | Telefonieren
Visitor management | Besucherempfang
Ordering office supplies | Büromaterialbestellung | Commandes de fournitures | Compra de papelería
Calendar management
Westlaw
LexisNexis | Lexis Nexis
E-discovery | eDiscovery | Electronic discovery
=Relativity
=Clio
Docketing | Court calendaring | Legal calendaring
Document review
+Legal drafting | Drafting pleadings | Drafting legal documents
+Tax returns | Declaraciones fiscales | Declarações fiscais | Dichiarazioni dei redditi | Declarații fiscale | Налоговая отчётность
+Employment law | Arbeidsrecht | Prawo pracy | Direito do trabalho
+Recruiting | Recruitment and selection | Подбор персонала
+Absence management | Verzuimbegeleiding | Verzuimbeheer | Fehlzeitenmanagement
+Quoting | Job estimates | Writing estimates
Coaching | Mitarbeitercoaching | Coaching professionnel
`;
