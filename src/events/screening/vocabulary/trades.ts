/** What one hundred occupations have in common with no other, by trade. How a line is written says `general.ts`. */
export const trades: Readonly<Record<string, string>> = {
  'Health and care': `
+First aid | Pierwsza pomoc | Primeiros socorros | Första hjälpen | Førstehjælp | Eerste hulp | Первая помощь
+Wound care | Pielęgnacja ran | Tratamento de feridas | Medicazione ferite | Wondzorg | Sårvård
+Medication administration | Podawanie leków | Administração de medicamentos | Somministrazione farmaci | Medicatie toedienen | Läkemedelshantering
+Patient care | Opieka nad pacjentem | Cuidados ao paciente | Assistenza ai pazienti | Patiëntenzorg | Patientvård
+Care documentation | Dokumentacja medyczna | Documentação clínica | Documentazione clinica
+Phlebotomy | Pobieranie krwi | Coleta de sangue | Prelievi
+Elderly care | Opieka nad osobami starszymi | Cuidado de idosos | Äldreomsorg
Pressure ulcer prevention | Dekubitusprophylaxe | Prévention des escarres | Prevención de úlceras por presión
Stoma care | Stomaversorgung | Soins de stomie | Cuidados de ostomía
Tracheostomy care | Tracheostomapflege | Soins de trachéotomie | Cuidados de traqueostomía
Enteral feeding | Enterale Ernährung | Nutrition entérale | Nutrición enteral | PEG feeding
Infusion therapy | Infusionstherapie | Perfusions | Terapia intravenosa | IV therapy
Pain management | Schmerzmanagement | Gestion de la douleur | Manejo del dolor
Fall prevention | Sturzprophylaxe | Prévention des chutes | Prevención de caídas
Geriatrics | Geriatrie
Neurology | Neurologie | Neurología
Orthopaedics | Orthopädie | Orthopédie | Ortopedia | Traumatología
Gastroenterology | Gastroenterologie | Gastroenterología
Urology | Urologie | Urología
Nephrology | Nephrologie | Nefrología
Dermatology | Dermatologie | Dermatología
Ophthalmology | Augenheilkunde | Ophtalmologie | Oftalmología
Neonatology | Neonatologie | Neonatología
Endoscopy | Endoskopie | Endoscopie | Endoscopia
Ultrasound | Sonografie | Échographie | Ecografía
Magnetic resonance imaging | MRT | IRM | Resonancia magnética
Computed tomography | Computertomografie | Tomodensitométrie | Tomografía computarizada
Spirometry | Spirometrie | Espirometría
Swab testing | Abstriche | Toma de muestras
Patient transport | Krankentransport | Transport de patients | Traslado de pacientes
Clinical supervision | Praxisanleitung | Tutorat infirmier | Tutoría clínica
Kinaesthetics | Kinästhetik | Kinesthésie
Basal stimulation | Basale Stimulation
Validation therapy | Validation nach Feil
Companionship for the elderly | Accompagnement des personnes âgées | Acompañamiento de mayores
Manual lymph drainage | Lymphdrainage | Drainage lymphatique | Drenaje linfático
Sports massage | Sportmassage | Massage sportif | Masaje deportivo
Electrotherapy | Elektrotherapie | Électrothérapie | Electroterapia
Hydrotherapy | Hydrotherapie | Hidroterapia
Manual therapy | Manuelle Therapie | Thérapie manuelle | Terapia manual
Gait training | Gangschulung | Rééducation à la marche
Orthodontics | Kieferorthopädie | Orthodontie | Ortodoncia
Dental prophylaxis | Zahnprophylaxe | Prophylaxie dentaire | Profilaxis dental
Dental technology | Zahntechnik | Prothèse dentaire | Prótesis dental
Drug dispensing | Arzneimittelabgabe | Délivrance des médicaments | Dispensación de medicamentos
Compounding of medicines | Rezeptur | Préparations magistrales | Formulación magistral
Hearing aid fitting | Hörgeräteanpassung | Audioprothèse | Adaptación de audífonos
Optometry | Augenoptik | Optométrie | Optometría
Behavioural therapy | Verhaltenstherapie | Thérapie comportementale | Terapia conductual
Crisis intervention | Krisenintervention | Intervention de crise | Intervención en crisis
Autism support | Autismusbegleitung | Accompagnement de l'autisme | Apoyo al autismo
Inclusion support | Schulbegleitung | Accompagnement scolaire
Debt counselling | Schuldnerberatung | Conseil en surendettement
Refugee support | Flüchtlingshilfe | Accompagnement des réfugiés | Atención a refugiados
Epidemiology | Epidemiologie | Epidemiología
Biostatistics | Biostatistik | Biostatistique | Bioestadística`,
  'Kitchens and hotels': `
+Table service | Servizio ai tavoli | Obsługa gości | Serviço de mesa | Bordsservering
+Reservations | Gestione prenotazioni | Prenotazioni | Gestão de reservas | Obsługa rezerwacji
+Guest check-in | Check-in e check-out
Fermentation | Fermentieren | Fermentación
Charcuterie | Wurstherstellung | Elaboración de embutidos | Sausage making
Cheese making | Käseherstellung | Fabrication de fromage | Elaboración de queso
Ice cream making | Eisherstellung | Fabrication de glaces | Elaboración de helados
Sourdough baking | Sauerteigbrot | Pain au levain | Masa madre
Knife skills | Messertechnik | Technique de coupe | Manejo de cuchillos
Filleting fish | Fisch filetieren | Filetage de poisson | Fileteado de pescado
Gluten-free cooking | Glutenfreie Küche | Cuisine sans gluten | Cocina sin gluten
Diet cooking | Diätküche | Cuisine diététique | Cocina dietética
School catering | Schulverpflegung | Restauration scolaire | Comedor escolar
Industrial catering | Restauración colectiva
Coffee roasting | Kaffeeröstung | Torréfaction | Tueste de café
Tea service | Teeservice | Service du thé
Tableside flambé | Flambieren | Flambage
Menu translation | Menüübersetzung
Banquet sales | Bankettverkauf | Vente banquet
Room inspections | Zimmerkontrolle | Contrôle des chambres | Revisión de habitaciones
Amadeus | Amadeus GDS
Sabre GDS
Protel
Mews
Lightspeed
Gastrofix
Toast POS
Micros POS`,
  'Building and crafts': `
+Electrical installation | Instalacje elektryczne | Instalação elétrica | Elinstallation
+Solar installation | Zonnepanelen | Zonnepanelen plaatsen | Montaż paneli słonecznych | Instalação solar
+Troubleshooting | Storingen oplossen | Risoluzione guasti | Felsökning
+Roofing | Takläggning | Dekarstwo | Telhados | Dakdekken
+Flooring | Golvläggning | Pavimentazione | Assentamento de pisos
+Driving licence | Körkort B | Prawo jazdy kat B | Carteira de habilitação
Drywall construction | Plaque de plâtre
Screed laying | Estricharbeiten | Pose de chape
Parquet laying | Parkettlegen | Pose de parquet | Colocación de parquet
Wallpapering | Tapezieren | Pose de papier peint | Empapelado
Stucco work | Stuckarbeiten | Staff et stuc | Estucado
Stonemasonry | Steinmetzarbeiten | Taille de pierre | Cantería
Paving | Pflasterarbeiten | Pavage | Pavimentación
Timber framing | Holzrahmenbau | Ossature bois | Entramado de madera
Stair building | Treppenbau | Construction d'escaliers
Window installation | Fenstermontage | Pose de fenêtres | Instalación de ventanas
Kitchen fitting | Küchenmontage | Pose de cuisines | Montaje de cocinas
Wood turning | Drechseln | Tournage sur bois | Torneado de madera
Veneering | Furnieren | Placage
Gilding | Vergolden | Dorure | Dorado
Underfloor heating | Fußbodenheizung | Chauffage au sol | Suelo radiante
Heat pumps | Wärmepumpen | Pompes à chaleur | Bombas de calor
Gas fitting | Gasinstallation | Installation gaz | Instalación de gas
Pipe fitting | Rohrleitungsbau | Tuyauterie | Tubería industrial
Ventilation systems | Lüftungstechnik | Ventilation | Sistemas de ventilación
Drainage work | Kanalarbeiten | Assainissement | Saneamiento
Asbestos removal | Asbestsanierung | Désamiantage | Retirada de amianto
Waterproofing of buildings | Bauwerksabdichtung | Étanchéité | Impermeabilización de edificios
Site logistics | Baustellenlogistik
Tree care | Baumpflege | Élagage | Poda
Lawn care | Rasenpflege | Entretien des pelouses | Cuidado del césped
Irrigation systems | Bewässerungsanlagen | Systèmes d'irrigation | Sistemas de riego
Spot welding < Welding | Punktschweißen | Soudage par points
Plasma cutting | Plasmaschneiden | Découpe plasma | Corte por plasma
Water jet cutting | Wasserstrahlschneiden | Découpe jet d'eau
Sheet metal work | Tôlerie | Chapistería
Deburring | Entgraten | Ébavurage | Desbarbado
Polishing of metal | Metallpolieren | Polissage
Electroplating | Galvanisieren | Galvanoplastie | Galvanoplastia
Heat treatment | Wärmebehandlung | Traitement thermique | Tratamiento térmico
Foundry work | Gießerei | Fonderie | Fundición
Injection mould design | Werkzeugkonstruktion
GD&T | Form- und Lagetoleranzen
Coordinate measuring | Koordinatenmesstechnik | Métrologie tridimensionnelle
PPAP
APQP
Total productive maintenance`,
  'Transport and storage': `
Pre-trip inspection | Abfahrtskontrolle | Pre-trip inspections
Refrigerated transport | Kühltransport | Transport frigorifique | Transporte refrigerado
Flatbed transport | Flatbed loads
Tanker driving | Tankwagenfahren | Conduite de citerne
ADR | ADR transport
Parcel delivery | Paketzustellung | Livraison de colis | Reparto de paquetes
Removals | Umzüge | Déménagement | Mudanzas
Reach truck | Schubmaststapler | Chariot à mât rétractable | Carretilla retráctil
Pallet handling | Palettenhandling | Palettisation | Paletizado
Container loading | Containerbeladung | Chargement de conteneurs
Stock rotation | FIFO | Rotation des stocks
Pick by voice
Air freight | Luftfracht | Fret aérien | Carga aérea
Sea freight | Seefracht | Fret maritime | Flete marítimo
ELD logs
DOT compliance`,
  'Cleaning and care': `
Aniline leather care | Anilinleder | Cuir aniline | Cuero anilina
Nubuck care | Nubukpflege | Entretien du nubuck | Cuidado del nobuk
Leather stain sealing | Lederversiegelung
Leather recolouring of car seats | Autositze färben | Reteinture de sièges | Teñido de asientos
Leather crack filling | Lederrisse füllen | Rebouchage du cuir
Leather airbrushing | Airbrush auf Leder
Leather odour treatment | Ledergeruch entfernen
Ink stain removal | Tintenflecken entfernen | Enlèvement de taches d'encre
Pet stain removal | Tierflecken entfernen
Silk cleaning | Seidenreinigung | Nettoyage de la soie | Limpieza de seda
Down cleaning | Daunenreinigung | Nettoyage de duvet
Wool care | Wollpflege | Entretien de la laine
Garment finishing | Bügelfinish | Finition de vêtements
Shirt service | Hemdenservice
Linen management | Wäschelogistik | Gestion du linge | Gestión de lencería
Sneaker dyeing | Sneaker färben
Sole replacement | Sohlenerneuerung | Ressemelage | Cambio de suelas
Heel repair | Absatzreparatur | Réparation de talons
Boot stretching | Schuhe weiten
Bag relining | Taschenfutter erneuern | Remplacement de doublure
Strap replacement | Riemen ersetzen | Remplacement de sangles
Colour restoration | Farbauffrischung | Restauration de couleur
Stone floor crystallisation | Kristallisation | Cristallisation du marbre | Cristalizado de suelos
Parquet care | Entretien du parquet
Carpet bonnet cleaning | Bonnet cleaning
Escalator cleaning | Rolltreppenreinigung
High-level cleaning | Höhenreinigung | Rope access cleaning
Dry ice blasting | Trockeneisstrahlen | Cryogénie
Sandblasting | Sandstrahlen | Sablage | Chorreado de arena
Biohazard cleaning | Hazardous cleaning
Hoarder house clearing | Entrümpelung | Débarras
Cleaning cost estimates | Reinigungskalkulation
Dosing of cleaning agents | Dosierung von Reinigungsmitteln
Tool leasing of textiles | Mietwäsche`,
};
