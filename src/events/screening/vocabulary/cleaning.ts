/** Cleaning, care and repair of leather, fabric and buildings. How a line is written says `general.ts`. */
export const cleaning = `
+Leather cleaning | Cleaning leather | Limpieza de piel | Limpieza de pieles | Nettoyage de cuirs | Reinigung von Leder | Lederreinigen | Cleaning of leather goods | Limpeza de peles
+Leather repair | Repair of leather goods | Leather repairs | Leather mending | Reparación de piel | Reparación de artículos de piel | Réparation de maroquinerie | Lederreparaturen | Reparatur von Lederwaren | Reparatur von Leder | Reparação de couro
+Leather dyeing | Leather coloring | Leather colouring | Leather tinting | Teñido de piel | Tinte de piel | Tintado de cuero | Coloration du cuir | Lederfärben | Tingimento de couro
+Leatherworking | Leatherwork | Leather crafting | Leather goods | Sattlerei | Sattlerarbeiten | Saddle making | Sellerie | Guarnicionería
+Upholstery | Upholstering | Polstern | Polsterarbeiten | Polsterung | Tapizado | Estofador | Meubelstoffeerder | Sitze beziehen
+Sewing | Sewing machinist | Piquage | Stitching | Cucitrice | Szycie
+Machine sewing | Costura a máquina | Couture à la machine | Piqûre machine | Piquage machine | Industrienähmaschine | Industrienähmaschinen | Nähen mit Industrienähmaschine | Máquina de coser industrial | Machine à coudre industrielle | Nähmaschinen | Overlock
+Handbag repair | Handbag restoration | Restauration de sacs | Restauración de bolsos | Reparación de bolsos de lujo | Handtaschenreparatur
+Carpet cleaning | Limpieza de moquetas | Nettoyage de moquettes | Shampooing moquette
+Upholstery cleaning | Sofa cleaning | Nettoyage de fauteuils | Limpieza de sofás | Limpieza de muebles tapizados | Polstermöbelreinigung
+Stain removal | Removing stains | Stain treatment | Flecken entfernen | Detachieren | Détachage textile | Tratamiento de manchas | Desmanchado
+Commercial cleaning | Unterhaltsreinigung | Pulizie
+Window cleaning | Fensterreinigung | Fenster putzen | Vitrerie nettoyage | Limpieza de ventanas | Limpiacristales
+Housekeeping | Room attendant | Chambermaid | Zimmerreinigung
+Ironing | Steam pressing | Steam ironing | =Mangeln | Heißmangel
+Dry cleaning | Drycleaning | Pressing textile | Teinturerie | Limpieza en seco de prendas
+Laundry | Laundry operations | Laundry attendant | Wäschepflege | Buanderie | Lingerie hôtelière | Lavado de ropa
+Disinfection | Disinfecting | Flächendesinfektion | Bionettoyage | Sanitation
+Shoe repair | Shoemaking
+Car interior cleaning | Vehicle detailing | Innenraumaufbereitung | Autopflege | Limpieza de vehículos | Lavado de coches | Esthétique automobile
+Condition reporting | Condition report | Condition assessment | Zustandsprotokoll | Informe de estado
+Tailoring | Maßschneider
+Floor care | Floor maintenance | Floor stripping | Bodenreinigung | Grundreinigung | Décapage | Abrillantado de suelos | Pulido de suelos | Cristallisation
+Waste management | Waste disposal | Mülltrennung | Tri des déchets
+Chemical handling | Dosing chemicals | Gefahrstoffe | Reinigungschemie | Produits d'entretien | Productos de limpieza
Leather cutting | Cutting leather | Hide cutting | Lederzuschnitt | Coupe du cuir | Coupe cuir | Coupe de peaux | Corte de piel | Corte de cuero | Taglio pelle
Leather skiving | Skiving | Parage | Parage du cuir | Rebajado | Rebajado de piel | Lederschärfen | Schärfen von Leder
Leather grading | Hide grading | Hide selection | Ledersortierung | Clasificación de pieles
Leather finishing | Lederzurichtung | Finissage du cuir | Acabado de piel | Acabado de cuero
Leather tooling | Leather carving | Leather stamping | Lederpunzieren | Repujado | Repoussage du cuir | Repujado en cuero
Leather gluing | Encollage | Pegado de piel | Gluing leather | Lederkleben
Leather preservation | Leather conservation | Lederkonservierung | Conservation du cuir | Conservación de cuero
Leather assembly | Montage maroquinerie | Montage de maroquinerie | Montaje de marroquinería
Bag making | Handbag making | Handbag assembly | Montaje de bolsos | Montaje de bolsos de lujo | Confección de bolsos | Fabrication de sacs | Montage de sacs | Taschenherstellung | Taschenmacher
Belt making | Gürtelherstellung | Fabrication de ceintures | Fabricación de cinturones
Wallet making | Small leather goods | Petite maroquinerie | Pequeña marroquinería | Kleinlederwaren
Glove making | Ganterie | Guantería
Saddle fitting | Sattelanpassung
Car upholstery | Automotive upholstery | Auto upholstery | Autosattlerei | Autosattler | Fahrzeugsattlerei | Fahrzeugsattler | Sellerie automobile | Sellier automobile | Tapicería de automóvil | Tapicería del automóvil | Tapizado de coches | Trim repair
Convertible tops | Convertible top repair | Cabrioverdecke | Cabrioverdeck | Capotes | Capotas
Boat upholstery | Marine upholstery | Bootssattlerei | Sellerie nautique | Sellerie marine | Tapicería náutica
Foam cutting | Schaumstoffzuschnitt | Foam replacement
Furniture restoration | Furniture repair | Möbelrestaurierung | Restauration de meubles | Restauración de muebles | Restauro mobili | Antique restoration
Furniture assembly | Möbelmontage | Montage de meubles | Montaje de muebles
Vinyl repair | Vinylreparatur | Plastic repair
Wood finishing | French polishing | Holzoberflächenbehandlung | Vernissage | Barnizado
Fur cleaning | Fur care | Pelzreinigung | Nettoyage de fourrures | Limpieza de pieles finas | Furrier | Kürschner | Kürschnerei
Wedding dress cleaning | Bridal gown cleaning | Brautkleidreinigung | Nettoyage de robes de mariée | Limpieza de vestidos de novia
Curtain cleaning | Drapery cleaning | Gardinenreinigung | Nettoyage de rideaux | Limpieza de cortinas
Curtain making | Gardinen nähen | Confection de rideaux | Confección de cortinas
Mattress cleaning | Matratzenreinigung | Nettoyage de matelas | Limpieza de colchones
Oriental rug cleaning | Rug washing | Orientteppichreinigung | Nettoyage de tapis d'orient | Limpieza de alfombras orientales
Rug repair | Teppichreparatur | Réparation de tapis | Reparación de alfombras
Hot water extraction | Sprühextraktion | Injection-extraction | Inyección-extracción
Encapsulation cleaning | =Encapsulation
Fabric protection | Scotchgard | Stain protection | Textilschutz | Traitement anti-taches | Protección de tejidos
Leather protection | Lederschutz | Protection du cuir | Protección de cuero
Dye transfer removal | Verfärbungen entfernen
Fire and smoke restoration | Smoke damage restoration | Brandschadensanierung | Brandsanierung | Décontamination après incendie | Restauración tras incendios
Water damage restoration | Water damage | Wasserschadensanierung | Wasserschadenbeseitigung | Assèchement
Crime scene cleaning | Tatortreinigung | Trauma cleaning
Graffiti removal | Graffitientfernung | Enlèvement de graffitis | Limpieza de grafitis
Facade cleaning | Fassadenreinigung | Nettoyage de façades | Limpieza de fachadas
Industrial cleaning | Industriereinigung | Nettoyage industriel | Limpieza industrial | Pulizia industriale
Hospital cleaning | Krankenhausreinigung | Nettoyage hospitalier | Limpieza hospitalaria | Healthcare cleaning
Kitchen cleaning | Küchenreinigung | Nettoyage de cuisine | Limpieza de cocinas | Plonge | Dishwashing | Spülküche
Post-construction cleaning | Builders clean | Baureinigung | Bauendreinigung | Nettoyage de fin de chantier | Limpieza de obra | Limpieza de fin de obra
Solar panel cleaning | Photovoltaikreinigung | Limpieza de placas solares
Pool cleaning | Pool maintenance | Poolpflege | Entretien de piscines | Mantenimiento de piscinas
School cleaning | Schulreinigung
Cleanroom cleaning | Reinraumreinigung | Nettoyage en salle blanche
Aircraft cleaning | Flugzeugreinigung | Cabin cleaning
Train cleaning | Zugreinigung
Deep cleaning | Intensivreinigung | Nettoyage en profondeur | Limpieza a fondo | Limpieza profunda
Floor scrubbers | Scrubber-dryer | Scheuersaugmaschine | Scheuersaugmaschinen | Reinigungsautomat | Reinigungsautomaten | Autolaveuse | Monobrosse | Monobrush | Einscheibenmaschine | Fregadora | Rotativa
Cleaning supervision | Cleaning supervisor | Objektleitung | Objektleiter | Objektleiterin | Vorarbeiter Reinigung | Chef d'équipe propreté | Encargada de limpieza | Encargado de limpieza | Vorarbeiterin
Cleaning plans | Cleaning schedules | Reinigungspläne | Reinigungsplan | Plan de nettoyage | Planes de limpieza
Hygiene plans | Hygienepläne | Hygieneplan | Plan d'hygiène
Pest control | Schädlingsbekämpfung | Lutte antiparasitaire | Dératisation | Control de plagas
Textile printing | Textildruck | Sérigraphie textile | Estampación textil
Knitting | Stricken | Tricot | Maglieria
Weaving | Weben | Tissage | Tejeduría
Crochet | Häkeln | Ganchillo
Millinery | Hat making | Modisterei | Chapellerie | Sombrerería
Dressmaking | Damenschneiderei | Damenschneiderin | =Confection | Confección | Confección de prendas
Invisible mending | Reweaving | Kunststopfen | Stoppage | Zurcido invisible
Zip repair | Zipper repair | Reißverschluss reparieren | Cambio de cremalleras
Quilting | Patchwork | =Steppen
Textile inspection | Fabric inspection | Warenschau | Contrôle textile
Textile engineering | Textiltechnik | Ingénierie textile | Ingeniería textil
Fashion design | Modedesign | Stylisme | Diseño de moda | Design de mode
Bookbinding | Buchbinderei | Reliure | Encuadernación
Orthopaedic shoemaking | Orthopädieschuhmacher | Podo-orthèse
Jewellery repair | Jewelry repair | Goldsmithing | Goldschmied | Bijouterie | Joyería
Watch repair | Watchmaking | Uhrmacher | Horlogerie | Relojería
Spray painting | Spray gun | Airbrush | Airbrushing | Spritzlackierung | Lackieren | Peinture au pistolet | Pintura a pistola | Aerografía
Estimates for repairs | Repair estimates | Kostenvoranschläge | Devis | Elaboración de presupuestos
+Floor care | Bodenbeschichtung | Beschichtung von Böden | Linoleum | Parkettpflege | Marble polishing | Marmor kristallisieren | Vitrificación
+Commercial cleaning | Treppenhausreinigung | Hausreinigung | Sanitärreinigung | Sanitary cleaning | Nettoyage de locaux | Entretien des locaux | Entretien de locaux | Limpieza de oficinas y comunidades | Limpieza de comunidades
+Industrial cleaning | Maschinenreinigung | Nettoyage de machines
Special cleaning | Sonderreinigung | Spezialreinigung
Winter service | Winterdienst | Déneigement
Caretaking | Caretaker | Hausmeisterdienste | Gardiennage | Conserjería
Quality inspection of cleaning | Qualitätskontrollen in der Reinigung
Cleaning trolleys | Reinigungswagen | Chariot de ménage
Microfibre cleaning | Mikrofasersysteme
`;
