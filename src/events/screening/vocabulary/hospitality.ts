/** Kitchens, dining rooms, hotels and travel. How a line is written says `general.ts`. */
export const hospitality = `
=Mise en place
À la carte cooking | A-la-carte-Küche
Sauté cooking | Sautieren | Sauté station
Garde manger | Kalte Küche | Cuarto frío
Cold starters | Kalte Vorspeisen | Entrées froides | Entrantes fríos
Soups and stocks | Suppen und Fonds | Fonds et sauces | Fondos y caldos
Fish cooking | Fischküche | Cuisson des poissons | Cocina de pescado
Meat cooking | Fleischküche | Cuisson des viandes | Cocina de carnes
=Frying | Frittieren | =Friture | =Fritura
Steaming of food | Dämpfen von Speisen | Cuisson vapeur | Cocción al vapor
Braising | =Schmoren | =Braisage | =Estofado
Smoking of food | =Räuchern | Fumage | =Ahumado
Curing of food | =Pökeln | Salaison | Curado de alimentos
Preserving food | =Einmachen | Conserves maison | =Conservas
Food plating | Speisen anrichten | Dressage des assiettes
+Buffet service | Buffetservice | =Buffet | Servicio de bufé | =Bufé
Breakfast cooking | Frühstücksküche | Petit-déjeuner | Preparación de desayunos
Breakfast service | Frühstücksservice | Service du petit-déjeuner | Servicio de desayunos
Sandwich making | Sandwiches zubereiten | Préparation de sandwichs | Preparación de bocadillos
Salad preparation | Salatzubereitung | Préparation de salades | Preparación de ensaladas
Pasta making | Pastaherstellung | Pâtes fraîches | Pasta fresca
Bread shaping | Teigformen | Façonnage du pain | Formado de pan
Dough making | Teigherstellung | Pétrissage | Elaboración de masas
Oven work | Ofenarbeit | Enfournement | Manejo de horno
+Baking | Plundergebäck | Bollería
+Pastry | Tortendekoration | Décoration de gâteaux | Decoración de tartas
Sugar work | Zuckerarbeiten | Travail du sucre | Azúcar artístico
Plated desserts | Tellerdesserts | Desserts à l'assiette | Postres emplatados
Halal cooking | Halal-Küche | Cuisine halal | Cocina halal
Kosher cooking | Koschere Küche | Cuisine casher | Cocina kosher
Indian cuisine | Indische Küche | Cuisine indienne | Cocina india
Thai cuisine | Thailändische Küche | Cuisine thaïlandaise | Cocina tailandesa
Chinese cuisine | Chinesische Küche | Cuisine chinoise | Cocina china
Japanese cuisine | Japanische Küche | Cuisine japonaise | Cocina japonesa
Spanish cuisine | Spanische Küche | Cuisine espagnole | Cocina española | =Tapas
German cuisine | Deutsche Küche | Cuisine allemande | Cocina alemana
Middle Eastern cuisine | Orientalische Küche | Cuisine orientale | Cocina de Oriente Medio
Peruvian cuisine | Peruanische Küche | Cuisine péruvienne | Cocina peruana
Barbecue cooking | Grillen am Smoker | Cuisine au barbecue | Cocina a la brasa
Wok cooking | Wokgerichte | Cuisine au wok | Cocina al wok
Fast food preparation | Systemgastronomie | Restauration rapide | Comida rápida
Production kitchen | Produktionsküche | Cocina central
Cook and chill | Cook-Chill | Liaison froide | Línea fría
Vacuum packing of food | Vakuumieren | Mise sous vide | Envasado al vacío
+Portion control | Portionierung | Contrôle des portions | Control de raciones
Recipe development | Rezeptentwicklung | Création de recettes | Desarrollo de recetas
Recipe costing | Rezeptkalkulation | Fiches techniques cuisine | Fichas técnicas de cocina
Kitchen brigade management | Küchenbrigade | Management de brigade | Gestión de brigada
Kitchen ordering | Küchenbestellung | Commandes cuisine | Pedidos de cocina
Kitchen porter work | Küchenhilfe | Aide de cuisine
Food waste reduction | Reduzierung von Lebensmittelabfällen | Lutte contre le gaspillage | Reducción del desperdicio alimentario
Food storage | Lebensmittellagerung | Stockage alimentaire | Almacenamiento de alimentos
Temperature logging | Temperaturkontrolle | Relevés de température | Control de temperaturas
Food labelling | Lebensmittelkennzeichnung | Étiquetage alimentaire | Etiquetado de alimentos
Allergen management | Gestion des allergènes | Gestión de alérgenos
Silver service | Silberservice | Service à la française | Servicio a la inglesa
Tray service | Tabletttragen | Port du plateau | Manejo de bandeja
Guéridon service | Gueridonservice | Service au guéridon | Servicio de gueridón
Table setting | Tische eindecken | =Eindecken | Dressage de tables | Mise de table | Montaje de mesas
Order taking | Bestellaufnahme | Prise de commande | Toma de comandas | Taking orders
Bill settlement | Abkassieren | Encaissement en salle | Cobro en mesa
Terrace service | Terrassenservice | Service en terrasse | Servicio de terraza
Room service | Zimmerservice | Service en chambre | Servicio de habitaciones
Restaurant management | Restaurantleitung | Gestion de restaurant | Gestión de restaurantes
Restaurant reservations | Tischreservierungen | Réservations restaurant | Reservas de restaurante
Maître d'hôtel service | Maître d'hôtel
Draught beer service | Bier zapfen | Tirage de bière | Tirar cerveza
Bar stock control | Barbestandskontrolle | Gestion du stock bar | Control de stock de barra
Spirits knowledge | Spirituosenkunde | Connaissance des spiritueux | Conocimiento de destilados
Wine list management | Weinkartengestaltung | Carte des vins | Carta de vinos
Wine tasting | Weinverkostung | Dégustation de vin | Cata de vinos
Wine pairing | Weinbegleitung | Accords mets et vins | Maridaje
Coffee machine maintenance | Kaffeemaschinenpflege | Entretien de machine à café | Mantenimiento de cafeteras
Espresso preparation | Espressozubereitung | Préparation d'espresso | Preparación de espresso
Juice bar service | Saftbar | Bar à jus | Zumos naturales
Licensing compliance in bars | Jugendschutz Gastronomie | Permis d'exploitation
Hotel reception | Hotelempfang | Réception d'hôtel | Recepción de hotel
Guest check-out | Gästeabreise
Guest complaint handling | Gästebeschwerden | Réclamations clients hôtel | Quejas de huéspedes
Guest experience management | Gästeerlebnis | Expérience client hôtelière | Experiencia del huésped
VIP guest care | VIP-Gästebetreuung | Accueil VIP | Atención VIP
Luggage service | Gepäckservice | Service bagagerie | Servicio de equipajes | Porter service
Valet parking | Parkservice
Hotel sales | Hotelverkauf | Ventes hôtelières | Ventas hoteleras
Room inventory control | Zimmerkontingente | Gestion du planning chambres | Control de disponibilidad
Channel management | Channel-Manager | Gestion des canaux de distribution | Gestión de canales
Online travel agencies | OTA-Management
Group bookings | Gruppenbuchungen | Réservations de groupes | Reservas de grupos
Conference services | Tagungsservice | Services de conférence | Servicios de congresos
Wedding planning | Hochzeitsplanung | Organisation de mariages | Organización de bodas
Spa treatments | Spa-Behandlungen | Soins spa | Tratamientos de spa
Spa management | Spa-Leitung | Gestion de spa
Travel agency work
Package tours | Pauschalreisen | Voyages organisés | Paquetes turísticos
Ticketing | Ticketverkauf | Billetterie | Venta de entradas
Excursion planning | Ausflugsplanung | Organisation d'excursions | Planificación de excursiones
Museum guiding | Museumsführungen | Visites guidées | Visitas guiadas | City tours
Hotel entertainment | Hotelanimation | Gästeanimation | Animation touristique | Animación turística
Cruise ship service | Kreuzfahrtservice | Service sur paquebot | Servicio en cruceros
In-flight service | Bordservice | Service à bord | Servicio a bordo
Airport check-in | Flughafen-Check-in | Enregistrement aéroport | Facturación aeroportuaria
Passenger handling | Passagierabfertigung | Escale passagers | Handling de pasajeros
Camp site management | Campingplatzleitung | Gestion de camping
Casino dealing
Event bar service | Eventbar | Bar événementiel | Barra de eventos
Street food vending | =Foodtruck | =Food truck
Food photography | Foodfotografie | Photographie culinaire | Fotografía gastronómica
Food styling | Foodstyling | Stylisme culinaire | Estilismo gastronómico
Front office < Reception | Front desk operations | Front office operations
Guest relations < Customer service | Guest services | Gästebetreuung | Relations clientèle hôtelière | Relaciones con huéspedes
Polish cuisine | Polnische Küche | Cuisine polonaise | Kuchnia polska
+Italian cuisine | Kuchnia włoska
+French cuisine | Kuchnia francuska
+Menu development | Układanie menu | Sestavování menu | Планирование меню
+Butchery | Rozbiór mięsa | Разделка мяса
+Food cost control | Kalkulacja kosztów potraw
+Team leadership | Kierowanie zespołem | Vedení týmu | Управление персоналом | Управление командой
`;
