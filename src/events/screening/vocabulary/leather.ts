/** Leather in every state, from the tannery to the restored bag, and shoes. How a line is written says `general.ts`. */
export const leather = `
Pull-up leather care | Pull-up-Leder pflegen | Entretien du cuir pull-up | Cuidado de cuero pull-up
Semi-aniline leather care | Semianilinleder | Cuir semi-aniline | Cuero semianilina
Pigmented leather care | Pigmentiertes Leder | Cuir pigmenté | Cuero pigmentado
Patent leather care | Lacklederpflege | Entretien du cuir verni | Cuidado del charol
Exotic leather care | Exotenlederpflege | Exotische Leder | Entretien des cuirs exotiques | Cuidado de pieles exóticas
Crocodile leather | Krokodilleder | Cuir de crocodile | Piel de cocodrilo
Ostrich leather | Straußenleder | Cuir d'autruche | Piel de avestruz
Python leather | Pythonleder | Cuir de python | Piel de pitón
Vegetable-tanned leather | Pflanzlich gegerbtes Leder | Cuir tannage végétal | Cuero de curtición vegetal
Sheepskin cleaning | Lammfellreinigung | Nettoyage de peaux de mouton | Limpieza de piel de oveja
Faux leather care | Kunstlederpflege | Entretien du simili cuir | Cuidado de piel sintética
Leather degreasing | Leder entfetten | Dégraissage du cuir | Desengrase de cuero
Leather stain removal | Flecken aus Leder entfernen | Détachage du cuir | Eliminación de manchas en cuero
Ink removal from leather | Tinte aus Leder entfernen | Enlever l'encre du cuir | Eliminación de tinta en cuero
Leather filling | Leder spachteln | Flüssigleder | Masticage du cuir | Masilla para cuero | Liquid leather
Leather patching | Leder flicken | Pose de pièces en cuir | Parches de cuero
Leather stitching repair | Ledernähte reparieren | Réparation de coutures cuir | Reparación de costuras de piel
Leather tear repair | Risse in Leder reparieren | Réparation de déchirures du cuir | Reparación de rasgaduras en cuero
Leather scratch repair | Kratzer in Leder entfernen | Réparation de griffures du cuir | Reparación de arañazos en cuero
Leather burn repair | Brandlöcher in Leder reparieren | Réparation de brûlures du cuir | Reparación de quemaduras en cuero
Leather softening | Leder weich machen | Assouplissement du cuir | Ablandado de cuero
Leather moisturising | Leather moisturizing | Leder rückfetten | Nourrir le cuir | Hidratación de cuero
Leather lacquering | Leder lackieren | Vernissage du cuir | Lacado de cuero
Leather top coat | Lederfinish | Vernis de finition cuir | Acabado final de cuero
Leather colour mixing | Lederfarben mischen | Mélange de teintes pour cuir | Mezcla de tintes para cuero
Leather pigmenting | Leder pigmentieren | Pigmentation du cuir | Pigmentación del cuero
Leather antiquing | Leder antikisieren | Patine du cuir | Patinado de cuero | Patina sur cuir
Shoe patina | Schuhpatina | Patine sur chaussures | Pátina de zapatos
Leather lettering | Schriftprägung auf Leder | Marquage du cuir | Marcado de cuero
Hot foil stamping | Heißfolienprägung | Dorure à chaud | Marquage à chaud | Estampado en caliente | Stampa a caldo
Leather embossing | Lederprägung | Gaufrage du cuir | Gofrado de cuero
Leather braiding | Leder flechten | Tressage du cuir | Trenzado de cuero
Leather laser engraving | Lederlasergravur | Gravure laser sur cuir | Grabado láser en cuero
Leather splitting | Leder spalten | Refente du cuir | Dividido de cuero
Leather punching | Leder stanzen | Leder lochen | Poinçonnage du cuir | Troquelado de cuero | Clicker press | Clicking press
Leather edge finishing | Lederkanten bearbeiten | Finition de tranches | Acabado de cantos de piel
Leather edge folding | Leder einschlagen | Rembordage | Rembordage du cuir | Dobladillo de piel
Leather pattern making | Lederschnittmuster | Patronage maroquinerie | Patronaje de marroquinería
Leather prototyping | Musternähen Leder | Prototypage maroquinerie | Prototipos de marroquinería
Leather goods design | Lederwarendesign | Conception de maroquinerie | Diseño de marroquinería
Leather goods quality control | Qualitätskontrolle Lederwaren | Contrôle qualité maroquinerie | Control de calidad de marroquinería
Leather goods sales | Lederwarenverkauf | Vente de maroquinerie | Venta de marroquinería
Leather sourcing | Ledereinkauf | Achat de cuir | Compra de piel
Leather nesting | Leather cutting optimisation | Lederschnittoptimierung | Optimisation de coupe cuir | Optimización de corte de piel
Digital leather cutting | Digitaler Lederzuschnitt | Découpe numérique du cuir | Corte digital de piel
Chrome tanning | Chromgerbung | Tannage au chrome | Curtición al cromo
Vegetable tanning | Pflanzliche Gerbung | Lohgerbung | Tannage végétal | Curtición vegetal
Hide soaking | Weiche von Häuten | Reverdissage | Remojo de pieles
Hide liming | Äschern | Pelanage | Encalado de pieles
Hide fleshing | Entfleischen | Écharnage | Descarnado
Leather retanning | Nachgerbung | Retannage | Recurtición
Fatliquoring | Lederfettung | Nourriture du cuir en foulon | Engrase de cuero
Drum dyeing | Fassfärbung | Teinture en foulon | Teñido en bombo
Wet blue | Wetblue
Leather buffing | Lederschleifen | Ponçage du cuir | Esmerilado de cuero
Leather measuring | Ledermessung | Mesurage des peaux | Medición de pieles
Leather testing | Lederprüfung | Essais sur cuir | Ensayos de cuero
Fur sewing | Pelznähen | Couture de fourrure | Costura de peletería | Peletería
Fur remodelling | Pelzumarbeitung | Transformation de fourrures | Transformación de abrigos de piel
Fur storage | Pelzaufbewahrung | Garde de fourrures | Conservación de pieles
Taxidermy | Tierpräparation | Taxidermie | Taxidermia
Bag restoration | Taschenrestaurierung | Restauration de maroquinerie | Restauración de marroquinería
Bag colour restoration | Handtaschen färben | Recoloration de sacs | Teñido de bolsos
Bag corner repair | Taschenecken reparieren | Réparation de coins de sac | Reparación de esquinas de bolsos
Bag handle replacement | Taschenhenkel erneuern | Remplacement d'anses | Cambio de asas
Bag cleaning | Taschenreinigung | Nettoyage de sacs | Limpieza de bolsos
Bag reshaping | Taschen in Form bringen | Remise en forme de sacs | Recuperación de forma de bolsos
Metal polishing of hardware | Beschläge polieren | Polissage de bijouterie de sacs | Pulido de herrajes
Replating of hardware | Beschläge neu vergolden | Redorure de bijouterie | Rebañado de herrajes
Lock repair on luggage | Kofferschlösser reparieren | Réparation de serrures de bagages | Reparación de cerraduras de maletas
Luggage repair | Suitcase repair | Kofferreparatur | Réparation de bagages | Réparation de valises | Reparación de maletas | Reparación de equipaje
Umbrella repair | Schirmreparatur | Réparation de parapluies | Reparación de paraguas
Canvas bag cleaning | Canvastaschen reinigen | Nettoyage de toile enduite | Limpieza de lona
Leather jacket cleaning | Lederjacken reinigen | Nettoyage de blousons en cuir | Limpieza de chaquetas de cuero
Leather jacket repair | Lederjacken reparieren | Réparation de blousons en cuir | Reparación de chaquetas de cuero
Leather garment making | Lederbekleidung | Confection de vêtements en cuir | Confección de prendas de piel
Motorcycle leathers repair | Motorradkombis reparieren | Réparation de combinaisons moto | Reparación de monos de moto
Leather sofa repair | Ledersofa reparieren | Réparation de canapés en cuir | Reparación de sofás de cuero
Leather sofa cleaning | Ledersofa reinigen | Nettoyage de canapés en cuir | Limpieza de sofás de cuero
Car leather repair | Autoleder reparieren | Réparation de cuir automobile | Reparación de cuero de coche
Steering wheel restoration | Lenkradaufbereitung | Rénovation de volants | Restauración de volantes
Steering wheel wrapping | Lenkrad beledern | Regainage de volants | Forrado de volantes
Dashboard repair | Armaturenbrett reparieren | Réparation de tableaux de bord | Reparación de salpicaderos
Headliner replacement | Himmel beziehen | Ciel de toit | Tapizado de techo de coche
Motorcycle seat upholstery | Motorradsitzbank beziehen | Sellerie moto | Tapizado de asientos de moto
Aircraft upholstery | Flugzeugsattlerei | Sellerie aéronautique | Tapicería aeronáutica
Train seat upholstery | Polsterung von Zugsitzen | Sellerie ferroviaire | Tapicería ferroviaria
Harness making | Geschirrbau | Fabrication de harnais | Fabricación de arneses
Bridle making | Trensenherstellung | Fabrication de brides | Fabricación de bridas
Saddle repair | Sattelreparatur | Réparation de selles | Reparación de sillas de montar
Saddle flocking | Sattel aufpolstern | Rembourrage de selles | Relleno de sillas de montar
Watch strap making | Uhrenarmbänder aus Leder | Fabrication de bracelets de montre | Correas de reloj
Leather bookbinding | Ledereinbände | Reliure cuir | Encuadernación en piel
Desk leather lining | Schreibtischleder | Gainage de bureau | Forrado de escritorios | Gainerie
Case making | Etuiherstellung | Étuis en cuir | Fabricación de estuches
Shoe pattern making | Patronage de chaussures | Patronaje de calzado
Shoe lasting | Schuhe zwicken | Aufzwicken | Montage de chaussures | Montado de calzado
Shoe upper closing | Schaftnähen | Schäftemachen | Piqûre de tiges | Aparado de calzado
Shoe sole stitching | Sohlen nähen | Couture de semelles | Cosido de suelas
Goodyear welting | Rahmengenäht | Cousu Goodyear | Cosido Goodyear
Blake stitching | Durchgenähte Schuhe | Cousu Blake | Cosido Blake
Shoe gluing | Schuhe kleben | Collage de chaussures | Pegado de calzado
Shoe finishing | Schuhfinish | Finissage de chaussures | Acabado de calzado
Shoe dyeing | Schuhe färben | Teinture de chaussures | Teñido de zapatos
Shoe shining | Shoe polishing | Schuhe putzen | Cirage de chaussures | Abrillantado de zapatos
Shoe stretching | Schuhe dehnen | Mise en forme de chaussures | Ensanchado de zapatos
Insole making | Einlagen fertigen | Fabrication de semelles orthopédiques | Plantillas ortopédicas
Orthopaedic footwear | Orthopädische Schuhe | Chaussures orthopédiques | Calzado ortopédico
Key cutting | Schlüsselkopien | Reproduction de clés | Duplicado de llaves | Copia de llaves
=Engraving | Gravieren | =Gravur | =Gravure | Grabado de metales
Sneaker customisation | Sneaker customization | Custom sneakers | Personnalisation de baskets | Personalización de zapatillas
Sneaker sole whitening | Sohlen entgilben | Blanchiment de semelles | Blanqueo de suelas | Unyellowing
Sneaker sole swap | Sohlentausch | Changement de semelles de baskets
Price lists for repairs | Reparaturpreislisten | Grilles tarifaires de réparation | Tarifas de reparación
Customer intake of items | Warenannahme Textilreinigung | Accueil en pressing | Recepción de prendas
Workshop scheduling | Werkstattplanung | Planning d'atelier | Planificación de taller
Before-and-after photography | Vorher-Nachher-Fotos | Photos avant-après | Fotos de antes y después
Material identification | Materialbestimmung | Identification des matières | Identificación de materiales
Leather identification | Lederarten erkennen | Identification du cuir | Identificación de cuero
Damage assessment | Schadensbewertung | Évaluation des dommages | Evaluación de daños
Insurance repairs of textiles | Versicherungsschäden an Textilien | Sinistres textiles
Colour spectrophotometry | Spektralphotometer | Spectrocolorimétrie | Espectrofotometría de color
Airbrush maintenance | Airbrush-Wartung | Entretien d'aérographe | Mantenimiento de aerógrafo
Solvent recycling | Lösemittelrückgewinnung | Recyclage de solvants | Reciclaje de disolventes
Water-based finishes | Wasserbasierte Zurichtung | Finitions à l'eau | Acabados al agua
Leather glue removal | Klebereste von Leder entfernen | Décollage du cuir
Velcro replacement | Klettverschluss ersetzen | Remplacement de velcro | Cambio de velcro
Snap fastener setting | Druckknöpfe setzen | Pose de boutons-pression | Colocación de broches
Rivet setting | Nieten setzen | Pose de rivets | Colocación de remaches
Eyelet setting | Ösen setzen | Pose d'œillets | Colocación de ojales metálicos
Elastic replacement | Gummizug ersetzen | Remplacement d'élastiques | Cambio de elásticos
Lining repair | Futter reparieren | Réparation de doublures | Reparación de forros
Down jacket repair | Daunenjacken reparieren | Réparation de doudounes | Reparación de plumíferos
Outdoor gear repair | Outdoorkleidung reparieren | Réparation de matériel outdoor | Reparación de material outdoor
Membrane garment care | Membranbekleidung pflegen | Entretien des membranes imperméables | Cuidado de prendas técnicas
Seam sealing | Nahtabdichtung | Étanchéité des coutures | Sellado de costuras
Wetsuit repair | Neoprenanzüge reparieren | Réparation de combinaisons néoprène | Reparación de neopreno
Knitwear repair | Strick reparieren | Réparation de maille | Reparación de punto
Visible mending | Sichtbares Flicken | Raccommodage visible | Remiendo visible
=Darning | Strümpfe stopfen | Reprisage | Zurcido
Upcycling | Surcyclage | Suprarreciclaje
Tie cleaning | Krawattenreinigung | Nettoyage de cravates | Limpieza de corbatas
Hat cleaning | Hutreinigung | Nettoyage de chapeaux | Limpieza de sombreros
Hat blocking | Hutformen | Mise en forme de chapeaux | Conformado de sombreros
Glove cleaning | Handschuhreinigung | Nettoyage de gants | Limpieza de guantes
Belt repair | Gürtel reparieren | Réparation de ceintures | Reparación de cinturones
Wallet repair | Geldbörsen reparieren | Réparation de portefeuilles | Reparación de carteras
Watch strap replacement | Uhrenarmband wechseln | Changement de bracelets de montre | Cambio de correas de reloj
Office chair upholstery | Bürostühle beziehen | Retapissage de chaises de bureau | Tapizado de sillas de oficina
Restaurant seating upholstery | Gastronomiepolster | Sellerie de restaurants | Tapizado de hostelería
Medical seating upholstery | Polster für Praxisliegen | Sellerie médicale | Tapizado de camillas
Gym equipment upholstery | Fitnessgeräte beziehen | Sellerie de machines de sport | Tapizado de máquinas de gimnasio
Seat heating installation | Sitzheizung nachrüsten | Pose de sièges chauffants | Instalación de asientos calefactables
Seat belt replacement | Gurte wechseln | Remplacement de ceintures de sécurité | Cambio de cinturones de seguridad
Airbag-safe seams | Airbagnähte | Coutures airbag
Vintage car interiors | Oldtimer-Innenausstattung | Sellerie de voitures anciennes | Tapicería de coches clásicos
+Hand stitching | Couture sellier | Point sellier | =Cousu sellier | Cosido a mano
+Leather prototyping | Mise au point de prototypes
Edge dyeing | Teinture des tranches | Kantenfärben
`;
