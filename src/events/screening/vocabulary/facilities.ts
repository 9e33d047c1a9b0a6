/** Cleaning of buildings, vehicles and plants, and keeping houses in order. How a line is written says `general.ts`. */
export const facilities = `
Vacuuming | Staubsaugen | Passage de l'aspirateur | Pasar la aspiradora
=Mopping | Feuchtwischen | Nasswischen | Lavage des sols | Fregado de suelos
=Dusting | Staubwischen | Dépoussiérage | Quitar el polvo
=Sweeping | Kehrarbeiten | Barrido de suelos
Bathroom cleaning | Badreinigung | Nettoyage de sanitaires | Limpieza de baños | Limpieza de aseos | Toilet cleaning | WC-Reinigung
Waste emptying | Müllentsorgung | Vidage des corbeilles | Vaciado de papeleras
Private household cleaning | Haushaltsreinigung | Ménage chez des particuliers | Limpieza de hogares | Limpieza doméstica | Domestic cleaning
End-of-tenancy cleaning | Wohnungsendreinigung | Endreinigung | Nettoyage de fin de bail | Limpieza de fin de alquiler | Move-out cleaning
Holiday rental cleaning | Ferienwohnungsreinigung | Nettoyage de locations saisonnières | Limpieza de apartamentos turísticos
Shop cleaning | Ladenreinigung | Nettoyage de magasins | Limpieza de tiendas
Staircase cleaning | Nettoyage de cages d'escalier | Limpieza de portales | Limpieza de escaleras
Car park cleaning | Tiefgaragenreinigung | Nettoyage de parkings | Limpieza de garajes
Street cleaning | Straßenreinigung | Nettoyage de voirie | Limpieza viaria
Roof cleaning | Dachreinigung | Nettoyage de toitures | Limpieza de tejados
Gutter cleaning | Dachrinnenreinigung | Nettoyage de gouttières | Limpieza de canalones
Chimney sweeping | Ramonage
Duct cleaning | Lüftungsreinigung | Nettoyage de gaines | Limpieza de conductos
Kitchen hood cleaning | Küchenabluftreinigung | Dégraissage de hottes | Limpieza de campanas extractoras
Grease trap cleaning | Fettabscheider reinigen | Nettoyage de bacs à graisse | Limpieza de separadores de grasa
Tank cleaning | Tankreinigung | Nettoyage de cuves | Limpieza de tanques
Silo cleaning | Siloreinigung | Nettoyage de silos | Limpieza de silos
Boiler cleaning | Kesselreinigung | Nettoyage de chaudières | Limpieza de calderas
Ultrasonic cleaning | Ultraschallreinigung | Nettoyage par ultrasons | Limpieza por ultrasonidos
Chemical cleaning of plants | Anlagenreinigung | Nettoyage chimique d'installations | Limpieza química de instalaciones
CIP cleaning | Cleaning in place | CIP-Reinigung | Nettoyage en place | Limpieza CIP
Food plant cleaning | Lebensmittelbetriebsreinigung | Nettoyage agroalimentaire | Limpieza de plantas alimentarias
Pharmaceutical cleaning | Pharmareinigung | Nettoyage pharmaceutique | Limpieza farmacéutica
Laboratory cleaning | Laborreinigung | Nettoyage de laboratoires | Limpieza de laboratorios
Operating theatre cleaning | OP-Reinigung | Bionettoyage de bloc opératoire | Limpieza de quirófanos
Patient room cleaning | Patientenzimmerreinigung | Nettoyage de chambres de patients | Limpieza de habitaciones de pacientes
Outbreak cleaning | Ausbruchsreinigung | Nettoyage épidémique
Care home cleaning | Pflegeheimreinigung | Nettoyage en EHPAD | Limpieza de residencias
Nursery cleaning | Kitareinigung | Nettoyage de crèches | Limpieza de guarderías
Gym cleaning | Fitnessstudio reinigen | Nettoyage de salles de sport | Limpieza de gimnasios
Sports hall cleaning | Sporthallenreinigung | Nettoyage de gymnases | Limpieza de pabellones
Event cleaning | Veranstaltungsreinigung | Nettoyage événementiel | Limpieza de eventos
Stadium cleaning | Stadionreinigung | Nettoyage de stades | Limpieza de estadios
Airport cleaning | Flughafenreinigung | Nettoyage d'aéroports | Limpieza de aeropuertos
Ship cleaning | Schiffsreinigung | Nettoyage de navires | Limpieza de barcos | Yacht cleaning
Bus cleaning | Busreinigung | Nettoyage de bus | Limpieza de autobuses
Vehicle washing | Fahrzeugwäsche | Lavage de véhicules | Lavado de vehículos | Car washing
Paint correction | Lackaufbereitung | Polissage de carrosserie | Pulido de carrocería
Ceramic coating | Keramikversiegelung | Revêtement céramique | Recubrimiento cerámico
Engine bay cleaning | Motorwäsche | Nettoyage moteur | Limpieza de motor
Headlight restoration | Scheinwerferaufbereitung | Rénovation de phares | Restauración de faros
Caravan cleaning | Wohnmobilreinigung | Nettoyage de camping-cars | Limpieza de autocaravanas
Stone cleaning | Natursteinreinigung | Nettoyage de pierre | Limpieza de piedra natural
Stone polishing | Natursteinpolitur | Polissage de pierre | Pulido de piedra
Marble care | Marmorpflege | Entretien du marbre | Cuidado del mármol
Terrazzo polishing | Terrazzoschleifen | Polissage de terrazzo | Pulido de terrazo
Tile and grout cleaning | Fugenreinigung | Nettoyage de joints de carrelage | Limpieza de juntas
Wood floor sanding | Parkettschleifen | Ponçage de parquet | Acuchillado de parquet
Floor waxing | Bodenwachsen | Cirage de sols | Encerado de suelos
Floor sealing | Bodenversiegelung | Protection de sols | Sellado de suelos
Floor burnishing | High-Speed-Poliermaschine | Lustrage de sols | Lustrado de suelos
Vinyl floor care | PVC-Bodenpflege | Entretien de sols PVC | Cuidado de suelos vinílicos
Concrete floor cleaning | Betonbodenreinigung | Nettoyage de sols béton | Limpieza de suelos de hormigón
Glass facade cleaning | Glasfassadenreinigung | Nettoyage de façades vitrées | Limpieza de fachadas acristaladas
Pure water window cleaning | Reinwasserreinigung | Perche à eau pure | Limpieza con agua pura | Water-fed pole
Gondola cleaning | Fahrkorb Fassadenbefahranlage | Nettoyage en nacelle
Aerial work platforms | Hubarbeitsbühne | Hubarbeitsbühnen | Nacelle élévatrice | ~PEMP | Plataforma elevadora | Cherry picker | Scissor lift
Industrial vacuuming | Industriesauger | Aspiration industrielle | Aspiración industrial
Laser cleaning | Laserreinigung | Nettoyage laser | Limpieza láser
Soda blasting | Sodastrahlen | Aérogommage | Chorro de bicarbonato
Foam cleaning | Schaumreinigung | Nettoyage à la mousse | Limpieza con espuma
Electrostatic spraying | Elektrostatisches Sprühen | Pulvérisation électrostatique | Pulverización electrostática
Fogging disinfection | Raumdesinfektion | Désinfection par voie aérienne | Nebulización
Legionella control | Legionellenprüfung | Prévention légionelles | Control de legionela
Sharps disposal | Entsorgung spitzer Gegenstände | Élimination de piquants tranchants
Clinical waste handling | Klinikabfall | ~DASRI | Residuos sanitarios
Hazardous waste handling | Sonderabfallentsorgung | Déchets dangereux | Residuos peligrosos
Recycling sorting | Wertstofftrennung | Tri sélectif | Clasificación de reciclaje
Composting | Kompostierung | Compostage | Compostaje
Colour-coded cleaning | Farbcodesystem | Code couleur nettoyage | Código de colores en limpieza | Vierfarbsystem
Pre-impregnation of mops | Vorgetränkte Mopps | Pré-imprégnation | Mopas preimpregnadas
Flat mopping systems | Flachmopsystem | Lavage à plat | Mopa plana
Cleaning agents knowledge | Reinigungsmittelkunde | Connaissance des produits d'entretien | Conocimiento de productos de limpieza
Safety data sheets | Sicherheitsdatenblätter | Fiches de données de sécurité | Fichas de datos de seguridad | MSDS
Ecological cleaning | Green cleaning | Ökologische Reinigung | Nettoyage écologique | Limpieza ecológica
Cleaning audits | Reinigungsaudits | Audits propreté | Auditorías de limpieza
Cleaning tendering | Reinigungsausschreibung | Appels d'offres propreté | Licitaciones de limpieza
Cleaning site management | Objektbetreuung | Gestion de sites propreté | Gestión de centros de limpieza
Cleaning staff training | Schulung von Reinigungskräften | Formation d'agents de propreté | Formación de personal de limpieza
Time-and-motion for cleaning | Leistungswerte Reinigung | Cadences de nettoyage | Rendimientos de limpieza
Cleaning robots | Reinigungsroboter | Robots de nettoyage | Robots de limpieza
Cleaning machine maintenance | Wartung von Reinigungsmaschinen | Entretien de machines de nettoyage | Mantenimiento de maquinaria de limpieza
Cleaning stock management | Reinigungsmittelbestand | Gestion du stock de produits d'entretien | Control de productos de limpieza
Key holding | Schlüsselverwaltung | Gestion des clés | Gestión de llaves
Minor repairs | Kleinreparaturen | Petites réparations | Petits travaux | Pequeñas reparaciones | Handyman work
Meter reading | Zählerablesung | Relevé de compteurs | Lectura de contadores
Building inspections | Gebäudebegehung | Rondes techniques | Inspección de edificios
Building services | Gebäudetechnik | Technische Gebäudeausrüstung | Services généraux | Servicios generales
Soft facility services | Infrastrukturelles Gebäudemanagement | FM soft services
Hard facility services | Technisches Gebäudemanagement | Multitechnique
Space planning | Flächenmanagement | Aménagement d'espaces | Planificación de espacios
Move management | Umzugsmanagement | Gestion de déménagements | Gestión de mudanzas
Mailroom services | =Poststelle | Servicio de valija
Canteen services | Kantinenservice | Service de cantine | Servicio de comedor
Bed making | Betten machen | Bettenmachen | Réfection des lits | Hacer camas
Linen changing | Bettwäschewechsel | Changement de linge | Cambio de ropa de cama
Minibar restocking | Minibar auffüllen | Réassort minibar | Reposición de minibar
Turndown service | Abdeckservice | Service de couverture | Servicio de cobertura
Public area cleaning | Reinigung öffentlicher Bereiche | Nettoyage des parties communes | Limpieza de zonas comunes
Housekeeping management | Hausdamenleitung
Pest monitoring | Schädlingsmonitoring | Surveillance des nuisibles | Control de plagas integrado
Bird control | Taubenabwehr | Dépigeonnage | Control de aves
Rodent control | Rattenbekämpfung | Dératisation de locaux | Desratización
Insect control | Insektenbekämpfung | Désinsectisation | Desinsectación
Bed bug treatment | Bettwanzenbekämpfung | Traitement des punaises de lit | Tratamiento de chinches
Wasp nest removal | Wespennest entfernen | Nids de guêpes | Eliminación de nidos de avispas
Mould remediation | Mold remediation | Schimmelsanierung | Traitement de moisissures | Tratamiento de moho
Structural drying | Bautrocknung | Gebäudetrocknung | Assèchement de bâtiments | Secado de edificios
Moisture measurement | Feuchtemessung | Mesure d'humidité | Medición de humedad
Leak detection | Leckortung | Recherche de fuites | Detección de fugas
Contents restoration | Hausratsanierung | Restauration de contenus | Restauración de enseres
Document drying | Aktentrocknung | Séchage de documents | Secado de documentos
Sewage cleanup | Fäkalschadensanierung | Nettoyage après refoulement | Limpieza de aguas fecales
Estate clearance | Haushaltsauflösung | Vide-maison | Vaciado de viviendas
Snow removal | Schneeräumung | Déneigement de voies | Retirada de nieve
Grounds maintenance | Außenanlagenpflege | Entretien des extérieurs | Mantenimiento de exteriores
Pool chemistry | Poolchemie | Traitement de l'eau de piscine | Tratamiento de agua de piscinas
Sanitary supplies | Hygieneartikel nachfüllen | Réapprovisionnement sanitaires | Reposición de consumibles
`;
