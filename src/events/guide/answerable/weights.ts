/** Written by tests/bench/chat/train-answerable.ts: positive weights speak for an answer. */
export const bias = -9;

export const numberWeights = {
  relevance: 1.65,
  'lead of the best sentence': 0.77,
  score: 0.45,
  lead: -0.21,
  'guide is about the material': 0.68,
  'guide is about the stain': 1.33,
  'names a material': 1.07,
  'names several materials': 0.81,
  'names a thing': 0.6,
  'names a stain': 1.46,
  'no guide about both': -2.37,
  'other stains': -1.21,
  'unknown words': 0.55,
  'unknown share': -0.33,
  'outside topics': -0.96,
  'covered share': 1.3,
  covered: 0.29,
  'best sentence': 0.41,
  'best sentence share': 1.25,
  'best of all sentences': 0.12,
  'sort of sentence': 0.18,
  'guide has the sort': -0.79,
  'asks for care': 0.18,
  'is about the stain': 0.63,
  'lacks what is counted': -2.6,
  'goes on': -1.7,
  words: 1.27,
  'most similar answered question': 3.12,
  'most similar unanswered question': -4.12,
  'similar questions that are answered': 2.38,
};

export const wordWeights = `
0 -0.25 | 1 0.37 | 10 0.01 | 100 0.23 | 105 -0.49 | 12 -0.7 | 15 0 | 17 -0.01 | 1998 -0.29 | 2 0.29 | 20 -0.29 | 2010 0
2014 0 | 2018 0 | 23 -0.01 | 3 1.6 | 30 -0.13 | 4 -0.77 | 40 0.15 | 42 -0.05 | 4471 -0.01 | 5 0.34 | 50 -0.23 | 6 -0.19
60 -0.53 | 600 -0.49 | 7 0.42 | 70 -0.09 | 8 0 | 8017 -0.02 | 99 -0.05 | a03 -0.42 | abbursten 0.02 | abdruck 0.26 | abeja -0.09 | abend -0.63
abgab 0.87 | abgeben 0.38 | abgebrochen -0.18 | abgefarbt 0.04 | abgewetzt 0 | abierta -0.26 | abim 0.37 | abord 0 | abrasiv 0.13 | abren 0 | abri 0.1 | abrigo 0.11
abrillantador 0.03 | abrir 0.5 | abroad 0.11 | absaugen 0.02 | absorb 0.01 | absorbent -0.89 | abtupfen 0.01 | abuela 0.39 | abwaschen 0.43 | acaba 0.53 | acabado 0.57 | accept -0.3
accesorio 0.57 | accessoir 0.02 | accident 0.19 | accidentally 0.01 | accoudoir 0.27 | account -0.02 | aceit 0.32 | acetat 0.38 | aceton -0.04 | acetona 0.32 | acheter 0.15 | acht 0.46
acid -0.38 | acidic 0.27 | acidity 0.07 | acier 0 | across 0.07 | acrylic -0.59 | actually 0.01 | address -0.19 | adhesif 0.27 | admit 0 | advent 0 | advic -0.03
advis 0.05 | affect -0.81 | afraid -0.04 | afternoon 0.41 | afterward 0.25 | age -0.17 | agent 0.08 | ago 0.27 | agre -0.48 | agrieta -0.09 | agua 0.02 | aguanta -1.11
agujero -0.08 | ahora 0.54 | aid -0.97 | air -0.4 | album -0.38 | alcantara -0.13 | alcohol 0.1 | alcool 0.2 | alfombra 0 | alga -0.01 | algodon 0.06 | algun 0.01
alkali 0.1 | alkalin 0.03 | alkohol 0.76 | all 0.71 | allein 0.01 | allergic 0.03 | allergy -0.12 | alligator -0.15 | allow -0.03 | alloy 0 | alltag 0.31 | almost -0.02
alon 0.09 | along 0.56 | alredy 0.05 | alright 0.08 | alt -0.51 | amarillea 0.89 | amarillo -0.03 | american -0.62 | ammonia 0.14 | ammoniak 0.06 | amoniaco 0.51 | amount 0
anfangen 0.02 | anfeuchten 0.18 | angenommen 0.34 | angl 0 | anilin -0.37 | anilina 0.21 | anilinleder -0.33 | animal -0.5 | ankl 0.35 | anleitung 0.13 | annahm 0.42 | anne -0.26
ano -0.17 | another -0.12 | ans -0.06 | ant 0.22 | anti -0.09 | antigua 0.01 | antiqu -0.71 | any 1 | anyth 0.45 | anywher 0 | apart 0.01 | api -0.13
aplastado 0.16 | aplica 0.4 | aplicar 0.35 | aplico 0.01 | apology -0.39 | app -0.65 | appear 0 | appl -0.94 | application -0.04 | appliquer 0.06 | apply 0.35 | appointment 0
apport 0.3 | apprentic -0.59 | appui 0.01 | apron 0.1 | apuntar 0.64 | aranazo -0.01 | arcilla 0.61 | area 0.09 | argil 0.22 | arm -0.09 | armario -0.11 | armchair 0.05
armlehn 0.17 | armlehnen 0.01 | armpit 1.36 | armrest -0.41 | arreglan -0.07 | arreglar 0.2 | arreglo 0.1 | arreter -0.43 | art 0.57 | artificial 0.03 | artist 0.1 | asa -0.45
asiento 0.38 | ask 0.02 | aspiradora 0 | aspirar -0.26 | aspirateur 0.28 | aspirer 0.31 | assis -0.52 | assouplir 0 | assuranc -0.03 | asthma -1.15 | asthmatic 0.03 | astm -0.03
ate 0 | attach -0.48 | attack 0.25 | attempt 0.21 | attend 0.02 | attic -0.8 | attract 0.01 | auch -0.85 | auction 0.12 | auf 0.37 | aufbewahren -0.96 | aufheben 1.33
aufhoren 0.37 | aufrichten 0.25 | aunt -0.01 | aureol 0.16 | ausbursten 0.08 | aushilf 0 | ausspulen 0.09 | ausstopfen 0.45 | australia -0.21 | auswaschen 0.03 | autentica 0.32 | auto -0.47
autor 0.02 | autositz -0.15 | autumn 0.03 | avoid -0.16 | away 0.43 | awful 0.03 | awn -0.07 | ayer -0.04 | azubi -0.01 | azul -0.05 | azulada 0.16 | azulejo -0.01
b4 0.29 | baby -0.42 | back 0.43 | backpack -0.06 | backseat 0.02 | bacon 0.12 | bad -0.52 | bag 0.29 | baignoir -0.03 | bain 0.03 | bak -0.71 | balanc -0.31
balcony 0.17 | bald 0.01 | balken -0.09 | ball -0.39 | ballpoint 0.37 | balm -0.66 | balsam 0.29 | bamboo -0.02 | ban -0.83 | band -0.43 | bank 0.09 | bano -0.2
baquet 0.33 | bar 0.14 | barbor -0.03 | bark -0.18 | barr -0.11 | barro 0 | bas -0.04 | basement 0.07 | basic 0.23 | basket 0.1 | basta 0.31 | bath -0.03
bathroom 1.22 | baumwoll 0 | baumwollhemd 0.04 | baumwollhos 0 | baumwollstoff 0.46 | bead 0.8 | bear -0.09 | beb -0.73 | bebida 0.03 | becaus 0.32 | becom 0.09 | bed -0.8
bedeuten 0.05 | bedroom -0.29 | bedsheet 0.03 | beeswax -0.07 | beetl -0.26 | beetroot -0.04 | begin 0 | beginner -0.06 | behav 0.09 | behind 0.38 | beig 0.3 | belong 0.09
below -0.22 | belt -0.14 | bench 0.58 | bend 0.47 | beneath 0.2 | bent 0.04 | berber 0.01 | berry -0.01 | beschichtetem 0.37 | beschichteten 0.34 | besid -0.15 | besoin 0.02
best -0.93 | better -0.86 | bettwasch 0.07 | betun 0.61 | beurr 0.01 | bevor 0.73 | beziehen 0 | bezug 0.45 | bib 0 | bic -1.23 | bicarbonat 0 | bicarbonato 0.1
bicycl -0.41 | biegen 0.43 | bier 0.15 | big 0.05 | bigger 0.01 | bik 0 | bill -0.09 | bind -0.02 | bio 0.54 | biological 0.02 | bird -0.16 | birkin 0
biro 0.39 | birthday -0.01 | bit 0.83 | bitt -0.24 | black -0.62 | blagu 0 | blanc -0.12 | blanca -0.08 | blanch 0.27 | blanco 0.41 | blanket -0.15 | blattert 0.08
blau 0.24 | blazer 0.19 | ble -0.43 | bleach -0.91 | bled 0.4 | bleed 0.01 | bleiben 0.18 | bleibt -0.08 | bleu 0.46 | blind -0.23 | blister -0.04 | blob -0.02
block -0.19 | blod 0.75 | blood -0.66 | bloodstain 0 | bloody 0.26 | bloom 0.05 | blot 0.19 | blotch 0.27 | blous -0.05 | blouson 0.47 | blow -0.01 | blu -0.57
bluish 0.07 | blusa -0.32 | blut -0.47 | blutenstaub 0.03 | blutfleck 0.01 | bmw -0.22 | boa -0.01 | board -0.67 | boat -0.13 | bobbl -0.07 | boden 0.79 | body -0.43
boi -0.2 | boil -0.1 | boisson 0.12 | boli 0.08 | boligrafo 0.08 | bolognes 0.48 | bolsa 0.46 | bolsillo 0.01 | bolso 0.38 | bon 0.08 | bond -1.25 | bonjor -0.07
bonn 0.01 | bonnet -0.04 | book -0.07 | boot -0.38 | bor 0 | bord -0.4 | bordeaux 0.36 | border -0.55 | borrar 0.02 | boss 0.15 | bota 0.23 | both 0.04
bother 0.32 | boton 0 | bott -0.36 | bottl 0.13 | bou 0.46 | boucl 0.04 | bought 0.71 | bougi -0.08 | bouillant 0 | bouilloir 0 | bound -0.28 | bourrer 0.07
bout 0 | bow -0.06 | bowl -0.22 | box -0.07 | boy 0.02 | boyfriend -0.06 | bra 0.19 | brand -0.5 | brass -0.34 | brauch 0.16 | braun 0.08 | brauner 0.14
brazo 0.13 | bre 0 | bread -0.12 | break -0.21 | breath -0.22 | brennbar 0.63 | brennprob 0.53 | bricht 0 | brick -0.06 | bridesmaid 0.05 | bridl 0.49 | briefcas 0.32
bright 0.98 | brill 0.28 | brillant 0.53 | brillo -0.14 | bring 0.06 | brittl -0.13 | brok -0.82 | broken -0.07 | bross -0.02 | brossag 0.04 | brosser 0.36 | brot -0.28
brother 0.37 | brought 0.09 | brown -0.52 | browner 0.01 | brownish 0.31 | brule -0.18 | brush -0.77 | bubbl 0.88 | buchstab 0.02 | bucket 0.42 | buckl -0.24 | bud 0.03
budg 0.48 | bue -0.18 | buff 0.01 | bug 0.01 | bugeleisen 0.11 | bugeln 0.05 | builder 0.22 | bulk 0 | burger 0.07 | burgundy 0.01 | burn 0.16 | burnish -0.44
burnt -0.01 | burst -0.12 | bursten 0.35 | bus -0.04 | business -0.1 | busy 0 | butter -0.47 | button -0.56 | butyl -0.15 | buy -1.24 | c 0.4 | cachemir -0.03
cactus -0.07 | caf 0.01 | cak 0.03 | cal 0 | calcair 0.32 | calculat 0.12 | calf -0.73 | calibrat 0 | calient 0.08 | call -0.68 | calor 0.26 | calory 0
cambio 0 | camera -0.51 | camisa 0.67 | camiseta 0.04 | camp 0.31 | campana -0.17 | canap 0.59 | cancel -0.04 | candl -0.72 | canva -0.06 | cap 0 | capa 0.45
capital 0 | cappuccino 0.07 | car 0.1 | caravan -0.13 | carcinogenic -0.01 | card 0.03 | cardboard -0.02 | cardigan 0.05 | careful 0.01 | carnauba -0.26 | carpet -0.1 | carr -0.28
carrosseri -0.13 | carry 0.35 | cart 0.2 | cartridg 0 | cas -0.06 | casa -0.65 | casero 0.23 | cashmer 0.09 | casse -0.02 | cast 0.01 | cat -0.17 | catch 0.19
caught 0.31 | caus -0.17 | cayo 0.22 | cazadora 0 | cedar -0.25 | ceil -0.11 | ceintur 0.24 | cellar 0.8 | cellulos 0.45 | celsius -1.15 | centimetr -0.07 | centr 0.5
centro -0.02 | cepillar 0.29 | cepillo 0.05 | cera -0.4 | cercl 0.03 | cerco 0.07 | certificat -0.09 | chain -0.51 | chair 0.54 | chaleur 0.17 | chalk -0.17 | chalky -0.07
chamoi -0.11 | champagn 0.08 | champu -0.01 | chanc -0.11 | chanel -0.15 | chang -0.05 | changer -0.06 | chaqueta 0.03 | charg -0.96 | charol -0.08 | chart -0.11 | chat -0.36
chaud 0.61 | chaussur -0.26 | cheap 0.02 | cheaper 0 | cheapest -0.11 | check 0.58 | chees 0.02 | chef -0.03 | chelsea 0 | chemical -1.63 | chemically 0.65 | chemis 0.05
chemisch 0.51 | chemisier 0 | cher -0.32 | chest -0.1 | chesterfield -0.2 | cheval 0.08 | cheveux -0.22 | chew -0.82 | chicken 0 | chicl 0.03 | chien -0.47 | chiffon 0.07
child 0 | chin -0.11 | china 0 | chino 0.01 | chip -0.2 | chist 0 | chlorbleich 0.16 | chlorin -0.61 | chlorreiniger 0.7 | chocolat 0.23 | choisir -0.16 | choos 0.24
chos 0.19 | christen -0.02 | christma 0.1 | chrom -0.23 | chromium 0 | chuck 0.08 | cielab -0.56 | cierran 0 | cierto 0.24 | cigarett -0.12 | cinema -0.01 | cinturon -0.62
cir 0.5 | cirag -0.03 | circl 0.4 | circuit -0.06 | ciseaux 0.08 | cit -1.23 | citric -0.03 | clair 0.82 | clara 0.04 | claret 0.17 | claro 0.14 | clasp 0
class -0.44 | claw -0.45 | clay -0.51 | clean 0.16 | cleanabl 0.38 | cleaner -0.14 | clear 0.45 | client 0.22 | climat 0.09 | climb -0.05 | cling -0.86 | clorox 0.02
clos -0.16 | closet 0.75 | cloth -0.39 | cloudy -0.26 | clu 0.1 | club 0.02 | clump 0.41 | clutch 0.72 | cm -0.2 | coat 0.25 | cob 0 | cobbler -0.05
cobra -0.21 | cobran -0.34 | coca 0.02 | coch -0.59 | cocina -0.11 | cocodrilo -0.68 | cod 0.39 | codigo 0.41 | coffe -0.69 | cognac -0.03 | coin -0.18 | coince -0.01
cok 0.06 | col 0.02 | cola 0.02 | cold 0.3 | coll 0.11 | collant 0.2 | collar -0.46 | colleagu -0.25 | collect -0.2 | collection -0.07 | coller -0.06 | collonil 0
color -0.02 | colourfast 0.13 | com 0.48 | comb 0.66 | combin -0.34 | commenc 0.68 | commencer 0.7 | company -0.08 | compar 0.19 | comparabl 0.22 | complain 0 | comprar 0.64
compro -0.2 | comput 0 | concentration 0.03 | concret -0.26 | condition -0.72 | conditioner -0.31 | confi 0.22 | confier 0.67 | conseillez -0.03 | consequenc 0 | contact -0.39 | contain -0.02
continu 0.33 | contra 0.48 | contradict 0.05 | convers 0.23 | convertibl -0.11 | cook 0.03 | cool -0.11 | cooler 0.2 | copper -0.08 | cork 0.02 | corn -0.38 | corner 0.19
cornflor 0.14 | cornstarch -0.25 | corporal 0.26 | correa 0.77 | correspond 0.22 | cortina 0.2 | cos -0.11 | cosa 0.44 | coser -0.64 | cost -0.28 | costum -0.38 | costura -0.03
coton -0.14 | cotton 0.35 | couch 0.21 | coudr -0.02 | couett -0.22 | cough -0.02 | coul 0.03 | couleur 0.61 | count 0.32 | counter 0.2 | country -0.1 | coup 0.28
courant 0.36 | cours -0.31 | court -0.21 | coussin 0.06 | cout -0.15 | coutur -0.08 | cover -0.5 | cow 0.11 | cowhid -0.96 | crack -1.23 | craqu 0.3 | craquel -0.21
crash -0.17 | crayon 0.03 | crazy 0.02 | cream 0.06 | creas 0.04 | credit 0 | crem 0.45 | crema 1.28 | cremallera 0.71 | crep -0.5 | crisp 0.11 | croc 0.23
croco -0.34 | crocodil -0.17 | cross -0.19 | cruelty -0.01 | crumbl 0.11 | crush -0.97 | crust 0.15 | crusty 0.27 | cuadrado -0.59 | cualquier 0.43 | cuanta 0.14 | cub -0.52
cubeta 0.32 | cuello 0.1 | cuenta 0.06 | cuentam 0 | cuero 0.19 | cuesta -0.11 | cuida 1.74 | cuir 0.18 | cuisin -0.34 | cup 0 | cupboard 0.4 | cur -0.12
curl 0 | curry 0.57 | curtain -0.11 | curticion 0.36 | curtido 0.35 | curv 0 | cushion 0.68 | custom -0.85 | customer 0.61 | cut -0.29 | cutlery 0 | cycl -0.04
d 0.13 | d4265 0.03 | d65 -0.16 | dab 0.45 | dad 0.09 | daheim 0.48 | daim 0.2 | damag -0.05 | damp -0.35 | dampf 0.34 | dampfen 0.32 | dampfreiniger 0.19
dan 0.86 | danach 0.03 | danc -0.21 | danger 0.41 | dangereux 0.03 | dangerous -0.31 | dank 0 | dark 0.53 | darken 0.01 | darker 0.57 | darn -0.01 | dashboard -0.17
dat -0.01 | data -0.89 | dauert 0 | daughter -0.26 | daunenjack -0.11 | day -0.69 | deal 0.15 | dear -0.59 | deb 0.15 | decaf -0.02 | dechirur 0 | decir 0.2
deck 0.02 | deckchair 0.08 | deckschicht 0.41 | declin 0.22 | dedan 0.35 | dedo 0.51 | deep 0.25 | deeper -0.03 | deer -0.27 | defaut 0.86 | defeat 0 | defect 0.08
degraissant 0.12 | degraisser 0.07 | degre 0.53 | degreas -0.52 | degreaser 0.06 | dehor 0.35 | dehumidifier -0.04 | dej -0.06 | delet -0.02 | deliver -0.03 | delivery 0 | delta -0.37
demain 0.09 | demaquillant 0.13 | denim -0.81 | dent 0.1 | dentro -0.3 | deodorant -0.24 | depend 0.56 | deposit -0.67 | depot -0.12 | derecho 0.13 | derramo 0.47 | derrit 0.03
descal -0.04 | desconocida 0.14 | desconocido 0.03 | desengrasant 0.43 | desert 0.08 | design -1.04 | designer -0.69 | desk 0.14 | dessin 0.04 | destino 0.33 | detachag 0.42 | detartrer 0
deteint 0.02 | detergent -0.73 | deux 0.1 | devant 0 | developer -0.19 | devic -0.3 | devient 0.03 | dia 0.37 | diamond -0.04 | dient 0.05 | diferencia -0.64 | differenc -1.02
different 0.21 | dimanch -0.02 | din -0.38 | dinner 0.32 | dir 0.04 | directament 0.02 | direction 0.47 | directly 0.01 | direkt 0.3 | dirt -0.07 | dirty -0.68 | disagre 0.13
disappear 0.23 | discount 0 | discover -0.04 | dish 0.3 | dishwasher -0.16 | disolvent 0.17 | dispos -0.28 | disput 0.56 | dissolv 0.13 | dissolvant -0.34 | distanc -0.1 | distill -0.35
dix 0.09 | diy 0.14 | dobladillo -0.2 | doctor 0.2 | document 0.41 | dog -1.09 | doigt 0.14 | domesto 0.01 | domicil -0.16 | domicilio -0.01 | domingo -0.02 | donn 0.53
door -0.31 | dos -0.02 | dossier 0.52 | dot 0.2 | doublur -0.37 | douch -0.03 | downpor 0.01 | doy 0.04 | draft -0.16 | drain 0.15 | drank 0 | drap 0.27
drauf 0.96 | draw -0.19 | drawer -0.03 | drei 0.27 | dreieck 0.26 | drench 0.35 | dress 0.77 | dresser -0.65 | drew 0.1 | drin 0.26 | drink -0.76 | drip 1.25
driv 0 | driver 0.07 | driveway -0.03 | drizzl 0.01 | drool -0.03 | drop 1.27 | droplet -0.03 | druber 0.01 | drucken -0.04 | druckstellen 0.16 | drum -0.76 | dry -0.24
dryer -1.23 | dubbin 0.29 | ducha 0 | dull 0.54 | dump -0.01 | dunkel 0.5 | dunkl 0.76 | dur -0.13 | dura -0.42 | durchgangen 0.01 | durchgestrichen 0 | durci 0.28
duro 0.07 | dusch -0.04 | dust -0.28 | dusty -0.33 | duvet -0.08 | dwell -0.36 | dye -0.76 | dyed -0.04 | e -0.55 | each 0.38 | ear -0.06 | early 0
earn -0.04 | earth -0.03 | eat -0.46 | eau 0.31 | eben 0.04 | ecaill 0.35 | echar 0.41 | echell 0.26 | echo 0.08 | echt 0.2 | eclair -0.03 | ecran -0.11
ecras -0.13 | ecrit -0.63 | ed -0.29 | edg 0.02 | edredon -0.35 | educo -0.01 | egg 0.65 | ei 0.89 | eight -0.47 | ein 0.13 | einfach 0.69 | einfetten 0.03
eingelaufen 0.01 | einlagern 0.02 | einlaufen -0.57 | einwohner 0 | eis 0.03 | either 0.02 | elastan 0.41 | elastic -0.15 | elbow -0.29 | electric -2.01 | eliminacion 0.27 | els 0.62
email -0.02 | emboss -0.34 | embroider 0 | emergency 0.14 | empapado 0.02 | empapar 0.26 | empfehlen -0.04 | empiezo 0.28 | employe 0.76 | empty 0.13 | emulsion -0.09 | encerado 0.23
encima 0.34 | encimera -0.03 | encog 0.26 | encr -0.43 | end 0.08 | endroit 0.13 | enduit 0.14 | energy -0.22 | eng -0.46 | engin 0.53 | engrav -0.11 | enough 0.53
entero -0.36 | entferner -0.49 | entfetter 0.24 | entir 0.03 | entkalk 0 | entrega 0.46 | entrego 0.21 | enver 0.04 | environment 0 | enzima 0.18 | enzym -0.37 | epong 0.09
eponger 0.2 | equipment 0.03 | er 0.83 | erafl 0.12 | eraflur 0.04 | eraser -1.31 | erfunden -0.5 | erlaubt -0.05 | erreur 0 | error 0.05 | erst 0.28 | erzahl -0.05
escala 0.11 | escarpin 0.49 | esmalt -0.23 | esperar 0.16 | espero 0.08 | esponja -0.18 | espresso 0.05 | espuma -0.05 | essai 0.49 | essayer 0.55 | essig 0.16 | essorag -0.1
essorer -0.32 | essuy 0.5 | etal 0.01 | etale 0 | etap 0.02 | etikett 0.54 | etiqueta 0.73 | etiquett 0.13 | etwa 0.13 | eu -0.81 | euro 0 | eve 0.05
even -0.19 | every 0.85 | everyday 0 | everyon 0.09 | everyth 0.07 | everywher 0.35 | exacta -0.62 | exactly -0.67 | exist -0.14 | expand -0.32 | expensiv 0.09 | expert 0.38
expir -0.03 | explain 0.12 | explod 0.03 | extra 0.09 | extractor -0.01 | eye -0.18 | eyelet -0.17 | f 0.06 | fabric -0.25 | fabrica -0.39 | fabriqu -0.58 | fac -0.06
factory -0.01 | fad -0.16 | fahrrad -0.03 | fair 0.55 | fairy 0.02 | fait -0.19 | fak -0.1 | fall -0.41 | falten -0.03 | familia 0.56 | famill 1.07 | family 0.67
fan -0.47 | fang 0.18 | far -0.58 | farb 1.01 | farbabstand 0.07 | farben 0.86 | farbt 0.48 | farm -0.11 | fashion -0.03 | fast 0.2 | faster -1.07 | fastness 0.3
fat 0.01 | father 0.36 | fatty 0.22 | fault -0.42 | fauteuil -0.03 | faux -0.23 | favourit 0.11 | feather -0.08 | fed 0.76 | feed -0.6 | feel 0.24 | feet -0.2
feierabend 0 | fell -0.04 | felt -0.37 | fenc 0 | fenster 0.39 | fer 1.15 | fera 0 | fermetur -0.15 | fertig -0.09 | festival 0.17 | fetch -0.19 | fett 0.01
fettfleck 0.23 | fettig 0.37 | fettleder -0.13 | fettloser 0.01 | feucht 0.38 | feutr 0.26 | few 0.25 | ffp2 -0.46 | ffp3 -0.46 | fiber -0.41 | fibr -0.02 | field 0.01
fight 0.02 | figur 0.04 | fil -0.11 | fill -0.2 | filler 0.19 | film -1.02 | filter -0.46 | filthy 0.15 | fin -0.54 | final 0.4 | find -0.14 | finger 1.27
fingernagel 0.33 | fingernail 0.52 | fingerprint -0.13 | fini 0.02 | finish 0.41 | fir -0.82 | fireplac 0.61 | firm 0.16 | firmly 0.01 | first -0.59 | fish -0.11 | fit -0.9
fiv 0.12 | fix 0.15 | fixabl 0.42 | flach 0.27 | flak 0.4 | flam -0.02 | flammabl 0.08 | flap 0.26 | flash 0.23 | flat -0.84 | flatmat -0.54 | flatten 1.01
flea -0.07 | fleec -0.85 | fleur -0.46 | flicken -0.07 | fliesen 0 | flight -0.01 | flip -0.07 | flock -0.96 | flood -0.03 | floor 0.65 | floorboard -0.43 | flop 0.16
floppy 0.48 | flor 0.21 | flower -0.19 | fluff 1.19 | fluffy 0.26 | fluid -0.61 | flush 0.04 | fly -0.08 | foam -0.34 | fohn 0 | fohnen 0.03 | foi 0.09
fold 0.33 | follow 0.36 | fonc 0.09 | fonce 0.14 | fond 0.1 | fondu 0.02 | font -0.04 | food -0.41 | foot 0 | football -0.01 | footprint -0.05 | footstool 0.92
for 0.06 | forbid 0 | forgot 0 | form -0.76 | formula 0 | forro -0.01 | fort -0.26 | foto -0.23 | foulard 0.47 | found 0.65 | foundation -0.61 | fountain 0.2
fox 0 | frai 0.1 | fraich 0.09 | fram -0.33 | franc -0.31 | fre -0.17 | freez -0.67 | freezer -0.96 | french -1 | frent -0.03 | frequenc 0.05 | frequently 0.83
fresh 0.71 | freshen -0.42 | freshly 0.01 | fria 0 | friday 0 | fridg -0.26 | friend -0.57 | frigo -0.03 | fring 0.12 | frio 0.69 | frisch 0.08 | frischen 0.64
frischer 0.02 | fritur 0.13 | frm 0.04 | froid 0.36 | front 0.54 | frost 0.25 | frotar 0.04 | frott 0.07 | frotter 0.06 | frozen 0.32 | fruit 0 | fry 0.28
fuera 0.05 | fuert 0.32 | fugen -0.05 | full 0.48 | fuller -0.23 | fum -0.15 | funda -0.16 | fungicid -0.33 | fungus -0.28 | fur 0.06 | furnitur 0.44 | furry 0.5
futter -0.01 | fuzz 0.19 | fuzzy 0.92 | gagn -0.02 | gana -0.01 | gano 0 | gant 0.41 | ganz 0.77 | garag -0.01 | garanti -0.29 | gard 0.13 | garden -0.53
garder -0.22 | garment -0.48 | garnitur 0.67 | gas 0.63 | gather 0.04 | gato -0.65 | gav 0.79 | gear -0.65 | gebugelt 0.01 | gecko -0.09 | gefahrlich 0.02 | gefressen -0.16
gegerbt 0.32 | geh 0.1 | gekippt 0.43 | gel -0.16 | gelb -0.16 | genau -1.07 | general 0.19 | generally 0.04 | gentl 0.06 | gentler 0.03 | gently 0 | genuin 0.34
geoffnet 0 | gepinkelt 0.13 | gepragt 0.27 | gerad -0.22 | gerbt -0.1 | gerieben -0.22 | germany -0.03 | geruch -0.27 | gest 0.26 | gestern 0.02 | getrank 0 | getrocknet -0.97
getupft 0.01 | gewachst 0.43 | gewaschen 0.06 | geweb 0.38 | geworden -0.45 | gift -0.01 | gin 0.04 | girl 0.03 | girth -0.1 | giv 0.21 | gla -0.06 | glanz 0.39
glass -0.31 | glattleder 0.54 | gleich 0.25 | gloss 0.55 | glossy 0.83 | glov -0.85 | glu -0.79 | god -0.1 | gold -0.74 | golden 0.53 | golf 0 | goma 0.43
gomm -0.15 | gondol -0.78 | good -0.23 | gooey 0.52 | gor -0.18 | gota -0.34 | goudron -0.23 | goutt -0.27 | gown 0 | gra 0.97 | grad -0.19 | grado -0.27
graffiti 0 | grain 0.38 | graiss -0.18 | gram -0.02 | gramm -0.64 | gramo -0.32 | gran 0.27 | grand -0.33 | grandad 0.4 | grandma 0.8 | grandmother 0.06 | grandson 0.22
granit -0.02 | granny 0.03 | grasa 0.45 | grasflecken -0.24 | grasiento 0.41 | grass 0.86 | grauen -0.02 | graumassstab 0.05 | graumaßstab 0.75 | grav 0.14 | gravy -0.3 | greas -0.4
greasy -0.13 | great 0.01 | green -0.44 | grey -0.76 | gri 0.26 | griff -0.11 | griffur 0.31 | grimy 0.07 | grinc -0.91 | grit -0.17 | groom 0.06 | gross 0.04
ground -0.01 | group 0.49 | grout -0.04 | grow -0.36 | growth 0.03 | groß 0.44 | großer 0.18 | grubby 0.03 | grundausstattung 0.12 | gsm -0.46 | guarante 0.08 | guard 0.96
guarda -0.09 | guardado 0.18 | guardar -0.28 | guardo 0.09 | guess 0.04 | guest 0.06 | guid -0.17 | guitarra -0.01 | gum -0.34 | gumm 0.06 | gun -0.1 | gunk -0.31
gurtel 1.18 | gym -0.07 | haaren -0.15 | haarfarb 0 | haarspray 0.45 | hab 0.01 | habt -0.01 | hacen -0.21 | hacerlo -0.01 | hacia 0.31 | haftet -0.08 | haftpflicht -0.15
haftung 0 | hair -0.01 | hairdryer 0.03 | hairspray -0.09 | hairy 0.25 | half 0.67 | hall 0.19 | hallway 1.3 | halo 0.07 | halt -0.44 | haltbar -0.1 | hamburg -0.81
hand 0.02 | handbag 0.27 | handgeknupft 0.1 | handl 0.53 | handschuh 0.25 | handtasch 0.07 | handwash 0.01 | handy 0.05 | hang 0.13 | hanger -0.36 | happen 0.57 | happy 0
hard -0.17 | harden 0 | harder -0.51 | harm -0.25 | harmful 0.39 | harness 0 | hart 0.01 | harz -0.06 | hasard 0.01 | hat 0.13 | haus -0.09 | hausmittel 0.29
haut 0.4 | haz -0.03 | hazard 0.01 | hazardous 0.33 | head -0.04 | headboard -0.55 | headrest -1 | health -0.01 | heap 0.01 | heat -0.51 | heater 0.01 | heavy 0.17
heel -0.88 | height -0.94 | heiss 0.43 | heisst 0.1 | heizung 0.04 | heiß 0.05 | heißt 0.64 | hell 0.59 | hellem 0.04 | hellen 0.36 | help -0.46 | helper 0.07
helpful -0.02 | hem -0.07 | hemp -0.02 | henna -0.05 | herb 0.28 | hergestellt -0.25 | herramienta 0.07 | heur 0.72 | heut 0.24 | hid -0.69 | hidden 0.03 | hielo 0.99
hierro -0.04 | high 0.36 | hija -0.04 | hijo -0.24 | hik -0.04 | hilf 0.01 | hinten 0.05 | hinterlassen 0.13 | hir -0.04 | history 0.2 | hit 0.02 | hiver -0.2
hoch -0.15 | hochzeit -0.09 | hogar -0.01 | hol -0.1 | hola -0.03 | hold 0.03 | holder -0.37 | holiday -0.1 | hollin 0.2 | holster 0.06 | holt 0 | holz -0.02
hom 0.07 | homemad -0.02 | homework 0.03 | honestly 0.24 | honey 0.27 | hood 0 | hoover 0.03 | hop 0.01 | hopeless 0.09 | hor -0.72 | hora -0.82 | hormiga 0
horno 0 | hors -0.42 | horsehair -0.2 | hos -0.06 | hospital -0.03 | hot -0.14 | hotel 0.42 | hott -0.29 | hous 0.14 | household 1 | houss -0.02 | huel 0.18
hug 0 | huil -0.28 | human 0 | humedad 0.37 | humedo 0.3 | humid 0.24 | humidit 0.29 | humidity -1.11 | hund -0.11 | hundeurin 0.34 | hundr -0.21 | hurt 0.57
husband -0.03 | hydroalcooliqu -0.88 | hydrocarbon -0.16 | hydrofluoric -0.36 | hydrogen -0.3 | hydrolysi -0.35 | hygrometer -0.36 | ice -0.27 | ide 0.04 | idea 0.18 | ideal 0.8 | identify -0.18
ignit -0.22 | ignor 0.12 | igual -0.02 | ikea 1.38 | ill -0.18 | imbib 0.04 | imitation 0.29 | immediately 0.03 | impermeabilisant 0.39 | import -0.71 | impragnieren -1.14 | impragnierspray -0.58
impragnierung 0.23 | inch -0.18 | incl 0.03 | inconnu 0.05 | indelebil 0.26 | index 0.08 | indic 0 | indigo -0.01 | indoor -0.37 | inhal -0.78 | inherit 0.29 | initial -0.01
ink -0.84 | inky 0.23 | inox -0.03 | insect 0.14 | insid 0 | insist 0.68 | insol -0.04 | instagram -0.13 | instantly 0.01 | instead -1.05 | instruction -0.1 | insuranc -0.08
intak 0.11 | intento 0.05 | interdit -0.24 | interior -0.1 | internet 0.05 | invent -0.86 | invento -0.53 | invierno 0.01 | invit 0.29 | invoic -0.07 | iphon -0.21 | iron -1.09
ish 0.13 | iso -0.69 | isopropanol 0.26 | isopropyl 0.09 | isopropyliqu 0.04 | issu -0.11 | italian -0.12 | itch -0.03 | itchy -0.01 | item 0.1 | itself 0.57 | ivory 0.66
j 0.62 | jabon 0.19 | jack 0.2 | jacket 0.02 | jahr 0.15 | jahren 0.18 | jam -0.11 | japanes -0.12 | jar -0.14 | jardin -0.02 | jaun -0.08 | jauni -0.22
javel 0.52 | jean -0.62 | jeansabfarbung 0.05 | jeansabrieb 0.05 | jeansfarb 0.29 | jeden 0.09 | jersey -0.25 | jetzt 0.65 | job 0.31 | joint -0.06 | jok 0.97 | jor -0.4
journal 0.02 | judg 0.11 | juic 0.19 | jumper 0.67 | jun 0 | junto 0.03 | jup -0.04 | jus 0 | jusqua 0.15 | just 0.06 | jut -0.65 | juterucken 0.27
k:danger -0.01 | k:dont 0.4 | k:first-aid 1.16 | k:handover 0.31 | k:identify 0.52 | k:method 1 | k:rule 0.52 | k:tool 0.93 | kaffe -0.23 | kaffeefleck 0.04 | kaffeeflecken -0.14 | kaffeemaschin 0
kalk 0 | kalkflecken 0 | kalt 0.93 | katz -0.02 | kaugummi -0.1 | keep 0.23 | keiner 1.02 | keller 0.02 | kelvin -0.92 | kept -0.18 | kerzenwach -0.77 | ketchup 0.2
kettl -0.01 | key -0.76 | keyboard -0.02 | kid 0.17 | kill -0.1 | kilo -0.26 | kind 0.97 | kippen 0.01 | kiss 0.07 | kissen 0.37 | kit -0.95 | kitchen -0.35
kitten -0.06 | kiwi 0 | klatschnass 0 | kleben -0.04 | kleber 1.76 | klebrig 0.05 | klebt -0.15 | kleiner 0.01 | klemmt -0.33 | klumpt 0.3 | kne -0.06 | knif 0
knit -0.08 | knob 0.01 | knock 0.35 | knopf -0.2 | knot -0.63 | know 0.3 | koch 0 | kochen 0 | koln -0.16 | konnt -0.24 | kopfstutz 0 | kostet -0.05
kraftig 0.01 | kragen 0.04 | kratzer 0.06 | krei -0.87 | kreuz 0.13 | krieg 0.12 | kriegen -0.18 | kroko 0.09 | krokogurtel 0.45 | krokoleder 0.27 | krokotasch 0.49 | kuch -0.02
kuchenentfetter 0.08 | kugelschreiber 0.14 | kuli 0.47 | kunstleder -0.29 | kunstledersessel 0.15 | kunstledersofa 0.03 | kunststoff -0.25 | l 0.55 | lab -0.26 | label -0.02 | laboratory -0.11 | lac -0.31
laca 0.35 | lack -0.09 | lackleder 0.07 | lackschuh 0.13 | lacquer 0.25 | lado 0.28 | lady 0.14 | lager -0.11 | lagern 0.04 | lain 0.05 | laiss 0.23 | lait -0.1
lamb -0.07 | lambswool 0 | laminat -0.36 | lammfell 0 | lamp 0.13 | lampshad 0.35 | lana -0.06 | land 0.18 | landlord 0 | lang -0.67 | languag -0.03 | lanolin -0.05
lapiz 0.46 | laptop -0.2 | laqu 0 | larg 0.74 | larger -0.1 | lasagn 0 | laser -0.06 | lasst -0.43 | last -0.04 | lat -0.32 | later 0.27 | latex -0.31
latt 0.51 | lauft 0.29 | launder -0.09 | laundry 0.21 | lav 0.1 | lavabl -0.61 | lavado 0.1 | lavadora 0.77 | lavag 0.84 | lavar -0.14 | lavarla 0.1 | laver 0.01
lavo 0.28 | law -0.89 | lay -0.14 | layer 0.16 | lead 0.19 | leak -0.58 | lean 0.3 | learn -0.07 | leas 0 | least 0.28 | leather -0.19 | leatherett 0.06
leav 0.05 | lech -0.09 | leder 0.15 | ledercouch 0.23 | lederfett -0.12 | lederjack 0.5 | ledermantel 0 | lederpfleg 0.81 | lederschaum 0.15 | lederschuh -0.32 | ledersessel 0.25 | ledersitz 0.27
ledersofa 0.44 | ledertasch 0.34 | leed 0 | leer 0.34 | left 0.28 | leg -0.5 | legal -0.03 | legally -0.01 | leinen -0.21 | lejia -0.77 | lemon -0.1 | lemonad 0.34
len -0.37 | lendemain 0.04 | length -0.05 | less -0.61 | lessiv -0.07 | letra 0.09 | letter 0.69 | level 0.43 | levr -0.18 | lezard 0.23 | liabl -0.49 | licenc -0.18
lick -0.06 | lif -0.04 | lift 0.4 | liga 0 | light 0.1 | lighten -0.54 | lighter 0.22 | lightly 0 | lign 0.53 | lija 0.58 | lijo 0.06 | lik 0.86
likely -0.24 | lily -0.16 | limescal 0.01 | limeston -0.26 | limit 0.54 | limpia 0.42 | limpiador 0.27 | limpiarla 0.02 | limpiarlo 0.4 | limpieza -0.02 | lin 0.05 | linea 0.11
linen -0.28 | liner 0.03 | lingett -0.05 | lino -0.1 | lins -0.33 | lint -0.13 | lip 0.52 | lippenstift -0.4 | lippy 0.31 | lipstick -0.62 | liquid 0.04 | lir 0.6
lisa 0.15 | liss 0.2 | list -0.28 | lit 1.06 | litr -0.01 | litter 0 | littl 0.95 | liv 0.82 | livrez 0 | lizard 0.59 | llama -0.43 | llevo -0.04
lluvia 0.12 | load 0.31 | loafer 0.52 | local -0.19 | loch -0.29 | lock -0.27 | loden 0.04 | loft 0.14 | logo 0 | lol -0.02 | lona -0.03 | london 0
long -2.1 | longer -0.25 | look 0.85 | loos -0.38 | loosen 1.08 | los -0.01 | losen 0.31 | losleg 0.14 | loss 0.08 | lost 0.88 | losungsmittel 0.23 | lot 0.38
loud -0.05 | loui -0.12 | loung 0.06 | loup 0.18 | lov 0.01 | lovely -0.53 | lover 0.3 | low 0 | lower 0.02 | luften 0.13 | lump 0.32 | lunch -0.07
lundi -0.04 | lung -0.36 | lustr 0.24 | ly 0.38 | lying 0.66 | lyon -0.03 | m -0.19 | m:aniline 0.38 | m:canvas-cotton 0.28 | m:carpet 0.25 | m:coated 0.18 | m:exotic 0.12
m:nubuck 0.18 | m:patent 0.31 | m:pigmented 0.31 | m:polyester-microfibre 0.25 | m:semi-aniline 0.57 | m:silk-viscose 0 | m:suede -0.38 | m:vegetable-tanned -0.18 | m:velvet-pile 0.26 | m:waxy 0.25 | m:wool 0.2 | mach 0.08
machin -0.81 | mad 0 | madera -0.01 | magazin -0.29 | magic 0.44 | magiqu 0.05 | magnification -0.01 | magnifier 0.02 | magnify 0.24 | mail -0.41 | main 0.48 | maintenant 0.04
maison 0.29 | maisstark 0.09 | maker -0.14 | makeup 0.03 | maletin 0.09 | mampara 0 | manager 0 | manana 0.01 | mandatory -0.15 | mano 0.13 | manta 0 | manteau 0.23
mantel -0.04 | mantequilla 0.11 | manufactur 0 | many -1.55 | map -0.19 | maquillaj 0.25 | marbl -0.03 | marbr -0.19 | marca 1.14 | march -0.03 | margin -0.07 | marin 0.43
mark 0.52 | marker -0.75 | market 0.42 | marmol -0.05 | marmorplatt -0.02 | maroquinier -0.01 | marqu 0.52 | marron 0.17 | marseill 0.03 | martindal -0.01 | mascara -0.37 | mask -0.41
masqu 0.15 | mat 0.59 | match -0.82 | material 0.56 | materiel 0.52 | matin 0 | matsch -0.01 | matt -0.48 | matter 0.7 | mattress -0.19 | mauvai -0.46 | mauvais 0.08
maximal -0.13 | mayo 0.32 | mayonesa 0 | mayonnais -0.14 | mean -0.73 | meant -0.1 | measur 0.3 | measurement 0.53 | medir 0.82 | meet 0.08 | megapixel -0.01 | meilleur -0.61
mein -0.16 | melamin -0.29 | melang 0.33 | melanger 0.15 | melt -0.68 | mend -0.01 | merci -0.04 | merino -0.1 | merlot 0.01 | mesa -0.78 | mess 0.5 | messenger 0.01
metal 0.05 | meter -0.65 | meth 0.12 | method -0.33 | meto 0.93 | metr -0.2 | metro -0.27 | mettr 0.2 | meubl -0.56 | mezcla 0.21 | mich -0.08 | micro 0.17
microfiber 0.19 | microfibr -0.21 | microfibra 0.55 | micron -0.03 | microplastic -0.02 | microsued 1 | microwav -0.08 | mid 0.03 | middl 0.11 | miel -0.55 | migrat 0.1 | mikrofaser 0.46
mikrofasersofa 0.34 | mild -0.63 | mildew -0.03 | milk 0.47 | millimetr -0.24 | min 0.05 | mind 0.35 | mineral 0.11 | mineralwasser 0.11 | minimum 0.19 | mink -0.01 | minut -1.41
mir 0.71 | miroir -0.11 | mirror 0.07 | mischen 0.08 | mismo 0.29 | miss 0.28 | mist -0.34 | mistak 0.05 | mit -1.07 | mitt -0.22 | mittel 0.37 | mix -0.34
ml -0.11 | mm -0.04 | mobel -0.36 | mod -0.19 | model -0.9 | modell -0.17 | moho 0.23 | moi -0.07 | moin -0.07 | moisi 0.79 | moisissur -0.38 | moistur 0.75
mojada 0.11 | mojado -0.23 | mojar 0.16 | mojo 0.23 | mold 0.28 | moldy 0 | molecular -0.01 | moment 0.63 | momm 0 | monat -0.11 | mond -0.02 | money -0.14
mongolia 0 | montar -0.06 | monter -0.13 | month -0.11 | moon -0.02 | mop 0.01 | moqueta 0.7 | moquett 0.08 | mor -0.7 | morgen 0.04 | morn -0.12 | moss 0
most 0.38 | mostly 0.04 | mot -0.62 | moteur -0.3 | moth -0.38 | mother 0.09 | moto -0.12 | motor -0.9 | motorbik -0.12 | motten -0.19 | mouill 0.38 | mouille 0.18
mould -0.46 | mouldy -0.04 | mouss 0.22 | mov -0.36 | movil -0.03 | much -0.39 | mucky 0.32 | mud -0.8 | muddy -0.54 | muffig 0.41 | mug 0.03 | mum 0.14
mur -0.26 | museum -0.07 | mushroom -0.05 | mustard -0.04 | musty 0.04 | myself 0.24 | mystery 0.36 | myth 0 | m² 0 | n 0.45 | nachbarn -0.15 | nachfarben -1.03
nachst 0.32 | nagellack -0.32 | nagellackentferner 0.01 | nah -0.12 | nahen -0.01 | naht -0.17 | nail -0.15 | nam -0.24 | nan 0.01 | nap 0 | napkin 0.09 | napp 0
nasenbluten 0.09 | nass 0.18 | nassen -0.08 | natural 0.23 | naturleder 0.44 | navy -0.23 | near 0.46 | nearly 0.2 | neatsfoot 0.08 | neben 0.2 | neck 0.46 | necklac -0.09
needl -0.03 | negra 0.43 | negro -0.21 | nehm -0.02 | neighbor 0 | neopren -0.01 | nephew -0.03 | nettoyag 0.41 | nettoyant 0.16 | neu 0.09 | neuer 0.04 | neutral -0.81
neuv -0.02 | new -0.23 | newspaper 0.16 | next 0.41 | nez -0.15 | nic -0.19 | nicotin -0.01 | niec 0.29 | night -1.08 | nimmt 0.11 | nitril -0.29 | niveau 0.23
nobody 0.23 | nobuk 0.26 | noch 0 | noir -0.3 | noirci -0.07 | nois -0.02 | nonsens 0.01 | norm 0.05 | normal -0.21 | normally 0.05 | nos 0.01 | nosebl -0.7
not 0.82 | noth 1.04 | notic 0.01 | notig 0.09 | nourish 0.04 | now 0.89 | nozzl -0.49 | nubuck -0.16 | nubuk 0.12 | nueva 0.23 | nuevo -0.49 | nuit 0.25
number 0.12 | numero -0.42 | nummer -0.05 | nun 0.71 | nursery 0 | nylon -0.51 | o 0.75 | o:business -0.27 | o:buying -1.25 | o:chatter -0.31 | o:comparing -0.7 | o:elsewhere -0.18
o:fitting 0.26 | o:fur -0.13 | o:genuine 0.11 | o:handling 0.02 | o:health -0.76 | o:making -1.01 | o:measure -1.05 | o:price -1.46 | o:recolour 0.08 | o:repair -0.19 | o:uncovered -0.05 | o:value -0.96
oak -0.33 | objet 0.24 | occasion 0 | october 0.49 | odd 0.69 | odeur -0.22 | odor -0.03 | offen 0.01 | offic -0.26 | offnen -0.01 | oft -0.55 | oil -0.53
oily 0.01 | ol 0.06 | old -0.55 | olfleck 0.59 | oliendo 0.36 | oliv 0.69 | olivenol 0.06 | olor -0.15 | oma 0.02 | ombr 0.52 | omg 0.07 | onc 0.12
one 0.32 | ongl -0.36 | onion 0 | onlin -0.39 | oop 0 | open 0.04 | orang 0.21 | order -0.46 | ordinary 0.16 | ordr 0.6 | origin 0.41 | original 0.05
orina 0.03 | ors 0 | oscura 0.38 | oscurec 0.23 | oscurecido 0.02 | oscuro 0.21 | osterreich -0.21 | ostrich -0.19 | other 0.55 | ottoman 0.16 | ought 0 | ourlet -0.01
ourselv 0.34 | outil 0.09 | outsid 0.15 | ouvert 0.46 | ouvrez -0.03 | oven 0 | overcoat 0.23 | overdo 0.06 | overnight 0.38 | own 0.78 | owner -0.03 | oxalic -0.61
oxi 0.5 | oxidado -0.07 | oxido -0.14 | oxygen -0.62 | p 0.1 | pack 0.04 | pad -0.16 | pag -0.05 | pai -0.26 | paint -0.52 | paintwork -0.27 | pair -0.72
paja 0 | pal 0.52 | paler 0.42 | palm 0.02 | pan -0.08 | pancak -0.05 | pandemic 0.29 | panel -0.52 | panneau 0.51 | pano 0.23 | pantalla -0.03 | pantalon 0.09
papel 0.84 | paper -0.31 | paperwork 0.12 | papier 0.27 | par -0.07 | parasol 0 | parcel -0.12 | parchment -0.31 | park -0.26 | parkett -0.1 | parqu -0.62 | parquet -0.14
part -0.12 | parti 0.17 | partout 0.64 | party 0.04 | pasa 0.47 | pasada -0.16 | pasado 0 | pasar 0.41 | pasillo 0.29 | paso 0.12 | pass 0.95 | passenger 0.01
passer 0.25 | passiert 0.18 | passt -0.39 | password -0.01 | past 0.44 | patata 0 | patch 0.06 | patchy 0.16 | patent -0.27 | patio -0.05 | patron -0.08 | pattern -0.45
pav -0.34 | pavement 0.04 | paw 0.2 | pay -0.82 | peach 0.26 | peachy 0.12 | peanut -1.36 | pearl -0.35 | peau -0.21 | pee -0.29 | peed 0.09 | peel -1.27
pegajosa 0.48 | pegajoso 0.39 | pegamento 0.02 | peintur -0.51 | pel 0.56 | pela 0.47 | pelada -0.09 | pelado 0.07 | pelando 0.11 | peligroso 0.1 | pellicul -0.48 | pelo -0.13
pen -0.33 | pencil -1.11 | peopl -0.14 | per -0.71 | perc -1.02 | percarbonat 0.36 | percent -1.27 | perchloroethylen 0.06 | perd -0.23 | perdido -0.23 | perfum 0 | periodico 0.15
permanent -0.43 | permiso -0.04 | permit 0.34 | peroxid -0.81 | perro 0.11 | persa -0.1 | persian -0.65 | persist 0 | person 0.53 | pesa -0.16 | pet -0.47 | petit 0.28
pfa -0.02 | pflanzlich 0.64 | pflegeetikett -0.47 | pflegesymbol 0.05 | pflegt 1.59 | ph -0.27 | phon -0.09 | photo -0.23 | photograph 0.14 | photographier -0.38 | phthalat 0 | piano -0.1
pic 0.13 | pick -0.03 | pictur 0.03 | piec 0.35 | piel -0.03 | pierr -0.03 | pieza 0.57 | pig -0.13 | pigment -0.29 | pigmentada 0.99 | pigmentado -0.07 | pigmentiert 0.34
pil 0.41 | pill -0.24 | pillow 0.03 | pillowcas 0.16 | pin 0.15 | pink 0.34 | pinkish 0.07 | pinot 0.43 | pint 0 | pintada -0.04 | pintalabio 0.23 | pintar -0.74
pinto 0.01 | pintura -0.5 | pip -0.08 | pipi 0.07 | pisar 0.02 | pizza 0.75 | plac -0.37 | plain 0.31 | plan -0.16 | plancha 0.26 | plancho 0.28 | planet 0
planeta 0 | plant 0.15 | plaster 0.26 | plastic 0.27 | plastico -0.3 | plastiksack 0.04 | plastiktut 0.04 | plastiqu 0.02 | plat -0.06 | plata -0.05 | play 0.07 | plaza -0.31
pleat -0.01 | pleather -0.41 | plein -0.21 | pls -0.03 | plui -0.71 | pluma -0.35 | plush 0 | pocket 0.09 | poco 0.07 | poem -0.01 | poil 0.32 | point 0.12
poisonous -0.01 | poisson -0.84 | pok -0.01 | polier 0.19 | poliester -0.08 | polilla -0.18 | polipiel 0.07 | polipropileno 0.22 | polir 0 | polish -0.47 | pollen 0.4 | polster -0.12
polsteretikett 0 | polvo 0.09 | polyester -0.12 | polypropylen 0.5 | pomm -0.01 | pon 0.56 | poncer -0.2 | ponctuel 0.11 | pongo -0.2 | pony 0.11 | poo 0 | pool -0.53
por -0.37 | porcelain -0.01 | port 0.34 | porter -0.32 | poser 0.01 | possibl 0.41 | post -0.25 | pot -0.08 | poudr 0.35 | pouff 0.16 | poultic -0.15 | powder -0.13
power -0.01 | practic -0.02 | pre 0.36 | precaution 0.39 | precio -0.01 | pregnant -0.18 | premier 0 | prend -0.13 | prenda 0.35 | prendr -0.04 | prep 0.21 | prepar 0.02
present 0.81 | president 0 | press -0.22 | pressur -0.14 | pretend 0.36 | previous -0.11 | pri 0.6 | pric -1.02 | primer 0.4 | print -0.47 | printer -1.05 | prix -0.14
pro -0.14 | probieren 0.4 | problem 0.25 | proc 0.06 | process 0.6 | product 0.85 | producto 0.45 | produit 1.1 | profesional 0.05 | professional -0.24 | profi 0.05 | programm -0.62
prompt -0.1 | proof -0.17 | proper 0.02 | properly 0.41 | proportion 0.05 | proprietair -0.03 | prosecco 0.12 | protect 0.54 | protection 0.47 | protectiv 0.17 | protector -1.08 | protein 0.23
prueba 0.33 | pruf 0.14 | pu 0.94 | pub 0.01 | public 0 | puc -0.2 | puceron 0 | puddl 0.84 | puder 1.05 | puerta -0.08 | pul 0.22 | pull 0.22
pulli 0.3 | pullover 0.36 | pulver 0.53 | pump 1.02 | punch -0.01 | punkt 0.08 | punktuell 0.2 | punto -0.32 | puppy 0.24 | pur 0.02 | purpl -0.01 | purpos -0.51
purs 0.74 | push 0.36 | put 0.52 | pvc -0.62 | python -0.63 | qu 1.06 | quadrat -0.57 | quadratmeter -0.11 | quarrel 0.53 | qued 0.24 | queda 0.24 | quedaron 0.12
quedo 0.21 | quemada -0.16 | quick 0.34 | quicker 0 | quickly -0.56 | quier 0.2 | quiero -0.1 | quietest -0.1 | quietschen -0.66 | quit 1.25 | quitaesmalt 0.07 | quitamancha 0.2
quitatinta 0.38 | quito 0.19 | raccourcir -0.6 | rack -0.07 | raclett 0.2 | racont 0 | radiateur 0.06 | radiator 0.16 | radierer -0.36 | rag 0.78 | rain -0.3 | raindrop 0.02
rais 0.04 | ral -0.02 | ran 0.25 | rancid -0.28 | rand -0.06 | rander 0.19 | rang 0.35 | ranger -0.1 | rara 0.01 | rasguno 0.41 | rash 0 | rat 0.03
ratio -1.71 | rattan -0.03 | rattraper 0.52 | raviver 0.46 | raw -0.69 | ray -0.62 | raya -0.22 | rayon -0.57 | rayur -0.15 | reach 0.11 | react -0.42 | reaction -0.37
read 0.62 | ready 0 | real -0.23 | reason 0.16 | receta 0 | recett -0.03 | recien 0.12 | recip -0.14 | reclamar -0.08 | recliner -0.18 | recognis 0.08 | recoller -0.06
recolor 0.54 | recolorear -0.31 | recomienda -0.39 | recomiendam -0.01 | recomiendan -0.75 | recommenc 0.02 | recommend -0.74 | recommendation -0.52 | reconnaitr 0.03 | record 0.12 | recoudr -0.1 | recubierta 0.38
recuper -0.16 | recuperer -0.64 | recycl -0.43 | red 0.08 | reddish 0.73 | redig -0.4 | redresser 0.17 | reek -0.23 | refill -0.36 | refinish -0.45 | refinisher -0.09 | refresco 0.09
refund -0.17 | refus 0.21 | regen 0.12 | regenflecken 0.01 | regentropfen 0.42 | region -0.52 | register -0.01 | regular 0.05 | reiben 0.48 | reicht 0.09 | rein 0.04 | reiniger 0.33
reinigung 0 | reinitialiser -0.11 | reis 0 | reissverschluss 0.56 | reißverschluss -0.21 | relativ -0.4 | releas -0.16 | relever 0.47 | relleno 0.15 | remain 0.06 | remainder 0.08 | rembourrag 0.12
rembours -0.03 | remed 0.14 | remedio 0.42 | remedy 0.23 | remojo 0.06 | remov -1.06 | removabl 0.35 | removal 0.06 | remover -0.85 | renew 0.81 | renouveler -0.2 | renovar -0.03
rent 0.18 | renvers 0.84 | renverse 0.01 | repair 0.55 | reparabl 0 | reparar 0.11 | reparer -0.15 | reparez -0.09 | reparier -0.01 | reparieren -0.05 | repasser 0.02 | repeat -0.85
repellent -0.04 | replac -0.06 | replacement -0.02 | report 0.11 | reposabrazo 0.52 | reposacabeza -0.53 | reptil -0.07 | resal -0.01 | reset 0 | residu -0.31 | resin -0.21 | resina -0.37
resist -0.08 | resol 0 | rest 0.95 | restaurador -0.21 | restaurant 0.27 | restent 0.01 | resto 0.38 | restor 0.45 | restuff -0.19 | result 0.61 | retreci -0.4 | retrecit 0.11
retten 0 | return 0.08 | reupholster -0.09 | rev 0.08 | revers 0.03 | review -0.09 | revista 0.09 | rewax -0.28 | rezept -0.05 | ribet 0.02 | ric -0.06 | richtung 0.14
rid 0.26 | riecht -0.01 | riemen 0.05 | rien 0.11 | right 0.47 | rim 0.5 | rincer 0 | rind 0.02 | rindsleder -0.25 | ring 0.41 | rins 0.01 | rioja 0.01
rip -0.29 | risk 0.12 | risky 0.14 | risqu 0.3 | riss 0.52 | rissig 0.35 | rivet -0.25 | road -0.96 | rob 0.35 | robot -0.08 | roc 0.38 | roja 0.41
rojo 0.04 | roll -1 | rompio -0.16 | rond 0.9 | roof 0.03 | room -0.32 | ropa 0.12 | ros -0.18 | rosa 0.06 | rosier 0 | rost 0.32 | rostfleck 0.34
rot -0.32 | roto -0.05 | rotulador 0.07 | rotwein 0.06 | rotweinfleck 0 | roug 0.4 | rougher 0.25 | rouill 0.03 | round -0.22 | router 0 | routin -0.72 | rozadura 0.4
rpm -0.04 | rub -0.4 | ruban 0.27 | rubber -0.24 | rucksack 0.22 | rueda 0 | rug -0.23 | ruin 0.18 | rul -0.15 | run 0.18 | runden 0.05 | runner 0.05
runter 0.03 | rust -0.87 | rusty 0.13 | s 0.54 | s:blood -0.68 | s:body-grease -0.15 | s:crush -0.21 | s:dirt -0.37 | s:dye -0.24 | s:grease -0.29 | s:gum -0.37 | s:ink -0.29
s:make-up -0.06 | s:marker -0.25 | s:mould -0.54 | s:mud -0.72 | s:rust -0.26 | s:salt 0.01 | s:scuff -0.21 | s:sticky 0.5 | s:tannin -0.46 | s:unknown 0.33 | s:urine -0.5 | s:water 0.12
s:wax 0.03 | sa 0.01 | sabado 0.54 | saber 0.51 | sac 0.37 | sachen 0.13 | sack 0 | saco 0.02 | saddl 0.22 | saf 0.13 | safely -0.13 | safety -0.44
saft 0.39 | sag 0.5 | sagt -0.5 | said -0.41 | saignement -0.15 | sail -0.2 | sailcloth 0.13 | sal -0.26 | salad -0.02 | salair -0.01 | salatol 0.64 | salir 0.15
sall 0.03 | salon -0.41 | salsa 0.01 | salt -1.14 | salty 0.53 | salz -0.7 | salzrand 0.01 | salzrander 0.01 | sam -0.06 | samstag 0 | samt -0.45 | samtsessel 0.57
samtsofa 0.03 | sand -0.59 | sandal 0.17 | sandpaper -0.04 | sang 0.19 | sangr -0.01 | sanitis 0.18 | sanitiser -0.33 | sap -0.03 | saphir 0 | sat 0.27 | satchel 0.43
saten 0.03 | satin -0.3 | sattel -0.01 | sattler -0.12 | saturday 0.03 | sauc 0.24 | saugen 0.14 | saugt 0.04 | saur 0.03 | sav 0.09 | savon 0.15 | savonneus 0
saw 0.31 | say 0.32 | scal 0 | scarf -0.17 | schaum 0.61 | schicht 0.41 | schimmel -0.32 | schimmelig 0.04 | schimmelt 0.16 | schlamm 0.31 | schlangenleder 0.28 | schleifpapier 0.13
schmilzt 1.11 | schmutzig 0.08 | schmutzradierer 0 | schnell 0.24 | schonen 0 | school -1.11 | schrank -0.1 | schreib -0.66 | schrubben 0.01 | schuh -0.17 | schutz 0.03 | schutzen 0.83
schwarz -0.12 | schwer -0.01 | scissor -0.06 | scor 0.03 | scorch -0.1 | scotch 0.03 | scotchgard 0 | scrap 0.45 | scratch -0.48 | screen -0.24 | screw 0.01 | scribbl 0.12
scrub 0.32 | scuff -1.04 | seal -0.12 | seam 0.02 | season 0.04 | seat -0.06 | sec 0.51 | seca 0.05 | secador 0.04 | secadora 0.44 | secar -0.15 | secars 0.16
sech 0.08 | sechag 0 | secher 0.23 | seco 0.25 | second -1.33 | section -0.65 | seda 0.47 | see 0.71 | seem 0.01 | segeltuch 0.21 | seguro 0.44 | seh 0.12
seid 0.51 | seidenblus 0.24 | seidenkleid 0.02 | seidenkrawatt -0.26 | seif 0.09 | seit 0.16 | sekundenkleber -0.62 | sel -0.12 | selber -0.58 | selbst 0.75 | self -0.02 | sell -0.57
seller 0.68 | selon -0.07 | semain 0.23 | semana 0.28 | semell -0.06 | semi -0.44 | semianilin 0.62 | semianilina 0.39 | send 0.05 | sens 0.26 | sensibl 0.58 | sent -0.24
sentent 0.18 | septic -0.03 | sequ 0.09 | sequin 0.18 | serial -0.25 | serpent 0.1 | serpient 0.18 | servic -0.03 | sery 0 | ses -0.02 | sessel 0.26 | set 0.02
sette 0.2 | seul 0.36 | seulement 0.05 | seventy -0.11 | several 0.67 | sevilla -0.07 | sew -0.59 | sewn 0.02 | shad -0.49 | shadow 0.8 | shampoo -0.28 | shap -0.52
shar -0.04 | sharpen -0.08 | sharpi -0.29 | shav -0.6 | shawl 0.01 | she 0.01 | shed 0.23 | sheepskin -0.13 | sheet -0.04 | shelf -0.02 | shift 0.45 | shin -0.01
shiny 0.46 | ship -0.28 | shiraz 0.35 | shirt 0.06 | sho -0.05 | shock -0.88 | shoemaker 0.06 | shop -0.11 | short -0.13 | shorten -0.02 | shoulder -0.4 | show 0.4
shower 0.09 | showroom 0 | shrink -0.6 | shrunk -0.03 | shut 0.83 | sicherheit 0.4 | sick 0.04 | sid -0.14 | sideboard -0.04 | sieg 0.32 | sieht 0.62 | sign 0.25
sigu 0.53 | siguient 0.11 | silicon -0.4 | silk -0.33 | silkworm 0 | silla -0.16 | sillon -0.13 | silver -0.05 | simbolo 0.15 | simili -0.24 | similicuir 0.24 | sinc -0.01
sing 0.12 | singl 0.05 | sink 0.54 | sinnvoll 0.06 | sintetica -0.61 | sintetico -0.19 | sis -1.29 | sister 0.03 | sit 1.45 | sitz 0.11 | sitzt 0.28 | six -0.26
skai 0.09 | ski 0.19 | skin -0.68 | skirt -0.07 | sleep -0.06 | sleev 0.11 | slid -0.04 | slim -0.72 | slip 0.24 | slipper -0.56 | slow 0.05 | slowly 0
slush 0.2 | small -0.14 | smaller 0.03 | smear 0.11 | smell -0.36 | smelly -0.16 | smok -0.02 | smooth 0.29 | smudg -0.71 | snak -0.1 | snakeskin -0.04 | snap 0.15
sneaker -0.35 | snip 0.43 | snow 0.07 | soak 0 | soap -0.4 | soapy 0.58 | sock -0.26 | soda 0.14 | sofa -0.08 | sofort 0.06 | soft -0.08 | soften -0.26
softener -0.41 | softer -0.16 | softest -0.03 | softwar -0.08 | sohn 0.08 | soi -0.24 | soil 0.07 | soir 0.06 | sol -0.12 | sold -0.17 | soleil 0.23 | soleplat 0
solo 0.27 | solution 0.12 | solvant 0.02 | solvent -0.19 | som 0.29 | sombra 0.04 | sombrero 0 | somebody 0.23 | someon 0.51 | someth 0.49 | somewher 0.51 | sommer 0.11
sommier 0.23 | sonn 0.02 | soon 0.45 | soot 0.92 | sop 0 | sort 0.81 | soup 0.16 | soy -0.01 | soß 0.08 | spaghetti 0.48 | spain 0 | sparkl -0.76
spat -0.5 | spe -0.42 | speak 0.77 | special 0.58 | specialist -0.82 | speck 0.53 | speckig 0.41 | speckiger 0.05 | spectrophotometer -0.04 | specy -0.03 | spill -0.18 | spilt 0.03
spin -0.07 | spirit -0.85 | spiritus 0.01 | splash 0.56 | split -0.62 | spong -0.35 | spoon 0.02 | spot 0.13 | spotter 0.01 | spr 0 | spray -0.02 | sprayer -0.05
spread 0.14 | sprinkl 0.4 | spritz 0.36 | spruh 0.04 | spuli 0.13 | spulmaschin 0 | spulmittel 0.23 | squar 0.58 | squash 0.32 | squeak -0.25 | squeaky -0.02 | squeez 0.05
sri 0.12 | stabchen 0.21 | staff -0.02 | stag -0.88 | stain -0.11 | stainless -0.12 | stair -0.25 | staircas -0.08 | stamp -0.43 | stand -0.51 | standard 0.02 | starch 0.15
stark 0.74 | start 0.08 | starter 0.25 | static -0.08 | staubig 0.02 | stay -0.01 | steak 0 | steam -0.38 | steamer -1.07 | steel -0.59 | steer -0.19 | stehen 0.48
steht 0.15 | steif 0.28 | stell 0.8 | stellen 0.61 | step 0.35 | stick 0.02 | sticker -0.12 | sticky -0.95 | stiefel -0.1 | stiff -0.4 | stift -0.1 | stimmt 0.06
stink 0.24 | stinkt 0.03 | stirrup 0.06 | stitch 0.31 | stock -0.07 | stockflecken 0 | stoff 0.59 | stoffschuh 0.16 | ston -0.07 | stood 0.58 | stool -0.33 | stop -0.56
stopfen 0.15 | stor -0.67 | storag -0.1 | storm 0.09 | stov 0.39 | straight 0.24 | strang 0.16 | strap -0.11 | straw -0.06 | streak -0.05 | street 0.13 | streifen -0.14
strength 0.7 | stretch 0.04 | streuen 0.03 | streusalz 0.05 | strich 0.62 | strick -0.74 | strip 0.05 | strok -0.23 | strong 0.8 | stronger 0.54 | strongest 0.15 | stuck -0.04
stud -0.01 | student 0 | stuf 0.77 | stuff 1.32 | stuhl -0.24 | stumpf -0.09 | stunden 0.03 | styl 0.06 | stylo -0.59 | such -0.15 | suck 0.45 | suction -0.54
sud 0.07 | sue 0.19 | sued 0.46 | suela -0.15 | suelo -0.17 | suelta 0.22 | suffit 0 | sugar 0.21 | suggest -0.02 | suit -1.01 | suitcas 0.21 | sumer -0.74
summer 0.15 | sun -0.11 | sunday 0.38 | sunflower 0 | sunglass 0 | sunlight -0.39 | sunny 0.65 | sunscreen -0.29 | sunshin 0 | super 0.31 | superglu -0.63 | supply -0.05
sur 0.24 | surfac 1.17 | surfactant -0.15 | surfboard -0.02 | surgical 0.25 | swab 0.71 | swallow -0.03 | sweat 0.57 | sweater 0.24 | swimsuit -0.1 | switch -0.04 | switzerland -0.14
swollen 0 | symbol -0.82 | synthetic 0.03 | synthetikteppich 0.77 | synthetiqu -0.02 | system -0.07 | t -0.33 | tabac -0.11 | tabl 0.11 | tablecloth 0.41 | tablet -0.01 | tachado 0.01
tack -0.15 | tackl 0.28 | tacky 0.62 | tacon -0.12 | tacto 0.21 | tag -0.46 | tagen 0.47 | taill -0.16 | tailor -0.6 | tal -0.03 | talc -0.72 | talco 0.52
talcum 0.25 | talk -0.04 | tall 0 | talla -0.22 | taller 0.44 | tamponner 0.19 | tan -0.37 | tanin -0.69 | tank -0.27 | tannag -0.49 | tanner -0.02 | tannery -0.08
tannin 0.31 | tap -0.16 | tapet -0.31 | tapi 0.12 | tapiceria -0.54 | tapissier -1.07 | tar 0.37 | tard 0 | tarda -0.82 | tarnish -0.03 | tarp 0 | tasch 0.37
tass -0.58 | tattoo -0.03 | tax -0.21 | tea -0.29 | teak -0.15 | tear -0.38 | technician 0 | techo -0.5 | teddy -0.04 | tee 0.08 | teenag 0.31 | teer -0.26
teeth -0.01 | teindr -0.1 | teint 0.36 | teintur 0.96 | tej -0.04 | tel -0.53 | tela -0.29 | television 0 | tell -0.1 | temp 0.51 | temperatur 0.29 | temperatura -0.05
tempt 0 | ten 0.18 | tenant -0.22 | tener 0.18 | tenir -0.85 | tenni 0.33 | tension -0.01 | tent -0.57 | tenter 0.43 | teppich -0.07 | terciopelo 0.06 | term -0.99
tern -0.05 | terr 0.25 | terrac 0.11 | terrass -0.17 | test -0.5 | tester 0.11 | testsieger -0.33 | tet 0.07 | teuer -0.5 | tex -0.05 | textil -0.04 | textur 0.06
that -0.02 | theatr 0.22 | themselv 0 | ther 0.49 | theyr -0.1 | theyv 0.01 | thick 0.25 | thicken -0.33 | thickness -0.01 | thin 0.55 | thing 0.91 | think -0.04
thinly 0.21 | thinner 0.45 | third 0 | tho 0.21 | though 0.01 | thought 0.32 | thre 0.21 | thread -0.5 | threw 0.14 | throw -0.39 | thru 0.18 | thumb -0.63
thursday 0.03 | ticket -0.42 | tid 0.58 | tie 0.28 | tiempo 0.3 | tienda 0.55 | tienen 0.11 | tier -0.2 | tieso 0.11 | tig 0.13 | tight -0.1 | tiktok 0.03
til -0.33 | till -0.06 | tim -0.11 | timberland 0.01 | tin 0.59 | tint 0.29 | tinta -0.42 | tinto -0.01 | tintoreria 0.02 | tiny 0.18 | tip 0.72 | tipo 0.68
tippex -0.21 | tir 0.19 | tisch -0.02 | tischdeck 0.12 | tissu 0.25 | toallita 0.07 | toast 0.12 | tochter -0.74 | today 0.08 | toddler 0.09 | toe 0.34 | together 0.16
toil -0.23 | toilet -0.01 | tokyo -0.03 | told 0.16 | tolerat 0.13 | tomato 0.29 | tomb -0.87 | tomorrow -0.55 | ton 0.14 | toner -0.41 | tonic 0.04 | tonight 0.21
tono -0.07 | tool 0.1 | toothpast -0.5 | top -0.36 | topper 0 | tor -0.07 | torch -0.21 | tordr 0.27 | torn 0.32 | tortilla 0 | tot 0.22 | touch 0.33
toucher 0.38 | towel 0.27 | toxic -0.74 | toy -0.24 | trabaja 0.37 | trac 0.27 | track -0.07 | trad 0.01 | train -1.57 | traine 0.01 | trainer 1.05 | trait 0.17
transfer -0.68 | transfert -0.2 | translat 0 | transport -0.18 | trapo 0.4 | travail -0.19 | travailler 0.1 | tray 0.14 | tre -0.46 | treat 0.36 | treatment -0.03 | tremp 0.18
trempe 0.01 | trial 0 | triangl -0.21 | triangulo 0 | trick 0.75 | tricoter -0.34 | trim -0.07 | trip -0.05 | trocken 0.04 | trocknen 0.61 | trocknet 0.34 | trod 0.03
trodden -0.45 | troi -0.31 | trouser 0.57 | tru 0.28 | trunk 0.11 | trust 0.37 | tshirt 0.01 | tub 0.18 | tuch 0.92 | tuft 0.25 | tumbl -1.54 | tunnel -0.05
tupfen 0.2 | turmeric 0.39 | turn 0.13 | tv -0.38 | twe 0.15 | twenty 0.01 | twic 0.13 | two 0.05 | typ 0.56 | tyr -0.01 | u 0.16 | ugg 0.06
uk -0.09 | umbrella -0.03 | umfarben -0.29 | umzug 0.2 | unbekannt 0.56 | unbekannter 0.02 | unblock -0.25 | uncl 0.01 | uncoat 0.01 | underlin -0.32 | underneath 0.64 | undon -0.19
undy 0.48 | unfinish 0.55 | ungefahr 0 | unidentify 0.02 | uniquement 0.01 | unit 0.56 | unknown -0.7 | unseal 0.27 | unshrink -0.1 | unterscheid 0.1 | until 0.55 | untreat 0.23
upholstery -0.04 | upkeep 0.08 | upload -0.11 | urg 0.02 | urgent 0 | urin -0.8 | urlaub -0.55 | usa -0.35 | uso 0.04 | usted -0.23 | usually 0.32 | utensilio 0.18
util 0.45 | uv -0.21 | va 0.32 | vac -0.01 | vacuum -0.55 | vaissell 0.01 | val -0.58 | valu -1.1 | van 0.01 | vanish -0.05 | vapeur -0.07 | vapor -0.04
vaporeta 0.03 | vaporizador -0.61 | vaquero 0.43 | varnish -0.42 | vas -0.05 | vaut 0.03 | vec 0.7 | veg -0.29 | vegan -0.48 | vegetabl -0.05 | vegetal 0.63 | vegtan 0.02
veil -0.01 | vela -0.79 | velcro 0 | velo 0.08 | velor 0.14 | veloursleder 1.11 | velvet -0.3 | velvety 0.47 | venden -0.2 | vender 0.72 | vendr -0.04 | ventana 0.5
verblichen -0.14 | verdad 0.13 | verdict 0.15 | verdient -0.12 | verdunnen 0.01 | verdunnt 0.38 | vergilbt 0.27 | verhaltni 0.01 | verkauf 0.24 | verliert -0.02 | verloren -0.01 | verni -0.13
verny 0.1 | verr 0.05 | verschuttet -0.09 | verschwindet 0.01 | versuchen 0.4 | versus -0.26 | vest 0.26 | vestido 0.32 | vid 0 | vieill 0.03 | viel -0.27 | vien -0.25
vient -0.52 | vieux -0.08 | vin 0.16 | vinagr 0.52 | vinaigr -0.91 | vinaigrett 0.07 | vinegar -0.42 | vino 0.03 | vintag -0.97 | vinyl 0.35 | violin 0 | viscos 0.6
viscosa -0.2 | visibl 0.27 | visit -0.02 | viskos 0.4 | viskosekleid 0.08 | vit 0.47 | vitess -0.4 | voir 0.01 | voitur -0.2 | voll 0 | voller 0.26 | vorhang -0.3
vorher 0.03 | vorn -0.02 | voucher -0.01 | vrai 0.07 | vs -0.55 | vuelv -0.16 | vuitton -0.12 | w 0.01 | wach -0.95 | wag -0.02 | wait 1.26 | waiter 0.02
walk -0.14 | wall -0.17 | wallet -0.19 | wallpaper -0.42 | walnut -0.06 | wand -0.13 | wanden -0.02 | wardrob -0.1 | warm 0.01 | warmer -0.05 | warranty -0.02 | warten 0.04
wasch 0.05 | waschbenzin 0 | waschbottich 0.28 | waschen 0.42 | waschmaschin 0.26 | waschmittel -0.19 | waschsymbol 0.04 | wash -0.29 | washabl 0.14 | washer -0.04 | washtub 0.25 | wasser 0.63
wasserfleck 0.42 | wasserflecken 0.03 | wasserhahn 0 | wasserkocher 0 | wasserrand -0.34 | wasserrander -0.13 | wassertropfen 0.29 | wast -0.7 | wat 0.03 | watch 0.77 | water -0.85 | watermark 0
waterproof -0.01 | watt -0.1 | wattag -0.08 | wavy 0.15 | wax -0.7 | waxy 1.12 | way 0.04 | weak 0.26 | wear -0.43 | weather -0.03 | web 0 | wechseln -0.04
wed -0.6 | wee -0.44 | weed 0.09 | week -0.29 | weekend 0.1 | weekly 0.24 | wegwischen 0 | weich 0.41 | weigh 0 | weight -0.31 | wein 0 | weinfleck 0.45
weissem 0.45 | weisser 0.02 | weiß 0.32 | weißem 0.05 | weißer 0.33 | welchem -0.81 | welchen 0.38 | wenigsten 0.14 | went 0.38 | werkzeug 0.1 | wert -0.28 | wet 0.09
wetsuit 0 | wetter 0 | wev 0.02 | wheel -0.41 | whether 1.04 | whil 0.72 | whit 0 | whiteboard -0.5 | whiten -0.02 | whitish 0.15 | whol 0.21 | why 0
wick -0.01 | wid 0.51 | wider -0.81 | width -0.62 | wiegt -0.05 | wieviel -0.15 | wif 0.2 | wifi 0 | wildleder 0.64 | wildlederjack 0.24 | wildlederschuh 0.33 | wildlederstiefel 0.09
wildledertasch 0.02 | win -0.6 | window 0.6 | windscreen -0.14 | wing 0.4 | winter -0.36 | wip 0.17 | wir -0.31 | wis 0.26 | with 0 | within 0.06 | witz 0
wobbl -0.1 | wobbly -0.23 | woch 0.61 | wochen -0.47 | wochenend 0.01 | wofur 0.34 | woll 0.18 | wollmantel 0.28 | wollpullover -0.09 | wollteppich 0.04 | won -0.01 | wonder -0.06
wood -0.47 | wooden -0.56 | wool -0.11 | woollen 0.27 | wor 0.01 | woran 0.38 | word -0.08 | work -0.29 | workshop -0.03 | worktop -0.03 | world 0 | worn -0.65
wors -1.22 | worth -0.2 | woven 0.01 | wozu 0.33 | wrap 0.07 | wreck 0.18 | wring 0.16 | wrinkl -0.09 | writ -0.44 | written -0.07 | wrong 0.09 | wrot 0.02
ws 0.05 | x -0.33 | yarn -0.05 | year -0.07 | yellow -0.75 | yesterday 0.01 | yet 0.13 | yo 0.13 | yoga -0.01 | yolk 0.73 | yor 0.11 | youd 0.56
yourself 0.09 | youv -0.1 | zahlen -0.63 | zahlt -0.15 | zapatilla 0.04 | zapato 0 | zeichen 0.23 | zeigt 0 | zeitungspapier 0.62 | zerkratzt 0.01 | zip -0.42 | zipper 0.12
zon 0.45 | zona 0.04 | zumo 0.08 | zwei 0.41 | zweimal 0.05 | ~acetone -0.63 | ~acid 0.68 | ~alcohol -0.48 | ~alkali 0.12 | ~ammonia 0.11 | ~antique -0.27 | ~bag-plastic 0.07
~bars -0.25 | ~bleach 0.89 | ~blot 0.95 | ~brush 0.33 | ~care-symbol 0.06 | ~circle -0.41 | ~code-s -0.1 | ~code-w -0.36 | ~code-ws -0.54 | ~code-x 0.28 | ~cold-water -0.28 | ~colourfast 0.21
~combination 0.47 | ~conditioner 0.17 | ~conservation 0.37 | ~cover -0.5 | ~crossed -0.29 | ~customs 0.08 | ~detergent -0.7 | ~distilled -0.35 | ~dose 0.67 | ~dot -0.03 | ~drop-test -0.38 | ~drum -0.76
~dry 0.08 | ~dwell -0.36 | ~dye-runs 0.03 | ~enzyme -0.36 | ~eraser 0.15 | ~extract -0.11 | ~fault -0.4 | ~felt -0.48 | ~frequency -1.33 | ~fungicide -0.33 | ~giving-up 0.48 | ~gloves -0.37
~grey-scale 0.28 | ~grit -0.2 | ~hairdryer 0.18 | ~hairspray 0.28 | ~hazard 0.13 | ~heat -0.45 | ~hole -0.04 | ~hoover -0.26 | ~hot-water 0.2 | ~humidity -0.13 | ~ice -0.54 | ~iron -0.33
~label 0.35 | ~lens 0.07 | ~linseed -0.33 | ~mask -0.41 | ~melt -0.68 | ~newspaper 0.33 | ~odour -0.77 | ~oxygen -0.94 | ~panel 0.17 | ~patch -0.35 | ~peel -0.03 | ~photo 0.01
~poultice -0.15 | ~powder -0.73 | ~protector -0.36 | ~removal-index 0.13 | ~residue -0.29 | ~rounds 0.53 | ~rub 0.4 | ~sand -0.79 | ~scratch-test 0.74 | ~shampoo -0.28 | ~shrink -0.7 | ~soap 0.28
~solvent 0.26 | ~square -0.86 | ~stain-type -0.01 | ~steam -0.68 | ~stiff 0.14 | ~store 0.1 | ~sunlight 0.32 | ~tape -0.08 | ~temperature -1.18 | ~test 0.62 | ~towel -0.63 | ~triangle 0.05
~ventilate -0.02 | ~vinegar -0.65 | ~wash 0.17 | ~washing-machine -0.16 | ~wipes 0.35 | ~with-water -0.1 | ~yellow -0.01 | δe 0.39
`;
