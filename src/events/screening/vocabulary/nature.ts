/** Farms, forests, animals and flowers. How a line is written says `general.ts`. */
export const nature = `
Crop farming | Ackerbau | Grandes cultures | Cultivos herbáceos | Arable farming
Vegetable growing | Gemüsebau | Maraîchage | Horticultura
Fruit growing | Obstbau | Arboriculture fruitière | Fruticultura
Organic farming | Biolandwirtschaft | Ökologischer Landbau | Agriculture biologique | Agricultura ecológica
Permaculture | Permakultur | Permacultura
=Harvesting | Erntearbeit | Travaux de récolte | Recolección agrícola | Fruit picking
Grape harvesting | Weinlese | Vendanges | Vendimia
Vineyard pruning | Rebschnitt | Taille de la vigne | Poda de viñedos
Winemaking | Weinbereitung | Vinification | Vinificación
Olive growing | Olivenanbau | Oléiculture | Olivicultura
Hydroponics | Hydroponik | Hydroponie | Hidroponía
Crop protection | Pflanzenschutz | Protection des cultures | Fitosanitarios
Soil cultivation | Bodenbearbeitung | Travail du sol | =Laboreo
Fertilisation of crops | Düngung | Fertilisation | Fertilización
Tractor driving | Traktorfahren | Schlepperfahren | Conduite de tracteur | Conducción de tractor
Combine harvester operation | Mähdrescher | Moissonneuse-batteuse | Cosechadora
Precision farming | Präzisionslandwirtschaft | Agriculture de précision | Agricultura de precisión
Dairy farming | Milchviehhaltung | Élevage laitier | Ganadería lechera
=Milking | =Melken | Traite des vaches | Ordeño
Cattle breeding | Rinderzucht | Élevage bovin | Cría de ganado vacuno
Pig farming | Schweinehaltung | Élevage porcin | Ganadería porcina
Poultry farming | Geflügelhaltung | Aviculture | Avicultura
Sheep farming | Schafhaltung | Élevage ovin | Ganadería ovina
Horse care | Pferdepflege | Soins aux chevaux | Cuidado de caballos
Horse riding instruction | Reitunterricht | Enseignement de l'équitation | Clases de equitación
Farriery | Maréchalerie | =Herrado
Beekeeping | Apiculture | Apicultura
Fish farming | Aquakultur | Aquaculture | Pisciculture | Acuicultura
Farm management | Betriebsführung Landwirtschaft | Gestion d'exploitation agricole | Gestión de explotaciones agrícolas
Farm machinery operation | Landmaschinen bedienen | Conduite d'engins agricoles | Manejo de maquinaria agrícola
Forest management | Waldbewirtschaftung | Gestion forestière | Gestión forestal
Timber harvesting | Holzernte | Exploitation forestière | Aprovechamiento forestal
Wildlife management | Wildtiermanagement | Gestion de la faune | Gestión de fauna
=Hunting | Jägerprüfung | Permis de chasser | =Caza
Nature conservation | Naturschutz | Protection de la nature | Conservación de la naturaleza
Ranger work | Naturranger
Zoo keeping | Zootierpflege
Flower arranging | Blumenbinden | Composition florale | Arreglos florales
Bouquet making | Sträuße binden | Confection de bouquets | Ramos de flores
Funeral floristry | Trauerfloristik | Fleurs de deuil | Floristería funeraria
Wedding floristry | Hochzeitsfloristik | Fleurs de mariage | Floristería de bodas
Interior plant care | Innenraumbegrünung | Entretien de plantes d'intérieur | Plantas de interior
Sports turf maintenance | Sportplatzpflege | Entretien de terrains de sport | Mantenimiento de campos deportivos
Golf course maintenance | Golfplatzpflege | Entretien de golf | Mantenimiento de campos de golf
+Fence building | =Fencing | Fence maintenance
Livestock handling | Sheep handling | Cattle handling | Stock handling | =Mustering | Viehtrieb | Manejo de ganado
Crop spraying | Chemical spraying | Pflanzenschutzspritzen | Pulvérisation des cultures
Sheep shearing | =Shearing | Shearing shed work | Schafschur | Tonte de moutons | Esquila
+Tractor driving | Tractor operation | Operating tractors | Conduzione trattore | Obsługa ciągnika
+Irrigation systems | =Irrigation | Riego | Bewässerung
`;
