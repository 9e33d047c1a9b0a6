/** Building sites, interiors, gardens and crafts. How a line is written says `general.ts`. */
export const construction = `
Site clearance | Baustellenräumung | Débroussaillage de chantier | Limpieza de solares
=Excavation | Erdarbeiten | Erdbau | Terrassement | Movimiento de tierras
=Foundations | Fundamentbau | =Fondations | Cimentaciones
Reinforcement work | Bewehrungsarbeiten | Ferraillage | Ferrallado
Bricklaying of facades | Klinkerarbeiten | Pose de briques de parement | Ladrillo visto
Dry stone walling | Trockenmauern | Pierre sèche | Piedra seca
Rendering of facades | Außenputz | Enduits de façade | Revoco de fachadas
External wall insulation | Wärmedämmverbundsystem | Isolation par l'extérieur | ~SATE
Suspended ceilings | Abgehängte Decken | Faux plafonds | Falsos techos
Partition walls | =Trennwände | =Cloisons | Tabiquería
Loft conversion | Dachausbau | Aménagement de combles | Reforma de buhardillas
Flat roofing | Flachdachabdichtung | Toiture terrasse | Cubiertas planas
Slate roofing | Schieferdeckung | Couverture en ardoise | Cubiertas de pizarra
Guttering | Dachentwässerung | Pose de gouttières | Instalación de canalones
Tinsmithing | Spenglerei | Ferblanterie | Hojalatería
Green roofs | Dachbegrünung | Toitures végétalisées | Cubiertas verdes
Roof windows | Dachfenstereinbau | Fenêtres de toit | Ventanas de tejado
Door installation | Türenmontage | Pose de portes | Instalación de puertas
Garage doors | Garagentore | Portes de garage | Puertas de garaje
Shutter installation | Rollladenbau | =Rollladen | Pose de volets roulants | Instalación de persianas enrollables
Staircase installation | Treppenmontage | Pose d'escaliers | Montaje de escaleras
Fitted wardrobes | Einbauschränke | Placards sur mesure | Armarios a medida
Furniture making | Möbelbau | Fabrication de meubles | Fabricación de muebles
Wood carving | Holzschnitzen | Sculpture sur bois | Talla de madera
Marquetry | Intarsien | Marqueterie | Marquetería
CNC woodworking | CNC-Holzbearbeitung | Usinage du bois CNC | Mecanizado CNC de madera
Shop fitting | Ladenbau | Agencement de magasins | Montaje de tiendas
Trade fair construction | Messebau | Montage de stands | Montaje de stands
Stage construction | Bühnenbau | Construction de décors | Construcción de escenarios
Timber house construction | Holzhausbau | Maisons à ossature bois | Casas de madera
Prefabricated construction | Fertigteilbau | Construction préfabriquée | Construcción prefabricada
Log building | Blockhausbau | Construction en rondins
Straw bale and clay building | Lehmbau | Construction en terre crue | Construcción con tierra
Monument restoration | Denkmalpflege | Restauration du patrimoine | Restauración de patrimonio
Facade painting | Fassadenanstrich | Ravalement de façade | Pintura de fachadas
Decorative painting | Dekorative Maltechniken | Peinture décorative | Pintura decorativa
Filling and sanding | Spachteln und Schleifen | Enduit et ponçage | Enmasillado y lijado
Epoxy flooring | Epoxidharzboden | Sols en résine | Suelos de resina epoxi
Carpet fitting | Teppichbodenverlegung | Pose de moquette | Instalación de moqueta
Laminate flooring | Laminatverlegung | Pose de stratifié | Instalación de tarima flotante
Natural stone laying | Natursteinverlegung | Pose de pierre naturelle | Colocación de piedra natural
Mosaic work | Mosaikarbeiten | =Mosaïque | =Mosaicos
Bathroom renovation | Badsanierung | Rénovation de salle de bains | Reforma de baños
Kitchen renovation | Küchenrenovierung | Rénovation de cuisine | Reforma de cocinas
Home renovation | Wohnungsrenovierung | Rénovation intérieure | Reformas integrales | Altbausanierung
Sanitary fixtures | Sanitärobjekte | Pose d'appareils sanitaires | Instalación de sanitarios
Pipe laying | Rohrverlegung | Pose de canalisations | Tendido de tuberías
Drain unblocking | Rohrreinigung | Débouchage | Desatascos
Boiler installation | Kesselmontage | Installation de chaudières | Instalación de calderas
Hot water systems | Warmwasserbereitung | Production d'eau chaude | Agua caliente sanitaria
Solar thermal systems | Solarthermie | Solaire thermique | Energía solar térmica
Pellet heating | Pelletheizung | Chauffage à granulés | Calderas de pellets
Stove fitting | Kaminbau | Ofenbau | Pose de poêles | Instalación de chimeneas
Refrigerant handling | Kältemittel | Manipulation de fluides frigorigènes | Gases fluorados | F-gas
Refrigeration systems | Kälteanlagen | Froid commercial | Sistemas de refrigeración
Sprinkler systems | Sprinkleranlagen | Installation de sprinklers | Rociadores
Fire stopping | Brandabschottung | Calfeutrement coupe-feu | Sellado contra incendios
Acoustic insulation | Schallschutz | Isolation acoustique | Aislamiento acústico
Energy renovation | Energetische Sanierung | Rénovation énergétique | Rehabilitación energética
Passive house construction | Passivhausbau | Construcción passivhaus
Concrete repair | Betonsanierung | Réparation du béton | Reparación de hormigón
Prestressed concrete | Spannbeton | Béton précontraint | Hormigón pretensado
=Tunnelling | Tunnelbau | Construction de tunnels | Construcción de túneles
Bridge construction | Brückenbau | Construction de ponts | Construcción de puentes
Railway track laying | Gleisbau | Pose de voies ferrées | Montaje de vías
Asphalt paving | Asphaltbau | Pose d'enrobés | Asfaltado
Sewer construction | Kanalbau | Construction d'égouts | Construcción de alcantarillado
Hydraulic engineering | Wasserbau | Hydraulique urbaine | Ingeniería hidráulica
Traffic planning | Verkehrsplanung | Planification des transports | Planificación del tráfico
Road marking | Fahrbahnmarkierung | Marquage routier | Señalización vial
Traffic management on site | Baustellenabsicherung | Balisage de chantier | Balizamiento
Setting out | Absteckung | Implantation de chantier | Replanteo
Total station surveying | Tachymeter | Station totale | Estación total
GNSS surveying | GPS-Vermessung | Levés GNSS | Topografía GNSS
Drone surveying | Drohnenvermessung | Photogrammétrie par drone | Topografía con drones
Soil testing | Bodengutachten | Études de sol | Estudios geotécnicos
Bill of quantities | Massenermittlung | Métrés et devis quantitatif | Mediciones y presupuestos
Construction scheduling | Bauzeitenplan | Planning de chantier | Planificación de obra
Site safety coordination | SiGeKo | Coordination SPS | Coordinación de seguridad y salud
Defect management | Mängelmanagement | Levée de réserves | Gestión de defectos de obra
Handover of buildings | =Bauabnahme | Réception de travaux | Recepción de obra
Claims management in construction | Nachtragsmanagement | Gestion des réclamations de chantier
Building regulations | Bauvorschriften | Réglementation de la construction | Normativa de edificación
Preliminary design | Entwurfsplanung | Avant-projet | Anteproyecto
Detailed design | Ausführungsplanung | Études d'exécution | Proyecto de ejecución
Architectural visualisation | Architekturvisualisierung | Visualisation architecturale | Infoarquitectura
Architectural modelling | =Modellbau | Maquettes d'architecture | Maquetas de arquitectura
Landscape architecture | Landschaftsarchitektur | Architecture paysagère | Paisajismo
Lighting planning | Lichtplanung | Conception lumière | Proyectos de iluminación
Kitchen planning | Küchenplanung | Conception de cuisines | Diseño de cocinas
Home staging | Valorisation immobilière
Vectorworks
Allplan | Nemetschek Allplan
Tekla Structures | ~Tekla
Navisworks
Lumion
V-Ray
Enscape
Natural pool building | Schwimmteichbau | Bassins naturels | Piscinas naturales
Pool building | Schwimmbadbau | Construction de piscines | Construcción de piscinas
Fence building | Zaunbau | Pose de clôtures | Instalación de vallas
Hedge trimming | Heckenschnitt | Taille de haies | Poda de setos
Tree felling | Baumfällung | Abattage d'arbres | Tala de árboles
Chainsaw operation | Motorsägenschein | =Kettensäge | Tronçonneuse | Motosierra | Chainsaw licence
Turf laying | Rollrasen | Pose de gazon | Colocación de césped
=Planting | =Bepflanzung | Plantations paysagères | Plantación de jardines
Garden design | Gartengestaltung | Conception de jardins | Diseño de jardines
Greenhouse work | Gewächshausarbeit | Travail en serre | Trabajo en invernadero
Plant nursery work
Stone carving | Steinbildhauerei | Sculpture sur pierre | Talla de piedra
Sign making | Schilderherstellung | =Beschriftung | Rotulación | Signwriting
Vehicle wrapping | Fahrzeugfolierung | Covering de véhicules | Rotulación de vehículos | Car wrapping
Window film installation | Fensterfolien | Pose de films pour vitrages | Instalación de láminas para ventanas
Stained glass | Glasmalerei | Bleiverglasung | =Vitraux | Vidrieras
Wrought ironwork | Ferronnerie d'art | Forja artística
Basket weaving | Korbflechten | Vannerie | Cestería
Candle making | Kerzenherstellung | Fabrication de bougies | Fabricación de velas
Soap making | Seifenherstellung | Fabrication de savons | Elaboración de jabones
Building restoration | Restauro di edifici | Restauro di edifici storici | Restauration du bâti ancien | Restauración de edificios
+Surveying | Rilievo | Rilievi | Rilievo architettonico
+Site supervision | Suivi de chantier
+Chainsaw operation | =Chainsaw | Chainsaw work
`;
