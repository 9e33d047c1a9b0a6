/** Software, data, networks and their security, beside `digital.ts`. How a line is written says `general.ts`. */
export const systems = `
Requirements specification | Lastenheft | Pflichtenheft | Cahier des charges | Especificación de requisitos
Software design | Softwareentwurf | Conception logicielle | Diseño de software
Database design | Datenbankentwurf | Conception de bases de données | Diseño de bases de datos
Database administration | Datenbankadministration | Administration de bases de données | Administración de bases de datos
Query optimisation | SQL-Tuning | Optimisation de requêtes | Optimización de consultas
API integration | Intégration d'API | Integración de API
System integration | Intégration de systèmes | Integración de sistemas
Legacy modernisation | Altsysteme modernisieren | Modernisation applicative | Modernización de sistemas heredados
Software maintenance | Softwarewartung | Maintenance applicative | Mantenimiento de software
Release management | Releasemanagement | Gestion des mises en production | Gestión de versiones
Configuration management | Konfigurationsmanagement | Gestion de configuration | Gestión de la configuración
Version control | Versionsverwaltung | Gestion de versions | Control de versiones
Debugging | Fehleranalyse Software | Débogage | =Depuración
Technical debt reduction | Abbau technischer Schulden | Réduction de la dette technique
End-to-end testing | E2E testing | End-to-End-Tests | Tests de bout en bout | Pruebas de extremo a extremo
Integration testing | Integrationstests | Tests d'intégration | Pruebas de integración
Regression testing | Regressionstests | Tests de régression | Pruebas de regresión
Acceptance testing | Abnahmetests | Tests d'acceptation | Recette fonctionnelle | Pruebas de aceptación | ~UAT
Exploratory testing | Exploratives Testen | Tests exploratoires | Pruebas exploratorias
Accessibility testing | Barrierefreiheitstests | Tests d'accessibilité | Pruebas de accesibilidad
Test management | Testmanagement | Gestion des tests | Gestión de pruebas
Security testing | Sicherheitstests | Tests de sécurité | Pruebas de seguridad
Threat modelling | Threat modeling | Bedrohungsmodellierung | Modélisation des menaces
Vulnerability management | Schwachstellenmanagement | Gestion des vulnérabilités | Gestión de vulnerabilidades
Digital forensics | IT-Forensik | Investigation numérique | Informática forense
Malware analysis | Malware-Analyse | Analyse de logiciels malveillants | Análisis de malware
Security awareness training | Sicherheitsschulungen | Sensibilisation à la sécurité | Concienciación en seguridad
Access rights management | Berechtigungsmanagement | Gestion des droits d'accès | Gestión de permisos
Endpoint security | Endpunktsicherheit | Sécurité des postes | Seguridad de endpoints
Email security | E-Mail-Sicherheit | Sécurité de la messagerie
Public key infrastructure | ~PKI
Zero trust
DevSecOps
Wireless networks | WLAN | WLAN-Netze | Réseaux sans fil | Redes inalámbricas
Network monitoring | Netzwerküberwachung | Supervision réseau | Monitorización de redes
Load balancing | Lastverteilung | Répartition de charge | Balanceo de carga
SD-WAN
Storage systems | SAN-Storage | Baies de stockage | Sistemas de almacenamiento
Server administration | Serveradministration | Administration de serveurs | Administración de servidores
Data centre operations | Data center operations | Rechenzentrumsbetrieb | Exploitation de datacenter | Operación de centros de datos
Client management | Clientmanagement | Gestion de parc informatique | Gestión de puestos de trabajo
Mobile device management | ~MDM | Gestion de terminaux mobiles | Gestión de dispositivos móviles
Printer support | Druckersupport | Support imprimantes | Soporte de impresoras
IT asset management | Gestion des actifs informatiques | Gestión de activos de TI
Software licensing | Lizenzmanagement | Gestion de licences | Gestión de licencias
IT procurement | IT-Beschaffung | Achats informatiques | Compras de TI
IT project management | IT-Projektleitung | Gestion de projets informatiques | Gestión de proyectos de TI
IT training | IT-Schulungen | Formation informatique | Formación en informática
SAP implementation | SAP-Einführung | Déploiement SAP | Implantación de SAP
ERP implementation | ERP-Einführung | Déploiement d'ERP | Implantación de ERP
+CRM administration | Administration CRM | Administración de CRM
Website maintenance | Website-Pflege | Maintenance de sites web | Mantenimiento de sitios web
Web hosting | Webhosting | Hébergement web | Alojamiento web
Email templates | HTML newsletters | E-Mail-Templates | Intégration d'e-mails
Theme development | Theme-Entwicklung | Développement de thèmes | Desarrollo de temas
Plugin development | Plugin-Entwicklung | Développement de plugins | Desarrollo de plugins
Shopify development | Shopify-Entwicklung | Développement Shopify | Desarrollo Shopify
Low-code development | Low-Code | Développement low-code | Desarrollo low-code
Robotic process automation | ~RPA | UiPath | Blue Prism
Chatbot development | Chatbot-Entwicklung | Développement de chatbots | Desarrollo de chatbots
Speech recognition | Spracherkennung | Reconnaissance vocale | Reconocimiento de voz
Object detection | Objekterkennung | Détection d'objets | Detección de objetos
Anomaly detection | Anomalieerkennung | Détection d'anomalies | Detección de anomalías
Predictive modelling | Predictive modeling | Prognosemodelle | Modélisation prédictive | Modelos predictivos
Regression analysis | Regressionsanalyse | Analyse de régression | Análisis de regresión
Cluster analysis | Clusteranalyse | Analyse de clusters | Análisis de conglomerados
Bayesian statistics | Bayessche Statistik | Statistique bayésienne | Estadística bayesiana
Causal inference | Kausale Inferenz | Inférence causale | Inferencia causal
Neural networks | Neuronale Netze | Réseaux de neurones | Redes neuronales
Retrieval-augmented generation | RAG pipelines
Vector databases | Vektordatenbanken | Bases de données vectorielles | Bases de datos vectoriales
Data cleaning | Datenbereinigung | Nettoyage de données | Limpieza de datos
Data migration | Datenmigration | Migration de données | Migración de datos
Data integration | Datenintegration | Intégration de données | Integración de datos
Data protection management | Datenschutzmanagement | Gestion de la protection des données
Data annotation | Datenannotation | Annotation de données | Anotación de datos
Data storytelling | Daten-Storytelling
=Dashboards | Dashboard design | Dashboard-Erstellung | Tableaux de bord | Cuadros de mando
Spreadsheet modelling | Tabellenmodelle | Modélisation sur tableur
Spatial analysis | Räumliche Analyse | Analyse spatiale | Análisis espacial
Operations research | Recherche opérationnelle | Investigación operativa | Unternehmensforschung
Simulation modelling | Simulationsmodelle | Modélisation par simulation | Modelos de simulación
Game design | Spieldesign | Conception de jeux | Diseño de videojuegos
Level design | Leveldesign
Virtual reality | Virtuelle Realität | Réalité virtuelle | Realidad virtual
Augmented reality | Erweiterte Realität | Réalité augmentée | Realidad aumentada
Godot Engine
Shader programming | Shader-Programmierung | HLSL | GLSL
=Real-time systems | Echtzeitsysteme | Systèmes temps réel | Sistemas de tiempo real
Device drivers | Gerätetreiber | Pilotes de périphériques | Controladores de dispositivos
Compiler construction | Compilerbau | Compilation et langages
Functional programming | Funktionale Programmierung | Programmation fonctionnelle | Programación funcional
Reactive programming | Reaktive Programmierung | Programmation réactive | Programación reactiva
Mathematical optimisation | Mathematische Optimierung | Optimisation mathématique | Optimización matemática
Numerical methods | Numerische Methoden | Méthodes numériques | Métodos numéricos
Mainframe | Mainframes | z/OS
AS/400 | IBM iSeries
RPG programming | RPG IV
OutSystems
~Mendix
~Appian
~Pega
Kentico
Sitecore
Umbraco
Shopware
OXID eShop
Salesforce Marketing Cloud
Microsoft Copilot
Microsoft Fabric
Power Platform | Microsoft Power Platform
Google Apps Script
~Zapier
n8n
~Retool
Supabase
Appwrite
PocketBase
Cosmos DB
Amazon Aurora
Amazon RDS
Amazon SageMaker
Vertex AI
Azure Machine Learning
OpenAI API
Weights & Biases
ONNX
~JAX
~Polars
DuckDB
Apache Beam
Apache Hive
Dagster
=Prefect
Airbyte
Apache Camel
MuleSoft
WSO2
IBM WebSphere
WebLogic
JBoss
WildFly
=Rancher
Nomad cluster | HashiCorp Nomad
HashiCorp Vault
Consul service discovery
AWS IAM
AWS Glue
Azure Data Factory
Azure Synapse
Azure Kubernetes Service
OpenLDAP
FreeIPA
Samba server
Postfix mail server
Wireshark
Nmap
Metasploit
Burp Suite
~OWASP | OWASP Top 10
CrowdStrike
Kali Linux
Palo Alto firewalls
Check Point firewalls
~Sophos
MikroTik
Ubiquiti
Dynatrace
AppDynamics
Sentry monitoring
PagerDuty
~Locust load tests
TestRail
Robot Framework
Katalon
WebdriverIO
TestNG
Mockito
NUnit
xUnit
Entity Framework
~Blazor
ASP.NET MVC
SignalR
~LINQ
=Dapper
~Akka
Play Framework
Vert.x
Helidon
Liquibase
~Flyway
Apache Solr
Lucene
Meilisearch
Algolia
Contentstack
Sylius
Sulu CMS
Neos CMS
Craft CMS
Nuxt Content
SolidJS
~Qwik
Preact
Mapbox
~Leaflet.js
OpenLayers
Babylon.js
PixiJS
=Phaser
Cocos2d
=Phoenix | Phoenix Framework
`;
