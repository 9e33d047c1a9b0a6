/** Roads, rails, water, air, warehouses and vehicle workshops. How a line is written says `general.ts`. */
export const transport = `
Van driving | Transporterfahren | Conduite d'utilitaire | Conducción de furgoneta
Articulated lorry driving | Sattelzugfahren | Conduite de semi-remorque | Conducción de tráiler
Coach driving | Reisebusfahren | Conduite d'autocar | Conducción de autocar
Tram driving | Straßenbahnfahren | Conduite de tramway | Conducción de tranvía
School bus driving | Schulbusfahren | Transport scolaire | Transporte escolar
Chauffeur driving | Chauffeurdienst
Motorcycle courier | Motorradkurier | Coursier à moto | Mensajería en moto
Bicycle courier | Fahrradkurier | Coursier à vélo | Mensajería en bicicleta
Heavy haulage | Schwertransport | Transport exceptionnel | Transporte especial
Livestock transport | Tiertransport | Transport d'animaux | Transporte de animales
Vehicle transport | Fahrzeugtransport | Convoyage de véhicules | Transporte de vehículos
Waste collection | =Müllabfuhr | Collecte des déchets | Recogida de basuras | Refuse collection
Tail lift operation | =Ladebordwand | Hayon élévateur | Trampilla elevadora
Pallet truck | =Hubwagen | =Ameise | Transpalette | Transpaleta
Counterbalance forklift | Gegengewichtsstapler | Chariot frontal | Carretilla contrapesada
Order picker truck | Kommissionierstapler | Chariot préparateur | Recogepedidos
Telehandler | Teleskoplader | Chariot télescopique | Manipulador telescópico
Wheel loader | =Radlader | =Chargeuse | Pala cargadora
=Dumper | Muldenkipper | =Tombereau
Tower crane | Turmdrehkran | Grue à tour | Grúa torre
Overhead crane | Brückenkran | Hallenkran | Pont roulant | Puente grúa
Mobile crane | =Autokran | Grue mobile | Grúa móvil
Slinging and rigging | Anschlagen von Lasten | Élingage | Eslingado de cargas
Container handling | Containerumschlag | Manutention de conteneurs | Manejo de contenedores
Port operations | Hafenumschlag | Opérations portuaires | Operaciones portuarias
Ship handling | Schiffsführung | Conduite de navires | Manejo de buques
Boating licence | Sportbootführerschein | Permis bateau | Licencia de navegación
Seamanship | Seemannschaft | Matelotage | Marinería
Marine navigation | Seenavigation | Navigation maritime | Navegación marítima
=Fishing | Pêche professionnelle | Pesca profesional
Air traffic control | Flugsicherung | Contrôle aérien | Control de tráfico aéreo
Aircraft piloting | Flugzeugführung | Pilotage d'avion | Pilotaje de aviones
Drone piloting | Drohnenflug | Télépilotage de drones | Pilotaje de drones
Ramp handling | Vorfeldabfertigung | Assistance en piste | Handling de rampa
Aircraft refuelling | Flugzeugbetankung | Avitaillement d'avions | Repostaje de aeronaves
Railway shunting | =Rangieren | Manœuvres ferroviaires | Maniobras ferroviarias
Train dispatching | Fahrdienstleitung | Régulation ferroviaire | Circulación ferroviaria
Ticket inspection | Fahrkartenkontrolle | Contrôle des titres de transport | Revisión de billetes
Public transport planning | Nahverkehrsplanung | Planification de transports publics | Planificación de transporte público
Dispatch planning | Disposition von Fahrzeugen | Exploitation transport | Tráfico de transporte
=Telematics | Fahrzeugtelematik | Télématique embarquée | Telemática
Fuel management | Kraftstoffmanagement | Gestion du carburant | Gestión de combustible
Vehicle inspection | Fahrzeugprüfung | Contrôle technique | Inspección de vehículos
Driver scheduling | Fahrereinsatzplanung | Planification de conducteurs | Planificación de conductores
Delivery notes | Lieferscheine | Bons de livraison | Albaranes
Waybills | Frachtbriefe | Lettres de voiture | Cartas de porte | CMR waybill
+Import and export | Import und Export | Importación y exportación
Freight rate negotiation | Frachtratenverhandlung | Négociation de fret | Negociación de fletes
Container booking | Containerbuchung | Réservation de fret | Reserva de contenedores
Bonded warehousing | =Zolllager | Entrepôt sous douane | Depósito aduanero
Third-party logistics | Kontraktlogistik | 3PL | Prestation logistique | Operador logístico
Reverse logistics | Retourenlogistik | Logistique inverse | Logística inversa
Warehouse layout | Lagerplanung | Implantation d'entrepôt | Diseño de almacén
Warehouse automation | Lagerautomatisierung | Automatisation d'entrepôt | Automatización de almacenes
High-bay warehouse | Hochregallager | Magasin à grande hauteur | Almacén de gran altura
Put-away | Einlagerung | Mise en stock | Ubicación de mercancía
Batch picking | Sammelkommissionierung | Picking par lot | Picking por lotes
Pick by light
Parcel sorting | Paketsortierung | Tri de colis | Clasificación de paquetes
Mail delivery | Briefzustellung | Distribution du courrier | Reparto de correo
Cargo insurance | Transportversicherung | Assurance marchandises | Seguro de mercancías
Cold storage | =Kühllager | Entrepôt frigorifique | Almacén frigorífico
Hazmat storage | Gefahrstofflager | Stockage de produits dangereux | Almacenamiento de productos químicos
Inventory optimisation | Bestandsoptimierung | Optimisation des stocks | Optimización de inventario
Sales and operations planning | Planification S&OP
Vendor managed inventory | ~VMI
Packaging of fragile goods | Verpackung empfindlicher Güter | Emballage d'objets fragiles | Embalaje de objetos frágiles
Furniture removal | Möbeltransport | Transport de meubles | Transporte de muebles
Art handling | Kunsttransport | Transport d'œuvres d'art | Transporte de obras de arte
Vehicle recovery | Abschleppdienst | Dépannage remorquage | Servicio de grúa
Engine repair | Motorinstandsetzung | Réparation de moteurs | Reparación de motores
Brake repair | Bremsenreparatur | Réparation de freins | Reparación de frenos
Transmission repair | Getriebereparatur | Réparation de boîtes de vitesses | Reparación de cajas de cambios
Vehicle electrics | Kfz-Elektrik | Électricité automobile | Electricidad del automóvil
Hybrid and electric vehicles | Hochvoltfahrzeuge | Hochvoltschulung | Véhicules électriques | Vehículos eléctricos
Vehicle air conditioning | Klimaservice | Climatisation automobile | Aire acondicionado de vehículos
Wheel alignment | Achsvermessung | Géométrie des trains roulants | Alineación de ruedas
Oil changes | Ölwechsel | =Vidange | Cambio de aceite
Exhaust systems | Abgasanlagen | Systèmes d'échappement | Sistemas de escape
Vehicle painting | Fahrzeuglackierung | Peinture automobile | Pintura de vehículos
Dent removal | Ausbeultechnik | Débosselage | Reparación de abolladuras | Smart Repair
Windscreen repair | Scheibenreparatur | Réparation de pare-brise | Reparación de lunas
Truck repair | Nutzfahrzeugtechnik | Mécanique poids lourds | Mecánica de camiones
Motorcycle repair | Motorradreparatur | Mécanique moto | Mecánica de motos
Agricultural machinery repair | Landmaschinentechnik | Mécanique agricole | Mecánica agrícola
Construction machinery repair | Baumaschinentechnik | Mécanique d'engins de chantier | Mecánica de maquinaria de obra
Boat engine repair | Bootsmotoren | Mécanique bateaux | Mecánica náutica
Forklift repair | Staplerreparatur | Réparation de chariots élévateurs | Reparación de carretillas
Workshop management | Werkstattleitung | Gestion d'atelier | Gestión de taller
Service advising | Serviceberatung
Spare parts sales | Ersatzteilverkauf | Vente de pièces détachées | Venta de recambios
Route planning < Transport planning | Route scheduling | Tourenplanung | Routenplanung | Planification des tournées | Planificación de rutas | Planeamento de rotas | Pianificazione percorsi | Планирование маршрутов
+Logistics | Логистика | Логістика | Lojistik
+Purchasing | Закупки | Zakupy | Satın alma
+Customs clearance | Таможенное оформление | Odprawa celna | Desalfandegamento | Sdoganamento
+Warehouse management | Управление складом | Zarządzanie magazynem | Gestão de armazém | Magazijnbeheer
+Price negotiation | Переговоры | Negocjacje
+Incoterms | Инкотермс
`;
