/** What is done in hotels, kitchens and restaurants, in the words of nine languages. How a line is written says `general.ts`. */
export const hotels = `
Guest recovery | Service recovery | Guest satisfaction | Guest service | Guest complaints | Gästeservice | Beschwerdemanagement bei Gästen | Relation clientèle hôtelière | Accueil des clients | Satisfaction client | Atención al huésped | Atención a huéspedes | Atención al cliente en hotel | Accoglienza ospiti | Gestione ospiti | Atendimento ao hóspede | Atendimento a hóspedes | Gastenservice | Gastvrijheid | Obsługa gości hotelowych | Misafir ilişkileri | Misafir memnuniyeti
+Group bookings | Group blocks | Group reservations | Group block management | Gruppenreservierungen | Réservations groupes | Prenotazioni di gruppo | Prenotazioni gruppi | Reservas de grupo | Groepsreserveringen | Rezerwacje grupowe | Grup rezervasyonları
Overbooking management | Overbooking strategy | =Overbooking | Überbuchungsmanagement | Gestion du surbooking | Gestión de sobreventa | Gestione overbooking | Gestão de overbooking
+Revenue management | Room pricing | Rate management | Tarifgestaltung | Gestion tarifaire | Gestión de tarifas | Gestión de ingresos | Gestione tariffe | Gestão de receitas | Tariefbeheer | Gelir yönetimi
+Guest check-in | Check-in | Check-out | Check-in/check-out | Check-in und Check-out | Ein- und Auschecken | Enregistrement des clients | Arrivées et départs | Check-in y check-out | Accoglienza e check-in | In- en uitchecken | Zameldowanie i wymeldowanie gości | Giriş çıkış işlemleri otel
Oracle OPERA | Opera Cloud | Oracle OPERA Cloud | Oracle Hospitality OPERA | Opera Fidelio | Micros Fidelio | Fidelio Suite 8 | Suite8
HotSOS
Amadeus Hotel
=FOLS
Infor HMS
Maestro PMS
RoomRaccoon
SIHOT
Guestline
=eZee
Elektraweb
Hotelogix
Medialog
Property management systems | Hotel software | PMS-System | Hotelsoftware | Hotelprogramme | Logiciel hôtelier | Logiciels hôteliers | Software hotelero | Gestionali alberghieri | Gestionale alberghiero | Sistemas hoteleiros | Hotelsystemen | Programy hotelowe | Otel programları
+Concierge | Concierge services | Concierge-Service | Conserjería de hotel | Servizio concierge
+Luggage service | Bell service | =Bagagerie | Service bagages | Servizio bagagli | Serviço de bagagens
+Valet parking | Valet service | Servicio de valet
+Room service | In-room dining | Service d'étage | Servizio in camera | Serviço de quartos | Roomservice | Oda servisi
+Turndown service | Turn-down service
+Linen management | Linen control | =Linen | Wäschemanagement | Control de lencería | Gestione biancheria | Gestão de rouparia | Linnenbeheer
=Minibar | Minibar-Service
Room inspection | Room checks | Zimmerkontrollen | Supervisión de habitaciones | Controllo camere | Inspeção de quartos | Kamercontrole
+Banquets | Banquet service | =Bankette | Service banquet | Service de banquets | Servicio de banquetes | =Banchetti | Banchettistica | Banquetes e eventos | =Banketten | =Bankiety | Obsługa bankietów | Ziyafet | Banket servisi
+Event planning | Veranstaltungsorganisation | Eventorganisation | Organisation événementielle | Coordinación de eventos | Organizzazione di eventi | Organização de eventos | Evenementenorganisatie | Organisatie van evenementen | Organizacja wydarzeń | Organizacja eventów | Etkinlik yönetimi | Etkinlik organizasyonu
+Menu development | Menu writing | Speiseplanung | Speisekarte gestalten | Speiseplangestaltung | Élaboration des menus | Élaboration de la carte | Création de cartes | Conception de menus | Élaboration des cartes | Planificación de menús | Diseño de cartas | Elaboración de cartas | Creazione menù | Elaborazione menu | Ideazione menù | Pianificazione menù | Elaboração de cardápios | Elaboração de menus | Criação de cardápio | Planejamento de cardápios | Elaboração de ementas | Menuplanning | Menusamenstelling | Menu's samenstellen | Tworzenie menu | Planowanie menu | Menü planlama | Menü oluşturma
Seafood | Fish and seafood | Fish and shellfish | Seafood preparation | Fish filleting | Fish butchery | Fischzubereitung | Fisch und Meeresfrüchte | Meeresfrüchte | Poissons et fruits de mer | Fruits de mer | Préparation des poissons | Travail du poisson | Filetage de poissons | Pescados y mariscos | =Mariscos | Pescado y marisco | Limpieza de pescado | Pesce e frutti di mare | Frutti di mare | Pulizia del pesce | Sfilettatura | Peixes e frutos do mar | Frutos do mar | Peixe e marisco | Mariscos e peixes | Vis en schaaldieren | Visbereiding | Vis fileren | Ryby i owoce morza | Owoce morza | Filetowanie ryb | Balık ve deniz ürünleri | Deniz ürünleri
+Plating | Plate presentation | Food presentation | Dish presentation | =Anrichten | Anrichten von Speisen | =Dressage | Dressage d'assiettes | Emplatado de platos | Presentación de platos | Montaje de platos | Impiattamento | Presentazione dei piatti | Empratamento | Apresentação de pratos | Montagem de pratos | Borden opmaken | =Dresseren | Dekorowanie potraw | Dekoracja potraw | Tabak sunumu | Tabak hazırlama
Low-temperature cooking | Sous-vide cooking | Niedertemperaturgaren | Niedrigtemperaturgaren | Cuisson basse température | Cuissons basse température | Cuisson sous vide | Cuisson à basse température | Cocción a baja temperatura | Cocina al vacío | Cocción al vacío | Cottura a bassa temperatura | Cottura sottovuoto | Cozimento a baixa temperatura | Cozinha a baixa temperatura | Gotowanie sous-vide | Gotowanie w niskiej temperaturze
Recipe cards | Recipe standardisation | Standard recipes | Rezepturen | Fiches techniques | Fiches recettes | Fiche technique | Fichas técnicas | Escandallo | Recetas estándar | Estandarización de recetas | Costeo de recetas | Schede tecniche | Schede ricetta | Fichas técnicas de preparação | Receptuur | Receptuurontwikkeling | Receptury | Kalkulacja potraw | Reçete oluşturma | Reçete maliyetlendirme
+Food cost control | Food costs | Cost of goods control | Wareneinsatzkontrolle | Maîtrise du coût matière | Ratios matières | Control de costos de alimentos | Coste de materia prima | Controllo food cost | Controle de CMV | Controlo de custos alimentares | Food cost bewaking | Kontrola food cost | Kalkulacja food cost | Gıda maliyeti
+Allergens | Allergen awareness | Allergenkennzeichnung | =Allergene | Cahier d'allergènes | Control de alérgenos | =Allergeni | Gestione allergeni | =Alergénicos | Alérgenos alimentares | Allergenenbeheer | =Allergenen | =Alergeny | Alerjen yönetimi
+Sauces | Sauces and stocks | Stocks and sauces | Soßen und Fonds | Saucen | Sauces et jus | Elaboración de salsas | Fondos y salsas | =Salse | =Molhos | =Sauzen | =Sosy | =Soslar
Cold kitchen | Cuisine froide | Cocina fría | Cucina fredda | Cozinha fria | Koude keuken | Koude kant | Kuchnia zimna | Soğuk mutfak
Hot kitchen | Warme Küche | Cuisine chaude | Cocina caliente | Cucina calda | Cozinha quente | Warme keuken | Kuchnia gorąca | Sıcak mutfak
Grill station | Char-grilling | Grillstation | Grillposten | Poste grillade | =Asador | Plancha y parrilla | =Griglia | Cottura alla griglia | Grelhados | =Churrasqueira | =Grillen | Grillowanie | =Izgara
+Baking | Bread baking | Artisan bread | Sourdough | Sauerteig | Brotbacken | Fabrication de pain | Panification | =Levain | Panificación | Elaboración de pan | Lievito madre | Lievitati | Panificação | Fermentação natural | Broodbakken | Zuurdesem | Wypiek pieczywa | Zakwas | Ekmek yapımı | Ekşi maya
+Pastry | =Pastries | Feingebäck | Konditoreiwaren | Pasteles y postres | Pasticceria mignon | =Dolci | =Confeitaria | =Pastelaria | Doçaria | Patisserie en desserts | Banketbakkerij | Cukiernictwo | =Wypieki | =Desery | Pastacılık | Tatlı yapımı
Chocolate work | Chocolate tempering | Schokoladenverarbeitung | =Cioccolateria | =Chocolataria
+Pastry | Cake decoration | =Torten | Décoration de tartes | Decoración de tortas | Decoración de pasteles | Cake design | Decoração de bolos | Taarten decoreren | Dekorowanie tortów | Pasta süsleme
+Pizza making | =Pizza | Pizzabacken | Elaboración de pizzas | Preparazione pizze | Preparo de pizzas | Pizza maken | Wypiek pizzy
+Kitchen management | Running a kitchen | Kitchen brigade | Kitchen team leadership | Gestion de brigade | Encadrement de brigade | Jefatura de cocina | Manejo de brigada | Gestione cucina | Gestione della brigata | Gestione brigata | Gestão de cozinha | Liderança de brigada | Keukenmanagement | Aansturen van de keukenbrigade | Zarządzanie kuchnią | Mutfak yönetimi
+Table service | Waiting on tables | Fine dining service | Tischservice | =Bedienung | À-la-carte-Service | Service à table | Service à l'assiette | Servicio de mesas | Atención de mesas | Servicio en sala | Servizio di sala | Servizio in sala | Atendimento de mesas | Serviço de sala | Uitserveren | Obsługa kelnerska | Obsługa stolików | Masa servisi
+Bartending | Cocktail preparation | Cocktailzubereitung | Getränkezubereitung | Bardienst | Préparation de cocktails | Service au bar | Preparación de cócteles | Elaboración de cócteles | Servicio de barra | Preparazione cocktail | Miscelazione | Servizio bar | Coquetelaria | Preparo de coquetéis | Preparo de drinks | Serviço de bar | Cocktails maken | Cocktails bereiden | Przygotowywanie koktajli | Obsługa baru | Kokteyl hazırlama | Barmenlik
+Barista | Barista skills | Espresso machine | Siebträgermaschine | Préparation de café | Preparación de café | Elaboración de café | =Caffetteria | Preparazione caffè | Preparo de café | Koffie zetten | Koffie bereiden | Parzenie kawy | Przygotowywanie kawy | Kahve hazırlama
+Wine service | Wine list | Weinberatung | Weinservice | Service du vin | Conseil en vins | Servicio de vinos | Maridajes | Servizio vini | Abbinamento vini | Serviço de vinhos | Harmonização de vinhos | Wijnkennis | Wijnadvies | Wiedza o winach | Dobór wina | Şarap servisi
+Reservations | Reservation management | Table reservations | =Reservierungen | Reservierungsannahme | Gestion des réservations | Prise de réservations | Gestión de reservas | Toma de reservas | =Reserveringen | Reserveringsbeheer | =Rezerwacje | =Rezervasyon | Rezervasyon işlemleri
+Staff scheduling | Labour scheduling | Labor scheduling | Staff rostering
`;
