/** Fabric and clothing: making, upholstering, washing, mending. How a line is written says `general.ts`. */
export const textiles = `
Pre-spotting | Vordetachur | Prébrossage | Predesmanchado
Post-spotting | Nachdetachur | Postdétachage
Spotting agents | Detachiermittel | Produits détachants | Productos desmanchadores
Spotting table | Detachiertisch | Table à détacher | Mesa de desmanchar
Blood stain removal | Blutflecken entfernen | Taches de sang | Manchas de sangre
Wine stain removal | Rotweinflecken entfernen | Taches de vin | Manchas de vino
Grease stain removal | Fettflecken entfernen | Taches de graisse | Manchas de grasa
Coffee stain removal | Kaffeeflecken entfernen | Taches de café | Manchas de café
Rust stain removal | Rostflecken entfernen | Taches de rouille | Manchas de óxido
Wax removal | Wachs entfernen | Enlèvement de cire | Eliminación de cera
Gum removal | Chewing gum removal | Kaugummientfernung | Enlèvement de chewing-gum | Eliminación de chicles
Paint stain removal | Farbflecken entfernen | Taches de peinture | Manchas de pintura
Textile dyeing | Textilfärberei | Garnfärben | Teinture textile | Tintura textil | Tintorería textil
Textile recolouring | Textilien umfärben | Recoloration textile | Reteñido de prendas
Textile bleaching | Textilien bleichen | Blanchiment textile | Blanqueo textil
Textile finishing | Textilveredlung | Ennoblissement textile | Acabados textiles
Textile printing design | Textildruckdesign | Dessin textile | Diseño de estampados
Digital textile printing | Digitaler Textildruck | Impression textile numérique | Impresión textil digital
Sublimation printing | Sublimationsdruck | Impression par sublimation | Sublimación textil
Heat transfer printing | Transferdruck | Flocage | Impresión por transferencia | Flex printing
Garment printing | Direct-to-garment | DTG printing | Textildirektdruck
=Batik | Batikfärben
Spinning of yarn | Garnspinnerei | Filature | Hilatura
=Warping | Schären von Kettgarn | Ourdissage | =Urdido
Loom operation | Webmaschinen | Métiers à tisser | Conduite de métiers à tisser | =Telares
Jacquard weaving | Jacquardweberei | Tissage jacquard | Tejido jacquard
Hand weaving | Handweberei | Tissage à la main | Tejido a mano
Tapestry weaving | Tapisserieweberei | Tissage de tapisseries | =Tapices
Circular knitting | Rundstricken | Tricotage circulaire | Tejido de punto circular
Flat knitting | Flachstricken | Tricotage rectiligne | Tricotosas
Knitwear design | Strickdesign | Stylisme maille | Diseño de punto
Lace making | Klöppeln | Spitzenherstellung | =Dentelle | Encaje de bolillos
Felting | =Filzen | Feutrage | Fieltrado
Nonwovens | Vliesstoffe | Non-tissés | No tejidos
Technical textiles | Technische Textilien | Textiles techniques | Textiles técnicos
Yarn testing | Garnprüfung | Contrôle des fils | Ensayos de hilo
Colour fastness testing | Farbechtheitsprüfung | Solidité des teintures | Solidez del color
Textile testing | Textilprüfung | Essais textiles | Ensayos textiles
Care labelling | Pflegekennzeichnung | Étiquetage d'entretien | Etiquetado textil | Textile care symbols | Pflegesymbole
Fabric cutting | Stoffzuschnitt | Zuschnitt von Stoffen | Coupe de tissu | Coupe textile | Corte de tela | Corte textil
Automatic fabric cutting | Automatischer Zuschnitt | Coupe automatisée | Corte automático de tejidos
Fabric spreading | Stofflegen | Matelassage de tissu | Extendido de tejidos
Marker making | Schnittbildlegen | Placement de patrons | =Marcadas
Pattern grading | =Gradieren | Schnittgradierung | =Gradation | Gradation de patrons | Escalado de patrones
=Draping | Drapieren an der Büste | =Moulage | Moulage couture | Moulage sur mannequin | Modelado sobre maniquí
CAD pattern making | CAD-Schnittkonstruktion | Patronage CAO | Patronaje digital | Patronaje CAD
Lectra Modaris | ~Modaris
Gerber AccuMark | AccuMark
CLO 3D | CLO3D | Marvelous Designer
Optitex
Tech packs | Technical packs | Dossiers techniques textile | Fichas técnicas de prendas
Sample sewing | Musternäherei | Confección de muestrarios
Bespoke tailoring | Maßanfertigung | Maßkonfektion | Tailleur sur mesure | Sastrería a medida | Couture sur mesure
Haute couture | Alta costura
Bridal wear making | Brautmode | Robes de mariée sur mesure | Confección de vestidos de novia
Costume making | Kostümschneiderei | Création de costumes | Confección de vestuario
Lingerie making | Wäscheschneiderei | Corseterie | Corsetería
Shirt making | Hemdenmacherei | Chemiserie | Camisería
Workwear repair | Berufskleidung ausbessern | Réparation de vêtements de travail | Reparación de ropa laboral
Overlocking | Overlock sewing | Overlocknähen | Surjeteuse | =Surjet | Remalladora
Coverstitch | Coverlock | Recouvreuse | Recubridora
Blind hemming | Blindstich | Point invisible | Puntada invisible
Buttonhole making | Knopflöcher | Boutonnières | =Ojales
=Hemming | =Säumen | Kürzen und Säumen | =Ourlets | Dobladillos
Trouser shortening | Hosen kürzen | Raccourcir des pantalons | Acortar pantalones
Garment fitting | Anproben | Essayages | Pruebas de prendas
Machine embroidery | Maschinenstickerei | Broderie machine | Bordado a máquina
Hand embroidery | Handstickerei | Broderie main | Bordado a mano
=Beading | Perlenstickerei | Broderie perlée | Pedrería
Sewing machine repair | Nähmaschinenreparatur | Réparation de machines à coudre | Reparación de máquinas de coser
Tent making | Zeltbau | Zeltnäherei | Confection de tentes | Confección de carpas
Sail making | Voilerie | Velería
Awning making | Markisenbau | Fabrication de stores | Fabricación de toldos
Tarpaulin making | Planenherstellung | Planenkonfektion | Confection de bâches | Confección de lonas
High-frequency welding of tarpaulins | Hochfrequenzschweißen | Soudure haute fréquence | Soldadura por alta frecuencia
Cushion making | Kissen nähen | Confection de coussins | Confección de cojines
Loose cover making | Hussen nähen | Confection de housses | Confección de fundas
Spring upholstery | Federkernpolsterung | Schnürung von Federn | Garniture à ressorts | Tapizado con muelles
Traditional upholstery | Klassische Polsterung | Tapisserie traditionnelle | Tapizado tradicional
Deep buttoning | Knopfheftung | Capitonnage | Capitoné
Webbing of seats | Gurte spannen | Sanglage de sièges | Cinchado de asientos
Chair caning | Stuhlflechten | Wiener Geflecht | Cannage | Rempaillage | Rejilla de sillas
Mattress making | Matratzenherstellung | Fabrication de matelas | Fabricación de colchones
Upholstery fabric selection | Polsterstoffauswahl | Choix de tissus d'ameublement | Selección de telas de tapicería
Upholstery cutting | Polsterzuschnitt | Coupe ameublement | Corte de tapicería
Wall upholstery | Wandbespannung | Tenture murale | Entelado de paredes
Blinds installation | Jalousienmontage | Pose de stores | Instalación de persianas
Curtain hanging | Gardinen aufhängen | Pose de rideaux | Instalación de cortinas
Flag making | Fahnen nähen | Confection de drapeaux | Confección de banderas
Toy stuffing | Stofftiere nähen | Confection de peluches | Confección de peluches
Wet cleaning machines | Nassreinigungsmaschinen | Machines d'aquanettoyage | Máquinas de wet cleaning
Dry cleaning machines | Chemischreinigungsmaschinen | Machines de nettoyage à sec | Máquinas de limpieza en seco
Hydrocarbon dry cleaning | Kohlenwasserstoffreinigung | Nettoyage aux hydrocarbures | Limpieza con hidrocarburos
Washer-extractors | Waschschleudermaschinen | Laveuses-essoreuses | Lavadoras centrífugas
Tunnel washers | Waschstraßen | Waschstraße | Tunnels de lavage | Túneles de lavado
Tumble drying | Wäschetrockner | Séchage en tambour | Secado en secadora
Flatwork ironing | Mangelarbeiten | Wäschemangel | Sécheuse-repasseuse | Calandra
Press machines for garments | Bügelpresse | Presse à repasser | Planchas industriales | Steam press
Form finishing | Dampfpuppe | Mannequin de repassage | Maniquí de planchado
Garment inspection | Warenkontrolle Textil | Contrôle des vêtements | Revisión de prendas
Garment tagging | Textilien kennzeichnen | Marquage du linge | Marcado de prendas
Garment packing | Kleidung verpacken | Emballage de vêtements | Embolsado de prendas
Laundry sorting | Wäsche sortieren | Tri du linge | Clasificación de ropa
Laundry folding | Wäsche falten | Pliage du linge | Doblado de ropa
Hospital linen | Krankenhauswäsche | Linge hospitalier | Ropa hospitalaria
Hotel linen | Hotelwäsche | Linge hôtelier | Lencería de hotel
Washing programmes | Waschprogramme | Programmes de lavage | Programas de lavado
Laundry dosing systems | Waschmitteldosierung | Dosage lessiviel | Dosificación de detergentes
Laundry hygiene | Wäschehygiene | ~RABC | Higiene textil
RFID textile tracking | RFID-Wäschekennzeichnung | Traçabilité RFID du linge | Trazabilidad RFID de ropa
Delicate fabrics | Empfindliche Stoffe | Tissus délicats | Tejidos delicados
Cashmere care | Kaschmirpflege | Entretien du cachemire | Cuidado del cachemir
Velvet cleaning | Samtreinigung | Nettoyage du velours | Limpieza de terciopelo
Linen fabric care | Leinenpflege | Entretien du lin | Cuidado del lino
Alcantara cleaning | Alcantarareinigung | Nettoyage de l'alcantara | Limpieza de alcantara
Microfibre upholstery cleaning | Mikrofaserpolster reinigen | Nettoyage de microfibre | Limpieza de microfibra
Duvet cleaning | Bettdeckenreinigung | Nettoyage de couettes | Limpieza de edredones
Pillow cleaning | Kissenreinigung | Nettoyage d'oreillers | Limpieza de almohadas
Uniform cleaning | Uniformreinigung | Nettoyage d'uniformes | Limpieza de uniformes
Costume cleaning | Kostümreinigung | Nettoyage de costumes | Limpieza de disfraces
Historic textile cleaning | Reinigung historischer Textilien | Nettoyage de textiles anciens | Limpieza de textiles antiguos
Tapestry conservation | Tapisserierestaurierung | Restauration de tapisseries | Restauración de tapices
Moth treatment | Mottenbehandlung | Traitement antimite | Tratamiento antipolillas
Flame-retardant treatment | Flammschutzausrüstung | Traitement ignifuge | Ignifugado
Antistatic treatment | Antistatikbehandlung | Traitement antistatique | Tratamiento antiestático
Carpet repair | Teppichboden reparieren | Réparation de moquette | Reparación de moqueta
Carpet dyeing | Teppiche färben | Teinture de tapis | Teñido de alfombras
Carpet fringe repair | Teppichfransen erneuern | Réparation de franges | Reparación de flecos
Carpet edging | Teppich ketteln | Surjetage de moquette | Ribeteado de alfombras
Carpet dry cleaning | Trockenreinigung von Teppichen | Nettoyage à sec de tapis | Limpieza en seco de alfombras
Carpet protection | Teppichschutz | Protection de tapis | Protección de alfombras
Rug appraisal | Teppichbewertung | Expertise de tapis | Tasación de alfombras
Rug drying | Teppichtrocknung | Séchage de tapis | Secado de alfombras
Urine odour treatment | Uringeruch entfernen | Traitement des odeurs d'urine | Tratamiento de olores de orina
Smoke odour removal | Rauchgeruch entfernen | Élimination des odeurs de fumée | Eliminación de olor a humo
Allergen treatment | Milbenbehandlung | Traitement anti-acariens | Tratamiento antiácaros
Mould remediation on textiles | Stockflecken entfernen | Traitement des moisissures textiles | Tratamiento de moho en tejidos
`;
