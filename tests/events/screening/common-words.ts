/** Words that say something else than a skill in most of the texts in which they stand. Test data, without any order that matters. */
export const commonWords = `
about above access across after again against agile age ago air all almost alone along already also always among and angular animal another answer any apex arm around art ask assembly
away babel baby back bad bag ball bamboo band bank bar base bash basket bath be bear beat because bed before begin behind bell below best better between beyond big bird black blackboard blender
block blood blow blue board boat body book boost boot bootstrap both bottle box boy bread break bridge bright bring broken brother brown build bulk bun burn business busy but butcher baker barber
buy by call can capacitor car card care carpenter carry case cat catch celery chain chair chance change chase cheap check chest chief child choice church circle city clean clear climb clock close
cloth cloud coast coat cold colour come confluence cook cool copy core corn corner cost could count country course cover cow cross crowd cry cucumber cup customs cut cypress dagger dance danger dark day dead
deal dear deep deer desk detox dinner direct dirty dispensing do doctor doctrine dog door double down draw dream dress drink drive drop dry during dust each ear early earth east eat edge egg eight
electron ember empty end enemy engine enjoy enough envoy enzyme equal even evening event ever every example expenses experimentation expo express eye face facing fact fall family far farm fast fat father fear
feather feed feel few field fight figure fill film find fine finger finish fire first fish five fix flag flask flat floor flow flower flutter fly follow food foot for force forest forget four free fresh
friend from front fruit full game garden gate general gentle gherkin get gift girl give glass go gold good grass grasshopper great green grey groovy ground group grow guess guest gun hair half hand hang happy
hard hat have head hear heart heat heavy helm help here hibernate high hill hilt history hold hole home hope horse hot hour house how hundred hungry hurry ice idea if ill inside insomnia insurance inventor iron
island jest job join journey juice juniper jump just keep key kick kill kind king kitchen knee knife know lake lamp land language large last late laugh lead leaf learn leave left leg lend less lesson let letter
lie life light like line lion lip liquid list listen little live long look lose lot loud love low luck lunch make man many map mark market match may maven mean meat meet mercurial metal middle milk mind mining
minute minutes miss mocha moment money mongoose month moon more morning most mother mountain mouth move much music must nail name narrow near neck need nest never new next nice night nine no noise north nose not
note nothing notion now number ocean of off office often oil old on once one only open or orange order other our out over own packer packing page paint pair pairing pandas paper parcel part party pass past path
pay peace pen pencil people perhaps person picture piece pig pink place plan plane plant plate plating play please pocket point poor post postman pot power pretty prettier price prince prize problem prometheus prove
publisher pull puppet puppeteer push put queen question quick quiet quite quoting rails rain raise reach react read ready real receiving red redux remix rest retrofit rhino rice rich ride right ring rise river road
rock roll rollup roof room root rope rose rough round row rule run rust sad safe sail salt same sand sanity sauces save say school sea seat second see seed seem sell send seven shade shake shape sharp sheet shelf
shine ship shirt shoe shop short shorthand shoulder shout show shut sick side sign silver simple since sing sister sit six size skin skirt sky slack sleep slip slow small smell smile smoke snow snowflake so soap
soft solidity some son song soon sound soup south space spark speak speed spell spend spoon spotting spring square stand star start station stay steel step stick still stocking stone stop storm story storybook
street strong subversion sugar summer sun sure swagger sweet swift swim table tail tailwind take tale talk tall tally tanning tea tell ten tenders tent test than that then there thick thin thing think three throw
tie time tired today together tomcat tomorrow tongue too tooth top tornado touch town train transformers tree trip true turn turning twig two ugly under unity unreal until up use vagrant valley very view visit
voice wait waiting walk wall want war warm wash watch water waterfall wave way weak wear weather week well west wet what wheel when where which while white who whole why wide wild will win wind window wine wing
winter wire wise with woman wonder wood word work workday world worry write wrong yard yarn year yellow yes yesterday young zig zoom assembler abacus acrobat concur encapsulation fitter patronage rectification rota

aber acht alle alt anfang antwort arbeit arm auch auf auge aus baum bein berg bild blatt blau blick boden brief bruder buch danach dann das denken deutsch ding dorf drei dunkel ecke eigen ein eltern ende erde essen
fahren fall farbe fein feld fenster feuer finden frage frau frei freund fuss ganz geben gehen geld genau gern gesicht glas glauben gross grund gut haben halb hand haus heute hier himmel hund immer jahr jetzt jung
kalt katze kind klein kommen kopf kraft krank kurz lachen land lang laufen leben leicht lernen letzte licht lieben links machen mangeln mann mensch messen mitte monat morgen mutter nacht name nase neu nicht oben ohne
platz rechts regen ruhe sache schilder schlafen schnell schon schule sehen sein seite sommer sonne spiel sprache stadt stein steppen stimme stunde tag teil texten tief tisch tochter tragen tun unten vater viel vogel
vulkan wagen wald wand warten wasser weg weit welt wenig wetter wichtig winter wissen woche wohnen wort zahl zeigen zeit zustand zwei

ami an animal apres arbre argent avec avoir beau bien blanc boire bois bon boucher boulanger bras bruit chaise chat chaud chemin cheval chez chien ciel coeur conditionnement confection corps cote coup cours dent
dernier deux dire dix doigt donner dormir eau ecole enfant ensemble entre etre facile faim faire femme fenetre fete feu feuille fille fils fin fleur force froid fruit garder gens grand gris heure hier homme ici jamais
jardin jeune jouer jour lait lettre lieu livre loin lourd luxe main maison mal manger matin mer mere mois monde mort mot mur neige noir nom nouveau nuit oeil oiseau ordre ouvrir pain parler partir pas payer pere petit
peu pied pierre place pluie porte poser prix quatre rester riche rien rouge route rue sable saison sang saucier sel sept servir seul soir soleil sous sur temps terre tete toilettes tomber toujours tout travail transmissions
trois trop trouver vent vert vie vieux village ville vite voir voix vouloir voyage vrai vue charpentier

abrir agua ahora alegre alto amarillo amigo amor antes aqui arbol arriba ayer azul bajo barco blanco boca bosque brazo bueno cabeza caja calle calor cama camino campo cara carne carta casa cerca cielo cinco ciudad claro
coche comer correr cosa cuando cuatro cuerpo curas dedo despues dia dinero dormir duro edad enero entrar escuela excursiones familia feliz ferias flor fuego gato gente grande gusto hablar hacer hermano hijo hoja hombre
hora hoy huevo isla joven juego largo leche libro llave lluvia luna luz madre malo mano manzana mar mejor menos mesa miedo mismo mujer mundo nieve nombre nueve nunca ojo padre pan papel pared pelo perro pez piedra
pierna pobre primero pronto puerta queso redes reloj rojo ropa rota saber sal sangre seis semana siempre silla sol sombra suelo tarde tiempo tierra tintura trabajo triste verde verano vestido vida viejo viento yeso zapato
`;

