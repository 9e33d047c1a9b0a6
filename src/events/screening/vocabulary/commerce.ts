/** Selling, serving and repairing what is sold. How a line is written says `general.ts`. */
export const commerce = `
Shop floor sales | Verkauf auf der Fläche | Vente en magasin | Venta en tienda
Fashion sales | Modeverkauf | Vente de prêt-à-porter | Venta de moda | Fashion retail
Shoe sales | Schuhverkauf | Vente de chaussures | Venta de calzado
Furniture sales | Möbelverkauf | Vente de meubles | Venta de muebles
Jewellery sales | Jewelry sales | Schmuckverkauf | Vente de bijoux | Venta de joyería
Electronics sales | Elektronikverkauf | Vente d'électronique | Venta de electrónica
Car sales | Autoverkauf | Vente automobile | Venta de coches | Vehicle sales
Food retail | Lebensmitteleinzelhandel | Distribution alimentaire | Comercio de alimentación
Fresh food counter | Frischetheke | Bedientheke | Rayon frais | Sección de frescos
=Wholesale | =Großhandel | Vente en gros | Venta al por mayor
Door-to-door sales | Haustürgeschäft | Vente à domicile | Venta puerta a puerta
+Telephone sales | Vente par téléphone | Venta telefónica | Telemarketing
Inside sales | Vertriebsinnendienst | Vente sédentaire | Venta interna
Technical sales | Technischer Vertrieb | Venta técnica
Sales presentations | Verkaufspräsentationen | Présentations commerciales | Presentaciones de ventas
+Sales forecasting | Umsatzprognosen | Prévisions de ventes | Previsión de ventas
Sales reporting | Vertriebsreporting | Reporting commercial | Informes de ventas
Sales training | Verkaufstraining | Formation commerciale | Formación en ventas
Sales closing | Verkaufsabschluss | Conclusion de vente | Cierre de ventas | Closing deals
Solution selling | Lösungsvertrieb | Vente de solutions | Venta consultiva | Consultative selling
+Territory management | Gebietsleitung | Gestion de secteur | Gestión de zona
Dealer management | Händlerbetreuung | Gestion de revendeurs | Gestión de distribuidores
Channel sales | Vertriebspartner | Vente indirecte | Venta por canal
Export sales | Exportvertrieb | Vente export | Ventas de exportación
Quotation follow-up | Angebotsverfolgung | Relance de devis | Seguimiento de ofertas
Customer retention | Kundenbindung | Fidélisation client | Fidelización de clientes
Customer acquisition | Kundengewinnung | Neukundenakquise | Acquisition de clients | Captación de clientes
+Customer onboarding | Kunden-Onboarding | Intégration client | Incorporación de clientes
Loyalty programmes | Loyalty programs | Kundenkarten | Programmes de fidélité | Programas de fidelización
Customer surveys | Kundenbefragung | Enquêtes de satisfaction | Encuestas de satisfacción
Live chat support | Chat-Support | Support par chat | Atención por chat
Ticket systems | Ticketsystem | Outils de ticketing | Sistemas de tickets
Call handling | Anrufbearbeitung | Traitement d'appels | Gestión de llamadas | Inbound calls
Service desk management | Service-Desk-Leitung | Gestion du centre de services | Gestión de mesa de ayuda
Escalation management | Eskalationsmanagement | Gestion des escalades | Gestión de escalados
Warranty handling | Garantieabwicklung | Gestion des garanties | Gestión de garantías
After-sales service | Kundendienst nach dem Kauf | Service après-vente | ~SAV | Servicio posventa
Gift wrapping | Geschenkverpackung | Emballage cadeau | Envoltorio de regalos
Price labelling | Preisauszeichnung | Étiquetage des prix | Etiquetado de precios
+Planograms | Plan de rayonnage | Planogramas
Promotion displays | Aktionsaufbauten | Têtes de gondole | Cabeceras de góndola
+Product demonstrations | Produktvorführung | Démonstration de produits | Demostración de productos
Sampling promotions | Promotionaktionen | Animation commerciale
+Product knowledge | Conocimiento de producto
Assortment planning | Sortimentsplanung | Plan d'assortiment | Planificación de surtido
Buying for retail | Sortimentseinkauf | Achat retail | Compras retail
Markdown management | Abschriftenmanagement | Gestion des démarques | Gestión de rebajas
Shrinkage control | Inventurdifferenzen | Gestion de la démarque inconnue | Control de mermas
Till reconciliation | Kassenabrechnung | Kassenabschluss | Clôture de caisse | Cuadre de caja | Cierre de caja
Cash deposits | Bankeinzahlungen | Remise en banque | Ingresos bancarios
Card payments | Kartenzahlung | Paiement par carte | Cobro con tarjeta
Self-checkout supervision | SB-Kassen | Caisses automatiques | Cajas de autoservicio
Click and collect | Click & Collect | Retrait en magasin | Recogida en tienda
Marketplace management | Marktplatzmanagement | Gestion de places de marché | Gestión de marketplaces
Product listing | Produkte einstellen | Fiches produits | Fichas de producto
Online shop management | Onlineshop-Verwaltung | Gestion de boutique en ligne | Gestión de tienda online
Second-hand resale | Second-Hand-Verkauf | Revente de seconde main | Venta de segunda mano
Vintage expertise | Expertise vintage
Antique appraisal | Antiquitätenbewertung | Expertise d'antiquités | Tasación de antigüedades
Auctioneering | Auktionsleitung | Vente aux enchères | =Subastas
Art dealing | Marché de l'art | Comercio de arte
Post office counter | Guichet postal | Ventanilla de correos
Bank counter service | Guichet bancaire | Atención en ventanilla
Currency exchange | Geldwechsel | Change de devises | Cambio de divisas
Rental service | Vermietungsservice | Service de location | Servicio de alquiler
Funeral services | =Bestattung | Servicios funerarios
Photo printing service | Fotoservice | Tirage photo | Revelado de fotos
Mobile phone repair | Handyreparatur | Smartphone-Reparatur | Réparation de téléphones | Reparación de móviles
Appliance repair | Haushaltsgerätereparatur | Réparation d'électroménager | Reparación de electrodomésticos
TV and radio repair | Fernsehtechnik | Réparation de téléviseurs | Reparación de televisores
Toy repair | Spielzeugreparatur | Réparation de jouets | Reparación de juguetes
Musical instrument repair | Instrumentenbau | Instrumentenreparatur | Reparación de instrumentos
Piano tuning | Klavierstimmen | Accordage de pianos | Afinación de pianos
Frame making | Einrahmung | =Bilderrahmen | Encadrement d'art | Enmarcado
Gemstone setting | Edelsteinfassen | Sertissage de pierres | Engaste de piedras
Gemmology | Gemmologie | Gemología
Clock repair | Uhrenreparatur | Réparation d'horloges | Reparación de relojes
`;
