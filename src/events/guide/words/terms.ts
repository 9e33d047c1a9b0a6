/**
 * What people call things, as data: first what guides know it as, then words and phrases that mean it, in the trade's English
 * and in German, Spanish and French. `m:` begins a material, `g:` several of them, `h:` a thing that is usually made of one,
 * `s:` a stain; the rest are words of the guides. Forms of a word are found by its stem, accents and case do not matter.
 */
export const terms = `
m:pigmented | pigmented | protected leather | finished leather | coated leather | corrected grain | top coated | nappa | car leather | glattleder | pigmentiertes leder | cuero pigmentado | cuir pigmenté | cuir protégé | cuir fini
m:semi-aniline | semi aniline | half aniline | semianilin | semi anilin | semianilina | semi anilina
m:aniline | aniline | full aniline | pure aniline | naked leather | unfinished leather | undyed leather | anilin | anilinleder | anilinledersofa | anilina
m:nubuck | nubuck | nubuk | nobuk | nubukleder | nobuck
m:suede | suede | suede leather | fuzzy leather | rough leather | split leather | wildleder | veloursleder | rauleder | wildlederschuhe | wildlederjacke | wildlederstiefel | ante | gamuza | serraje | daim | cuir suédé | peau retournée | uggs | ugg | desert boots | sheepskin
m:vegetable-tanned | vegetable tanned | veg tan | veg tanned | vegtan | tooling leather | bridle leather | saddle leather | saddle | harness | pflanzlich gegerbt | curtido vegetal | tannage végétal | vachetta
m:waxy | waxy | waxed | waxed leather | pull up | pullup | oiled leather | oil tanned | crazy horse | distressed leather | fettleder | geöltes leder | gewachstes leder | cuero engrasado | cuir gras | cuir huilé | cuir ciré
m:patent | patent | patent leather | lacquered leather | glossy leather | lackleder | charol | cuir verni | vernis
m:exotic | exotic | reptile | crocodile | croc | alligator | snake | snakeskin | python | lizard | ostrich | stingray | krokodil | krokotasche | schlangenleder | echsenleder | cocodrilo | serpiente | lagarto | serpent | lézard | reptil | reptilleder
m:coated | coated fabric | coated textile | pu | pu leather | faux leather | vegan leather | vegan | faux | fake leather | imitation leather | artificial leather | synthetic leather | leatherette | pleather | vinyl | pvc | bonded leather | kunstleder | kunstledersofa | polipiel | cuero sintético | cuero ecológico | simili cuir | similicuir | skaï
m:canvas-cotton | canvas | cotton | linen | denim jacket | denim fabric | sailcloth | tote | tote bag | tablecloth | tent | awning | zelt | tienda de campaña | tente | converse | baumwollhose | jeansstoff | t shirt | tshirt | shirt | trainers | sneakers | baumwolle | baumwollstoff | baumwollhemd | leinen | segeltuch | algodón | lino | lona | coton | toile | en lin | du lin
m:wool | wool | pull en laine | pullover aus wolle | wool coat | wollmütze | woollen | woolen | cashmere | merino | tweed | mohair | jumper | sweater | cardigan | wolle | wollmantel | wolljacke | wollpullover | wollrock | wolldecke | kaschmir | lana | jersey de lana | laine | cachemire
m:silk-viscose | silk | viscose | rayon | satin | silk scarf | silk tie | tie | necktie | seide | seidenschal | seidenbluse | seidenkrawatte | seidenkleid | viskose | kunstseide | seda | viscosa | soie
m:polyester-microfibre | microsuede | micro suede | microfibre | microfiber | micro fibre | polyester | polyester sofa | alcantara | faux suede | ultrasuede | synthetic fabric | synthetic upholstery | mikrofaser | mikrofasersofa | mikrofasercouch | microfibra | poliéster
m:velvet-pile | velvet | velour | velours | plush | chenille | samt | samtsofa | samtsessel | samtkissen | plüsch | terciopelo
m:carpet | carpet | wool rug | wool carpet | woollen rug | silk rug | wollteppich | rug | carpeting | stair runner | doormat | teppich | teppichboden | läufer | alfombra | moqueta | tapis | moquette
g:leather | leather | hide | cowhide | calfskin | lambskin | leder | lederjacke | ledersofa | ledercouch | ledertasche | lederschuhe | ledersitz | ledersessel | ledergürtel | lederhose | lederhandschuhe | ledermöbel | cuero | piel | cuir | leather sofa | leather couch | leather jacket
g:fabric | fabric | textile | stoff | gewebe | tela | tejido | tissu | garment | upholstery fabric
h:pigmented | car seat | steering wheel | autositz | dashboard | recliner
h:pigmented | chesterfield
h:leather | handbag | purse | wallet | belt | boots | shoes | bag | briefcase | handtasche | tasche | schuhe | stiefel | bolso | zapatos | botas | sac | sac à main | chaussures | bottes
h:polyester-microfibre | sofa | couch | settee | armchair | polster | sofá | sillón | canapé | fauteuil
h:canvas-cotton | shoelace | apron | camiseta | mantel | nappe | chemise | hemd | tischdecke
h:silk-viscose | scarf | blouse | evening dress | krawatte | corbata | cravate | pañuelo | foulard
h:wool | blanket | suit | overcoat | winter coat | tailored coat | my coat | mantel aus wolle | abrigo | manteau | pullover
s:water | water | rain | raindrop | rained | water ring | water mark | watermark | water spot | water stain | wet | got wet | damp patch | damp | soaked in the rain | mojado | mojada | nass | nasse | nassem | nassen | mouillé | mouillée | wasser | wasserfleck | wasserrand | regen | agua | mancha de agua | cerco | lluvia | eau | auréole | tache d'eau | pluie | drink ring | glass ring
s:tannin | wine | red wine | claret | rotweinfleck | weinfleck | kaffeefleck | white wine | rosé | merlot | coffee | espresso | latte | cappuccino | tea | juice | fruit juice | orange juice | cola | coke | soft drink | soda drink | beer | cocktail | lemonade | tannin | drink | drinks | beverage | wein | rotwein | kaffee | tee | saft | bier | vino | vino tinto | café | té | zumo | jugo | cerveza | refresco | vin | vin rouge | du thé | jus | bière | boisson
s:ink | ink | biro | ballpoint | ball point | ball pen | ballpen | pen | pen mark | pen line | pen stroke | rollerball | gel pen | fountain pen | tinte | kugelschreiber | kuli | tinta | bolígrafo | boli | encre | stylo | stylo bille
s:marker | marker | permanent marker | sharpie | felt tip | felt pen | laundry marker | edding | filzstift | permanentmarker | rotulador | plumón | feutre | marqueur
s:dye | dye transfer | denim transfer | denim | jeans | blue jeans | blue denim | denim rub off | rub off from jeans | blue marks | blue stain | colour transfer | color transfer | colour bleed | jean dye | indigo | blue haze | colour rub | print transfer | farbübertragung | verfärbung | abfärbung | transferencia de color | vaqueros | transfert de couleur
s:grease | grease | oil | oily | butter | fat | cooking oil | olive oil | salad dressing | mayonnaise | mayo | lotion | hand cream | body lotion | sunscreen | sun cream | engine oil | motor oil | bike oil | chain oil | pizza | burger | chips | gravy | fett | fettfleck | öl | ölfleck | aceite | grasa | mantequilla | huile | graisse | gras | beurre
s:body-grease | body grease | body oil | body oils | sebum | hair oil | hair grease | hair gel | headrest | head rest | greasy arms | armrest | arm rest | grubby arms | dark arms | handles dark | dark handle | skin oil | skin grease | greasy collar | speckig | kopfstütze | körperfett | grasa corporal | reposacabezas | sébum
s:make-up | make up | makeup | lipstick | lippy | lip gloss | foundation | mascara | concealer | blusher | eyeliner | face powder | bronzer | lippenstift | schminke | pintalabios | labial | maquillaje | rouge à lèvres | maquillage
s:blood | blood | bloodstain | nosebleed | milk | egg | protein | blut | bled | bleeding finger | blutfleck | milch | sangre | leche | huevo | sang | lait | ice cream | yoghurt | yogurt | baby formula
s:urine | urine | pee | peed | wee | piss | pissed | cat pee | dog pee | pet accident | puppy accident | cat accident | urin | katzenurin | hundeurin | pipi | orina | pis | pet urine
s:mould | mould | white fuzz | green fur | green fuzz | furry growth | mouldy smell | mold | mildew | mouldy | moldy | fungus | musty growth | schimmel | stockflecken | moho | moisissure | mould spots
s:mud | mud | muddy | soil | clay | dirt road | garden soil | schlamm | matsch | lehm | barro | lodo | boue
s:salt | salt | road salt | salt line | salt mark | salt stain | winter salt | white line | white lines | tide mark | sweat salt | salz | salzrand | streusalz | sal | sel | tache de sel
s:rust | rust | rusty | rost | rostfleck | óxido | herrumbre | rouille
s:wax | wax stain | candle wax | wax | candle | dripped wax | wax drip | kerzenwachs | cera de vela | vela | cire | bougie | wax spill
s:gum | gum | chewing gum | bubble gum | kaugummi | chicle
s:scuff | scuff | scuffed | scratch | scratched | scrape | scraped | scratch mark | claw mark | cat scratch | worn corner | kratzer | schramme | abrieb | arañazo | rasguño | rozadura | rayure | éraflure | griffure
s:crush | crush | crushed | crushed pile | flattened | flat pile | pressure mark | sitting mark | seat mark | pile flat | matted pile | druckstelle | aplastado | écrasé
s:sticky | sticky | tacky | stickiness | klebrig | pegajoso | collant
s:dirt | dirty | dirt | grime | grimy | soiled | shiny | shine | shiny spot | shiny patch | dull | dusty | dust | schmutz | speckiger glanz | suciedad | saleté
s:unknown | unknown stain | mystery stain | unidentified stain | do not know what the stain is | dont know what the stain is | dont know what it is | do not know what it is | no idea what it is | no idea what this is | dont know what this is | no idea what the stain is | no idea what this stain is | unbekannter fleck | mancha desconocida | tache inconnue | cant identify | what caused the stain | mysterious stain | mystery mark | not sure what the stain is | cannot identify | unidentified | unknown
x:paint | paint | wall paint | oil paint | paint splash | emulsion | gloss paint | acrylic paint | farbe | pintura | peinture | spray paint
x:glue | glue | superglue | super glue | glued | kleber | pegamento | colle
x:nail-polish | nail polish | nail varnish | nagellack | esmalte de uñas | vernis à ongles
x:burn | burn mark | burn hole | burnt | burned | scorch | scorched | cigarette burn | iron mark | singed
x:tear | tear | torn | rip | ripped | hole | split seam | broken zip | broken zipper
x:tar | tar | bitumen | asphalt
x:curry | curry | turmeric | mustard
x:tomato | tomato | ketchup | pasta sauce | tomato sauce
x:chocolate | chocolate | schokolade | cocoa
x:grass | grass | grass stain
x:vomit | vomit | sick | puke | threw up | throw up | thrown up
x:smoke | smoke | cigarette smell | smoky | nicotine
x:deodorant | deodorant | antiperspirant
x:sweat | sweat | perspiration | schweiß | sudor | sueur
x:fading | fading | faded | sun fading | bleached by the sun | sun damage | sun bleached
x:bleach-spot | bleach spot | bleach mark | bleach stain
x:hair-dye | hair dye | hair colour
x:sap | sap | tree sap | resin | pine resin
x:moth | moth | moths | pilling | bobbles | bed bugs | fleas
x:perfume | perfume | aftershave
x:toothpaste | toothpaste
x:henna | henna | self tanner | fake tan
x:sugar | sugar | honey | jam | syrup
x:jewel | limescale | iodine
x:slime | slime | play dough | crayon
hairdryer | hair dryer | hairdryer | blow dryer | blow dry | föhn | fön | secador | sèche cheveux
heat | heat | heater | radiator | heating | heizung | calefacción | radiateur | hot air | hot
powder | powder | absorbent powder | talc | talcum | talcum powder | baby powder | corn starch | cornstarch | cornflour | fuller's earth | chalk powder | speisestärke | maicena | talco
eraser | melamine | melamine eraser | magic eraser | magic sponge | wonder eraser | schmutzradierer | borrador mágico | gomme magique
hairspray | hair spray | hairspray | haarspray | laca | laque
vinegar | vinegar | white vinegar | essig | vinagre | vinaigre
bleach | bleach | chlorine | chlorine bleach | javel | eau de javel | lejía | bleichmittel | chlorbleiche | clorox | domestos
oxygen | oxygen bleach | oxygen powder | oxi | oxy | vanish | percarbonate | hydrogen peroxide | peroxide
acetone | acetone | nail polish remover | nail varnish remover | nagellackentferner | quitaesmalte | dissolvant
alcohol | alcohol | rubbing alcohol | isopropanol | isopropyl | isopropyl alcohol | surgical spirit | methylated spirit | ethanol | hand sanitiser | hand sanitizer | alcohol gel | sanitiser | sanitizer | alkohol
ammonia | ammonia | window cleaner | glass cleaner | windex | ammoniak
alkali | alkali | alkaline | baking soda | bicarbonate | bicarb | washing soda | soda crystals | natron | bicarbonato | bicarbonate de soude
soap | soap | bar soap | saddle soap | washing up liquid | dish soap | dish liquid | fairy liquid | seife | jabón | savon | spülmittel
wipes | wipes | baby wipe | wet wipe | feuchttücher | toallitas | lingettes
newspaper | newspaper | newsprint | zeitung | periódico | journal
hoover | vacuum | hoover | staubsauger | aspirateur | aspiradora
conditioner | conditioner | leather oil | lederöl | leather wax | lederfett | pflegemittel | lederpflegemittel | conditioning | conditioning cream | leather cream | leather balm | lederpflege | leather conditioner
protector | protector | protect | protection | protecting | impregnate | waterproof spray | waterproofer | waterproof | imprägnieren | proteger | protéger
temperature | temperature | degrees | celsius | how warm | how cold | how hot | temperatur
humidity | humidity | humid | relative humidity | luftfeuchtigkeit | humedad | humidité
store | store | wardrobe | attic | aufzubewahren | aufheben | storage | storing | put away | keep over summer | lagern | aufbewahren | guardar | almacenar | ranger | stocker
bag-plastic | plastic bag | plastic bags | bin bag | bin liner | plastiktüte | bolsa de plástico | sac plastique
test | test | try first | hidden place | hidden spot | inconspicuous | inconspicuous area | patch test | spot test
iron | iron | ironing | bügeleisen | bügeln | plancha | planchar | fer à repasser | repasser
steam | steam | steamer | steaming | dampf | vapor | vapeur | steam cleaner
solvent | solvent | dry cleaning solvent | white spirit | petrol | lösungsmittel | disolvente | solvant | lighter fluid | perc | perchloroethylene
enzyme | enzyme | enzymes | enzymatic | biological detergent | bio detergent | enzym | protease
detergent | detergent | laundry liquid | washing liquid | waschmittel | detergente | lessive | wool wash
rub | rub | scrub | rubbing | scrubbing | reiben | frotar | frotter
washing-machine | washing machine | machine wash | tumble dryer | tumble dry | waschmaschine | lavadora | machine à laver
photo | photo | photograph | picture | pictures | photos
conservation | cites | permit | certificate
peel | peel | peeling | flaking | flakes | crack | cracked | cracks | cracking | abblättern
sand | sand | sanding | sandpaper | abrasive paper | grit
ice | ice | ice cube | freeze | freezer | frozen | eiswürfel | hielo | glaçon
hot-water | hot water | warm water | boiling water | heißes wasser | agua caliente | eau chaude
cold-water | cold water | cool water | ice water | kaltes wasser | agua fría | eau froide
with-water | with water | use water | using water | plain water | tap water | just water | water on it | some water
distilled | distilled water | demineralised water | deionised water | purified water
blot | blot | dab | dabbing | blotting | mop up | soak up | tupfen | abtupfen | secar a toques | tamponner
brush | brush | brushes | brushing | bürste | bürsten | cepillo | cepillar | brosse | brosser
towel | towel | paper towel | kitchen roll | kitchen paper | kitchen towel
ventilate | ventilate | ventilation | ventilating | open window | open the window | air the room | fresh air | fumes | well ventilated
gloves | gloves | glove | rubber gloves | handschuhe | guantes | gants
lens | lens | magnifying glass | magnifier | loupe
label | label | care label | tag | care tag | etikett | pflegeetikett | etiqueta | étiquette
stiff | stiff | stiffen | stiffened | harden | hardened | hardens | hard
shrink | shrink | shrunk | shrinks | shrinkage | shrinking | einlaufen | encoger | rétrécir
felt | felts | felted | felting | matted
yellow | yellows | yellowed | yellowing | turn yellow | go yellow | vergilbt
panel | panel | whole panel | seam to seam | whole piece
sunlight | sun | sunlight | sunshine | in the sun | sonne | sol | soleil
antique | antique | heirloom | valuable
written | in writing | write down | written list | intake list
customs | papers | cites papers | documents
odour | odour | odor | smell | smells | stink | stinks | geruch | olor | odeur
drum | drum | tumble method
grit | grit | sandpaper | abrasive paper | sand paper
hole | scissors | cut out
dwell | dwell | soak time | leave on
plain-paper | plain paper | white paper | tissue paper | acid free paper
cover | covers | cushion cover | cushion covers | removable covers
residue | residue | rinse | rinse out | rinsing
acid | acid | acidic | citric acid | lemon juice | säure | ácido | acide
linseed | linseed | linseed oil
grey-scale | grey scale | gray scale | greyscale
giving-up | give up | giving up | stop trying | call it a day
combination | curry | sauce | gravy | combination | mixed stain | soße | soßenfleck | salsa
dye-runs | dye run | dye will run | colour run | colour will run | will it run | dye runs | dye bleed
code-w | code w | w code | coded w | letter w
code-s | code s | s code | coded s | letter s | s coded
code-ws | code ws | ws code | coded ws | letters ws | code w s | w s
code-x | code x | x code | coded x | letter x
frequency | how often | times a year | once a year | every week | twice a week | per year | a year | regularly | how regularly
tape | tape | adhesive tape | sticky tape | sellotape | scotch tape
fault | fault | defect | flaw | damage
patch | patch | patches | places | place
rounds | rounds | round | attempts | how many times | how many rounds
removal-index | stain removal index | sri | removal index
colourfast | colourfast | colorfast | colour fast | color fast | dye fast | bleed | bleeds | bleeding | runs
mask | mask | respirator | dust mask
melt | melt | melts | melting | melted
shampoo | shampoo | suede shampoo
poultice | poultice | clay paste
fungicide | fungicide | mould killer | mold killer | anti mould
extract | extract | wet vacuum | extraction | carpet cleaner machine
`;
