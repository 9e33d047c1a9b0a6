/** Machines, electricity, materials and factories. How a line is written says `general.ts`. */
export const engineering = `
Strength calculation | Festigkeitsberechnung | Calcul de résistance | Cálculo de resistencia
Tolerance analysis | Toleranzanalyse | Analyse de tolérances | Análisis de tolerancias
Materials science | Werkstoffkunde | Werkstofftechnik | Science des matériaux | Ciencia de materiales
Materials testing | Werkstoffprüfung | Essais de matériaux | Ensayo de materiales
Non-destructive testing | Zerstörungsfreie Prüfung | Contrôle non destructif | Ensayos no destructivos | ~NDT
Ultrasonic testing | Ultraschallprüfung | Contrôle par ultrasons | Ensayo por ultrasonidos
Hardness testing | Härteprüfung | Essais de dureté | Ensayo de dureza
Vibration analysis | Schwingungsanalyse | Analyse vibratoire | Análisis de vibraciones
Thermography | Thermografie | Thermographie | Termografía
Thermodynamics | Thermodynamik | Thermodynamique | Termodinámica
Fluid mechanics | Strömungsmechanik | Mécanique des fluides | Mecánica de fluidos
Heat transfer | Wärmeübertragung | Transfert thermique | Transferencia de calor
Drive technology | Antriebstechnik | Transmissions mécaniques | Técnica de accionamientos
Gearboxes | =Getriebe | Getriebetechnik | Boîtes de vitesses | Cajas de engranajes
Bearing replacement | Lagerwechsel | Remplacement de roulements | Cambio de rodamientos
Shaft alignment | Wellenausrichtung | Alignement d'arbres | Alineación de ejes
Pump maintenance | Pumpenwartung | Maintenance de pompes | Mantenimiento de bombas
Compressor maintenance | Kompressorenwartung | Maintenance de compresseurs | Mantenimiento de compresores
Boiler operation | Conduite de chaudières | Operación de calderas
Turbine maintenance | Turbinenwartung | Maintenance de turbines | Mantenimiento de turbinas
=Lubrication | Schmiertechnik | Lubrification | Lubricación
Predictive maintenance | Zustandsüberwachung | Vorausschauende Wartung | Maintenance prédictive | Mantenimiento predictivo | Condition monitoring
Maintenance planning | Instandhaltungsplanung | Planification de maintenance | Planificación de mantenimiento
Shutdown management | Stillstandsplanung | Arrêts techniques | Paradas de planta
Reliability engineering | Zuverlässigkeitstechnik | =Fiabilité | Ingeniería de fiabilidad
Plant engineering | Anlagenbau | Ingénierie d'usine | Ingeniería de planta
Plant operation | Anlagenbedienung | Conduite d'installations | Operación de planta
Process control | Prozessleittechnik | Conduite de procédés | Control de procesos
Distributed control systems | Prozessleitsysteme | Systèmes de contrôle distribués | Sistemas de control distribuido
Variable frequency drives | Frequenzumrichter | Variateurs de vitesse | Variadores de frecuencia
Servo drives | Servoantriebe | Servomoteurs | Servomotores
=Sensors | Sensorik | =Capteurs | =Sensores
Industrial networks | Feldbus | Bus de terrain | Buses de campo | Profibus | Profinet
EPLAN | EPLAN Electric P8
Circuit diagrams | Schaltpläne | Schaltplanerstellung | Schémas électriques | Esquemas eléctricos
Control cabinet wiring | Schaltschrankverdrahtung | Câblage d'armoires | Cableado de cuadros
Lightning protection | Blitzschutz | Protection contre la foudre | Protección contra rayos
Lighting installation | Beleuchtungsinstallation | Installation d'éclairage | Instalación de iluminación
Emergency lighting | Notbeleuchtung | Éclairage de sécurité | Alumbrado de emergencia
Cable laying | Kabelverlegung | Tirage de câbles | Tendido de cables
Cable splicing | Kabelmuffen | Raccordement de câbles | Empalme de cables
Fibre optic splicing | Fiber splicing | LWL-Spleißen | Soudure de fibre optique | Fusión de fibra óptica
Structured cabling | Strukturierte Verkabelung | Câblage structuré | Cableado estructurado
Satellite systems | Satellitenanlagen | Antennes satellite | Antenas parabólicas
Intercom systems | Sprechanlagen | =Interphones | Porteros automáticos
Alarm system installation | Alarmanlagen | Installation d'alarmes | Instalación de alarmas
Power generators | Stromaggregate | Groupes électrogènes | Grupos electrógenos
Uninterruptible power supply | USV-Anlagen | =Onduleurs | Sistemas SAI
Power electronics | Leistungselektronik | Électronique de puissance | Electrónica de potencia
Battery technology | Batterietechnik | Technologie des batteries | Tecnología de baterías
Power systems | Energietechnik | Réseaux électriques | Sistemas eléctricos de potencia
Overhead lines | Freileitungen | Lignes aériennes | Líneas aéreas eléctricas
=Substations | Umspannwerke | Postes électriques | Subestaciones
Smart metering | Intelligente Zähler | Compteurs communicants | Contadores inteligentes
Hydropower | Wasserkraft | Hydroélectricité | Energía hidroeléctrica
Nuclear power | Kerntechnik | Énergie nucléaire | Energía nuclear
Biogas | Biogasanlagen | Méthanisation
Hydrogen technology | Wasserstofftechnik | Technologie de l'hydrogène | Tecnología del hidrógeno
Energy audits | Energieaudit | Audits énergétiques | Auditorías energéticas
Circuit design | Schaltungsentwicklung | Conception de circuits | Diseño de circuitos
Analogue electronics | Analog electronics | Analogtechnik | Électronique analogique | Electrónica analógica
Digital electronics | Digitaltechnik | Électronique numérique | Electrónica digital
Signal processing | Signalverarbeitung | Traitement du signal | Procesamiento de señales | ~DSP
RF engineering | Hochfrequenztechnik | Radiofréquence | Radiofrecuencia
Antenna design | Antennenentwicklung | Conception d'antennes | Diseño de antenas
EMC testing | EMV-Prüfung | Essais CEM | Ensayos CEM
Surface-mount technology | SMT-Bestückung | SMD-Löten | Montage en surface CMS | Montaje superficial | SMD soldering
Cable harness assembly | Kabelkonfektion | Faisceaux de câbles | Mazos de cables
Semiconductor manufacturing | Halbleiterfertigung | Fabrication de semi-conducteurs | Fabricación de semiconductores
Control engineering | Regelungstechnik | Automatique industrielle | Ingeniería de control
Model-based design | Modellbasierte Entwicklung | Conception basée sur les modèles
Systems engineering | Systementwicklung | Ingénierie système | Ingeniería de sistemas técnicos
Functional safety | Funktionale Sicherheit | Sûreté de fonctionnement | Seguridad funcional | ISO 26262
Machine safety | Maschinensicherheit | Sécurité des machines | Seguridad de máquinas
CE marking | CE-Kennzeichnung | Marquage CE | Marcado CE
Technical purchasing | Technischer Einkauf | Achats techniques | Compras técnicas
Product lifecycle management | ~PLM | ~Teamcenter | ~Windchill
Bills of materials | Stücklisten | =Nomenclatures | Listas de materiales
Engineering change management | Änderungsmanagement | Gestion des modifications | Gestión de cambios de ingeniería
Prototype construction | Prototypenbau | Construction de prototypes | Construcción de prototipos
Test bench operation | Prüfstand | Bancs d'essai | Bancos de pruebas
Reverse engineering | Rétro-ingénierie | Ingeniería inversa
3D scanning | 3D-Scannen | Numérisation 3D | Escaneado 3D
Tool maintenance | Werkzeuginstandhaltung | Maintenance d'outillage | Mantenimiento de moldes
Die casting | Druckguss | Moulage sous pression | Fundición a presión
Sand casting | =Sandguss | Moulage au sable | Fundición en arena
=Forging | =Schmieden | Forgeage | =Forja
Stamping and pressing | Stanztechnik | Emboutissage | Estampación | Embutición
Extrusion | Extrusionstechnik
Blow moulding | Blow molding | Blasformen | Extrusion-soufflage | Soplado de plástico
Thermoforming | Tiefziehen | Thermoformage | Termoconformado
Rubber processing | Gummiverarbeitung | Transformation du caoutchouc | Transformación de caucho
Composite materials | Faserverbundwerkstoffe | Matériaux composites | Materiales compuestos | Carbon fibre
Laminating | Laminieren | =Stratification | Laminado de fibra
Glass processing | Glasverarbeitung | Travail du verre | Transformación del vidrio
Adhesive bonding | Klebtechnik | Collage industriel | Adhesivos industriales
=Riveting | =Nieten | Rivetage | Remachado
=Drilling | =Bohren | =Perçage | Taladrado
=Sawing | =Sägen | Sciage | Aserrado
Cylindrical grinding | Rundschleifen | Rectification cylindrique | Rectificado cilíndrico
EDM machining | Erodieren | Électroérosion
Manual machining | Konventionelle Zerspanung | Usinage conventionnel | Mecanizado convencional
CAM programming | CAM-Programmierung | Programmation FAO | Programación CAM | Mastercam
Heidenhain control | Heidenhain
Sinumerik | Siemens Sinumerik
Robot welding | Roboterschweißen | Soudage robotisé | Soldadura robotizada
Stick welding | Elektrodenschweißen | Soudage à l'arc | Soldadura con electrodo
Pipe welding | Rohrschweißen | Soudage de tuyauterie | Soldadura de tubería
Weld inspection | Schweißnahtprüfung | Contrôle de soudures | Inspección de soldadura
Oxy-fuel cutting | Brennschneiden | Oxycoupage | Oxicorte
Anodising | Anodizing | Eloxieren | Anodisation | Anodizado
Galvanising | Feuerverzinken | Galvanisation | Galvanizado
Industrial painting | Industrielackierung | Peinture industrielle | Pintura industrial
Corrosion protection | Korrosionsschutz | Protection anticorrosion | Protección anticorrosiva
Shot blasting | Kugelstrahlen | Grenaillage | Granallado
Line balancing | Linienabstimmung | Équilibrage de ligne | Equilibrado de líneas
Work preparation | Arbeitsvorbereitung | Préparation du travail | Preparación del trabajo | Méthodes industrielles
Time studies | Zeitstudien | REFA-Methoden | Chronométrage | Estudio de tiempos
Work instructions | Arbeitsanweisungen | Instructions de travail | Instrucciones de trabajo
Shop floor management | Shopfloor-Management | Management visuel | Gestión visual
Just-in-time | Juste-à-temps | Justo a tiempo
~SMED | Rüstzeitoptimierung
Poka-yoke
~OEE | Overall equipment effectiveness | Taux de rendement synthétique
First article inspection | Erstmusterprüfung | Contrôle premier article | Inspección de primera pieza
Incoming inspection | Wareneingangsprüfung | Contrôle de réception | Inspección de recepción
Supplier audits | Lieferantenaudits | Audits fournisseurs | Auditorías a proveedores
Internal audits of quality | Interne Audits | Audits internes qualité | Auditorías internas de calidad
Corrective actions | Korrekturmaßnahmen | Actions correctives | Acciones correctivas | ~CAPA
Control charts | Regelkarten | Cartes de contrôle | Gráficos de control
Measurement system analysis | Messsystemanalyse | Analyse des systèmes de mesure | Gauge R&R
Minitab
Paper manufacturing | Papierherstellung | Fabrication du papier | Fabricación de papel
Packaging production | Verpackungsherstellung | Production d'emballages | Fabricación de envases
Bottling | Flaschenabfüllung | Embouteillage | Embotellado
Filling lines | Abfüllanlagen | Lignes de conditionnement | Líneas de envasado
Dairy processing | Milchverarbeitung | Transformation laitière | Industria láctea
Meat processing | Fleischverarbeitung | Transformation de viande | Industria cárnica | Slaughtering
Mill operation | Müllerei | Meunerie | Molinería
Woodworking machines | Holzbearbeitungsmaschinen | Machines à bois | Maquinaria para madera
Sawmill work
Mining machinery | Bergbaumaschinen | Engins miniers | Maquinaria minera
=Blasting | Sprengtechnik | =Minage | Voladuras
Well drilling | Brunnenbau | =Forage | Perforación de pozos
Shipbuilding | Schiffbau | Construcción naval
Marine engineering | Schiffstechnik | Mécanique navale | Ingeniería naval
Aerospace engineering | Luft- und Raumfahrttechnik | Génie aérospatial | Ingeniería aeroespacial
Railway engineering | Bahntechnik | Ingénierie ferroviaire | Ingeniería ferroviaria
Automotive engineering | Fahrzeugtechnik | Ingénierie automobile | Ingeniería del automóvil
Optical engineering | Optische Technik | Ingénierie optique | Ingeniería óptica
=Acoustics | =Akustik | =Acoustique | =Acústica
Biomedical engineering | Biomedizintechnik | Génie biomédical | Ingeniería biomédica
Environmental engineering | Umwelttechnik | Génie de l'environnement | Ingeniería ambiental
Geotechnical engineering | Geotechnik | Géotechnique | Geotecnia
TIG welding < Welding | WIG-Schweißen | Soudage TIG | Soudure TIG | Soldadura TIG | Saldatura TIG | Spawanie TIG
MIG/MAG welding < Welding | MIG welding | MAG welding | MIG-Schweißen | MAG-Schweißen | Soudage MIG | Soudure MIG | Soldadura MIG | Saldatura MIG | Spawanie MIG
Calibration < Instrumentation | Instrument calibration | Kalibrierung | Kalibrierung der Geräte | Étalonnage | Calibración | Calibrazione | Kalibracja
Blueprint reading < Technical drawing | Reading blueprints | Reading drawings | Lecture de plans | Interpretación de planos | Plänelesen | Lettura del disegno | Czytanie rysunku technicznego
Stainless steel | Edelstahl | Acier inoxydable | =Inox | Acero inoxidable | Acciaio inox
`;
