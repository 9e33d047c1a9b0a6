/** Books, money, staff, law, languages, projects and property. How a line is written says `general.ts`. */
export const finance = `
Double-entry bookkeeping | Doppelte Buchführung | Comptabilité en partie double | Partida doble
Preparatory bookkeeping | Vorbereitende Buchhaltung | Pré-comptabilité | Precontabilidad
Invoice verification | Rechnungsprüfung | Contrôle des factures | Verificación de facturas
+Invoicing | Elektronische Rechnung | Facturation électronique | Factura electrónica | XRechnung
=Dunning | Zahlungserinnerungen | Lettres de relance | Reclamación de pagos
+Payment processing | Zahlungslauf | Campagnes de paiement | Remesas de pago
SEPA payments | SEPA-Lastschriften | Prélèvements SEPA | Remesas SEPA
Accruals | Rechnungsabgrenzung | =Rückstellungen | Charges à payer | Periodificaciones
Chart of accounts | Kontenrahmen | Plan comptable | Plan contable | SKR03 | SKR04
Annual report preparation | Geschäftsbericht | Rapport annuel | Memoria anual
Management reports | Managementberichte | Rapports de gestion | Informes de gestión
Balanced scorecard | Tableaux de bord prospectifs | Cuadro de mando integral
+KPI reporting | KPI-Berichte | Suivi d'indicateurs | Seguimiento de KPI | KPIs
+Variance analysis | Analyse des écarts | Análisis de desviaciones
Profitability analysis | Rentabilitätsanalyse | Deckungsbeitragsrechnung | Analyse de rentabilité | Análisis de rentabilidad
Product costing | Produktkalkulation | Calcul de coût de revient | Cálculo de costes de producto
Project accounting | Projektabrechnung | Comptabilité de projet | Contabilidad de proyectos
Construction accounting | Bauabrechnung | Comptabilité du bâtiment | Contabilidad de obra
Lease accounting | Leasingbilanzierung | IFRS 16
Revenue recognition | Umsatzrealisierung | Reconnaissance du chiffre d'affaires | Reconocimiento de ingresos
+Transfer pricing | Prix de transfert | Precios de transferencia
Corporate tax | Körperschaftsteuer | Impôt sur les sociétés | Impuesto de sociedades
Income tax | Einkommensteuer | Impôt sur le revenu | Impuesto sobre la renta | IRPF
Trade tax | Gewerbesteuer | Cotisation foncière des entreprises
Withholding tax | Quellensteuer | Lohnsteuer | Prélèvement à la source | Retenciones fiscales
Customs declarations | Zollanmeldungen | Déclarations en douane
Intrastat reporting | Intrastat | Déclaration d'échanges de biens
+Tax audits | Inspección de Hacienda
Tax planning | Steuerplanung | Optimisation fiscale | Planificación fiscal
Audit planning | Prüfungsplanung | Planification d'audit | Planificación de auditoría
Internal controls | Internes Kontrollsystem | Contrôle interne | Control interno | SOX compliance | Sarbanes-Oxley
Fraud detection | Betrugserkennung | Détection de fraude | Detección de fraude
Insolvency | Insolvenzrecht | Insolvenzverwaltung | Procédures collectives | Derecho concursal
Company formation | Unternehmensgründung | Création d'entreprise | Constitución de sociedades
Business plans
Business valuation | Unternehmensbewertung | Évaluation d'entreprise | Valoración de empresas | Company valuation
Venture capital | Risikokapital | Capital-risque | Capital riesgo
Private equity | Capital-investissement | Capital privado
+Investor relations | Relations investisseurs | Relaciones con inversores
Equity research | Aktienanalyse | Analyse actions | Análisis de renta variable
Fixed income | =Anleihen | Obligations financières | Renta fija
Derivatives trading | Derivatehandel | Trading de dérivés | Negociación de derivados
Foreign exchange hedging | Währungsabsicherung | Couverture de change | Cobertura de divisas
Bloomberg Terminal | Terminal Bloomberg
Fund accounting | Fondsbuchhaltung | Comptabilité de fonds | Contabilidad de fondos
Mortgage lending | Baufinanzierung | Crédit immobilier | Préstamos hipotecarios
Consumer lending | Konsumentenkredite | Crédit à la consommation | Crédito al consumo
Corporate banking | Firmenkundengeschäft | Banque d'entreprise | Banca de empresas
Investment advice | Anlageberatung | Conseil en placement | Asesoramiento de inversiones
Retirement planning | Altersvorsorge | Épargne retraite | Planes de pensiones
Insurance sales | Versicherungsvertrieb | Vente d'assurances | Venta de seguros
Insurance broking | Courtage en assurances | Correduría de seguros
Loss adjusting | Schadengutachten | Expertise sinistres | Peritación de siniestros
Life insurance | Lebensversicherung | Assurance vie | Seguros de vida
Property insurance | Sachversicherung | Assurance habitation | Seguros de hogar
Motor insurance | Kfz-Versicherung | Assurance automobile | Seguros de automóvil
Health insurance | Krankenversicherung | Assurance maladie | Seguros de salud
Market risk | Marktrisiko | Risque de marché | Riesgo de mercado
Operational risk | Operationelles Risiko | Risque opérationnel | Riesgo operacional
Basel III | Bâle III | Basilea III
Solvency II | Solvabilité II | Solvencia II
MiFID II | MiFID
Regulatory reporting | Meldewesen | Reporting réglementaire | Reporting regulatorio
Sanctions screening | Sanktionslistenprüfung | Filtrage des sanctions | Filtrado de sanciones
Grant management | Fördermittelverwaltung | Gestion de subventions | Gestión de subvenciones
Non-profit accounting | Vereinsbuchhaltung | Comptabilité associative | Contabilidad de entidades sin ánimo de lucro
Public sector accounting | Kameralistik | Doppik | Comptabilité publique | Contabilidad pública
Social security contributions | Sozialversicherungsbeiträge | Cotisations sociales | Seguros sociales | ~DSN
+Time recording | =Timekeeping
Absence management | Abwesenheitsverwaltung | Gestion des absences | Gestión de ausencias
Personnel files | =Personalakten | Dossiers du personnel | Expedientes de personal
Employment contracts | =Arbeitsverträge | Contrats de travail | Contratos laborales
Job advertisements | =Stellenanzeigen | Offres d'emploi | Ofertas de empleo
Active sourcing | Direktansprache | Sourcing de candidats | Búsqueda directa de candidatos | Headhunting
Employer branding | Arbeitgebermarke | Marque employeur | Marca empleadora
Assessment centres | Assessment-Center | Centres d'évaluation | Centros de evaluación
Psychometric testing | Psychometrische Tests | Tests psychométriques | Pruebas psicotécnicas
Succession planning | Nachfolgeplanung | Plans de succession | Planes de sucesión
Employee engagement | Mitarbeiterbindung | Engagement des salariés | Compromiso de empleados
Works council cooperation | Comité social et économique
Collective bargaining | Tarifverhandlungen | Négociation collective | Negociación colectiva
Disciplinary procedures | Disziplinarverfahren | Procédures disciplinaires | Procedimientos disciplinarios
Offboarding | Austrittsprozess | Départ des salariés
Redundancy management | Personalabbau | Plans sociaux | Expedientes de regulación
Expatriate management | Entsendungen | Mobilité internationale | Gestión de expatriados | Global mobility
Immigration procedures | Aufenthaltsrecht | Extranjería
Workplace health management | Betriebliches Gesundheitsmanagement | Qualité de vie au travail | Bienestar laboral
Job evaluation | Stellenbewertung | Pesée de postes | Valoración de puestos
Salary benchmarking | Gehaltsvergleich | Étude de rémunération | Estudio salarial
People analytics | HR analytics | Personalkennzahlen | Analytique RH | Analítica de RRHH
Organisational development | Organizational development | Organisationsentwicklung | Développement organisationnel | Desarrollo organizacional
Leadership development | Führungskräfteentwicklung | Développement du leadership | Desarrollo de liderazgo
Executive assistance | Assistenz der Geschäftsführung | Vorstandsassistenz | Assistance de direction | Asistencia a dirección
Diary management | Kalenderführung | Gestion d'agenda | Gestión de agenda
Visitor reception | Accueil des visiteurs | Recepción de visitas
Board meeting preparation | Gremienbetreuung | Préparation de conseils d'administration | Preparación de consejos
Document formatting | Dokumentgestaltung | Mise en forme de documents | Maquetación de documentos
Document scanning | Digitalisierung von Akten | Numérisation de documents | Digitalización de documentos
Records management | Aktenverwaltung | Gestion des archives | Gestión de archivos
Office supplies ordering | Büromaterialbeschaffung | Commande de fournitures | Pedido de material de oficina
Form design | Formulargestaltung | Conception de formulaires | Diseño de formularios
+Mail merge | Combinar correspondencia
Database maintenance | Datenpflege | Stammdatenpflege | Mise à jour de bases de données | Mantenimiento de bases de datos | Master data
Shorthand writing | Kurzschrift | Prise en sténo
Event invitations | Einladungsmanagement | Gestion des invitations | Gestión de invitaciones
Fleet administration | Fuhrparkverwaltung | Gestion de parc automobile
Insurance administration | Versicherungsverwaltung | Gestion de contrats d'assurance | Administración de seguros
Company secretarial work | Gesellschaftssekretariat | Secrétariat juridique | Secretaría societaria
Power of attorney drafting | =Vollmachten | =Procurations | Poderes notariales
Court proceedings | Gerichtsverfahren | Procédures judiciaires | Procedimientos judiciales
Legal advice | Rechtsberatung | Conseil juridique | Asesoramiento jurídico
Constitutional law | Verfassungsrecht | Droit constitutionnel | Derecho constitucional
European law | Europarecht | Droit européen | Derecho europeo
International law | Völkerrecht | Droit international | Derecho internacional
+Tax law | Abgabenrecht | Derecho tributario
Tenancy law | Mietrecht | Droit locatif | Derecho arrendaticio
Building law | Baurecht | Droit de la construction | Derecho de la construcción
Traffic law | Verkehrsrecht | Droit routier | Derecho de tráfico
Inheritance law | Erbrecht | Droit des successions | Derecho de sucesiones
Consumer law | Verbraucherrecht | Droit de la consommation | Derecho de consumo
Competition law | Kartellrecht | Droit de la concurrence | Derecho de la competencia | Antitrust
Public procurement law | Vergaberecht | Droit de la commande publique | Contratación pública
Banking law | Bankrecht | Droit bancaire | Derecho bancario
Insurance law | Versicherungsrecht | Droit des assurances | Derecho de seguros
Environmental law | Umweltrecht | Droit de l'environnement | Derecho ambiental
Medical law | Medizinrecht | Droit de la santé | Derecho sanitario
=Arbitration | Schiedsverfahren | Arbitrage commercial | =Arbitraje
Legal translation | Juristische Übersetzung | Traduction juridique | Traducción jurídica
Technical translation | Technische Übersetzung | Traduction technique | Traducción técnica
Medical translation | Medizinische Übersetzung | Traduction médicale | Traducción médica
Sworn translation | Beglaubigte Übersetzung | Traduction assermentée | Traducción jurada
Simultaneous interpreting | Simultandolmetschen | Interprétation simultanée | Interpretación simultánea
Consecutive interpreting | Konsekutivdolmetschen | Interprétation consécutive | Interpretación consecutiva
+Subtitling | Subtitulado
Post-editing of machine translation | Post-Editing | Post-édition | Posedición
+Trados | Trados Studio
Terminology management | Terminologiearbeit | Gestion terminologique | Gestión terminológica
+Programme management | Gestion de programme | Gestión de programas
+Portfolio planning | Projektportfolio | Gestion de portefeuille de projets | Cartera de proyectos
+Project planning | Planification de projet
Project budgeting | Projektbudget | Budget de projet | Presupuesto de proyecto
Project reporting | Projektberichte | Reporting de projet | Informes de proyecto
+Gantt charts | Gantt-Diagramme | Diagrammes de Gantt | Diagramas de Gantt
Critical path method | Netzplantechnik | Méthode du chemin critique | Ruta crítica
+Earned value management | Leistungswertanalyse | Valeur acquise | Valor ganado
Risk registers | Risikoregister | Registre des risques | Registro de riesgos
Scope management | Gestion du périmètre | Gestión del alcance
Design thinking | Pensamiento de diseño
Business model design | Geschäftsmodellentwicklung | Conception de modèle d'affaires | Diseño de modelos de negocio
=Benchmarking | Étalonnage concurrentiel
SWOT analysis | SWOT-Analyse | Analyse SWOT | Análisis DAFO
+OKRs | Objectives and key results
Corporate governance | Unternehmensführung | Gouvernance d'entreprise | Gobierno corporativo
ESG reporting | ~ESG | Nachhaltigkeitsberichte | Reporting extra-financier | CSRD | Informes de sostenibilidad
Carbon accounting | CO2-Bilanzierung | Bilan carbone | Huella de carbono | Carbon footprint
Crisis management | Krisenmanagement | Gestion de crise | Gestión de crisis
Business continuity | Notfallplanung | Continuité d'activité | Continuidad de negocio
Franchise management | Franchisemanagement | Gestion de franchise | Gestión de franquicias
Association management | Vereinsverwaltung | Gestion d'association | Gestión de asociaciones
=Sponsorship | Sponsoringakquise | =Parrainage | =Patrocinio
Donor relations | Spenderbetreuung | Relations donateurs | Relación con donantes
Event budgeting | Eventbudget | Budget événementiel | Presupuesto de eventos
Property valuation | Immobilienbewertung | Évaluation immobilière | Tasación inmobiliaria
Property viewings | Wohnungsbesichtigungen | Visites immobilières | Visitas a inmuebles
Service charge accounting | Nebenkostenabrechnung | Charges locatives | Gastos de comunidad
Tenant management | Mieterverwaltung | Gestion des locataires | Gestión de inquilinos
Residents' meetings | Eigentümerversammlungen | Assemblées de copropriété | Juntas de propietarios
Land registry | Grundbuch | Cadastre | Registro de la propiedad
Civil registry | =Standesamt
Citizen services | Bürgerservice | Accueil des usagers | Atención al ciudadano
Social benefits processing | Leistungssachbearbeitung | Instruction d'aides sociales | Tramitación de prestaciones
Building permits | Baugenehmigungen | Permis de construire | Licencias de obra
Statistics reporting | Statistikmeldungen | Déclarations statistiques | Informes estadísticos
`;
