/** Software, data, design and media. How a line is written says `general.ts`. */
export const digital = `
+Test-driven development | Testgetriebene Entwicklung
+Test automation | Automatisierte Tests | Tests automatisés | Automatización de pruebas
+Web accessibility | Accessibility | a11y | Accessibilité | Accessibilité web | Accesibilidad | Accesibilidad web
+Spring Boot | Spring MVC | Spring Cloud | Spring Data | Spring Security
+Linux | GNU/Linux | Embedded Linux | Linux administration
Unix
Ubuntu < Linux
Debian < Linux
OpenCV < Computer vision
+CI/CD | Continuous deployment | CI | Build pipelines | Integración continua
+Sass | LESS CSS
+Requirements engineering | Requirements gathering | Analyse des besoins | Recueil des besoins | Análisis de requisitos | Levantamiento de requisitos
+Data analysis | Analiza danych
+Computer vision | Bildverarbeitung | Vision par ordinateur | Visión por computador | Visión artificial
+Technical support | 1st level support | 2nd level support | First level support | Support informatique | Soporte informático | Assistenza tecnica
+System administration | Systems administration
+Network administration | Network engineering | Computer networks | Netzwerktechnik | Netzwerke | Réseaux | =Redes
+Information security | Cybersécurité | Seguridad informática
+Social media | Community management | Community manager | Gestion des réseaux sociaux | Gestión de redes sociales
+Online marketing | Performance marketing | Web marketing
+SEA | Paid search | PPC | Google AdWords | Search engine marketing
+Video editing | Video production | Videobearbeitung | Video cutting
+Graphic design | Grafica
+UX design | UX | UX research | User research | Usability | Usability testing | Nutzerforschung | Expérience utilisateur | Experiencia de usuario
+UI design | UI
+Copywriting | Copywriter | Content writing | Texter | Rédaction web | Conception-rédaction | Redacción de contenidos
+Web development | Front-end development | Frontend development | Back-end development | Backend development | Full-stack development
+Embedded systems | Embedded software | Sistemas embebidos | Firmware | RTOS | FreeRTOS
+Software architecture | System design | Arquitectura de software
+Unit testing | Tests unitaires | Pruebas unitarias | Modultests
+AWS | AWS Cloud
Amazon EC2 < AWS | AWS EC2 | EC2
Amazon S3 < AWS | AWS S3
+Translation | Localization | Localisation
RSpec
=Sinatra
Minitest
=Capybara
Sidekiq
Heroku
Netlify
Vercel
DigitalOcean
Cloudflare
Pair programming | =Pairing | Mob programming | Programmation en binôme
Code review | Code reviews | Revue de code | Revisión de código
Clean code | SOLID principles | Refactoring
Design patterns | Entwurfsmuster | Patrons de conception | Patrones de diseño
Qt | Qt5 | Qt6 | QML
CMake
GNU Make | Makefile
=Conan
vcpkg
=Boost | Boost C++
~Electron | Electron.js
GTK
WPF | Windows Forms | WinForms
Xamarin | MAUI
=Unity | Unity3D
Unreal Engine | ~Unreal
Game development | Spieleentwicklung | Développement de jeux | Desarrollo de videojuegos
OpenGL
=Vulkan
DirectX
WebGL
Three.js
CAN bus | CANopen | CANoe | AUTOSAR
Arduino
Raspberry Pi
ESP32
STM32 | ARM Cortex | Microcontrollers | Mikrocontroller | Microcontrôleurs | Microcontroladores
FPGA | FPGA design
VHDL < FPGA
Verilog < FPGA | SystemVerilog
IoT | Internet of Things | MQTT | Internet der Dinge
Argo CD | ArgoCD | Flux CD
GitOps
~Helm | Helm charts
Istio | Service mesh
~Prometheus
Grafana
Datadog
New Relic
Splunk
ELK stack | ELK | Elastic Stack
OpenTelemetry
=Jaeger
Nagios
Zabbix
Icinga
Site reliability engineering | SRE | Site reliability
Incident management | Incident response | On-call
~Puppet
=Chef infra
SaltStack
~Vagrant
=Packer
Pulumi
CloudFormation
OpenShift
OpenStack
Docker Compose
Podman
Proxmox | Virtualisation | Virtualization | Virtualisierung
Apache HTTP Server
Apache Tomcat
~Tomcat
HAProxy
Traefik
=Envoy
CircleCI
Travis CI
TeamCity
Azure DevOps
Bitbucket Pipelines
=Bamboo
Bitbucket
~Mercurial
~Maven | Apache Maven
Gradle
npm
~Yarn
pnpm
Webpack
=Vite
=Babel
ESLint
~Prettier
~Rollup
esbuild
=Parcel
~Storybook
Design systems | Design system | Designsystem | Component library
Responsive design | Responsive web design | Mobile first
Progressive web apps | PWA
Material UI
MUI
Chakra UI
Ant Design
Nuxt.js | Nuxt
~Gatsby
=Remix
=Astro
Ember.js | ~Ember
Backbone.js
Alpine.js
HTMX
D3.js
Chart.js
Highcharts
RxJS
NgRx
Vuex
=Pinia
=Zustand
MobX
TanStack Query | React Query
~Mocha
~Chai
=Jasmine
Vitest
Testing Library
React Testing Library
=Enzyme
~Puppeteer
~Postman
~Insomnia
~Swagger | OpenAPI
~SOAP | WSDL
JSON
XML
YAML
OAuth | OAuth2 | OpenID Connect
SAML
Single sign-on | SSO
~MERN
~MEAN
MERN stack
MEAN stack
~LAMP
LAMP stack
Socket.IO
=Koa
=Hapi
Deno
=Bun
~Prisma
TypeORM
Sequelize
~Mongoose
~Celery
SQLAlchemy
Pydantic
=Tornado | aiohttp
Streamlit
Gradio
Web scraping
~Scrapy < Web scraping
BeautifulSoup < Web scraping | Beautiful Soup
Micronaut
=Quarkus
Jakarta EE | Java EE | J2EE | JEE
JSF
JSP
Servlets
Ktor
Jetpack Compose
Android Studio
SwiftUI
UIKit
Xcode
Core Data
~Ionic
=Cordova
=Capacitor
=Expo
CodeIgniter
CakePHP
=Zend
Yii
Drupal
Joomla
TYPO3
Contentful
Strapi
=Sanity
Headless CMS
Elementor
=Divi
Webflow
Magento 2
=Liquid
ABAP | SAP ABAP | SAP Fiori | SAP UI5
Salesforce development | =Apex | Lightning Web Components
ServiceNow
1C | 1С | 1C:Enterprise | 1С:Предприятие | 1С:Бухгалтерия
PL/SQL | T-SQL | Transact-SQL | Stored procedures
Microsoft Access databases
CouchDB
Neo4j
InfluxDB
TimescaleDB
ClickHouse
Memcached
Databricks
Delta Lake
Redshift | Amazon Redshift | ~Synapse
Talend
Informatica
SSIS
SSRS
SSAS
Pentaho
Data warehousing | Data warehouse | DWH
Data modelling | Data modeling | Datenmodellierung | Modélisation de données | Modelado de datos
Data governance | Data quality | Datenqualität
Data mining
Big data
Qlik | QlikView | Qlik Sense
MicroStrategy
Cognos
BusinessObjects
SAP BusinessObjects
Google Data Studio | Looker Studio
Matplotlib
Seaborn
Plotly
ggplot2
tidyverse
dplyr
RStudio
R Shiny
SciPy
Statsmodels
Keras
Hugging Face | =Transformers
LangChain
LlamaIndex
Large language models | LLM | LLMs | Generative AI | Prompt engineering
MLOps
MLflow
Kubeflow
YOLO
Reinforcement learning
Time series | Time series analysis
A/B testing | AB testing | =Experimentation
Web analytics
Matomo
Adobe Analytics
Google Tag Manager
GIS | ~SIG | Geoinformatik | Geographic information systems | Systèmes d'information géographique | Sistemas de información geográfica
ArcGIS < GIS
QGIS < GIS
Blockchain
=Solidity < Blockchain
Ethereum < Blockchain
Smart contracts < Blockchain
Cryptography | Kryptographie | Cryptographie
SIEM | SOC operations
Firewalls | Firewall
VPN
IPsec
OpenVPN
WireGuard
TCP/IP
DNS
DHCP
VLAN
BGP
OSPF
Routing and switching
=Cisco | Cisco IOS | =Juniper
VoIP | ~Asterisk
Exchange Server | Microsoft Exchange
Intune
SCCM
Microsoft Intune
Group Policy
Entra ID | Azure AD | Azure Active Directory
Citrix
macOS | macOS administration
ITIL processes | ITSM | IT service management
COBIT processes
ISO 27001 | ISMS
Identity management | IAM | Identity and access management
Backup and recovery | Disaster recovery | Veeam
Hardware repair | Computer repair | PC repair | Dépannage informatique | Reparación de ordenadores
Product management | Product ownership | Produktmanagement | Gestion de produit | Gestión de producto
User stories | Backlog management | Roadmapping | Product roadmap
~SAFe | Scaled agile
UML
Visual Studio Code | VS Code | VSCode
Visual Studio
IntelliJ IDEA
IntelliJ
PyCharm
WebStorm
Eclipse IDE
Vim
Neovim
Emacs
=Assembler | Assembly language
~Delphi | =Pascal | Object Pascal
~Groovy
=Julia
OCaml
F#
~Prolog
~Lisp
=Zig
LaTeX
Markdown
Regular expressions | Regex
Algorithms | Data structures | Algorithms and data structures | Algorithmen
=Concurrency | Multithreading | Parallel computing | CUDA | MPI
Performance tuning | Performance optimisation | Performance optimization
Localisation testing
Manual testing | Software testing | QA testing | Test cases | Manuelle Tests | Softwaretest | Tests logiciels | Pruebas de software
Load testing | Lasttests | Tests de charge | Pruebas de carga
JMeter < Load testing
~Gatling < Load testing
k6 < Load testing
Appium
=Detox
~Cucumber | BDD | ~Gherkin
SonarQube
Adobe XD
InVision
Zeplin
Wireframing | Wireframes | Prototyping | Prototypage | Prototipado
Motion design | Motion graphics | 2D animation | 3D animation
3ds Max < 3D modelling
=Maya < 3D modelling | Autodesk Maya
Cinema 4D < 3D modelling
ZBrush < 3D modelling
3D modelling | 3D modeling | 3D-Modellierung | Modélisation 3D | Modelado 3D
Adobe Lightroom | Lightroom
CorelDRAW
Corel Draw
Affinity Designer
GIMP
Inkscape
QuarkXPress
Illustration | Illustrator drawing | Ilustración
Typography | Typografie | Typographie | Tipografía
Branding | Corporate identity | Corporate design | Identité visuelle | Identidad visual
Layout design | Mise en page | Maquetación | Editorial design
Sound engineering | Audio engineering | Tontechnik | Tontechniker | Ingénieur du son | Técnico de sonido
Lighting design | Lichttechnik | Veranstaltungstechnik | Iluminación
Film production | Filmproduktion | Production audiovisuelle | Producción audiovisual
Journalism | Journalist | Journalismus | Journalistin | Journalisme | Journaliste | Periodismo | Periodista | Reportage
Editing and publishing | Redaktion | Redakteur | Redakteurin | =Édition | Edición editorial
Storytelling
Podcasting | Podcast production
Blogging
Influencer marketing
Affiliate marketing
Facebook Ads
Meta Ads
LinkedIn Ads
TikTok Ads
Instagram Ads
Marketing automation
Marketo
Pardot
ActiveCampaign
Klaviyo
Brevo | Sendinblue
Hootsuite
Sprout Social
SEMrush
Ahrefs
Screaming Frog
Trade marketing | Category management
Trade shows | Trade fairs | =Messen | Messeorganisation | Salons professionnels | =Ferias
Product marketing | Go-to-market
Campaign management | Kampagnenmanagement | Gestion de campagnes | Gestión de campañas
Media planning | Mediaplanung | Plan médias | Planificación de medios
Advertising
Customer experience | CX | Net Promoter Score
Market analysis | Competitor analysis | Marktanalyse | Analyse de marché | Análisis de mercado
Pricing | Preisgestaltung | Pricing strategy
B2B sales | B2B | B2C | Vente B2B | Ventas B2B
Field sales | Außendienstmitarbeiter | Commercial terrain | Ventas de campo
Sales management | Vertriebsleitung | Sales manager | Direction commerciale | Gestión comercial | Dirección comercial
Pipedrive
+Test automation | Testes automatizados | Test automatici | Testy automatyczne
+Unit testing | Testes unitários | Test unitari | Testy jednostkowe
+Web development | Desenvolvimento web | Webutveckling | Webudvikling | Tworzenie stron
+Data analysis | Análise de dados | Dataanalys | Dataanalyse
+Android development | Desenvolvimento Android | Développement Android | Desarrollo Android | Android-Entwicklung
+iOS development | Desenvolvimento iOS | Développement iOS | Desarrollo iOS | iOS-Entwicklung
+Agile | Métodos ágeis | Metodologias ágeis | Metodyki zwinne
+Microservices | Mikroservices | Microsserviços | Microservicios | Microservizi
+REST APIs | RESTful | REST API design | API development | API design
+Machine learning | Aprendizado de máquina | Uczenie maszynowe
+UX design | Experiência do usuário
+Social media | Redes sociais | Mídias sociais | Media społecznościowe
+Technical support | Suporte técnico | Wsparcie techniczne
Mobile development | Mobile app development | Mobile apps | Desenvolvimento mobile | Développement mobile | Desarrollo móvil | Mobile Entwicklung
Kotlin Coroutines | Coroutines
Kotlin Multiplatform | KMP
MVVM
Clean architecture
Hexagonal architecture
=Retrofit
Room database
=Dagger | Dagger Hilt
=Hilt
Fastlane
Combine framework
Crashlytics | Firebase Crashlytics
Google Play Console | Google Play
App Store Connect | App Store
Riverpod
Espresso testing
XCTest
Bluetooth Low Energy | BLE
Push notifications
Cloud migration | Migration vers le cloud | Migración a la nube | Cloud transformation
Cloud architecture | Cloud computing | Cloud infrastructure
Serverless | Serverless architecture
Event-driven architecture | Event-driven
Distributed systems | Verteilte Systeme | Systèmes distribués | Sistemas distribuidos
High availability | Scaling systems
Platform engineering
Engineering management | Engineering leadership
Technology strategy | Technical strategy | IT strategy | IT-Strategie | Stratégie IT
Technical leadership | Tech lead | Technical lead
Digital transformation | Digitale Transformation | Digitalisierung | Transformation numérique | Transformación digital | Transformação digital
IT management | IT-Leitung | Direction informatique
IT governance
Enterprise architecture
Vendor selection
SOC 2
PCI DSS
HIPAA
Feature flags
Monorepos | Nx monorepo
WebRTC
WebAssembly
Server-side rendering
Internationalisation | i18n
Observability | Application monitoring
Web performance | Core Web Vitals
Kanban boards
API Platform
=Doctrine
=Twig
PHPUnit
Livewire
Vuetify
=Bulma
Apache Flink
Apache NiFi
~Kinesis
AWS Lambda < AWS | AWS Lambda functions
CDK | AWS CDK
Amazon ECS | =ECS | EKS
Azure Functions
Google Kubernetes Engine | GKE
Cloud Run
Pub/Sub
Looker modelling | LookML
Fivetran
Great Expectations
Feature engineering
Data pipelines | Pipelines de données
Recommender systems
Sentiment analysis
spaCy
NLTK
Optimisation models | Linear programming
Econometrics | Ökonometrie | Économétrie | Econometría
Survey design | Questionnaire design
SurveyMonkey
Qualtrics
NVivo
Google Search Console
Content strategy | Content management | Creación de contenidos | Content-Erstellung
CMS | Content management systems
Email automation
CentOS < Linux
Red Hat Enterprise Linux < Linux | Red Hat | RHEL
Face recognition | Facial recognition | Gesichtserkennung | Reconnaissance faciale
Image processing
Random forest
XGBoost
JWT | JSON Web Token
Fortinet
pfSense
VMware
Hyper-V
VirtualBox
Logstash
Kibana
Pro Tools
Ableton Live
Logic Pro
Final Cut Pro
DaVinci Resolve
Stata
=SAS
=Macros
`;
