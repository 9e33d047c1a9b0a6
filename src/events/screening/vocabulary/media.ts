/** Pictures, sound, stage, text and marketing. How a line is written says `general.ts`. */
export const media = `
Portrait photography | Porträtfotografie | Photographie de portrait | Fotografía de retrato
Wedding photography | Hochzeitsfotografie | Photographie de mariage | Fotografía de bodas
Fashion photography | Modefotografie | Photographie de mode | Fotografía de moda
Architectural photography | Architekturfotografie | Photographie d'architecture | Fotografía de arquitectura
Real estate photography | Immobilienfotografie | Photographie immobilière | Fotografía inmobiliaria
Studio lighting | Studiobeleuchtung | Éclairage de studio | Iluminación de estudio
Photo retouching | Image retouching | Bildretusche | Retouche photo | Retoque fotográfico
Image editing | Bildbearbeitung | Traitement d'images | Edición de imágenes
Camera operation | Kameraführung | Cadrage vidéo
Colour grading | Color grading | Farbkorrektur | Étalonnage vidéo | Etalonaje
Aerial filming | Luftaufnahmen | Prises de vue aériennes | Grabación aérea
Live streaming | Livestreaming | Diffusion en direct | Retransmisión en directo
Sound recording | Tonaufnahme | Prise de son | Grabación de sonido
Sound mixing | Tonmischung | =Mixage | Mezcla de audio
Music production | Musikproduktion | Production musicale | Producción musical
Music composition | =Komposition | Composition musicale | Composición musical
Voice-over | Sprecher Synchron | Voix off | Locución
Dubbing | Doublage | Doblaje
Screenwriting | Drehbuchschreiben | Écriture de scénario | =Guion
Film directing | Filmregie | Réalisation de films | Dirección de cine
Set design | Bühnenbild | Scénographie | Escenografía
Stage management | Régie plateau
Stagehand work | Bühnentechnik | Machinerie de scène | Tramoya
Rigging for events | Veranstaltungsrigging | Accroche scénique | =Rigging
Choreography | Choreografie | Chorégraphie | Coreografía
Event moderation | Veranstaltungsmoderation | Animation d'événements | Presentación de eventos
Radio production | Radioproduktion | Production radio | Producción de radio
News writing | Nachrichtenredaktion | Rédaction d'actualités | Redacción de noticias
Investigative journalism | Investigativer Journalismus | Journalisme d'investigation | Periodismo de investigación
Fact checking | Faktenprüfung | Vérification des faits | Verificación de datos
Magazine editing | Magazinredaktion | Rédaction de magazine | Edición de revistas
Book publishing | Édition de livres | Edición de libros
Press releases | Pressemitteilungen | Communiqués de presse | Notas de prensa
Media relations | Medienarbeit | Pressearbeit | Relations médias | Relaciones con los medios
Corporate communications | Unternehmenskommunikation | Communication d'entreprise | Comunicación corporativa
Internal communications | Interne Kommunikation | Communication interne | Comunicación interna
Crisis communication | Krisenkommunikation | Communication de crise | Comunicación de crisis
Speech writing | Reden schreiben | Rédaction de discours | Redacción de discursos
UX writing | Rédaction UX | Redacción UX
Brand strategy | Markenstrategie | Stratégie de marque | Estrategia de marca
Logo design | Logogestaltung | Création de logos | Diseño de logotipos
Poster design | Plakatgestaltung | Création d'affiches | Diseño de carteles
Brochure design | Broschürengestaltung | Création de brochures | Diseño de folletos
Book design | Buchgestaltung | Conception de livres | Diseño de libros
=Infographics | Infografiken | Infographies | Infografías
Icon design | Icon-Gestaltung | Création d'icônes | Diseño de iconos
Character design | Figurendesign | Conception de personnages | Diseño de personajes
Concept art | Konzeptzeichnungen | Arte conceptual
Comic drawing | Comiczeichnen | Bande dessinée | Dibujo de cómic
Calligraphy | Kalligrafie | Calligraphie | Caligrafía
Life drawing | Aktzeichnen | Dessin d'après modèle | Dibujo del natural
=Sculpture | Bildhauerei | Modelage et sculpture | =Escultura
Oil painting | Ölmalerei | Peinture à l'huile | Pintura al óleo
Printmaking | Druckgrafik | Gravure d'art | Estampa artística
Screen design | Bildschirmgestaltung | Design d'écrans | Diseño de pantallas
Product design | Produktdesign | Design produit | Diseño de producto
Furniture design | Möbeldesign | Design de mobilier | Diseño de muebles
Jewellery design | Jewelry design | Schmuckdesign | Création de bijoux | Diseño de joyas
Accessory design | Accessoiredesign | Création d'accessoires | Diseño de accesorios
Trend research | Trendforschung | Veille de tendances | Investigación de tendencias
Mood boards | Moodboards | Planches de tendances
Window display design | Schaufensterdesign | Conception de vitrines | Diseño de escaparates
Fashion styling | Modestyling | Stylisme photo | Estilismo de moda
Rendering software | KeyShot
Substance Painter
=Houdini
Nuke compositing | Compositing
Motion capture | Bewegungserfassung | Capture de mouvement | Captura de movimiento
Visual effects | ~VFX | Visuelle Effekte | Effets visuels | Efectos visuales
Search engine content | SEO-Texte | Rédaction SEO | Redacción SEO
Link building | Linkaufbau | Netlinking | Construcción de enlaces
Keyword research | Keyword-Recherche | Recherche de mots-clés | Investigación de palabras clave
Conversion optimisation | Conversion rate optimization | Conversion-Optimierung | Optimisation de la conversion | Optimización de la conversión
Landing pages | Landingpages | Pages d'atterrissage | Páginas de aterrizaje
Display advertising | Displaywerbung | Publicité display | Publicidad display
Programmatic advertising | Programmatische Werbung | Publicité programmatique | Publicidad programática
Remarketing | Retargeting
Guerrilla marketing | Guerillamarketing | Street marketing
Event marketing | Eventvermarktung | Marketing événementiel | Marketing de eventos
Direct marketing | Direktmarketing | Marketing direct | Marketing directo
Customer relationship marketing | Kundenbindungsmarketing | Marketing relationnel | Marketing relacional
Marketing budgeting | Marketingbudget | Budget marketing | Presupuesto de marketing
Marketing plans | Marketingplan | Plan marketing | Plan de marketing
Local marketing | Lokales Marketing | Marketing local | Google Business Profile
Online reviews management | Bewertungsmanagement | Gestion des avis en ligne | Gestión de reseñas
`;