/** Of people, and with `companies` the names of firms that people work for. */
export const givenNames = `
Adam Adrian Agnes Ahmed Aisha Albert Alejandro Alex Alexander Alice Alina Amal Amelia Amy Ana Anders Andrea Andreas Andrew Angela Anita Anna Anne Antoine Antonio Astrid Barbara Beatrice Ben Benjamin Bernd Bianca Boris
Brian Camille Carla Carlos Carmen Carol Caroline Cassandra Catherine Cecilia Celia Charles Charlotte Chloe Chris Christian Christine Claire Clara Claude Claudia Conan Daniel Daria David Deborah Diana Diego Dieter Dmitri
Dorothea Edith Eduardo Elena Elias Elif Elisabeth Ella Emil Emily Emma Enrico Eric Erika Esther Eva Fatima Felix Fernando Fiona Florian Francesca Francis Frank Franz Frida Gabriel George Gerald Gerda Giovanni Grace Greta
Gustav Hanna Hans Harry Hassan Heidi Helen Helena Henry Hugo Ibrahim Ida Ines Ingrid Irene Iris Isabel Ivan Jack Jacob James Jan Jasmine Jean Jenny Joan Johanna John Jonas Jorge Jose Josef Juan Julia Julian Julie Karim
Karin Karl Kate Katja Klaus Koa Lars Laura Lena Leo Leon Lina Linda Lisa Louis Louise Lucas Lucia Lucy Luis Luisa Magda Manuel Marco Margaret Maria Marie Mario Mark Marta Martha Martin Mary Mateo Mathilde Matteo Max Maya
Mehmet Mia Michael Miguel Mila Miro Mohamed Monica Nadia Nancy Naomi Natalia Nicolas Nina Noah Nora Olga Oliver Olivia Omar Oscar Otto Pablo Pascal Patricia Paul Paula Pedro Peter Petra Philip Pierre Pinia Rachel Rafael
Ralf Raquel Rebecca Rhea Richard Robert Roberto Rosa Ruby Ruth Sage Sally Samuel Sandra Sara Sean Sebastian Silvia Simon Sofia Sophie Stefan Stella Susan Sven Tanja Tariq Teresa Theo Thomas Tim Tom Ursula Valentina Vera
Victor Viktor Vincent Walter Wendy Werner Xavier Yasmin Yusuf Zoe
`;
export const companies = `Cisco Siemens Jaeger Oracle Unity Apex Hyperion Gatsby Astro Zend Kinesis Vagrant Hilt Divi Hapi Expo Capybara Liquid`;
