/**
 * Frequent words of the four languages that differ by one or two letters from a word of the tables. They are spelled
 * correctly: “Schwein” is not sweat, “Schweiß”, and “sell” is not a saddle, “selle”.
 */
const list = `
soles aaron abandonar abstract accepter adverse agence agences aient americain americaine americains american americana americans among antes anziehen appel
appele appris apuesta arbeiten arena argent armas aside atrapado attach attached attractive aufgegeben ausgehen außer aware bacob baile balas banco barco
barrio barry basee basis basse battle beach beast beber bedeuten befreien began beide beine belle betrogen betty bible bids billet billy binding blackjack
blade blank blick block blocks blod blode blogging blogs blonde bola bolas boost booty bourne bread bricht bridge brille brilliant bringt broker brokers
browse browser browsing brust buffy buhne built burro bush caballero cabello cadre cadres caer calculator calme calor camara camaras cambridge camina
camioneta campagne campagnes canal candy caras caray carne carol carrera carro carte carter cartes causa celle celles cells cellular celular centre centres
cerdo cero certain certaine certaines certainly certains chandler char chart chasse cheat chefs chevaux chicos chief chile chinois chloe chose choses
churches cien cine cities clair claire clase clases classe claude clause clave clicking clima clips closer coach coaching coalition coast coger collection
collective collector combinaison combustible comer compania compaq comparer compatible compilation compliance compra compras compre comptable comptant
compte comptes computer computers concerne conde condicion condiciones configure connected connection contado contract contracts conversation converted
converter convierte cooper corporate corporation corps corre correcta correcto correr corte cosas cotation courbe crash crea crear create created creates
creating cree creee creeme creia crime crise crisis crois cuarto cubierta cuenta cuentas cuento cuerpo cuestion culpa curve customize customized dahinter
damas damos dangereux danke danken darle darles darme darte darum datos decia decidi decir declaration decouvre decrease deemed defendre dell denied denke
denkt derived desierto despedido dessin dessins destinee destinees detected detection detient dieselbe diesem diferente diferentes ding dinge diras
direccion direct directe directed directive director directories directors directory direktor discs distancia diste distinct distinto documentos domestic
donner doug drin druck drugs drunk dublin duele dulce dulces dunkel duties duty echte eingeladen einheiten emergencia emergents emission employed enfin
engineer entrance ernst erreichen essentially essentiel essentielle estar etranger etrangers evans event events exactement examen expediente experience
experienced experiences experimental explorer extrano extranos fabrica fabrik facts failed fails fairly faith falla fallt fallu false familial familiar
familias familie familien famille familles fang fange fangt farms fasse fayed features fecha fehlt feind feinde fellow ferme feront fertig feuer fiebre
finder firma fische fisting fixer flotte flows fluch fluss flying folge folks fondation fondo font fonts formule formules forth forum forums frage frais
fred frente frequent frequently freue frontera fuente fuera fuhle funded funding funds gain gains gamme ganas ganz garage garde garder garten gary gauge
gebracht gedacht gehst generate generated genre gente gerade gerausch getrunken gewonnen geworfen gingen glas globe glossary gottes grace grado grados gran
grant granted grants graph grave great greek grimpe gross grosse grosses grove grown große großes grund grunde guarda guardian guardias habia habias hablo
hairy halbe hallo halte halten haltet halts handen handy hangen hangt haras haria harias harto hasard hausse haven hazlo hazme header healing heart hearts
hecha heisst heißen heißt helen helfe heute hielt highlight highlights hills hohle holen holle horst horte huesos humor hunde hunger identity imposible
inclusion indem independant independants independence infierno inner inspector instrucciones instructional interdit interest interested interesting
interests internal irnos jane japon jason jeune jeunes journaux juego june junge jungs justo kate keinem keinen keiner keller kenne kerle kevin kilos kings
klein kleine kleines krebs kunstler laboratorio laden lage laisse lake lane langer lanka larga largo laser lasst latine latter laufen lauter layer leader
leaders leading leads leap learning lease lebst lebte lecteurs leer leger leiche leichter leiden leider leise leiter lernen lettre lettres letzter leute
licht lider lien liens liest ligne lignes limitee linda lindo linear linie linked linking links lion lippen liquidites lista listo listos liver livres llave
llaves llevarlo loan loans locate located location locos lodge lodging longue longues longueur losen losses lounge lovers loyer loyers lunes lutte machinery
macro madre magazine magia magie magnifico mailing maintenant maintien maker makers male malos manche manchmal mando mannes manten march marcha marche
marches marcus margaret marge marges marie marine mars martes martin maschine maschinen masse master masters materiau materiaux materiel matin mauvaise
mauvaises mayor meals medicare medicina meint meinte meisten menee mener menge menschen mental mente merkwurdig message messages mesure mesures metas mich
miles mille miller mills minas minuto minutos mirate mires miro mismo mitte mitten mode modem modern modes modos moitie molly monde montag monte monter
moore morder mortal moto motorola mots mountain mountains mouth mover mucha muchas mucho muchos muere mulder muriendo mutter nacht nachts nahmen namur nase
nation nations naturel naturelle nette normally norman north notas nummer offen ofter oido olvidado orden ordenes ordre ordres osten paar pace packaging
packen packet pagina paiement pain palace palmer pantalla pants papel papeles papier parar paris parle parler parti partial partie partis pasa pasar pasas
pasos passee passt pastel pata path patient patients pause payer peace pecado pedro peine peintre pelea pensando pense penso perdon perdone perfecta
perfecto perfekt perfekte permanence permet permis permitame permitir perra perry persona personaje personal personals personas personen personne personnes
perte pertes pesado pesar peso photographer photography pieds pieza pilot pista piste placa placer plan plancher plane planes planet planned planning plans
planta plata plato platz playa pleasure poids pointer policias policies pollo polls polvo ponte power powered powers pratique premises prennent prepara
preparar preparer presento pression priester prime primera primes prince prinz prisa prise prive prives probe proceder processed processing producer
producers produit produits profession progresser progressive project projection projector projects promoting properties property proposer proposes propre
propres prospective proteccion proyecto pude puesto puisse pulse punk punta purement puse push quart quedo quest quiso races rache radiation radio range
ranges ranging ranked ranking rankings rapide rarement ratas rayos razon razones reaccion reaktion realisation realiser receiver receptor recession recht
recommandation recordar recorder recours recover recovery recreation reden reduction reels refine regel regeln reich reicht reina reino reise reisen
relacion relaciones relating relation relations relatively rendement rens repente reporter reset reside resolver resort resorts respirar response responses
rester resto resulta resultat resultats retour returned ridge rise rising robado rocky roja roles roots route ruber runde runter rusos russe saben sabena
sabes sacado sache sagrado sagte sagten sahen sala salaire salaires salem salen salga salido salle salles sally salon salta salud sandy sante sauer saver
scene scenes schade scharf schatten schatz schatzen schau schaut scheiß schlimm schlimmer schreibe schreiben schulden schule schwein schweine schwimmen
scope seamos search searches searching seas seasonal secure secured securities security seeds seeking seeks seele sehe sehen seien seite sell seller sellers
selling sells senado senador senal senales senate senor senores sense sensor senti sequenz seraient seras serge sergeant serie series server servers servi
settlement seule seules seuls seven shane sharp shaved shit shoot shooting shore shots shoulder shown siete sigan sigue sigues singen singer singt skill
skills slots smart smile socialiste socialistes sociedad socio sogar soins sola solamente solas solia sommet somos sonido sonny sopa soutenir souvent
souvient sowas spain spanking spare speak speakers speaking spears specialise specialisee specialises specialized species specs spend spending spent spiel
spiele spielt spiritual spoke sport sporting sports sprich springen staat stack stade stadt stage stages stan star starb stark starke starker starring stars
starten stations statt steak stehe stehlen steig stein stellt stellte stem sterling steve stich stopp storen stort strafe strand straße stream streaming
strike string strom strongly stunde sturm sucede sucht sucking sucre supe survival sweet swing switch switches switching szene tanta tante tanto tasks taste
tatsache taylor teachers teams teens teile temperatura temporada teneis tener tenido tenter tenue terme territoire territorio terry texte textes texts thema
threat threats tiere tiers ties tipos tirer tissus todas toilette tolle tomado tomalo tomes tonnes tonta tonto topic topics torre toten totet tough tourne
tours toute tower towns track tracked tracking tracks trade trademark trademarks trae traes trage tragt trail trailers trails traje trampa trans transport
transportation trate traveler travers traves trente treppe trink trinke triple truck trucks tumba turen turner turno typen underlying unten untitled usine
usines util utile utils vague valeur valve variable vaste vean veas vegas vengan vente veran veras verbrechen verfolgen verfolgt vergeben veritable
veritables verla verliebt vernos verruckt verstanden versteckt verstehen versuchst versucht versuchte vertrauen viene vienes viste voit wachen walter
warning warst warte waste wechseln weder weise weisst werd werde wette width wings winner winners wirst witze woanders wohne wollt wollte worte wovon wright
writer wrote wunder wunschen zahlt zahne
`;

export const commonWords: ReadonlySet<string> = new Set(list.trim().split(/\s+/));
