/** What upholsterers, saddlers and cleaners do in their workshops and on site, in the words of nine languages. How a line is written says `general.ts`. */
export const workshop = `
=Webbing | Jute webbing | Webbing and springing | Webbing, springing | =Gurten | Sangles et ressorts | Sanglage | Cinchado | Cinghiatura
=Springing | Coil springs | Spring tying | Coil springing | Hand-tied springs | Eight-way hand-tied springs | Lashing springs | Federschnürung | Federkern schnüren | Schnüren von Federn | Guindage | Guindage des ressorts | Atado de muelles | =Muelles | Legatura delle molle | Amarração de molas
+Deep buttoning | =Buttoning | Diamond tufting | Button tufting | =Tufting | Chesterfield buttoning | Kapitonierung | Capitonné | Capitoneado
Pattern matching | Matching patterns | Fabric pattern matching | Rapport beachten | Musterrapport | Raccords de motifs | Casado de estampados
+Bridle making | Bridlework | Making bridles | =Bridles | Zaumzeug | Zäume nähen | Briderie | Confección de bridas | Briglie
+Saddle flocking | =Flocking | Reflocking | Re-flocking | Saddle reflocking | Sattelpolsterung | Rembourrage de selle | Relleno de sillas
+Saddle repair | Saddle repairs | Harness repair | Sattelreparaturen | Bourrellerie | Reparación de monturas
Edge finishing | Edge burnishing | Burnishing edges | Edge dressing | Edge bevelling | Kantenbearbeitung | Kanten polieren | Finition des tranches | Astiquage des tranches | Acabado de cantos | Finitura dei bordi
Colour coding | Color coding | Color-coded cleaning | Colour coding system | Farbsystem in der Reinigung | Vier-Farben-System | Code couleur | Codes couleurs | Código de colores | Codice colore | Código de cores | Kleurcodering | System kodowania kolorami
Scrubber-dryer operation < Floor scrubbers | Scrubber dryers | Ride-on scrubber | Operating scrubber-dryers | Bedienung von Scheuersaugmaschinen | Conduite d'autolaveuse | Manejo de fregadora | Lavasciuga | Uso della lavasciuga | Lavadora de pisos | Schrobmachine | Schrobzuigmachine | Obsługa szorowarki | Maszyny czyszczące | Obsługa maszyn czyszczących
Consumables ordering | Ordering of consumables | Ordering cleaning materials | Materialbestellung | Bestellung von Material | Commande de produits | Pedido de materiales | Ordine materiali | Pedido de materiais | Bestellen van materialen | Zamawianie środków czystości
+Cleaning audits | Cleaning inspections | Quality audits of cleaning | Hygiene audits | Hygienekontrollen | Contrôle qualité propreté | Inspección de limpieza
Spring cleaning | Grundputz | Ménage de printemps | Limpieza de mudanza
+Bathroom cleaning | Washroom cleaning | Restroom cleaning | Sanitärraumreinigung | Nettoyage des sanitaires | Entretien des sanitaires | Limpieza de sanitarios | Pulizia bagni | Pulizia servizi igienici | Limpeza de banheiros | Limpeza de casas de banho | Toiletten schoonmaken | Sanitair reinigen | Sprzątanie toalet | Tuvalet temizliği
Dusting and vacuuming | Hoovering | Wischen und Saugen | Aspiration et lavage des sols | Barrido y fregado | Aspirado | Spolveratura | Lavaggio pavimenti | Varrer e aspirar | Stofzuigen | Dweilen | Odkurzanie | Mycie podłóg | Zamiatanie
+Private household cleaning | House cleaning | Home cleaning | Housecleaning | Hausreinigung privat | Ménage à domicile | =Ménage | Limpieza del hogar | Limpieza de casas | Pulizie domestiche e uffici | Limpeza doméstica | Limpeza residencial | Huishoudelijk werk | Sprzątanie domów | Sprzątanie mieszkań | Ev temizliği
Office cleaning services | Sprzątanie biur | Sprzątanie pomieszczeń | Limpeza de escritórios | Ofis temizliği | Schoonmaken van kantoren
+Key holding | Keyholding | Opening and closing buildings | Schließdienst
Lone working | Lone worker safety | Alleinarbeit
Leather repair colour matching | Colour blending for leather
`;
