/** Workshops, building sites, factories, roads and warehouses. How a line is written says `general.ts`. */
export const industry = `
+Maintenance | Maintenance work | Haustechnik | Maintenance engineering | Wartung und Instandhaltung | Mantenimiento general | Konserwacja | Utrzymanie ruchu
+Equipment maintenance | Wartung von Maschinen | Entretien du matériel | Entretien des machines | Mantenimiento de maquinaria | Mantenimiento de equipos
+Logistics | Logistics coordination | Logistics management | Lagerlogistik | Logística y almacén | Logistyka | Logistik und Versand
+Supply chain management | Supply chain planning | Supply chain analyst | SCM | Chaîne d'approvisionnement | Cadena de abastecimiento
Warehouse management | Lagerleitung | Lagermanagement | Gestion d'entrepôt | Gestión de almacén | Gestión de almacenes
+Warehouse work | Lagertätigkeiten | Lagerarbejde
+Order picking | Picking | Picking and packing | Pick and pack | Preparación de pedidos y picking | Préparateur de commandes | Picker
+Forklift driving | Forklift operator | Staplerfahren | Conduite de chariots | Conduite de chariot élévateur | Carretilla elevadora | Manejo de carretilla | Manejo de montacargas | Wózki widłowe | Truckkort
+Driving licence | Full driving licence | Führerschein B | FS Klasse B | Carné de conducir | Permiso de conducir | Permiso B | Carnet B | Carta de condução | Prawo jazdy | Körkort | Kørekort
+Occupational safety | Safety management | Arbeitsschutz | QHSE | Hygiène sécurité | Riesgos laborales | Seguridad laboral | Health & safety
+Quality assurance | QA | Qualitätssicherung in der Fertigung
+Quality management | QM | Système qualité | Sistema de calidad | QMS
+Lean management | 5S | Lean production | TPM | Value stream mapping
+CAD | CAO | DAO | Diseño asistido por ordenador
+AutoCAD | AutoCAD LT | AutoCAD Civil 3D | Civil 3D
Preventive maintenance | Preventative maintenance | Planned maintenance | Vorbeugende Instandhaltung | Maintenance préventive | Mantenimiento preventivo | Manutenzione preventiva
Corrective maintenance | Breakdown maintenance | Maintenance corrective | Maintenance curative | Mantenimiento correctivo | Störungsbeseitigung | Entstörung
Troubleshooting | Fault finding | Fehlersuche | Fehlerdiagnose | Dépannage | Diagnostic de pannes | Detección de averías | Resolución de averías | Diagnosis de averías
Electrical installation | Electrician | Electrical wiring | Wiring | Elektroinstallation | Elektriker | Elektrikerin | Elektroniker | Électricité | Électricien | Électricienne | Installations électriques | Instalaciones eléctricas | Electricista | Electricidad | Elettricista | Impianti elettrici | Elektricien | Elektryk
Electrical engineering | Elektrotechnik | Génie électrique | Électrotechnique | Ingeniería eléctrica | Electrotecnia
Electric motors | Elektromotoren | Moteurs électriques | Motores eléctricos | Motor rewinding
Low voltage | Niederspannung | Basse tension | Baja tensión
High voltage | Hochspannung | Haute tension | Alta tensión | Mittelspannung
PLC programming | PLC | PLCs | PLC troubleshooting | SPS | SPS-Programmierung | Automates programmables | API Siemens | Autómatas programables | Autómatas | Programación de PLC
=Siemens | Siemens systems
SCADA | WinCC | HMI
Industrial automation | Automation | Automatisierungstechnik | Automatisierung | Automatisme | Automatización industrial | Automatización
Robotics | Robotik | Robotique | Robótica
Instrumentation | Messtechnik | Mess- und Regeltechnik | MSR-Technik | Instrumentación
Hydraulics | Hydraulik | Hydraulique | Hidráulica
Pneumatics | Pneumatik | Pneumatique | Neumática
Mechatronics | Mechatronik | Mechatroniker | Mécatronique | Mecatrónica
Mechanical engineering | Maschinenbau | Génie mécanique | Ingeniería mecánica
Industrial mechanics | Industriemechaniker | Schlosser | Mécanicien industriel | Mecánico industrial | =Fitter | Millwright
Automotive repair | Car mechanic | Auto mechanic | Vehicle repair | Kfz-Mechatroniker | Kfz-Mechaniker | Kfz-Reparatur | Mécanique automobile | Mécanicien automobile | Mecánica del automóvil | Mecánico de automóviles | Meccanico auto
Vehicle diagnostics | Diagnostics automobiles | Diagnosis de vehículos | Fahrzeugdiagnose
Body repair | Panel beating | Karosseriebau | Carrosserie | Chapa y pintura | Carrocería
Tyre fitting | Reifenmontage | Montage de pneus
Bicycle repair | Bike mechanic | Fahrradmechaniker | Zweiradmechaniker | Réparation de vélos | Reparación de bicicletas
Aircraft maintenance | Flugzeugmechaniker | Maintenance aéronautique | Mantenimiento aeronáutico | EASA Part 66
Welding | Welder | Arc welding | Schweißen | Schweißer | Soudure | Soudage | Soudeur | Soldadura | Soldador | Saldatura | Saldatore | Spawanie | Spawacz | Svetsning | Svařování
Soldering | Brasage | Soldadura electrónica
Metalworking | Metal fabrication | Sheet metal | Metallbau | Metallbearbeitung | Blechbearbeitung | Métallerie | Chaudronnerie | Serrurerie | Calderería | Carpintería metálica
=Turning | Lathe operation | Dreher | Tournage | Tourneur | Torneado | Tornero
Milling | Milling machine | Fräsen | Fräser | Fraisage | Fraiseur | Fresado | Fresador
CNC machining | CNC | CNC programming | CNC operator | CNC-Fräsen | CNC-Drehen | CNC-Technik | Zerspanungsmechaniker | Zerspanungstechnik | Usinage | Usinage CNC | Commande numérique | Mecanizado | Control numérico | Lavorazioni CNC
Machine operation | Machine operator | Maschinenbedienung | Maschinenführer | Anlagenführer | Maschinen- und Anlagenführer | Conduite de machines | Conducteur de ligne | Opérateur de production | Operario de máquina | Operador de máquinas | Operador de máquina
=Assembly | Assembly work | Montagearbeiten | Ensamblaje
Production planning | Production scheduling | Produktionsplanung | Fertigungsplanung | Planification de production | Ordonnancement | Planificación de la producción | PPS
Production management | Production manager | Produktionsleitung | Gestion de production | Gestión de producción
Demand planning | Bedarfsplanung | Absatzplanung | Planification de la demande | Planificación de la demanda | S&OP
Material planning | MRP | Materialwirtschaft | Materialdisposition | Planificación de materiales
Transport planning | Dispatching | Fuhrparkmanagement | Fleet management | Affrètement | Gestion de flotte | Gestión de flotas | Fuhrpark
Freight forwarding | Spedition | Speditionskaufmann | Speditionskauffrau | Transitaire | Transitario | Versandabwicklung
Truck driving | Truck driver | HGV driving | HGV driver | LKW-Fahrer | Berufskraftfahrer | LKW | Conducteur routier | Chauffeur routier | Chauffeur poids lourd | Poids lourd | Permis C | Permis CE | Camionero | Conductor de camión | Camionista | Vrachtwagenchauffeur
Bus driving | Bus driver | Busfahrer | Conducteur de bus | Conductor de autobús
Taxi driving | Taxi driver | VTC
Train driving | Train driver | Lokführer | Triebfahrzeugführer | Conducteur de train | Maquinista
Crane operation | Crane operator | Kranführer | Kranschein | Grutier | Gruista | Pontier
Excavator operation | Excavator operator | Baggerfahrer | Baggerführer | Conducteur d'engins | Pelleteur | Operador de excavadora
Tachograph | Tachygraphe | Fahrtenschreiber | Tacógrafo
RF scanners | Barcode scanning | Handscanner | Terminal RF | Douchette
WMS | Warehouse management system | Warehouse management systems | Lagerverwaltungssystem
Packaging machines | Verpackungsmaschinen | Machines d'emballage
Carpentry | =Carpenter | Zimmerer | Zimmermann | Charpente | =Charpentier | Carpintería | Carpintero | Timmerman
Joinery | Joiner | Woodworking | Cabinet making | Tischler | Tischlerin | Schreiner | Schreinerei | Tischlerei | Holzbearbeitung | Menuiserie | Menuisier | Ébénisterie | Ebanistería | Falegnameria | Falegname | Stolarz
Plumbing | Plumber | Klempner | Installateur | Sanitärinstallation | Anlagenmechaniker SHK | Plomberie | Plombier | Fontanería | Fontanero | Idraulica | Idraulico | Loodgieter | Hydraulik sanitarny
Heating systems | Heating engineer | Heizungsbau | Heizungstechnik | Chauffage | Chauffagiste | Calefacción
HVAC | Air conditioning | Klimatechnik | Kältetechnik | Climatisation | CVC | Climatización | Aire acondicionado | Refrigeration | Frigoriste | Refrigeración
Masonry | Bricklaying | Bricklayer | Maurer | Mauern | Maçonnerie | =Maçon | Albañilería | Albañil | Muratore | Metselaar
Plastering | Plasterer | Verputzen | Stuckateur | Trockenbau | Drywall | Plâtrerie | Plaquiste | =Yeso | Pladur | Enlucido
Tiling | Tiler | Fliesenleger | Carrelage | Carreleur | Alicatado | Alicatador
Painting and decorating | Painter and decorator | House painting | Malerarbeiten | Maler und Lackierer | Peinture en bâtiment | Peintre en bâtiment | Imbianchino | =Schilder
Roofing | Roofer | Dachdecker | Couvreur | Techador | Zinguerie
Flooring | Floor laying | Bodenleger | Parkett | Parkettleger | Pose de sols | Poseur de sol | Parquetista
Glazing | Glazier | Glaser | Vitrier | Vitrerie | Cristalero
Scaffolding | Scaffolder | Gerüstbau | Échafaudage | Andamios
Concrete work | Concreting | Betonbau | Betonbauer | Béton | Coffrage | Hormigón | Encofrado
Road construction | Straßenbau | Travaux publics | Obra civil | Tiefbau
Construction management | Site management | Construction supervision | Bauleitung | Bauleiter | Bauüberwachung | Conduite de travaux | Conducteur de travaux | Chef de chantier | Jefe de obra | Dirección de obra | Direzione lavori
Civil engineering | Bauingenieurwesen | Génie civil | Ingeniería civil
Structural engineering | Structural analysis | Tragwerksplanung | Calcul de structures | Cálculo de estructuras
Surveying | Land surveying | Vermessung | Topographie | Géomètre | Topografía
Quantity surveying | Cost estimation | Métré | Mediciones
Architecture | Architekt | Architektin | Architecte | Arquitectura | Arquitecto
Interior design | Innenarchitektur | Architecture d'intérieur | Décoration d'intérieur | Diseño de interiores | Interiorismo
Urban planning | Stadtplanung | Urbanisme | Urbanismo
Revit | Autodesk Revit
BIM | Building information modelling | Building information modeling
SketchUp
ArchiCAD
~Rhino | =Rhinoceros | =Grasshopper
=Inventor | Autodesk Inventor
CATIA | CATIA V5
Siemens NX | Unigraphics | NX CAD
Creo | PTC Creo | Pro/ENGINEER
Fusion 360
ANSYS
Abaqus
Finite element analysis | FEA | FEM | Éléments finis | Elementos finitos
CFD | Computational fluid dynamics
LabVIEW
Simulink
Technical drawing | Technical drawings | Technisches Zeichnen | Technische Zeichnungen | Dessin technique | Dessin industriel | Dibujo técnico | Lectura de planos
3D printing | Additive manufacturing | 3D-Druck | Impression 3D | Impresión 3D
Injection moulding | Injection molding | Spritzguss | Injection plastique | Inyección de plástico
Chemical engineering | Verfahrenstechnik | Génie chimique | Ingeniería química
Process engineering | Génie des procédés | Ingeniería de procesos | Prozesstechnik
Electronics | Elektronik | Électronique | Electrónica
PCB design | Altium | Altium Designer | KiCad | Eagle PCB | Leiterplatten
Telecommunications | Telekommunikation | Telecomunicaciones | Fibre optics | Fiber optics | Glasfaser | Fibre optique | Fibra óptica
Renewable energy | Erneuerbare Energien | Énergies renouvelables | Energías renovables
Solar installation | Photovoltaics | Solar panels | Photovoltaik | Photovoltaïque | Fotovoltaica | Paneles solares
Wind energy | Wind turbines | Windenergie | Éolien | Energía eólica
Energy efficiency | Energieeffizienz | Energieberatung | Efficacité énergétique | Eficiencia energética
Oil and gas | Öl und Gas | Pétrole et gaz | Petróleo y gas
=Mining | Bergbau | Exploitation minière | Minería
Water treatment | Wastewater treatment | Wasseraufbereitung | Abwassertechnik | Traitement des eaux | Tratamiento de aguas
Environmental management | Umweltmanagement | Management environnemental | Gestión ambiental | Sustainability | Nachhaltigkeit | Développement durable | Sostenibilidad | RSE | CSR
Root cause analysis | 8D | FMEA | AMDEC | Ursachenanalyse | Análisis de causa raíz
SPC | Statistical process control
CMMS | GMAO | =Maximo | IBM Maximo
Elevator maintenance | Lift maintenance | Aufzugstechnik | Ascensoriste | Ascensores
Locksmithing | Locksmith | Schlüsseldienst | Serrurier | Cerrajería | Cerrajero
Printing | Offset printing | Digital printing | Drucktechnik | Medientechnologe | Imprimerie | Imprimeur | Artes gráficas | Prepress | Druckvorstufe | Screen printing | Siebdruck | Sérigraphie | Serigrafía
Packaging design | Verpackungsdesign
Ceramics | Pottery | Keramik | Céramique | Cerámica
Glassblowing | Glasbläser
Blacksmithing | Schmied
Boat building | Bootsbau | Construction navale
Food production | Lebensmittelproduktion | Agroalimentaire | Industria alimentaria
Working at height | Höhenarbeit | Travail en hauteur | Trabajos en altura | Rope access | IRATA
Confined spaces | Espaces confinés | Espacios confinados
Lockout tagout | LOTO | Consignation
+Occupational safety | Arbeitssicherheit und Gesundheitsschutz | Segurança do trabalho | Seguridad e higiene | Sicherheit am Arbeitsplatz | Health and safety compliance
+Electrical installation | Installation électrique | Hausinstallation | Cableado | Câblage | Verdrahtung | Elektromontage
Switchgear | Schaltanlagen | Schaltschrankbau | Armoires électriques | Tableaux électriques | Cuadros eléctricos
Electrical testing | DGUV V3 | VDE-Prüfung | Inspection and testing
KNX | Smart home | Domotique | Domótica
Fire alarm systems | Brandmeldeanlagen | Alarmes incendie
EV charging | Ladestationen | Bornes de recharge
Transformers electrical | Transformatoren | Transformateurs | Transformadores
Conveyor systems | Fördertechnik | Convoyeurs
Machine setup | Rüsten | Einrichten von Maschinen | Réglage de machines | Ajuste de máquinas
Commissioning | Inbetriebnahme | Mise en service | Puesta en marcha
Spare parts management | Ersatzteilmanagement | Gestion des pièces détachées
Visual inspection | Sichtprüfung | Contrôle visuel | Inspección visual
Measuring tools | Messmittel | Messschieber | Metrology | Metrologie | Metrología
Shift work | Schichtarbeit | Travail posté | Trabajo a turnos
Load securing | Ladungssicherung | Arrimage
Loading and unloading | Be- und Entladen | Be- und Entladung | Chargement et déchargement | Carga y descarga
Cold chain | Kühlkette | Chaîne du froid | Cadena de frío
Dangerous goods | Gefahrgut | Matières dangereuses | Mercancías peligrosas
Cross-docking
Inventory accuracy | Cycle counting
Last mile | Last-mile delivery
Warehouse safety
Demolition | Abbruch | Demolición
Insulation | Dämmung | Aislamiento
Facades | Fassadenbau
Formwork | Schalung
Steel construction | Stahlbau | Charpente métallique | Estructuras metálicas
Laser cutting | Laserschneiden | Découpe laser | Corte láser
Press brake | Abkanten | Pliage | Plegado
Grinding | Schleifen | =Rectification | Rectificado
Surface treatment | Oberflächenbehandlung | Traitement de surface | Tratamiento de superficies
Powder coating | Pulverbeschichtung
Tool making | Werkzeugbau | Outillage | Matricería
Product development | Produktentwicklung | Développement produit | Desarrollo de producto
Tendering for construction | VOB | Leistungsverzeichnisse
Site supervision
Environmental protection | Umweltschutz | Protection de l'environnement
Siemens S7
TIA Portal
Allen-Bradley
Codesys
TwinCAT
KUKA
Fanuc
HSE management | EHS management
`;
