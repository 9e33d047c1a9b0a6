/**
 * What people call things, as data: first what guides know it as, then words and phrases that mean it, in the trade's English
 * and in German, Spanish and French. `m:` begins a material, `g:` several of them, `h:` a thing that is usually made of one,
 * `s:` a stain; the rest are words of the guides. Forms of a word are found by its stem, accents and case do not matter.
 */
export const terms = `
m:pigmented | pigmented | protected leather | finished leather | coated leather | corrected grain | top coated | nappa | car leather | glattleder | pigmentiertes leder | cuero pigmentado | cuir pigmenté | cuir protégé | cuir fini | painted leather | smooth leather | cuir lisse | piel lisa | cuero liso | piel pigmentada | sealed leather | plongé | nappaleder
m:semi-aniline | semi aniline | half aniline | semianilin | semi anilin | semianilina | semi anilina
m:aniline | aniline | full aniline | pure aniline | naked leather | unfinished leather | undyed leather | anilin | anilinleder | anilinledersofa | anilina | undyed | looks undyed | natural leather sofa | uncoated leather | anilino | cuir aniline | cuir pleine fleur
m:nubuck | nubuck | nubuk | nobuk | nubukleder | nobuck | nubuc | nubuckleder | nobuk leder
m:suede | suede | suede leather | fuzzy leather | rough leather | split leather | wildleder | veloursleder | rauleder | wildlederschuhe | wildlederjacke | wildlederstiefel | ante | gamuza | serraje | daim | cuir suédé | peau retournée | uggs | ugg | desert boots | velour leather | suede shoe | ante piel | piel de ante | zapatos de ante | botas de ante | chaussures en daim | veste en daim | suède | velourslederschuhe | wildledertasche | moccasins
m:vegetable-tanned | vegetable tanned | veg tan | veg tanned | vegtan | tooling leather | bridle leather | saddle leather | saddle | harness | pflanzlich gegerbt | curtido vegetal | tannage végétal | vachetta | silla de montar | silla | montura | sattel | sattelleder | selle | selle de cheval | tack | bridle | reins | pferdesattel | zaumzeug | halter | dog collar | holster | natural tooling leather
m:waxy | waxy | waxed | waxed leather | pull up | pullup | oiled leather | oil tanned | crazy horse | distressed leather | fettleder | geöltes leder | gewachstes leder | cuero engrasado | cuir gras | cuir huilé | cuir ciré
m:patent | patent | patent leather | lacquered leather | glossy leather | lackleder | charol | cuir verni | vernis | patent shoes | patent shoe | patent pumps | lackschuhe | lacktasche | zapatos de charol | chaussures vernies | escarpins vernis | cuir verni
m:exotic | exotic | reptile | crocodile | croc | alligator | snake | snakeskin | python | lizard | ostrich | stingray | krokodil | krokotasche | schlangenleder | echsenleder | cocodrilo | serpiente | lagarto | serpent | lézard | reptil | reptilleder | crocodile leather | piel de serpiente | piel de cocodrilo | cuir de crocodile | peau de serpent | schlangenhaut | eel skin | lizard skin
m:coated | coated fabric | coated textile | pu | pu leather | faux leather | vegan leather | vegan | faux | fake leather | imitation leather | artificial leather | synthetic leather | leatherette | pleather | vinyl | pvc | bonded leather | kunstleder | kunstledersofa | polipiel | cuero sintético | cuero ecológico | simili cuir | similicuir | skaï | imitation | cuirette | kunstlederjacke | skai | ecoleder | cuero falso | piel sintética | cuir synthétique | cuir artificiel | polyurethane | peeling sofa | bicast
m:canvas-cotton | canvas | cotton | linen | denim jacket | denim fabric | sailcloth | tote | tote bag | tablecloth | tent | awning | zelt | tienda de campaña | tente | converse | baumwollhose | jeansstoff | t shirt | tshirt | shirt | trainers | sneakers | baumwolle | baumwollstoff | baumwollhemd | leinen | segeltuch | algodón | lino | lona | coton | toile | en lin | du lin | cotton shirt | pillowcase | napkin | tea towel | tablecloths | dress shirt | leinwand | leinenhose | leinenbluse | chemise en coton | nappe en lin | camisa de algodón | pantalón de lino | baumwollshirt | rucksack aus canvas | bleached linen | chinos | awnings | deck chair | canvas shoes | tennis shoes
m:wool | wool | pull en laine | pullover aus wolle | wool coat | wollmütze | woollen | woolen | cashmere | merino | tweed | mohair | jumper | sweater | cardigan | wolle | wollmantel | wolljacke | wollpullover | wollrock | wolldecke | kaschmir | lana | jersey de lana | laine | cachemire | wool suit | wool blanket | wool scarf | woolly | knitwear | knit | lambswool | alpaca | felt hat | pull de laine | pulls | manteau en laine | écharpe en laine | jersey | suéter | abrigo de lana | bufanda de lana | wollschal | pulli | wollanzug | strick
m:silk-viscose | silk | viscose | rayon | satin | silk scarf | silk tie | tie | necktie | seide | seidenschal | seidenbluse | seidenkrawatte | seidenkleid | viskose | kunstseide | seda | viscosa | soie | silk blouse | silk shirt | silk dress | silky | rayon dress | corbata de seda | blusa de seda | cravate en soie | chemisier en soie | foulard en soie | seidentuch | viskosekleid | artificial silk | chiffon | crepe de chine | krawatte aus seide
m:polyester-microfibre | microsuede | micro suede | microfibre | microfiber | micro fibre | polyester | polyester sofa | alcantara | faux suede | ultrasuede | synthetic fabric | synthetic upholstery | mikrofaser | mikrofasersofa | mikrofasercouch | microfibra | poliéster | micro fiber | synthetics | nylon | alcantara seats | acrylic fabric | microfibre couch | microfibre sofa | tejido sintético | tissu synthétique | sofá de microfibra | canapé en microfibre | polyesterhose
m:velvet-pile | velvet | velour | velours | plush | chenille | samt | samtsofa | samtsessel | samtkissen | plüsch | terciopelo | velvet sofa | velvet cushion | velvet chair | velvet dress | corduroy | samtkleid | canapé en velours | sofá de terciopelo | velvety | velveteen | pile fabric
m:carpet | carpet | wool rug | wool carpet | woollen rug | silk rug | wollteppich | rug | carpeting | stair runner | doormat | teppich | teppichboden | läufer | alfombra | moqueta | tapis | moquette | carpets | rugs | hall carpet | persian rug | oriental rug | berber | sisal | kilim | perserteppich | tapis en laine | alfombra de lana | alfombras | stair carpet | runner
g:leather | leather | hide | cowhide | calfskin | lambskin | leder | lederjacke | ledersofa | ledercouch | ledertasche | lederschuhe | ledersitz | ledersessel | ledergürtel | lederhose | lederhandschuhe | ledermöbel | cuero | piel | cuir | leather sofa | leather couch | leather jacket | leather chair | leather bag | leather shoes | leather boots | real hide | lederstiefel | lederhandtasche | lederstuhl | ledermantel | canapé en cuir | sac en cuir | veste en cuir | chaqueta de cuero | bolso de piel | sofá de piel | zapatos de piel | bottes en cuir | lammleder | rindsleder | leather goods | leathers
g:fabric | fabric | textile | stoff | gewebe | tela | tejido | tissu | garment | upholstery fabric | cloth sofa | fabrics | textiles | textil | stoffsofa | stoffe | tapicería | tapizado | canapé en tissu | vêtement | vêtements | ropa | kleidung | clothes | clothing | garments
h:pigmented | car seat | steering wheel | autositz | dashboard | recliner
h:pigmented | chesterfield
h:leather | handbag | purse | wallet | belt | boots | shoes | bag | briefcase | handtasche | tasche | schuhe | stiefel | bolso | zapatos | botas | sac | sac à main | chaussures | bottes
h:polyester-microfibre | sofa | couch | settee | armchair | polster | sofá | sillón | canapé | fauteuil
h:canvas-cotton | shoelace | apron | camiseta | mantel | nappe | chemise | hemd | tischdecke
h:silk-viscose | scarf | blouse | evening dress | krawatte | corbata | cravate | pañuelo | foulard
h:wool | blanket | suit | overcoat | winter coat | tailored coat | my coat | mantel aus wolle | abrigo | manteau | pullover
s:water | water | rain | raindrop | rained | water ring | water mark | watermark | water spot | water stain | wet | got wet | damp patch | damp | soaked in the rain | mojado | mojada | nass | nasse | nassem | nassen | mouillé | mouillée | wasser | wasserfleck | wasserrand | regen | agua | mancha de agua | cerco | lluvia | eau | auréole | tache d'eau | pluie | drink ring | glass ring | rain drops | rainwater | wet through | soaked | drenched | caught in the rain | rainstorm | puddle | water drops | water droplets | wasserflecken | wasserränder | regenflecken | taches d eau | manchas de agua | gotas de agua | gouttes | durchnässt | empapado | trempé | drink glass left a ring
s:tannin | wine | red wine | claret | rotweinfleck | weinfleck | kaffeefleck | white wine | rosé | merlot | coffee | espresso | latte | cappuccino | tea | juice | fruit juice | orange juice | cola | coke | soft drink | soda drink | beer | cocktail | lemonade | tannin | drink | drinks | beverage | wein | rotwein | kaffee | tee | saft | bier | vino | vino tinto | café | té | zumo | jugo | cerveza | refresco | vin | vin rouge | du thé | jus | bière | boisson | prosecco | champagne | sangria | whisky | whiskey | rum | gin | mulled wine | cider | smoothie | iced tea | green tea | black tea | americano | flat white | hot chocolate drink | cranberry juice | grape juice | apple juice | blackcurrant | blueberry | blueberries | berry | berries | cherry juice | pomegranate | weisswein | glühwein | apfelsaft | orangensaft | cola fleck | sekt | kaffe | vino blanco | zumo de naranja | infusión | vin blanc | jus d orange | thé vert | soda
s:ink | ink | biro | ballpoint | ball point | ball pen | ballpen | pen | pen mark | pen line | pen stroke | rollerball | gel pen | fountain pen | tinte | kugelschreiber | kuli | tinta | bolígrafo | boli | encre | stylo | stylo bille | bic | ink blot | ink stain | ink leak | leaking pen | pen leak | inky | printer ink | tintenfleck | füller | kugelschreiberfleck | kugelschreiberstrich | mancha de tinta | tinta de bolígrafo | pluma | tache d encre | stylo à bille | fountain pens | biros
s:marker | marker | permanent marker | sharpie | felt tip | felt pen | laundry marker | edding | filzstift | permanentmarker | rotulador | plumón | feutre | marqueur | marker pen | textmarker | whiteboard marker | felt tips | feutre indélébile | marcador | marcador permanente | rotulador permanente | highlighter | marqueur permanent | permanent pen | magic marker
s:dye | dye transfer | denim transfer | denim | jeans | blue jeans | blue denim | denim rub off | rub off from jeans | blue marks | blue stain | colour transfer | color transfer | colour bleed | jean dye | indigo | blue haze | colour rub | print transfer | farbübertragung | verfärbung | abfärbung | transferencia de color | vaqueros | transfert de couleur | jeans dye | jeans stain | blue dye | colour from jeans | color from jeans | jeansfarbe | jeansfleck | jeansabrieb | dye rub off | dye rubbed off | colour rubbed off | décoloration du jean | jean | transfert de jean | tinte de vaqueros | tinte de los vaqueros | migration of dye | stained by jeans | blue tint
s:grease | grease | oil | oily | butter | fat | cooking oil | olive oil | salad dressing | mayonnaise | mayo | lotion | hand cream | body lotion | sunscreen | sun cream | engine oil | motor oil | bike oil | chain oil | pizza | burger | chips | gravy | fett | fettfleck | öl | ölfleck | aceite | grasa | mantequilla | huile | graisse | gras | beurre | greasy | greased | oil stain | grease stain | grease spot | fat stain | cream cheese | margarine | bacon | fries | french fries | salad oil | vinaigrette | sesame oil | machine oil | lubricant | car oil | diesel | petroleum jelly | vaseline | peanut butter | ghee | lard | fettig | ölig | olivenöl | butterfleck | grasiento | aceitoso | mancha de aceite | mancha de grasa | aceite de oliva | tache d huile | tache de gras | huile d olive | graisseux | chip fat | baby oil | massage oil | moisturiser | moisturizer
s:body-grease | body grease | body oil | body oils | sebum | hair oil | hair grease | hair gel | headrest | head rest | greasy arms | armrest | arm rest | grubby arms | dark arms | handles dark | dark handle | skin oil | skin grease | greasy collar | speckig | kopfstütze | körperfett | grasa corporal | reposacabezas | sébum | dark and tacky | tacky dark | dark tacky | sticky dark | dark sticky | dark greasy | greasy headrest | head area | where heads rest | where my head | where he rests his head | where we rest our heads | collar grease | greasy handle | speckige | speckiger | kopfteil | armlehne | armlehnen | accoudoir | accoudoirs | reposabrazos | hand grease | grubby collar
s:make-up | make up | makeup | lipstick | lippy | lip gloss | foundation | mascara | concealer | blusher | eyeliner | face powder | bronzer | lippenstift | schminke | pintalabios | labial | maquillaje | rouge à lèvres | maquillage | make up stain | foundation cream | tinted moisturiser | nail art | lip balm | lip stain | eye shadow | eyeshadow | blush | cosmetics | kajal | wimperntusche | barra de labios | pintalabios rojo | máscara de pestañas | fond de teint | mascara noir | lippenstiftfleck | puder
s:blood | blood | bloodstain | nosebleed | milk | egg | protein | blut | bled | bleeding finger | blutfleck | milch | sangre | leche | huevo | sang | lait | ice cream | yoghurt | yogurt | baby formula | blood stain | bloody | dried blood | period blood | nose bleed | mancha de sangre | tache de sang | blutflecken | blood spot | cut finger | cut my finger | custard | cream spill | milk stain | milchfleck | mancha de leche | tache de lait | spilled milk | formula
s:urine | urine | pee | peed | wee | piss | pissed | cat pee | dog pee | pet accident | puppy accident | cat accident | urin | katzenurin | hundeurin | pipi | orina | pis | pet urine | urine stain | dog wee | cat wee | weed on | peed on | wet the bed | bed wetting | urinated | pipí | pis de gato | pipi de chat | pipi de chien | urine de chat | urine de chien | katzenpipi | hundepipi | pinkeln | gepinkelt | uriniert | meado | orina de perro | orina de gato
s:mould | mould | white fuzz | green fur | green fuzz | furry growth | mouldy smell | mold | mildew | mouldy | moldy | fungus | musty growth | schimmel | stockflecken | moho | moisissure | mould spots | mildewed | mildue | mould growth | mouldy spots | white spots of mould | fuzzy growth | musty | schimmelig | schimmelflecken | verschimmelt | mohoso | manchas de moho | moisi | moisie | moisissures | spores | black spots of mould | molded
s:mud | mud | muddy | soil | clay | dirt road | garden soil | schlamm | matsch | lehm | barro | lodo | boue | dried mud | dirt clods | earth | potting soil | erde | tierra | terre | fango | muddy paws | schlammig | mud splashes
s:salt | salt | road salt | salt line | salt mark | salt stain | winter salt | white line | white lines | tide mark | sweat salt | salz | salzrand | streusalz | sal | sel | tache de sel | de icing salt | gritting salt | snow salt | salty line | salt ring | salt rim | salt crust | salty | white crust | streusalzrand | salzränder | salzflecken | manchas de sal | sal de carretera | cerco de sal | taches de sel | auréoles de sel | snow stain | snow line | white rim | white tide
s:rust | rust | rusty | rost | rostfleck | óxido | herrumbre | rouille | rust stain | rust mark | rostflecken | mancha de óxido | oxidado | tache de rouille | rouillé | rusted
s:wax | wax stain | candle wax | wax | candle | dripped wax | wax drip | kerzenwachs | cera de vela | vela | cire | bougie | wax spill | candle drips | candlewax | wax drops | wachs | wachsfleck | cera | tache de cire | goutte de cire | mancha de cera | wax spilled
s:gum | gum | chewing gum | bubble gum | kaugummi | chicle | gumm | kaugummis | goma de mascar | chewing gums | chewed gum | chewinggum
s:scuff | scuff | scuffed | scratch | scratched | scrape | scraped | scratch mark | claw mark | cat scratch | worn corner | kratzer | schramme | abrieb | arañazo | rasguño | rozadura | rayure | éraflure | griffure | scratches | scuffs | scrapes | scuff marks | scuffing | grazes | graze | abrasion | scratched up | claw marks | nail marks | kratzspuren | kratzern | zerkratzt | rasguños | arañazos | rayado | rayé | rayures | griffes | éraflures | scratch lines
s:crush | crush | crushed | crushed pile | flattened | flat pile | pressure mark | sitting mark | seat mark | pile flat | matted pile | druckstelle | aplastado | écrasé | squashed | squashed flat | squished | pressed flat | pile is flat | nap is flat | flat patch | flat patches | dent | dents | dented | furniture dents | furniture marks | sat flat | flattened pile | plattgedrückt | plattgesessen | druckstellen | hundimiento | marcas de asiento | pelo aplastado | poils écrasés | poil couché | écrasés | bald looking
s:sticky | sticky | tacky | stickiness | klebrig | pegajoso | collant | sticky surface | feels sticky | gone tacky | gone sticky | klebt | klebrige | pegajosa | pegajosos | collante | poisseux | poisseuse
s:dirt | dirty | dirt | grime | grimy | soiled | shiny | shine | shiny spot | shiny patch | dull | dusty | dust | schmutz | speckiger glanz | suciedad | saleté | grubby | grey with dirt | shiny areas | shiny places | shiny elbows | schmutzig | verschmutzt | glänzende stelle | glänzende stellen | speckige stelle | sucio | sucia | brillo | brillante | sale | sales | lustré | brillant | encrassé
s:unknown | unknown stain | mystery stain | unidentified stain | do not know what the stain is | dont know what the stain is | dont know what it is | do not know what it is | no idea what it is | no idea what this is | dont know what this is | no idea what the stain is | no idea what this stain is | unbekannter fleck | mancha desconocida | tache inconnue | cant identify | what caused the stain | mysterious stain | mystery mark | not sure what the stain is | cannot identify | unidentified | unknown | what this spot is | what this stain is | what this mark is | what that stain is | what that spot is | what the spot is | what kind of stain this is | what stain this is | what stain it is | which stain it is | what sort of stain | no idea what made | what made this | what made the stain | what the mark is | unknown mark | unknown spot | cant tell what | can not tell what the stain | nicht weiss was der fleck | unbekannte flecken | was für ein fleck | no sé qué mancha | qué mancha es | mancha que no conozco | tache dont je ne sais | quelle tache | je ne sais pas ce que c est
x:paint | correction fluid | tippex | tipp ex | white out | whiteout | wite out | toner | printer toner | graffiti | lacquer | varnish stain | wood stain | primer | emulsion paint | paint stain | wandfarbe | lackfarbe | lack | pintura acrílica | peinture à l huile | typex | typex fluid
x:glue | hot glue | glue gun | epoxy | epoxy resin | sticker residue | adhesive residue | label glue | sekundenkleber | klebstoff | heisskleber | superpegamento | cola blanca | super glu | colle forte | silicone sealant | expanding foam | pu foam | bauschaum | label residue
x:food | jam | marmalade | marmelade | mermelada | confiture | baby food | syrup | maple syrup | caramel | nutella | peanut | soup | sauce soja | guacamole | hummus | blackberry jam | cranberry sauce | miso | teriyaki
x:sap | pine pitch | pitch | propolis | latex sap
x:soot | toner powder | printer powder | cigarette ash | brick dust | ceramic dust | cement dust | sawdust | gypsum
x:deodorant | deo | deo marks | deodorant marks | antitranspirant | desodorante | déodorant | deoflecken
x:sweat | sweaty | armpit | armpits | underarm | schweißflecken | schweissrand | achselschweiß | transpiration | axilas
x:fading | sun faded | faded patch | ausgeblichen | verblichen | desteñido | décoloré | lost its colour | lost colour
x:hair-dye | permanent hair colour | hair tint | hair colouring | haarfarbe | haarfärbemittel | tinte de pelo | teinture pour cheveux | coloration cheveux | hair color
x:medicine | iodine | betadine | antiseptic | mercurochrome | cough syrup | ointment | zinc cream | medicine stain | jod | yodo | iode | povidone
x:burn | scorch mark | scorch marks | singe mark | brandfleck | brandloch | quemadura | brûlure | cigarette hole | hot iron mark
x:jewel | limescale | hard water marks | kalkflecken | kalk | cal | calcaire
x:vomit | vomited | sickness | erbrochenes | erbrechen | vómito | vomi | baby sick
x:smoke | smoke odour | cigarettes | cigarette smoke | zigarettenrauch | humo | fumée | tabac
x:droppings | bird | birds | pigeon | seagull | poo | poop | faeces | feces | excrement | vogelkot | crotte | fiente | caca
x:soot | soot | ash | ashes | charcoal | pollen | lily pollen | cement | plaster | silicone | sealant | caulk | rubber mark | mortar | fire extinguisher | coal
x:food | soy sauce | beetroot | beet | spinach | carrot | mustard sauce | pesto | saffron | paprika | bolognese
x:paint | paint | wall paint | oil paint | paint splash | emulsion | gloss paint | acrylic paint | farbe | pintura | peinture | spray paint
x:glue | glue | superglue | super glue | glued | kleber | pegamento | colle
x:nail-polish | nail polish | nail varnish | nagellack | esmalte de uñas | vernis à ongles | nail lacquer | gel polish | pintauñas | laca de uñas
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
x:sap | sap | tree sap | resin | pine resin | harz | baumharz | resina | résine
x:moth | moth | moths | pilling | bobbles | bed bugs | fleas | motten | polillas | mites | holes from moths | pill | pills | bobble | fuzz balls | carpet beetles | insects | bugs
x:perfume | perfume | aftershave
x:toothpaste | toothpaste
x:henna | henna | self tanner | fake tan
x:sugar | sugar | honey | jam | syrup
x:jewel | limescale | iodine
x:slime | slime | play dough | crayon | playdough | plasticine | putty | crayons | wax crayon | chalk | glitter | temporary tattoo
hairdryer | hair dryer | hairdryer | blow dryer | blow dry | föhn | fön | secador | sèche cheveux | hairdrier | haartrockner | fönen | föhnen | secador de pelo | séchoir
heat | heat | heater | radiator | heating | heizung | calefacción | radiateur | hot air | hot
powder | powder | absorbent powder | talc | talcum | talcum powder | baby powder | corn starch | cornstarch | cornflour | fuller's earth | chalk powder | speisestärke | maicena | talco
eraser | melamine | melamine eraser | magic eraser | magic sponge | wonder eraser | schmutzradierer | borrador mágico | gomme magique
hairspray | hair spray | hairspray | haarspray | laca | laque
vinegar | vinegar | white vinegar | essig | vinagre | vinaigre
bleach | bleach | chlorine | chlorine bleach | javel | eau de javel | lejía | bleichmittel | chlorbleiche | clorox | domestos
oxygen | oxygen bleach | oxygen powder | oxi | oxy | vanish | percarbonate | hydrogen peroxide | peroxide
acetone | acetone | nail polish remover | nail varnish remover | nagellackentferner | quitaesmalte | dissolvant
alcohol | alcohol | rubbing alcohol | isopropanol | isopropyl | isopropyl alcohol | surgical spirit | methylated spirit | ethanol | hand sanitiser | hand sanitizer | alcohol gel | sanitiser | sanitizer | alkohol | isopropanol | alcohol isopropílico | alcool | alcool isopropylique | spiritus | reinigungsalkohol | vodka | ethyl alcohol | denatured alcohol | meths
ammonia | ammonia | window cleaner | glass cleaner | windex | ammoniak
alkali | alkali | alkaline | baking soda | bicarbonate | bicarb | washing soda | soda crystals | natron | bicarbonato | bicarbonate de soude
soap | soap | bar soap | saddle soap | washing up liquid | dish soap | dish liquid | fairy liquid | seife | jabón | savon | spülmittel
wipes | wipes | baby wipe | wet wipe | feuchttücher | toallitas | lingettes
newspaper | newspaper | newsprint | zeitung | periódico | journal
hoover | vacuum | hoover | staubsauger | aspirateur | aspiradora
kit | make up a | makes up a | make up the
conditioner | dubbin | dubbing | leather grease | mink oil | neatsfoot oil | leather milk | conditioner | leather oil | lederöl | leather wax | lederfett | pflegemittel | lederpflegemittel | conditioning | conditioning cream | leather cream | leather balm | lederpflege | leather conditioner | cera para cuero | aceite para cuero | aceite o cera para cuero | lederwachs | lederbalsam | lederöl | grasa de caballo | graisse pour cuir | lait pour cuir | crema para cuero | crema hidratante | crème pour cuir | nourrir | hidratar | nähren | fetten | einfetten | feed | feeding | nourish | moisturize | moisturise
protector | protector | protect | protection | protecting | impregnate | waterproof spray | waterproofer | waterproof | imprägnieren | proteger | protéger | schutz | schützen | imprägnierung | protector spray | imperméabilisant | impermeabilizar | imperméabiliser | seal it | sealing | sealed
temperature | temperature | degrees | celsius | how warm | how cold | how hot | temperatur
humidity | humidity | humid | relative humidity | luftfeuchtigkeit | humedad | humidité
store | store | wardrobe | attic | aufzubewahren | aufheben | storage | storing | put away | keep over summer | lagern | aufbewahren | guardar | almacenar | ranger | stocker | einlagern | einlagerung | lagere | lagert | guardo | guardarlo | conservar | conserver | rangement | off season | overwinter | store away | put it away | put them away
bag-plastic | plastic bag | plastic bags | bin bag | bin liner | plastiktüte | bolsa de plástico | sac plastique
test | test | try first | hidden place | hidden spot | inconspicuous | inconspicuous area | patch test | spot test | testen | hidden area | probar | prueba | tester | essai | unauffällige stelle | verdeckte stelle | zona oculta | endroit caché | hidden seam
iron | iron | ironing | bügeleisen | bügeln | plancha | planchar | fer à repasser | repasser | ironed | bügeleisen heiss | gebügelt | repassage | planchado | press it | pressing iron
steam | steam | steamer | steaming | dampf | vapor | vapeur | steam cleaner | dampfen | bedampfen | dampfreiniger | vaporeta | nettoyeur vapeur | steamed
solvent | solvent | dry cleaning solvent | white spirit | petrol | lösungsmittel | disolvente | solvant | lighter fluid | perc | perchloroethylene | solvents | waschbenzin | reinigungsbenzin | bencina | essence | white spirits | turpentine | thinner
enzyme | enzyme | enzymes | enzymatic | biological detergent | bio detergent | enzym | protease
detergent | detergent | laundry liquid | washing liquid | waschmittel | detergente | lessive | wool wash
rub | rub | scrub | rubbing | scrubbing | reiben | frotar | frotter
washing-machine | washer | washing machine | machine wash | tumble dryer | tumble dry | waschmaschine | lavadora | machine à laver | in the machine | machine washed | waschmaschinen | en machine | en lavadora | trockner | secadora | sèche linge | tumble
photo | photo | photograph | picture | pictures | photos | fotos | foto | fotografiar | photographier | photographieren
conservation | cites | permit | certificate
peel | peel | peeling | flaking | flakes | crack | cracked | cracks | cracking | abblättern
sand | sand | sanding | sandpaper | abrasive paper | grit
ice | ice | ice cube | freeze | freezer | frozen | eiswürfel | hielo | glaçon
hot-water | hot water | warm water | boiling water | heißes wasser | agua caliente | eau chaude | hot | very hot water | kochendes wasser | agua hirviendo | eau bouillante | agua tibia | eau tiède | lauwarmes wasser | lukewarm water | lukewarm
cold-water | cold water | cool water | ice water | kaltes wasser | agua fría | eau froide
with-water | with water | use water | using water | plain water | tap water | just water | water on it | some water
distilled | distilled water | demineralised water | deionised water | purified water
blot | blot | dab | dabbing | blotting | mop up | soak up | tupfen | abtupfen | secar a toques | tamponner
wash | wash | washes | washed | washing | launder | laundering | laundered | laver | lavage | lavé | lave | lavar | lavado | lavarse | lavo | waschen | wasche | gewaschen | waschbar | washable | handwash | hand wash | handwäsche | a mano | à la main
dry | dry | dries | dried | drying | trocknen | trocknet | getrocknet | trockne | sécher | sèche | séchage | secar | secado | secarse | seca
dose | how much product | how much cleaner | how much soap | how much water | how much detergent | how much powder | how much foam | how much conditioner | how much protector | how much cream | how much vinegar | how much pressure | how much heat | how much time | how much moisture
care-symbol | símbolo | símbolos | símbolo de lavado | symbole | symboles | symbol | symbols | pflegesymbol | pflegesymbole | waschsymbol | icon | icons | pictogram
bars | rayas | raya | línea debajo | balken | strich unter | strich darunter | barre | barres | trait | traits | underline | underlined | lines under | line under | bar under | bars under | dash | dashes
dot | dots | dot | punkt | punkte | punto | puntos
triangle | triangle | dreieck | triángulo
circle | circle | kreis | círculo | cercle
square | square | quadrat | cuadrado | carré
crossed | crossed out | crossed | cross through | durchgestrichen | tachado | tachada | barré | barrée
stain-type | protein stain | protein stains | tannin stain | tannin stains | stain family | stain families | families of stains | kinds of stains | types of stains | groups of stains | stain groups | combination stain | combination stains
brush | brush | brushes | brushing | bürste | bürsten | cepillo | cepillar | brosse | brosser | brosses | bürsten | cepillos | suede brush | toothbrush | zahnbürste | brosse à dents | cepillo de dientes
towel | towel | paper towel | kitchen roll | kitchen paper | kitchen towel
ventilate | ventilate | ventilation | ventilating | open window | open the window | air the room | fresh air | fumes | well ventilated
gloves | gloves | glove | rubber gloves | handschuhe | guantes | gants
lens | lens | magnifying glass | magnifier | loupe
label | label | care label | tag | care tag | etikett | pflegeetikett | etiqueta | étiquette | care tag | sewn in label | etiquetas | étiquettes | pflegeetiketten | care instructions
stiff | stiff | stiffen | stiffened | harden | hardened | hardens | hard
shrink | shrink | shrunk | shrinks | shrinkage | shrinking | einlaufen | encoger | rétrécir | smaller | gets smaller | got smaller | become smaller | eingelaufen | geschrumpft | schrumpfen | encogido | encoge | rétréci | rétrécit | went small | too tight after washing
felt | felts | felted | felting | matted
yellow | yellows | yellowed | yellowing | turn yellow | go yellow | vergilbt
panel | panel | whole panel | seam to seam | whole piece
sunlight | sun | sunlight | sunshine | in the sun | sonne | sol | soleil
antique | antique | heirloom | valuable
written | in writing | write down | written list | intake list
customs | papers | cites papers | documents
odour | odour | odor | smell | smells | stink | stinks | geruch | olor | odeur | smelly | stinky | stank | riecht | stinkt | huele | huelen | sent mauvais | pue | odeurs | olores | gerüche | musty smell
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
giving-up | give up | giving up | stop trying | call it a day | aufgeben | rendirse | abandonner | how far should i go | when is it enough
combination | curry | sauce | gravy | combination | mixed stain | soße | soßenfleck | salsa
dye-runs | dye run | dye will run | colour run | colour will run | will it run | dye runs | dye bleed
code-w | code w | w code | coded w | letter w | tag says w | label says w | a w | w on the label | w on the tag | marked w | just a w
code-s | code s | s code | coded s | letter s | s coded | tag says s | label says s | an s | s on the label | s on the tag | marked s | just an s
code-ws | code ws | ws code | coded ws | letters ws | code w s | w s | tag says ws | label says ws | ws on the label | ws on the tag | marked ws | sw
code-x | code x | x code | coded x | letter x | tag says x | label says x | an x | letter x | x on the label | x on the tag | marked x | code de x | just an x
frequency | how often | times a year | once a year | every week | twice a week | per year | a year | regularly | how regularly | wie oft | cada cuánto | con qué frecuencia | à quelle fréquence | tous les combien | every month | once a month | every year | every six months | per month
tape | tape | adhesive tape | sticky tape | sellotape | scotch tape
fault | fault | defect | flaw | damage
patch | patch | patches | places | place
rounds | rounds | round | attempts | how many times | how many rounds
removal-index | stain removal index | sri | removal index
colourfast | colourfast | colorfast | colour fast | color fast | dye fast | bleed | bleeds | bleeding | runs
mask | mask | respirator | dust mask
hazard | hazard | hazards | hazardous | safety data sheet | data sheet | sicherheitsdatenblatt | ficha de seguridad | fiche de sécurité
melt | melt | melts | melting | melted
shampoo | shampoo | suede shampoo
poultice | poultice | clay paste
fungicide | fungicide | mould killer | mold killer | anti mould
extract | extract | wet vacuum | extraction | carpet cleaner machine
`;
