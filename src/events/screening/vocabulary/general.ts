/**
 * What many trades have in common, by field. How a line is written: its name first, then other ways to write it, in any language.
 * Case and accents do not matter. A form behind `=` is a word with other meanings: it counts in a résumé only in this very
 * spelling and standing alone in a list ("Python, Go, Rust"); one behind `~` also within a sentence ("proficient in Excel"). In a job both count always.
 * `OpenCV < Computer vision` is a skill of its own that shows the broader one as well; a line that begins with `+` adds spellings to a skill of another line.
 */
export const general: Readonly<Record<string, string>> = {
  'Leather and fabric care': `
Leather cleaning | Cleaning of leather | Leather cleaner | Lederreinigung | Nettoyage du cuir | Nettoyage de cuir | Limpieza de cuero | Limpieza del cuero | Pulizia della pelle | Pulizia del cuoio | Leerreiniging | Leder reinigen | Limpeza de couro
Leather care | Leather conditioning | Lederpflege | Entretien du cuir | Cuidado del cuero | Cura della pelle | Leeronderhoud
Leather repair | Lederreparatur | Réparation du cuir | Réparation de cuir | Reparación de cuero | Riparazione della pelle | Riparazione pelle | Leerreparatie
Leather restoration | Lederrestaurierung | Restauration du cuir | Restauración de cuero | Restauro della pelle | Restauro pelle | Leerrestauratie
Leather dyeing | Leather recolouring | Leather recoloring | Lederfärbung | Leder färben | Teinture du cuir | Teñido de cuero | Tintura della pelle | Leer verven
Leatherworking | Leather working | Leathercraft | Leather craft | Saddlery | Lederverarbeitung | Maroquinerie | Marroquinería | Pelletteria | Lederbewerking
Suede cleaning | Suede care | Nubuck cleaning | Wildlederreinigung | Nettoyage du daim | Limpieza de ante | Pulizia camoscio | Pulizia del camoscio | Suède reinigen
Stain removal | Spot removal | =Spotting | Fleckentfernung | Détachage | Eliminación de manchas | Quitamanchas | Smacchiatura | Vlekverwijdering | Remoção de manchas
Mould removal | Mold removal | Schimmelentfernung | Élimination des moisissures | Eliminación de moho | Rimozione muffa | Schimmelverwijdering
Odour removal | Odor removal | Geruchsentfernung | Élimination des odeurs | Eliminación de olores
Upholstery cleaning | Upholstery cleaner | Polsterreinigung | Nettoyage de tissus d'ameublement | Nettoyage de canapés | Limpieza de tapicería | Limpieza de tapicerías | Pulizia divani | Pulizia tappezzeria | Meubelreiniging
Upholstery | Reupholstery | Polsterer | Polsterei | Tapisserie d'ameublement | Tapicería | Tappezzeria | Meubelstoffering
Carpet cleaning | Rug cleaning | Teppichreinigung | Nettoyage de tapis | Limpieza de alfombras | Pulizia tappeti | Tapijtreiniging
Dry cleaning | Tintorería | Chemische Reinigung | Nettoyage à sec | Limpieza en seco | Lavaggio a secco | Pulitura a secco | Stomerij
Wet cleaning | Nassreinigung | Aquanettoyage | Limpieza en húmedo | Lavaggio ad acqua
Laundry | Laundering | Wäscherei | Blanchisserie | Lavandería | Wasserij
Ironing | Pressing garments | Bügeln | Repassage | Planchado | Stiratura | Strijken
Steam cleaning | Dampfreinigung | Nettoyage à la vapeur | Limpieza a vapor | Pulizia a vapore | Stoomreiniging
Textile care | Fabric care | Textilpflege | Textilreinigung | Entretien des textiles | Cuidado textil | Cura dei tessuti | Textielverzorging
Fabric identification | Fibre identification | Fiber identification | Faserbestimmung
Textile conservation | Textilrestaurierung | Conservation textile | Conservación textil | Restauro tessile
Colour matching | Color matching | Farbabstimmung | Mise à la teinte | Igualación de color | Abbinamento colori | Kleurmatching
Dyeing | =Färben | Teinture | =Tintura
Waterproofing | Imprägnierung | Imperméabilisation | Impermeabilización | Impermeabilizzazione | Impregneren
Sewing | Nähen | Näharbeiten | Couture | Costura | Cucito | Naaien
Hand stitching | Saddle stitching | Handnähen | Couture main | Cucitura a mano | Costura a mano | Handstikken
Machine sewing | Industrial sewing | Industrial sewing machine | Nähmaschine | Machine à coudre | Máquina de coser | Macchina da cucire | Naaimachine
Alterations | Garment alterations | Änderungsschneiderei | Retouches | Arreglos de ropa | Sartoria | Kledingreparatie
Tailoring | Schneiderei | Sastrería | Kleermakerij
Embroidery | Stickerei | Broderie | Bordado | Ricamo | Borduren
Pattern making | Pattern cutting | Schnittkonstruktion | =Patronage | Patronaje | Modellistica | Patroontekenen
Shoe repair | Shoe repairs | Cobbler | Schuhreparatur | Cordonnerie | Reparación de calzado | Riparazione scarpe | Calzoleria | Schoenreparatie
Shoe care | Shoe cleaning | Schuhpflege | Entretien des chaussures | Limpieza de calzado | Schoenonderhoud
Sneaker restoration | Sneaker cleaning | Trainer restoration
Handbag repair | Bag repair | Taschenreparatur | Réparation de sacs | Reparación de bolsos | Riparazione borse | Tassenreparatie
Edge painting | Edge paint | Kantenfärbung | Teinture de tranche
Hardware replacement | Zip replacement | Zipper replacement | Reißverschluss ersetzen
Car interior cleaning | Car detailing | Auto detailing | Fahrzeugaufbereitung | Autoaufbereitung | Nettoyage automobile | Detallado de coches | Car valeting
Chemical handling | Handling of chemicals | Umgang mit Chemikalien | Manipulation de produits chimiques | Manejo de productos químicos
Solvent handling | Solvents | Perchloroethylene
Ozone treatment | Ozonbehandlung | Traitement à l'ozone
Tannery | =Tanning | Gerberei | Tannerie | Curtiduría | Conceria | Looierij
Authentication of luxury goods | Luxury authentication | Bag authentication
Luxury goods | Luxusgüter | Produits de luxe | Artículos de lujo | Beni di lusso | Luxegoederen
Condition reporting | Condition reports | Zustandsbericht | Constat d'état
Pick-up and delivery | Pickup and delivery | Collection and delivery | Abhol- und Lieferservice`,
  'Cleaning and facilities': `
Housekeeping | Hauswirtschaft | Entretien ménager | Limpieza de habitaciones | Pulizie domestiche | Huishouding
Commercial cleaning | Office cleaning | Gebäudereinigung | Büroreinigung | Nettoyage de bureaux | Limpieza de oficinas | Pulizia uffici | Schoonmaak
Window cleaning | Glasreinigung | Nettoyage de vitres | Limpieza de cristales | Pulizia vetri | Glazenwassen
Floor care | Floor polishing | Bodenpflege
Pressure washing | Hochdruckreinigung | Nettoyage haute pression
Disinfection | Sanitising | Sanitizing | Desinfektion | Désinfection | Desinfección | Disinfezione | Desinfectie
Waste management | Abfallentsorgung | Gestion des déchets | Gestión de residuos | Gestione dei rifiuti
Facility management | Facilities management | Gebäudemanagement
Maintenance | Instandhaltung | Wartung | Mantenimiento | Manutenzione | Onderhoud
Equipment maintenance | Machine maintenance | Maschinenwartung | Maintenance des machines | Mantenimiento de máquinas | Manutenzione macchine
Occupational safety | Workplace safety | Health and safety | Arbeitssicherheit | Sécurité au travail | Prevención de riesgos laborales | Sicurezza sul lavoro | Arbeidsveiligheid
First aid | Erste Hilfe | Premiers secours | Primeros auxilios | Primo soccorso | EHBO
HACCP
Hygiene management | Hygienemanagement
COSHH`,
  'Retail and service': `
Customer service | Customer care | Customer support | Client service | Kundenservice | Kundendienst | Kundenbetreuung | Service client | Service à la clientèle | Atención al cliente | Servicio al cliente | Servizio clienti | Assistenza clienti | Klantenservice | Atendimento ao cliente
Customer advice | Client consultation | Kundenberatung | Conseil à la clientèle | Conseil client | Asesoramiento al cliente | Consulenza clienti | Klantadvies
Sales | Selling | Verkauf | Vente | Ventes | Ventas | Vendita | Vendite | Verkoop
Retail | Retail sales | Einzelhandel | Commerce de détail | Comercio minorista | Vendita al dettaglio | Detailhandel
Cash handling | Cash register | Till operation | Kassenführung | Kasse | Tenue de caisse | Encaissement | Manejo de caja | Control de caja | Gestione cassa | Kassawerk
Point of sale | POS systems | POS | Kassensystem | TPV | Kassasysteem
Complaint handling | Complaints management | Reklamationsbearbeitung | Beschwerdemanagement | Gestion des réclamations | Gestión de reclamaciones | Gestione reclami | Klachtenbehandeling
Visual merchandising | Merchandising | Warenpräsentation | Marchandisage
Inventory management | Inventory control | Stock control | Stock management | Lagerverwaltung | Bestandsführung | Gestion des stocks | Gestión de inventario | Control de inventario | Gestione magazzino | Voorraadbeheer
Stocktaking | Stock taking | Inventur | Inventaire | Inventario fisico
Order processing | Order handling | Auftragsabwicklung | Auftragsbearbeitung | Traitement des commandes | Gestión de pedidos | Gestione ordini | Orderverwerking
Order picking | Kommissionierung | Préparation de commandes | Preparación de pedidos | Orderpicken
Warehouse work | Warehousing | Lagerarbeit | Manutention | Trabajo de almacén | Magazzinaggio | Magazijnwerk
Forklift driving | Forklift operation | Forklift | Gabelstapler | Cariste | Carretillero | Carrello elevatore | Muletto | Heftruck
Logistics | Logistik | Logistique | Logística | Logistiek
Supply chain management | Supply chain | Lieferkettenmanagement | Cadena de suministro
Purchasing | Procurement | Einkauf | Beschaffung | Achats | Approvisionnement | Compras | Acquisti | Inkoop
Supplier management | Vendor management | Lieferantenmanagement | Gestion des fournisseurs | Gestión de proveedores | Gestione fornitori | Leveranciersbeheer
Quality control | Quality inspection | Qualitätskontrolle | Contrôle qualité | Contrôle de la qualité | Control de calidad | Controllo qualità | Kwaliteitscontrole
Quality assurance | Qualitätssicherung | Assurance qualité | Garantía de calidad | Kwaliteitsborging
Quality management | Qualitätsmanagement | Gestion de la qualité | Gestión de la calidad
=Quoting | Estimating | Price quotation | Kostenvoranschlag | Établissement de devis | Presupuestos | Preventivi | Offertes
Price negotiation | Negotiation | Negotiating | Verhandlung | Verhandlungsführung | Négociation | Negociación | Negoziazione | Onderhandelen
Upselling | Cross-selling | Upsell
Key account management | Account management | Großkundenbetreuung | Grands comptes
Business development | Geschäftsentwicklung | Développement commercial | Desarrollo de negocio | Sviluppo commerciale
Lead generation | Leadgenerierung
Cold calling | Kaltakquise | Prospection téléphonique
Telephone service | Call centre | Call center | Telefonservice | Centre d'appels
Reception | Front desk | Empfang | Accueil | Recepción | Accoglienza clienti | Receptie
Appointment scheduling | Booking management | Terminplanung | Prise de rendez-vous | Gestión de citas | Gestione appuntamenti | Afspraken plannen
Event planning | Event management | Eventmanagement | Veranstaltungsplanung | Événementiel | Organización de eventos | Organizzazione eventi
Store management | Shop management | Filialleitung | Gestion de magasin | Gestión de tienda | Gestione negozio | Winkelbeheer
Store opening | Opening and closing | Shop opening
Loss prevention | Prévention des pertes
E-commerce | Ecommerce | Online retail | Onlinehandel | Online-Handel | Commerce électronique | Comercio electrónico | Commercio elettronico
Shopify
WooCommerce
Magento | Adobe Commerce
PrestaShop
Etsy
Amazon Seller Central | Seller Central
Delivery driving | Delivery driver | Auslieferungsfahrer | Chauffeur-livreur | Repartidor | Consegne a domicilio | Bezorger
Driving licence | Driving license | Driver's licence | Driver's license | Führerschein | Führerschein Klasse B | Permis de conduire | Permis B | Carnet de conducir | Patente B | Patente di guida | Rijbewijs | Rijbewijs B`,
  'Office and business': `
Microsoft Office | MS Office | Office 365 | Microsoft 365 | Pack Office | Paquete Office | Pacchetto Office
Microsoft Excel | MS Excel | ~Excel
Microsoft Word | MS Word | =Word
Microsoft PowerPoint | PowerPoint | MS PowerPoint
Microsoft Outlook | MS Outlook | ~Outlook
Microsoft Access | MS Access | =Access
Microsoft Teams | MS Teams | =Teams
Microsoft Project | MS Project
SharePoint | Microsoft SharePoint
LibreOffice | OpenOffice
Google Workspace | G Suite | Google Docs | Google Sheets | Google Drive
~Slack
~Zoom
Pivot tables | Pivot-Tabellen | Tableaux croisés dynamiques | Tablas dinámicas | Tabelle pivot | Draaitabellen
VBA | Visual Basic for Applications | Excel macros
Data entry | Dateneingabe | Datenerfassung | Saisie de données | Introducción de datos | Inserimento dati | Gegevensinvoer
Touch typing | Zehnfingersystem | Dactylographie | Mecanografía
Bookkeeping | Buchhaltung | Buchführung | Tenue de livres | Teneduría de libros | Contabilità | Boekhouding
Accounting | Rechnungswesen | Comptabilité | Contabilidad | Boekhouden
Accounts payable | Kreditorenbuchhaltung | Comptes fournisseurs | Cuentas por pagar
Accounts receivable | Debitorenbuchhaltung | Comptes clients | Cuentas por cobrar
Invoicing | Billing | Rechnungsstellung | Fakturierung | Facturation | Facturación | Fatturazione | Facturatie
Payroll | Lohnbuchhaltung | Lohnabrechnung | Gehaltsabrechnung | Paie | Nóminas | Buste paga | Salarisadministratie
Budgeting | Budget management | Budgetplanung | Gestion budgétaire | Presupuestación | Gestione budget | Budgettering
Financial reporting | Finanzberichte | Reporting financier
Financial analysis | Finanzanalyse | Analyse financière | Análisis financiero | Analisi finanziaria
Controlling | Contrôle de gestion | Controllo di gestione
Tax returns | Tax preparation | Steuererklärungen | Déclarations fiscales
Auditing | Internal audit | Audit interne | Auditoría | Revisione contabile
QuickBooks
Xero
DATEV
Lexware
=Sage | Sage 50
SAP | SAP ERP | SAP R/3
SAP S/4HANA | S/4HANA
Microsoft Dynamics | Dynamics 365 | Navision
Odoo
Salesforce | Salesforce CRM
HubSpot
Zendesk
CRM | Customer relationship management
ERP | Enterprise resource planning
Project management | Projektmanagement | Projektleitung | Gestion de projet | Gestion de projets | Gestión de proyectos | Gestione progetti | Project management office | Projectmanagement | Projectbeheer
~Agile | Agile methods | Agile methodologies | Agile Methoden | Méthodes agiles | Metodologías ágiles
Scrum
Kanban
Lean management | Lean manufacturing | =Lean
Six Sigma | Lean Six Sigma
Process improvement | Prozessoptimierung | Amélioration des processus | Mejora de procesos | Procesverbetering
Change management | Veränderungsmanagement | Conduite du changement | Gestión del cambio
Risk management | Risikomanagement | Gestion des risques | Gestión de riesgos | Gestione del rischio
Team leadership | Team management | Teamleitung | Mitarbeiterführung | Personalführung | Gestion d'équipe | Management d'équipe | Encadrement d'équipe | Gestión de equipos | Liderazgo de equipos | Gestione del team | Coordinamento del personale | Leidinggeven
Staff training | Employee training | Training of staff | Mitarbeiterschulung | Formation du personnel | Formación de personal | Formazione del personale | Opleiden van personeel
Staff scheduling | Rota planning | Shift planning | Dienstplanung | Schichtplanung | Planification des équipes | Planificación de turnos | Pianificazione turni | Roosterplanning
Recruiting | Recruitment | Talent acquisition | Personalbeschaffung | Recrutement | Reclutamiento | Selezione del personale | Werving en selectie
Human resources | HR management | Personalwesen | Ressources humaines | Recursos humanos | Risorse umane | Personeelszaken
Onboarding
Office administration | Office management | Büroverwaltung | Büroorganisation | Gestion administrative | Administración de oficina | Gestione ufficio | Kantooradministratie
Correspondence | Business correspondence | Korrespondenz | Correspondance | Correspondencia | Corrispondenza | Correspondentie
Minute taking | Protokollführung
Travel booking | Travel arrangements | Reiseplanung | Organisation de déplacements
Filing | Document management | Dokumentenmanagement | Ablage | Gestion documentaire | Gestión documental | Archiviazione | Documentbeheer
Translation | Translating | Übersetzung | Traduction | Traducción | Traduzione | Vertalen
Interpreting | Dolmetschen | Interprétariat | Interpretación
Presentation skills | Public speaking | Präsentation | Prise de parole en public | Presentaciones
Communication | Communication skills | Kommunikation | Kommunikationsfähigkeit | Comunicación | Comunicazione | Communicatie
Teamwork | Team work | Teamarbeit | Teamfähigkeit | Travail d'équipe | Travail en équipe | Trabajo en equipo | Lavoro di squadra | Samenwerken
Problem solving | Problemlösung | Résolution de problèmes | Resolución de problemas | Problemoplossend vermogen
Time management | Zeitmanagement | Gestion du temps | Gestión del tiempo | Gestione del tempo | Timemanagement
Conflict management | Conflict resolution | Konfliktmanagement | Gestion des conflits | Gestión de conflictos
Mentoring`,
  'Marketing and design': `
Marketing | Marketing strategy
Online marketing | Digital marketing | Onlinemarketing | Marketing digital | Marketing numérique | Digitale marketing
Social media | Social media management | Social media marketing | Soziale Medien | Réseaux sociaux | Redes sociales
Content marketing | Content creation | Création de contenu | Creación de contenido
Copywriting | =Texten | Rédaction | Redacción publicitaria
SEO | Search engine optimisation | Search engine optimization | Suchmaschinenoptimierung | Référencement naturel
~SEA | Search engine advertising | Google Ads | AdWords
E-mail marketing | Email marketing | Newsletter marketing
Mailchimp
Google Analytics
Market research | Marktforschung | Étude de marché | Études de marché | Investigación de mercado | Ricerca di mercato
Brand management | Markenführung | Gestion de marque
Public relations | PR work | Öffentlichkeitsarbeit | Relations publiques | Relaciones públicas
Photography | Product photography | Fotografie | Produktfotografie | Photographie | Fotografía
Video editing | Videoschnitt | Montage vidéo | Edición de vídeo | Montaggio video | Videobewerking
Graphic design | Grafikdesign | Graphisme | Conception graphique | Diseño gráfico | Progettazione grafica | Grafisch ontwerp
Adobe Photoshop | Photoshop
Adobe Illustrator | ~Illustrator
Adobe InDesign | InDesign
Adobe Premiere | Premiere Pro
Adobe Creative Suite | Adobe Creative Cloud | Creative Cloud
After Effects | Adobe After Effects
Canva
Figma
=Sketch
UX design | User experience design | User experience
UI design | User interface design | Interface design
CAD | Computer-aided design
AutoCAD
SolidWorks
~Blender
WordPress
Wix
Squarespace`,
  'Software and data': `
JavaScript | JS | ECMAScript | ES6
TypeScript | =TS
Python | Python 3 | Python3
Java | Java SE
Kotlin
C#
C++
=C
Golang | =Go
=Rust
=Ruby
Ruby on Rails | ~Rails
PHP
=Swift
Objective-C
~Scala
=R
MATLAB
=Perl
Haskell
=Elixir
=Erlang
Clojure
=Dart
=Lua
Visual Basic
COBOL
Fortran
~Bash | Shell scripting | Shell scripts
PowerShell
SQL
HTML | HTML5
CSS | CSS3
~Sass | SCSS
Tailwind CSS | ~Tailwind | TailwindCSS
~Bootstrap
~React | React.js | ReactJS
React Native
~Angular | AngularJS | Angular JS
Vue.js | ~Vue | VueJS
Svelte
Next.js | NextJS
~Redux
XState
jQuery
Node.js | NodeJS | =Node
Express.js | ExpressJS | =Express
NestJS
Fastify
Django
~Flask
FastAPI
Spring Boot | Spring Framework | =Spring
~Hibernate
.NET | .NET Core | ASP.NET | dotnet
Laravel
Symfony
~Flutter
Android development | Android SDK | ~Android
iOS development | ~iOS
GraphQL
REST APIs | REST API | API REST | APIs REST | RESTful APIs | RESTful services | ~REST
gRPC
WebSockets | WebSocket
Microservices | Microservice architecture
Event sourcing | Event-sourced systems
Domain-driven design | DDD
Object-oriented programming | OOP
Test-driven development | TDD
Unit testing | Unit tests
Test automation | Automated testing | Testautomatisierung
Playwright
~Cypress
~Selenium
~Jest
JUnit
PyTest
PostgreSQL | Postgres
MySQL
MariaDB
SQLite
Microsoft SQL Server | MS SQL Server | MSSQL | SQL Server
Oracle Database | Oracle DB | =Oracle
MongoDB
Redis
Elasticsearch | Elastic Search
OpenSearch
~Cassandra | Apache Cassandra
DynamoDB
Firebase | Firestore
Apache Kafka | Kafka
RabbitMQ
Docker
Kubernetes | K8s
Terraform
~Ansible
Jenkins
GitHub Actions
GitLab CI | GitLab CI/CD
CI/CD | Continuous integration | Intégration continue | Continuous delivery
DevOps
AWS | Amazon Web Services
Microsoft Azure | Azure
Google Cloud | Google Cloud Platform | GCP
Linux
Windows Server
Active Directory
Nginx
Git
GitHub
GitLab
~Subversion | SVN
Jira
~Confluence
Machine learning | Maschinelles Lernen | Apprentissage automatique | Aprendizaje automático | Apprendimento automatico
Deep learning
Natural language processing | NLP
Computer vision
PyTorch
TensorFlow
scikit-learn | sklearn
~Pandas
NumPy
Data analysis | Data analytics | Datenanalyse | Analyse de données | Análisis de datos | Analisi dei dati | Data-analyse
Data science
Data engineering
Data visualisation | Data visualization | Datenvisualisierung | Visualisation de données
Statistics | Statistical analysis | Statistik | Statistiques | Estadística | Statistica | Statistiek
Apache Spark | PySpark | =Spark
Hadoop
~Airflow | Apache Airflow
dbt
~Snowflake
BigQuery
ETL
Tableau Desktop | Tableau Software | ~Tableau
Power BI | PowerBI
~Looker
SPSS
Jupyter | Jupyter Notebook
Web development | Webentwicklung | Développement web | Desarrollo web | Sviluppo web | Webontwikkeling
Web accessibility | WCAG | Barrierefreiheit
Embedded systems | Eingebettete Systeme | Systèmes embarqués
Network administration | Netzwerkadministration | Administration réseau | Administración de redes
Network security | Netzwerksicherheit
Information security | IT security | Cybersecurity | Cyber security | IT-Sicherheit | Informationssicherheit | Sécurité informatique | Ciberseguridad
Penetration testing | Pentesting
Technical support | IT support | Help desk | Helpdesk | Support technique | Soporte técnico | Supporto tecnico
System administration | Systemadministration | Administration système | Administración de sistemas
Technical writing | Technical documentation | Technische Dokumentation | Rédaction technique
Requirements engineering | Requirements analysis | Anforderungsanalyse
Software architecture | Softwarearchitektur | Architecture logicielle
GDPR | DSGVO | RGPD | Data protection | Datenschutz | Protection des données | AVG`,
};
