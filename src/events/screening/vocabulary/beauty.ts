/** Hair, skin and nails; guarding, rescue and police. How a line is written says `general.ts`. */
export const beauty = `
Hair cutting | Haare schneiden | Haarschnitt | Coupe de cheveux | Corte de pelo | Haircuts
Hair colouring | Hair coloring | =Haarfarbe | Haare färben | Coloration capillaire | Coloración capilar
Highlights and balayage | =Balayage | =Strähnen | =Mèches | =Mechas
Hair bleaching | Blondierung | Décoloration capillaire | Decoloración capilar
Hair extensions | Haarverlängerung | Extensions de cheveux | Extensiones de pelo
Hair straightening | Haarglättung | =Lissage | =Alisado
Permanent waving | Dauerwelle | Permanente capillaire | Permanente de pelo
Blow-drying | Föhnen | =Brushing | Brushing de peluquería
Updos | Hochsteckfrisuren | =Chignons | =Recogidos
Bridal hairstyling | Brautfrisuren | Coiffure de mariée | Peinados de novia
Men's hairdressing | Herrenhaarschnitt | Coiffure homme | Peluquería masculina
Wet shaving | Nassrasur | Rasage traditionnel | Afeitado clásico
Beard trimming | Bartpflege | Taille de barbe | Arreglo de barba
Scalp treatment | Kopfhautbehandlung | Soins du cuir chevelu | Tratamiento capilar
Wig making | Perückenherstellung | Perruquerie | Posticería
Facial treatments | =Facials | Gesichtsbehandlung | Soins du visage | Tratamientos faciales
Body treatments | Körperbehandlungen | Soins du corps | Tratamientos corporales
Skin analysis | Hautanalyse | Diagnostic de peau | Análisis de piel
Chemical peels | Fruchtsäurepeeling | Peeling chimique | Peeling químico
Microdermabrasion | Mikrodermabrasion
Microneedling | Microagujas
=Waxing | Wachsenthaarung | Épilation à la cire | Depilación con cera
=Sugaring | Zuckerpaste | Épilation au sucre
Laser hair removal | Laserenthaarung | Épilation laser | Depilación láser
Eyebrow shaping | Augenbrauen zupfen | Restructuration des sourcils | Diseño de cejas
Eyelash extensions | Wimpernverlängerung | Extensions de cils | Extensiones de pestañas
Eyelash tinting | Wimpern färben | Teinture de cils | Tinte de pestañas
Permanent make-up | Maquillage permanent | Micropigmentación | Microblading
Bridal make-up | Brautstyling | Maquillage de mariée | Maquillaje de novia
Stage make-up | Maquillage de scène | =Caracterización
Gel nails | Gelnägel | Ongles en gel | Uñas de gel
Acrylic nails | Acrylnägel | Ongles en résine | Uñas acrílicas
Pedicure | Pediküre | Pedicura
Hot stone massage | Massage aux pierres chaudes | Masaje con piedras calientes
Aromatherapy | Aromatherapie | Aromaterapia
Reflexology | Fußreflexzonenmassage | Réflexologie | Reflexología
Tattooing | Tätowieren | Tatouage | Tatuaje
Body piercing | Piercen | Perçage corporel
Colour consulting | Farbberatung | Colorimétrie | Asesoría de imagen
Salon management | Salonleitung | Gestion de salon | Gestión de peluquería
Patrol duty | Streifendienst | Rondes de surveillance | Rondas de vigilancia
Object protection | Objektschutz | Protection de sites | Protección de instalaciones
Personal protection | Personenschutz | Protection rapprochée
Event security | Veranstaltungsschutz | Sécurité événementielle | Seguridad en eventos
Retail security | Sécurité en magasin | Seguridad en tiendas
Aviation security | Luftsicherheit | Sûreté aéroportuaire | Seguridad aeroportuaria
Bag searches | Taschenkontrollen | Palpation de sécurité | Registro de bolsos
X-ray screening | Röntgenkontrolle | Contrôle par rayons X | Control por rayos X
Alarm response | Alarmverfolgung | Levée de doute | Respuesta a alarmas
Security control room | Notruf- und Serviceleitstelle | Poste central de sécurité | Central de alarmas
Security incident reports | Wachbuch | Main courante | Partes de incidencias
+Visitor management | Besuchermanagement | Gestion des visiteurs | Control de visitas
=Gatekeeping | Pfortendienst | Gardiennage de site | Control de acceso de vehículos
Cash in transit | Geldtransport | Transport de fonds | Transporte de fondos
Dog handling
Self-defence | Selbstverteidigung | Autodéfense | Defensa personal
Evacuation procedures | =Evakuierung | =Évacuation | =Evacuación
Fire watch | Brandwache | Surveillance incendie | Vigilancia contra incendios
Fire extinguisher use | =Feuerlöscher | Maniement d'extincteurs | Manejo de extintores
Fire extinguisher maintenance | Feuerlöscherwartung | Maintenance d'extincteurs | Mantenimiento de extintores
Rescue techniques | Rettungstechnik | Techniques de secours | Técnicas de rescate
Water rescue | Wasserrettung | Sauvetage aquatique | Rescate acuático
Mountain rescue | Bergrettung | Secours en montagne | Rescate de montaña
Breathing apparatus | Atemschutzgeräte | Appareil respiratoire isolant | Equipo de respiración autónoma
Hazmat response | Gefahrstoffeinsatz | Risques chimiques | Emergencias químicas
Emergency dispatch | Rettungsleitstelle | Régulation des secours
Criminal investigation | Kriminalermittlung | Enquête judiciaire | Investigación criminal
Forensic science | Forensik | Criminalistique | Criminalística
Traffic policing | Verkehrsüberwachung | Police de la route | Control de tráfico
Border control | Grenzkontrolle | Contrôle aux frontières | Control de fronteras
Fraud investigation | Betrugsermittlung | Enquête de fraude | Investigación de fraude
+Patrol duty | Patrolling | =Patrol | Night patrol | Night patrols
`;
