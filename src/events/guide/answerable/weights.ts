/** Written by tests/bench/chat/train-answerable.ts: positive weights speak for an answer. */
export const bias = -9.29;

export const numberWeights = {
  relevance: 1.59,
  'lead of the best sentence': 0.84,
  score: 0.34,
  lead: -0.2,
  'guide is about the material': 0.76,
  'guide is about the stain': 1.47,
  'names a material': 1.07,
  'names several materials': 1.15,
  'names a thing': 0.53,
  'names a stain': 1.38,
  'no guide about both': -2.76,
  'other stains': -1.35,
  'unknown words': 0.42,
  'unknown share': 0.11,
  'outside topics': -0.96,
  'covered share': 1.53,
  covered: 0.14,
  'best sentence': 0.43,
  'best sentence share': 1.03,
  'best of all sentences': -0.04,
  'sort of sentence': 0.03,
  'guide has the sort': -0.68,
  'asks for care': 0.06,
  'is about the stain': 0.56,
  'lacks what is counted': -2.71,
  'goes on': 0.75,
  words: 1.51,
  'most similar answered question': 2.41,
  'most similar unanswered question': -2.69,
  'similar questions that are answered': 2.29,
};

export const wordWeights = `
0 -0.22 | 1 0.14 | 10 0.01 | 100 0.27 | 105 -0.76 | 12 -0.22 | 15 0 | 17 -0.06 | 2 0.2 | 20 -0.42 | 2018 0 | 3 1.1
30 -0.11 | 4 -0.8 | 40 0.09 | 4471 -0.02 | 5 -0.46 | 6 -0.19 | 60 -0.22 | 70 -0.26 | abdruck 0.35 | abend 0.08 | abgebrochen -0.16 | abim 0.1
abord 0 | abrasiv 0.1 | abren 0 | abrigo -0.01 | abrir 0.41 | abroad 0.14 | absorb 0.01 | absorbent -0.7 | abtupfen 0.01 | abuela 0.17 | abwaschen 0.47 | acabado 0.25
accept -0.39 | accesorio 0.73 | accident 0.28 | accoudoir 0.08 | account -0.06 | aceit 0.64 | acetat 0.37 | aceton 0.2 | acetona 0.01 | acheter -0.31 | acht 0.16 | acid 0.07
acidity 0.11 | across -0.02 | acrylic -0.68 | actually 0.01 | address -0.19 | admit 0.03 | advic -0.05 | advis 0 | afraid -0.02 | afternoon 0.2 | afterward 0.24 | age 0.02
agent 0.09 | ago 0.3 | agrieta -0.02 | agua 0.06 | aguanta -0.75 | agujero -0.04 | ahora 0.04 | aid -0.57 | air -0.26 | alcantara -0.1 | alcohol 0.26 | alcool 0.21
alfombra 0.16 | alga -0.01 | algodon 0.41 | algun 0.08 | alkali 0.13 | alkalin 0.03 | alkohol 0.28 | all 0.77 | allergic -0.03 | allergy -0.22 | alligator -0.45 | allow -0.08
almost -0.03 | alon 0.03 | along 0.59 | alredy 0.05 | alright 0.13 | alt -0.5 | amarillo -0.03 | american -0.79 | ammonia 0.09 | amoniaco 0.07 | amount 0 | anfangen 0.04
anfeuchten 0.28 | angl 0.02 | anilin -0.28 | anilina -0.12 | anilinleder -0.42 | animal -1.01 | ankl 0.22 | anleitung -0.01 | annahm 0.7 | ano -0.61 | another -0.11 | ans -0.04
ant -0.47 | anti -0.09 | antigua 0.14 | antiqu -0.56 | any 0.77 | anyth 0.08 | apart 0.02 | api -0.15 | aplastado 0.13 | apology -0.27 | app -0.61 | appl -0.88
application -0.08 | appliquer 0.05 | apply 0.54 | appointment 0 | apport 0.32 | apprentic 0.01 | appui 0.01 | apron 0.05 | apuntar 1 | aranazo 0.31 | arcilla 0.62 | area 0.13
arm -0.04 | armario 0.13 | armchair 0.14 | armlehn 0.26 | armlehnen 0 | armpit 1.5 | armrest -0.6 | arreglan -0.02 | arreglar -0.07 | arreglo 0.19 | artificial 0.02 | artist 0.11
asiento 0.43 | ask 0.04 | aspiradora 0.07 | aspirar 0.3 | aspirateur 0.14 | assis -0.27 | assouplir 0 | asthma 0.01 | asthmatic 0.13 | astm -0.18 | ate 0 | attack 0.22
attempt 0.08 | attend 0.02 | attic -0.75 | auch -0.33 | auction 0.06 | auf 0.09 | aunt -0.02 | aureol 0.24 | ausbursten 0.08 | ausspulen 0.11 | australia -0.13 | auswaschen 0.02
auto -0.02 | autor -0.03 | autositz -0.18 | autumn 0.07 | avoid -0.02 | away 0.8 | awful 0 | awn -0.13 | ayer -0.05 | azubi -0.04 | azul 0.11 | azulada 0.11
azulejo -0.01 | b4 0.3 | baby -0.56 | back -0.04 | bacon 0.07 | bad -0.3 | bag 0.42 | bak -0.74 | balanc -0.29 | balcony 0.03 | bald -0.04 | ball -0.5
ballpoint 0.2 | balm -0.34 | balsam 0.23 | ban -0.17 | bank 0.06 | bano -0.06 | baquet 0.29 | bar 0.04 | bark -0.18 | barro 0.21 | bas 0.07 | basement 0.05
basic 0.2 | basket 0.05 | bath -0.05 | bathroom 1.06 | baumwoll 0.14 | baumwollhemd 0.04 | baumwollhos 0 | baumwollstoff 0.31 | bead 0.53 | bear -0.16 | beb -0.57 | becaus 0.33
becom 0.25 | bed -0.09 | bedeuten 0.04 | bedroom -0.29 | bedsheet 0.01 | beeswax -0.26 | beetl -0.08 | beetroot -0.04 | begin 0 | beginner 0.04 | behind 0.4 | beig 0.39
belong 0.12 | below -0.62 | belt -0.14 | bench 0.53 | bend 0.43 | beneath -0.18 | berber 0.01 | berry -0.03 | besid -0.32 | besoin 0.02 | best -0.87 | better -0.91
bettwasch -0.02 | betun 0.4 | beurr 0.01 | bevor 0.08 | bezug 0.47 | bib 0 | bic -1.29 | bicarbonato 0.11 | bicycl -0.51 | biegen 0.44 | big -0.01 | bigger 0.01
bik 0.01 | bill 0.07 | bind -0.04 | bio 0.15 | biological 0.02 | bird -0.2 | birkin -0.01 | biro 0.25 | birthday -0.01 | bit 0.59 | bitt -0.18 | black -0.63
blanc -0.21 | blanca -0.12 | blanch 0.14 | blanco 0.43 | blanket -0.47 | blattert 0.05 | blau 0.37 | blazer 0.27 | ble -0.58 | bleach -0.91 | bled 0.44 | bleed -0.05
bleiben 0.35 | bleibt 0.02 | bleu 0.32 | blind -0.33 | blob -0.01 | block -0.26 | blood -1.05 | bloodstain 0 | bloody 0.08 | bloom 0.04 | blot 0.15 | blotch 0.41
blous 0.21 | blouson 0.34 | blow 0.03 | blu -0.4 | bluish 0.17 | blusa -0.38 | blut 0.05 | boa -0.03 | board -0.66 | boat -0.13 | bobbl -0.08 | boden 0.94
body -0.41 | boi -0.2 | boil 0.04 | boli 0.41 | boligrafo 0.14 | bolognes 0.46 | bolsa 0.01 | bolso 0.15 | bond -1.27 | bonjor -0.29 | bonn -0.01 | bonnet -0.01
book -0.16 | boot -0.04 | bor 0 | bord -0.26 | bordeaux 0.22 | border -0.02 | boss 0.13 | bota 0.49 | bother 0.37 | boton 0 | bott -0.39 | bottl 0.12
bou 0.37 | boucl -0.02 | bought 0.7 | bougi 0.01 | bouillant 0 | bouilloir 0 | bound -0.39 | bourrer 0.03 | bout 0.01 | bow -0.31 | box 0.02 | boy 0.03
boyfriend -0.14 | bra 0.48 | brand -0.47 | brass -0.47 | brauch 0.18 | braun 0.11 | brazo 0.06 | bre 0 | bread -0.21 | break -0.28 | breath 0.24 | brick -0.07
bridesmaid 0.04 | bridl 0.43 | briefcas 0.21 | bright 1.19 | brill 0.33 | brillant 0.36 | brillo -0.06 | bring 0.07 | brittl -0.17 | brok -0.98 | broken 0.14 | bross 0.06
brosser 0.03 | brother 0.25 | brought 0.07 | brown -0.56 | browner 0.01 | brownish 0.15 | brule -0.19 | brush -0.63 | bubbl 1.05 | buchstab 0.01 | bucket 0.26 | buckl -0.08
bud 0.01 | budg 0.34 | bue -0.29 | bug -0.01 | bugeleisen 0.03 | bugeln 0.04 | builder 0.17 | bulk -0.03 | burger 0.04 | burgundy 0.02 | burn -0.04 | burnish -0.15
burnt 0.19 | burst -0.11 | bursten 0.23 | bus 0.03 | business -0.22 | busy 0.01 | butter -0.38 | button -0.63 | butyl -0.21 | buy -1.1 | c 0.14 | cachemir 0
cactus -0.14 | caf 0.32 | cak 0.05 | cal 0 | calcair 0.61 | calculat 0.09 | calf -0.9 | calibrat -0.02 | calient 0.1 | call 0.13 | calor 0.27 | calory 0
camera -0.44 | camisa 0.24 | camiseta 0 | camp 0.11 | campana -0.1 | canap 0.2 | cancel -0.36 | candl -0.89 | canva 0.11 | cap -0.01 | capital 0 | cappuccino 0.06
car 0.35 | caravan -0.14 | carcinogenic 0 | card 0.12 | cardboard -0.05 | cardigan 0.17 | careful 0.01 | carnauba -0.57 | carpet -0.03 | carr -0.29 | carrosseri -0.09 | carry 0.38
cartridg -0.01 | cas -0.05 | casa -0.52 | casero 0.18 | cashmer 0.08 | cast 0 | cat -0.24 | catch 0.2 | caught 0.23 | caus -0.12 | cayo 0.01 | cazadora -0.11
cedar -0.3 | ceil -0.2 | ceintur 0.25 | cellar 0.47 | celsius -1.61 | centimetr 0.01 | centr 0.04 | cepillar 0.23 | cepillo 0.23 | cera -0.22 | cerco 0.24 | chain -0.38
chair 0.72 | chalk -0.39 | chalky -0.06 | champagn 0 | champu -0.06 | chanc -0.06 | chanel -0.17 | chang -0.06 | changer -0.05 | chaqueta 0 | charg -0.71 | charol -0.39
chat -0.41 | chaud 0.62 | chaussur -0.29 | cheap 0.12 | cheapest -0.26 | check 0.88 | chef -0.02 | chemical -1.47 | chemically 0.68 | chemis 0.24 | chemisier 0 | cher -0.86
chest -0.09 | chesterfield -0.01 | cheveux -0.01 | chew -0.94 | chicken -0.04 | chicl 0.16 | chien -0.76 | chiffon 0.12 | child 0 | chino 0.01 | chip -0.29 | chist 0
chlorbleich 0.01 | chlorin -0.76 | chlorreiniger 0.24 | chocolat 0.05 | choisir -0.07 | choos 0.04 | chos 0.1 | christen -0.02 | christma 0.08 | chrom -0.01 | chromium 0 | chuck 0.03
cielab -0.55 | cierran 0 | cigarett 0 | cinema -0.01 | cinturon -0.91 | cir 0.58 | cirag -0.02 | circl 0.34 | circuit -0.17 | ciseaux 0.16 | cit -0.08 | citric -0.04
clair 0.68 | clara 0.06 | claret 0.19 | claro 0.34 | clasp 0 | claw -0.76 | clay -0.02 | clean 0.1 | cleanabl 0.27 | cleaner -0.05 | clear 0.34 | client 0.3
climat 0.13 | climb -0.05 | cling -0.77 | clorox 0.02 | clos -0.33 | closet 0.62 | cloth -0.31 | cloudy -0.18 | clu 0.15 | club 0 | clump 0.44 | clutch 0.62
cm -0.25 | coat 0.39 | cobbler -0.05 | cobran -0.15 | coca 0.02 | coch -0.07 | cocina -0.04 | cocodrilo 0.76 | cod 0.31 | codigo 0.29 | coffe -0.53 | cognac -0.18
coin -0.1 | coince -0.02 | col 0.04 | cola -0.03 | cold 0.67 | coll 0.33 | collant 0.29 | collar -0.39 | colleagu 0.22 | collect -0.26 | collection -0.05 | coller -0.02
collonil 0 | color 0.27 | colourfast 0.21 | com 0.57 | comb 0.61 | commenc 0.42 | commencer 0.26 | compar 0.14 | comparabl 0.38 | complain -0.05 | comprar 0.54 | compro 0.03
concret -0.25 | condition -0.49 | conditioner -0.05 | conseillez -0.05 | contain -0.01 | continu 0.29 | contra 0.22 | convers 0.13 | convertibl -0.14 | cook 0.08 | cool -0.3 | cooler 0.17
copper -0.08 | cork -0.01 | corn -0.03 | corner -0.01 | cornflor 0.29 | cornstarch -0.52 | corporal 0.02 | correa 0.21 | cortina 0.18 | cos 0 | cosa 0.2 | coser -0.06
cost -0.41 | costum -0.58 | coton -0.31 | cotton 0.67 | couch 0.4 | couett -0.25 | cough -0.01 | coul 0.04 | couleur 0.51 | count 0.22 | counter -0.01 | country -0.09
coup 0.16 | cours -0.24 | court 0.15 | coussin 0.07 | cout -0.11 | cover -0.54 | cow -0.04 | cowhid -0.43 | crack -1.08 | crash -0.21 | crayon 0 | crazy 0.05
cream -0.01 | creas -0.05 | credit 0 | crem 0.47 | crema -0.02 | cremallera 0.76 | crep -0.36 | crisp 0.29 | croc 0.09 | croco -0.32 | crocodil -0.43 | cross 0.04
cruelty -0.02 | crumbl 0.02 | crush -0.64 | crust 0.11 | crusty 0.25 | cuadrado -0.36 | cualquier 0.13 | cuanta -0.16 | cub -0.55 | cuello 0.13 | cuenta -0.08 | cuentam 0
cuero 0.2 | cuesta -0.1 | cuida 1.56 | cuir 0.35 | cuisin -0.35 | cup 0 | cupboard 0.4 | cur 0.06 | curl -0.01 | curry 0.69 | curtain -0.05 | curticion 0.22
curtido 0.45 | curv -0.01 | cushion 0.91 | custom -1.22 | customer 0.8 | cut -0.36 | cutlery 0 | d 0.21 | d4265 0.1 | d65 -0.39 | dab 0.32 | dad 0.09
daheim 0.71 | daim 0.12 | damag 0.1 | damp 0.79 | dampfen 0.44 | danc -0.22 | danger 0.3 | dangereux 0.07 | dangerous -0.12 | dank -0.01 | dark 0.69 | darker 0.6
darn 0 | dashboard -0.19 | dat 0.01 | data -0.79 | dauert 0 | daughter -0.49 | daunenjack -0.14 | day -0.63 | deal 0.18 | dear -0.58 | dechirur 0 | deck 0.04
deckchair 0.02 | dedo 0.29 | deep 0.15 | deeper -0.05 | defeat 0.01 | defect 0.03 | degraissant 0.14 | degre 0.33 | degreas -0.47 | degreaser 0.23 | delet -0.06 | deliver -0.02
delivery 0 | delta 0.01 | demain -0.03 | denim -0.53 | dent 0.25 | dentro -0.32 | deodorant -0.3 | deposit -0.37 | depot 0.3 | derramo 0.28 | descal -0.05 | desconocida 0.16
desengrasant 0.36 | desert 0.08 | designer -0.93 | desk 0.09 | dessin 0.01 | destino 0.1 | detachag 0.32 | detartrer 0 | deteint 0.01 | detergent -0.68 | deux 0.02 | devant 0
developer -0.19 | devient 0.01 | dia 0.07 | diamond -0.04 | diferencia -0.76 | differenc -1.07 | different 0.41 | dimanch -0.03 | din -0.67 | dinner 0.37 | dir 0.06 | directament 0.08
direction 0.72 | directly 0.02 | direkt 0.39 | dirt -0.2 | dirty -0.24 | disagre 0.16 | disappear 0.1 | discount 0 | dish 0.43 | dishwasher -0.27 | disolvent 0.14 | dispos -0.37
disput 0.6 | dissolv 0.22 | dissolvant -0.03 | distanc -0.16 | distill 0.05 | dix 0.11 | diy 0.14 | dobladillo -0.37 | doctor 0.13 | document 0.54 | dog -1.13 | doigt 0
domesto 0.01 | domicil -0.01 | door -0.17 | dos 0.08 | dot 0.29 | doublur -0.27 | downpor 0.01 | draft -0.03 | drain -0.01 | drank -0.01 | drap 0.25 | drauf 0.33
draw 0.08 | drawer 0.02 | drei 0.2 | dreieck 0.02 | drench 0.3 | dress 0.95 | drew 0.18 | drink -0.7 | drip 0.8 | driv 0 | driver 0.05 | driveway -0.05
drizzl 0.01 | drop 1.3 | druber 0.01 | druckstellen 0.13 | drum -0.8 | dry 0.05 | dryer -1.21 | dubbin 0.11 | ducha 0 | dull 0.5 | dunkel 0.29 | dunkl 0.73
dur -0.04 | dura -0.26 | durchgangen 0.01 | durchgestrichen 0.01 | dusch -0.1 | dust -0.21 | dusty -0.38 | duvet -0.09 | dwell -0.38 | dye -0.89 | dyed 0.1 | e -0.17
each 0.54 | ear -0.21 | earth 0 | eat -0.21 | eau 0.14 | eben 0.02 | ecaill 0 | echo 0.08 | echt 0.26 | eclair -0.13 | ecran -0.03 | ecras 0.28
ed 0.04 | edg 0.21 | edredon -0.31 | egg 0.23 | ei 0.82 | eight -0.7 | ein -0.11 | einfach 0.65 | eingelaufen -0.01 | einlagern 0.03 | either 0.01 | elastan 0
elastic -0.12 | elbow 0.05 | electric -1.93 | eliminacion 0.24 | els 0.66 | email 0 | emboss -0.01 | embroider 0 | emergency 0.13 | empiezo 0.14 | employe 0 | empty 0.14
emulsion -0.15 | encerado 0.1 | encima 0.32 | encr -0.74 | end 0.06 | endroit -0.17 | enduit 0.08 | energy -0.24 | eng -0.22 | engin 0.52 | engrav -0.24 | enough 0.22
entero -0.43 | entferner -0.16 | entir 0.03 | entkalk 0 | enver 0.12 | environment -0.01 | enzima 0 | enzym -0.25 | epong 0.03 | eponger 0.14 | equipment 0.04 | er 0.34
erafl 0.1 | eraflur 0.07 | eraser -1.06 | erlaubt -0.04 | erst 0.13 | erzahl 0 | escala 0.22 | escarpin 0.55 | esmalt -0.1 | esponja 0.07 | espresso 0.06 | espuma -0.26
essai 0.24 | essig 0.4 | etal 0.03 | etikett 0.39 | etiqueta 0.36 | etiquett 0.13 | etwa 0 | eu -1.11 | euro 0 | eve 0.03 | even -0.1 | every 0.43
everyday 0 | everyon 0.05 | everyth 0.23 | everywher 0.46 | exactly -0.33 | exist -0.09 | expensiv -0.1 | expert 0.12 | expir -0.08 | explain 0.02 | explod 0.02 | extra 0.13
eye -0.17 | f 0.27 | fabric -0.45 | fac 0.15 | fad 0.17 | fair 0.43 | fairy 0 | fait -0.38 | fak -0.28 | falten -0.02 | family 0.6 | fan -0.65
fang 0.2 | far -0.61 | farb 1.24 | farbabstand 0.1 | fashion -0.12 | fast 0.09 | faster -0.82 | fat 0.26 | father 0.22 | fatty 0.22 | fauteuil 0.23 | faux -0.25
favourit 0.1 | feather -0.17 | feed -0.56 | feel 0.38 | feet -0.21 | feierabend -0.01 | fell -0.08 | felt -0.32 | fenc 0 | fenster 0.32 | fer 0.93 | fermetur -0.13
festival 0.12 | fetch -0.26 | fett 0.34 | fettfleck 0.09 | fettleder -0.08 | feucht 0.45 | feutr 0.07 | few 0.27 | ffp2 -0.58 | ffp3 -0.58 | fiber -0.33 | fibr -0.04
field 0 | fil 0.03 | fill -0.44 | filler 0.1 | film -0.54 | filter -0.59 | filthy 0.07 | fin 0.54 | find -0.17 | finger 0.75 | fingernagel 0.38 | fingernail 0.19
fingerprint -0.52 | fini 0.03 | finish 0.53 | fir -0.58 | fireplac 0.29 | firm 0 | firmly 0.02 | first 0.06 | fish -0.53 | fit -0.7 | fiv -0.12 | fix 0
fixabl 0.19 | flach 0.11 | flak 0.31 | flam -0.06 | flammabl 0.08 | flap 0.05 | flat -0.9 | flatmat -0.71 | flatten 1.03 | flea -0.18 | fleec -1.02 | fleur -0.57
flicken -0.11 | flight -0.01 | flip -0.04 | flood -0.06 | floor 0.58 | floorboard -0.06 | floppy 0.48 | flor -0.01 | fluff 1.12 | fluid -0.38 | flush 0.02 | fly -0.04
foam -0.2 | fohn 0.04 | fohnen 0.05 | foi 0.21 | fold 0.17 | follow 0.1 | fonce 0.15 | fond 0.14 | fondu 0.03 | font -0.02 | foot 0.22 | football -0.03
footstool 0.79 | for -0.32 | forbid 0 | forgot 0 | form -0.16 | formula -0.03 | forro 0.21 | fort 0.05 | foto -0.35 | foulard 0.64 | found 0.57 | foundation -0.8
fountain 0.25 | fox 0 | frai 0.06 | fraich 0.12 | fram -0.55 | franc -0.13 | fre -0.04 | freez -0.05 | freezer -1 | french -1.03 | frequenc 0.07 | frequently 0.55
fresh 0.47 | freshen -0.25 | freshly 0.02 | fria 0 | friday -0.01 | fridg -0.05 | friend -0.37 | frigo 0 | fring 0.09 | frio 0.27 | frisch 0.03 | frischen 0.74
fritur 0.18 | frm 0.05 | froid 0.33 | front 0.19 | frost 0.15 | frotar 0 | frott 0.13 | frotter 0.05 | frozen 0.56 | fruit 0 | fry -0.06 | full 0
fuller -0.01 | fum -0.13 | funda 0.56 | fungicid -0.25 | fungus -0.35 | furnitur 0.58 | furry 0.48 | futter 0.11 | fuzz 0.11 | fuzzy 0.82 | gano -0.01 | gant 0.02
ganz 0.75 | garag -0.14 | garden -0.41 | garder -0.23 | garment -0.38 | gas 0.35 | gather 0.03 | gato -0.86 | gav 0.77 | gear -0.49 | gecko -0.1 | gefressen -0.21
gegerbt 0.17 | geh 0.03 | gekippt 0.01 | gel 0.37 | gelb -0.02 | general 0.19 | generally 0.02 | gentl 0.04 | gentler 0.05 | gently 0 | genuin 0.36 | geoffnet 0
gepinkelt 0.06 | gerad -0.55 | gerieben -0.23 | geruch 0.16 | gest 0.22 | getrank 0.01 | gewachst 0.34 | geworden -0.31 | gift -0.01 | gin 0.04 | girl 0.03 | gla -0.03
glanz 0.32 | glass -0.24 | glattleder 0.58 | gleich 0.08 | gloss 0.52 | glossy 0.81 | glov -0.65 | glu -0.78 | god -0.1 | gold -0.61 | golf 0 | goma 0.28
gomm -0.38 | gondol -0.38 | good -0.26 | gooey 0.53 | gor -0.07 | gota -0.29 | goudron -0.09 | goutt -0.31 | gown 0.05 | gra 0.43 | grad 0.49 | grado 0.06
graffiti -0.03 | grain 0.06 | gram -0.01 | gramm -0.53 | gran 0.08 | grand -0.47 | grandad 0.35 | grandma 0.4 | grandmother 0.01 | grandson 0.18 | granit -0.01 | granny 0.04
grasa 0.25 | grasflecken -0.16 | grasiento 0.31 | grass 0.19 | graumassstab 0.1 | grav 0.14 | gravy -0.52 | greas -0.16 | greasy 0.59 | great 0.03 | green -0.46 | grey -0.54
gri 0.35 | griff -0.11 | griffur 0.51 | grimy 0.09 | grinc -1.02 | grit -0.58 | gross 0.07 | group 0.54 | grout -0.08 | grow -0.19 | growth 0.02 | grubby 0.02
grundausstattung 0.22 | gsm -0.31 | guarante 0.1 | guard 0.33 | guarda 0.02 | guardar -0.12 | guardo -0.04 | guest 0.04 | guid -0.2 | guitarra -0.02 | gum -0.35 | gumm 0.11
gun 0.02 | gunk -0.25 | gurtel 1.22 | gym 0.07 | haarfarb 0 | haarspray 0.4 | hab 0.03 | habt -0.01 | hacen -0.05 | hacia 0.18 | haftet -0.19 | hair 0.23
hairdryer 0.04 | hairspray -0.2 | hairy 0.23 | half 0.32 | hall 0.14 | hallway 1.16 | halo 0.07 | halt -0.31 | haltbar -0.33 | hand -0.08 | handbag 0.1 | handgeknupft 0.23
handl 0.46 | handschuh 0.25 | handtasch 0.27 | hang -0.17 | hanger -0.3 | happen 0.36 | happy 0 | hard -0.05 | harden 0 | harder -0.74 | harm -0.24 | harmful 0.47
harness -0.09 | hart 0.01 | harz -0.08 | hasard 0.01 | hat 0.11 | hausmittel 0.03 | haut 0.44 | haz -0.06 | hazard 0.01 | hazardous 0.21 | head -0.1 | headboard -0.53
headrest -1.11 | heap 0.01 | heat -0.68 | heater 0 | heavy 0.15 | heel -0.85 | heiss 0.44 | heisst 0.09 | heizung 0.04 | heiß 0 | heißt 0.02 | hell 0.59
hellem 0.06 | hellen 0.59 | help -0.79 | helper 0.03 | helpful -0.02 | hem -0.04 | henna -0.03 | herb -0.02 | herramienta 0.07 | heur 0.62 | heut 0.24 | hid -1.02
hidden 0.05 | hielo -0.13 | high 0.35 | hija -0.16 | hijo -0.33 | hik -0.31 | hilf -0.01 | hinten 0.14 | hir -0.04 | history 0.22 | hit 0.02 | hiver -0.13
hoch 0.05 | hochzeit -0.01 | hol -0.48 | hola -0.03 | hold 0.12 | holder -0.51 | holiday -0.12 | hollin 0.19 | holster 0.05 | holz -0.02 | hom 0.21 | homemad -0.03
homework 0.01 | honestly 0.36 | honey 0.23 | hoover 0.09 | hop 0.01 | hopeless 0.12 | hor -0.64 | hora -0.6 | hormiga 0 | horno 0 | hors -0.5 | horsehair -0.12
hos 0.06 | hot -0.32 | hotel 0.34 | hous 0.05 | household 1.06 | houss 0.02 | huel -0.4 | hug 0 | huil -0.55 | humedad 0.21 | humedo 0.23 | humid 0.28
humidity -0.68 | hund -0.14 | hundeurin 0.01 | hundr -0.19 | hurt 0.46 | husband -0.08 | hydrofluoric -0.04 | hydrogen -0.31 | ice 0.04 | ide 0.02 | idea 0.29 | ideal 0.78
identify -0.16 | ignor -0.08 | igual -0.01 | ill -0.35 | imitation 0.34 | immediately 0.05 | impragnierung 0.3 | inch -0.18 | inconnu 0.01 | indelebil 0.06 | index 0.29 | indic 0.34
indigo 0.03 | indoor -0.59 | inhal -0.81 | inherit 0.18 | ink -0.77 | inky 0.38 | insect 0.31 | insid -0.01 | insist 0.63 | instead -1.15 | instruction -0.08 | insuranc -0.07
intak -0.05 | interdit -0.11 | interior -0.08 | internet 0.07 | invent -0.6 | invento -0.18 | invierno 0.17 | invit -0.07 | invoic -0.03 | iphon -0.05 | iron -1.1 | iso -0.77
isopropanol 0.44 | isopropyl 0.04 | itch -0.11 | itchy -0.02 | item -0.02 | itself 0.39 | ivory 0.72 | j 0.81 | jabon 0.21 | jack 0.12 | jacket 0 | jahr -0.09
jam -0.2 | japanes -0.27 | jar -0.27 | javel 0.42 | jean -0.41 | jeansabfarbung 0.09 | jeansabrieb -0.01 | jeansfarb 0.16 | jeden 0.31 | jersey -0.28 | jetzt 0.22 | job 0.1
joint -0.2 | jok 0.8 | jor -0.56 | journal 0.01 | judg 0.21 | juic 0.4 | jumper 0.79 | jun -0.01 | junto 0.06 | jup 0.02 | just 0.04 | jut -0.22
juterucken 0.32 | k:danger 0.2 | k:dont 0.34 | k:first-aid 1.11 | k:handover 0.42 | k:identify 0.59 | k:method 0.76 | k:rule 0.58 | k:tool 0.98 | kaffe 0 | kaffeefleck 0.03 | kaffeeflecken -0.17
kaffeemaschin 0 | kalk 0 | kalkflecken 0 | kalt 1.06 | katz -0.07 | kaugummi 0 | keep 0.31 | keller 0.02 | kept -0.06 | kerzenwach 0.01 | ketchup 0.29 | kettl -0.03
key -0.75 | keyboard -0.02 | kid 0.08 | kill 0.05 | kind 0.91 | kiss -0.14 | kissen 0.37 | kit -0.67 | kitchen -0.25 | kitten -0.19 | kleben -0.04 | klebrig 0.09
klebt -0.35 | klemmt -0.3 | klumpt 0.19 | kne -0.15 | knif -0.01 | knit -0.19 | knob 0.02 | knock 0.39 | knopf -0.29 | knot -0.01 | know 0.48 | kochen -0.01
konnt -0.25 | kopfstutz 0 | kostet -0.03 | kraftig 0.02 | kragen 0.05 | kratzer 0.21 | krei -0.83 | krieg 0.2 | kroko 0.19 | krokogurtel 0.67 | krokotasch 0.25 | kuch 0.16
kugelschreiber 0.26 | kuli 0.26 | kunstleder -0.49 | kunstledersofa 0.05 | l 0.34 | lab 0.52 | label 0.03 | lac -0.12 | laca 0.07 | lack 0.17 | lackleder 0.52 | lackschuh 0.03
lacquer 0.2 | lado 0.14 | lady 0.18 | lager 0.09 | lain 0.4 | laiss 0.01 | lait -0.84 | lamb -0.04 | lambswool -0.04 | laminat -0.11 | lammfell 0 | lamp -0.13
lampshad 0.13 | lana -0.09 | land 0.2 | landlord -0.01 | lang -0.54 | languag -0.01 | lapiz 0.24 | laptop -0.29 | larg -0.04 | lasagn -0.02 | last -0.08 | lat -0.35
later 0.38 | latex -0.33 | latt 0.14 | launder -0.04 | laundry 0.12 | lav 0.16 | lavado 0.13 | lavadora 0.88 | lavag 0.5 | lavar 0.1 | laver 0.04 | lavo 0.18
law -0.73 | lay -0.15 | layer 0.1 | leak -0.59 | lean 0.36 | learn -0.15 | least 0.38 | leather -0.23 | leatherett 0.04 | leav -0.05 | lech 0.17 | leder 0.02
ledercouch 0.19 | lederjack 0.36 | lederpfleg 0.72 | lederschaum 0.25 | lederschuh -0.73 | ledersessel 0.16 | ledersitz 0.11 | ledersofa 0.4 | ledertasch -0.06 | leed -0.02 | leer 0.09 | left 0.43
leg -0.19 | legal -0.23 | legally -0.01 | leinen 0.08 | lejia 0.09 | lemon 0.05 | lemonad 0.63 | len -0.43 | lendemain 0.08 | length -0.07 | less -0.87 | lessiv 0.21
letra 0.08 | letter 0.66 | level 0.22 | levr 0.01 | lezard 0.13 | liabl -0.43 | licenc -0.07 | lick -0.06 | lif -0.03 | lift 0.38 | light 0.3 | lighten -0.57
lighter 0.52 | lightly 0 | lign 0.35 | lija 0.35 | lik 1.09 | likely 0.23 | lily -0.17 | limescal 0 | limeston -0.07 | limit 0.03 | limpia 0.37 | limpiador 0.32
limpiarlo 0.52 | limpieza 0.08 | lin -0.14 | linen -0.1 | liner 0.04 | lingett -0.08 | lins 0.04 | lint -0.15 | lip 0.75 | lippenstift 0.1 | lippy 0.26 | lipstick -0.56
liquid 0.01 | lisa 0.15 | liss 0.23 | list -0.39 | litr 0 | littl 0.86 | liv 0.57 | livrez -0.01 | lizard 0.6 | llevo 0.21 | lluvia 0.2 | load 0.1
loafer 0.58 | local 0.26 | loch -0.37 | loden 0.06 | loft 0.22 | lol -0.08 | lona 0.17 | long -2.04 | longer 0 | look 1.08 | loos -0.32 | loosen 1.12
los -0.49 | losleg 0.3 | lost 0.77 | losungsmittel 0.28 | lot 0.43 | loud -0.06 | loui -0.12 | loup 0.03 | lov -0.02 | lovely -0.55 | lover 0.54 | low 0
luften 0.14 | lump 0.33 | lunch 0.13 | lung -0.19 | lustr 0.07 | ly 0.41 | lying 0.46 | lyon -0.08 | m -0.32 | m:aniline 0.32 | m:canvas-cotton 0.22 | m:carpet 0.21
m:coated 0.42 | m:exotic 0.5 | m:nubuck 0.08 | m:patent 0.5 | m:pigmented 0.2 | m:polyester-microfibre 0.32 | m:semi-aniline 0.43 | m:silk-viscose 0.05 | m:suede -0.15 | m:vegetable-tanned 0.17 | m:velvet-pile 0.45 | m:waxy 0.47
m:wool 0.34 | mach 0.03 | machin -0.94 | mad 0 | madera -0.07 | magazin 0.33 | magic 0.31 | magnification 0 | magnifier 0.04 | magnify 0.31 | mail -0.35 | main 0.4
maison 0 | makeup 0.03 | maletin 0.11 | mampara 0 | manana 0.18 | mandatory -0.47 | mano 0.14 | manteau 0 | mantel -0.05 | mantequilla 0.04 | manufactur -0.01 | many -1.44
maquillaj 0.13 | marbl -0.03 | marbr -0.2 | marca 1.31 | march -0.15 | margin -0.04 | mark 0.71 | marker -0.61 | market 0.37 | marmol -0.09 | marmorplatt -0.02 | marqu 0.69
marron 0.48 | marseill 0.02 | mascara -0.29 | mask -0.65 | masqu 0.17 | mat 0.52 | match -0.88 | material 0.74 | materiel 0.4 | matin 0 | matsch 0.01 | matt -0.27
matter 0.34 | mattress -0.22 | mauvai -0.5 | maximal -0.12 | mayo 0.29 | mayonesa 0 | mayonnais -0.3 | mean -0.77 | meant 0 | measur 0.55 | measurement 0.47 | medir 0.41
meet 0.06 | megapixel 0 | meilleur -0.23 | mein -0.17 | melamin -0.05 | melanger 0.35 | melt -0.7 | mend -0.01 | merci -0.03 | merino -0.73 | merlot 0.02 | mesa -0.07
messenger 0.01 | metal 0 | meter -0.56 | meth 0.09 | method -0.21 | meto 0.76 | metr -0.08 | metro -0.2 | mettr 0.2 | mich -0.1 | micro 0.25 | microfiber 0.17
microfibr 0.06 | microfibra 0.58 | microsued 0.94 | microwav -0.22 | mid 0.08 | middl 0.1 | miel -0.1 | mikrofaser 0.48 | mikrofasersofa 0.3 | mild -0.85 | mildew -0.04 | milk 0.07
millimetr -0.04 | mind 0.34 | mineralwasser 0.03 | minimum 0.08 | mink -0.02 | minut -1.13 | mir -0.18 | mirror 0.18 | mischen 0.26 | mismo 0.05 | miss 0.41 | mist -0.3
mistak 0.03 | mit -0.37 | mitt -0.22 | mittel 0.87 | mix -0.09 | mod -0.2 | model -0.94 | modell -0.23 | moho -0.1 | moi 0.42 | moin -0.05 | moisi 0.66
moisissur -0.17 | moistur 0.34 | mojada 0.11 | mojado 0.1 | mojo 0.21 | mold 0.17 | moldy 0 | momm 0 | money -0.14 | montar 0.12 | month -0.07 | mop 0.22
moqueta 0.54 | moquett 0.03 | mor -0.66 | morgen 0.11 | morn -0.16 | moss 0 | most -0.04 | mostly 0.11 | mot -0.66 | moth -0.38 | mother 0.05 | moto -0.07
motor -0.74 | motorbik -0.13 | motten -0.18 | mouill 0.61 | mouille 0.1 | mould -0.46 | mouldy -0.02 | mouss 0.16 | mov -0.45 | much 0.24 | mucky 0.3 | mud -0.71
muddy -0.59 | mug -0.06 | mum 0.09 | mur -0.18 | mushroom -0.08 | mustard -0.07 | musty 0.06 | myself 0.53 | mystery 0.42 | n 0.45 | nachfarben -0.87 | nachst -0.05
nagellack -0.31 | nagellackentferner 0.01 | nah 0 | nahen 0 | naht -0.18 | nail -0.16 | nam -0.37 | nan 0.01 | nap -0.08 | napkin 0.13 | napp 0.01 | nasenbluten 0.02
nass 0.33 | nassen -0.08 | natural 0.26 | naturleder 0.52 | navy -0.37 | near 0.52 | nearly 0.3 | neatsfoot 0 | neben -0.13 | neck 0.33 | necklac -0.13 | needl -0.04
negra 0.66 | negro -0.08 | neighbor 0 | neopren 0 | nettoyag 0.39 | nettoyant 0.11 | neu -0.04 | neuer 0.17 | neutral -0.82 | neuv -0.03 | new -0.14 | newspaper 0.14
next 0.19 | nic -0.11 | nicotin -0.01 | niec 0.2 | night -0.95 | nimmt 0.25 | nitril -0.37 | nobody 0.23 | nobuk 0.12 | noch 0.03 | noir -0.48 | noirci -0.02
nois -0.04 | nonsens 0.01 | norm 0.02 | normal -0.28 | normally 0.07 | nos 0.03 | nosebl -0.62 | not 0.81 | noth 0.88 | notic 0.02 | nourish 0.02 | now 0.79
nozzl -0.1 | nubuck 0.15 | nubuk -0.18 | nuevo -0.23 | nuit -0.01 | number 0.18 | numero -0.15 | nummer -0.25 | nun 0.24 | nylon -0.32 | o 0.49 | o:business -0.53
o:buying -1.14 | o:chatter -0.31 | o:comparing -0.81 | o:elsewhere -0.08 | o:fitting -0.14 | o:fur -0.25 | o:genuine 0.31 | o:handling -0.27 | o:health -0.68 | o:making -1.23 | o:measure -1.19 | o:price -1.57
o:recolour -0.74 | o:repair -0.3 | o:uncovered -0.09 | o:value -0.96 | oak -0.25 | odd 0.64 | odeur -0.23 | odor -0.02 | offen 0.02 | offic -0.18 | oft -0.18 | oil -0.7
oily 0.47 | ol -0.32 | old -0.02 | olfleck 0.59 | oliendo 0.89 | oliv 0.83 | olivenol 0.19 | olor -0.05 | ombr 0.16 | omg 0.07 | onc 0.07 | one 0.45
ongl -0.53 | onion 0 | oop 0 | open -0.18 | orang 0.61 | order 0.12 | ordinary 0.16 | ordr 0.72 | original 0.06 | orina 0.02 | oscura 0.11 | oscuro 0.13
osterreich -0.04 | ostrich -0.29 | other 0.41 | ottoman 0.13 | ought 0 | ourlet 0 | outil 0.09 | outsid 0.19 | ouvert 0.49 | oven 0.02 | overcoat 0.16 | overdo 0.01
overnight 0.54 | own 0.53 | owner -0.04 | oxalic -0.68 | oxi 0.19 | oxido -0.22 | oxygen -0.76 | p 0.08 | pack 0.01 | pad -0.27 | pag -0.1 | paint -0.49
paintwork -0.21 | pair 0.09 | paja 0 | pal 0.64 | paler 0.23 | palm 0.03 | pan -0.05 | pandemic 0.28 | panel -0.51 | panneau 0.04 | pantalla -0.03 | pantalon 0
paper -0.33 | paperwork 0.04 | papier 0.44 | par -0.18 | parasol 0.01 | parchment -0.62 | park -0.22 | parkett -0.15 | parquet -0.21 | part -0.27 | partout 1.36 | party 0.06
pasada -0.18 | pasado 0 | pasar 0.27 | paso -0.43 | pass 0.73 | passenger 0.02 | passer 0.3 | passiert 0.25 | passt -0.82 | password -0.01 | past 0.48 | patata 0
patch 0.15 | patchy 0.09 | patent -0.28 | patio 0 | pattern -0.63 | pav -0.02 | pavement 0 | paw 0.23 | pay -0.65 | peach 0.24 | peachy 0.16 | peanut -1.46
pearl -0.09 | peau -0.02 | pee -0.4 | peed -0.02 | peel -0.93 | pegajoso 0.53 | pegamento -0.13 | peintur -0.22 | pel 0.7 | pela 0.33 | pelado 0.02 | pelando 0.12
peligroso 0.06 | pelo -0.05 | pen -0.46 | pencil -1.05 | peopl -0.26 | per -0.8 | perc -0.61 | percarbonat 0.79 | percent -1.61 | perchloroethylen -0.42 | perd -0.32 | perdido -0.3
perfum 0 | permanent -0.65 | permit 0 | peroxid -1.12 | perro -0.1 | persa -0.25 | persian -0.03 | person 0.3 | pet -0.11 | petit 0.32 | pfa -0.01 | pflanzlich 0.6
pflegt 1.39 | ph 0.06 | phon -0.23 | photo -0.2 | photograph 0.36 | photographier -0.53 | piano -0.11 | pick -0.02 | pictur 0.2 | piec -0.25 | piel 0.01 | pierr -0.05
pieza 0.31 | pig -0.09 | pigment -0.25 | pigmentada 0.74 | pigmentado -0.55 | pigmentiert 0.15 | pil 0.8 | pill -0.25 | pillow 0.02 | pillowcas 0.19 | pin 0.14 | pink 0.44
pinkish 0.08 | pint 0 | pintalabio 0.07 | pinto -0.05 | pintura -0.48 | pip -0.14 | pipi 0.23 | pisar 0.02 | pizza 0.81 | plac -0.24 | plain 0.29 | plan -0.16
plancha -0.01 | plancho 0.61 | planet 0 | plant 0.01 | plaster 0.22 | plastic -0.03 | plastico -0.14 | plastiktut 0.02 | plastiqu 0.08 | plat -0.01 | plata -0.01 | plaza -0.15
pleat 0 | pleather 0.32 | plein -0.12 | pls -0.11 | plui -0.97 | pluma -0.31 | plush 0.13 | pocket 0.11 | poco 0.14 | poem -0.01 | poil -0.16 | point -0.19
poliester -0.15 | polilla -0.14 | polipiel -0.02 | polipropileno 0.11 | polish -0.72 | pollen 0.53 | polster -0.12 | polsteretikett 0.03 | polvo 0.09 | polyester -0.23 | polypropylen 0.51 | pomm -0.01
poncer -0.27 | pongo -0.56 | pony 0.01 | poo 0 | pool -0.45 | por -0.28 | port 0.25 | porter -0.27 | poser 0.03 | possibl 0.51 | post -0.52 | pot -0.09
poudr 0.66 | pouff 0.12 | poultic -0.07 | powder -0.26 | power -0.2 | pre 0.58 | precaution 0.22 | pregnant -0.02 | premier 0 | prend -0.32 | prendr -0.01 | prepar 0.03
present 0.37 | press -0.15 | pressur -0.07 | pretend 0.27 | previous -0.09 | pri 0.76 | pric -0.77 | primer 0.34 | print -0.14 | printer -0.79 | prix -0.09 | pro -0.31
probieren 0.4 | problem 0.22 | process 0.33 | product 0.81 | producto 0.71 | produit 0.62 | professional -0.14 | programm -0.09 | prompt -0.08 | proof -0.2 | proper 0.01 | properly 0.39
prosecco 0.11 | protect 1.07 | protection 0.31 | protectiv 0.16 | protector -0.46 | protein 0.23 | prueba 0.33 | pruf 0.3 | pu 0.73 | public -0.01 | puceron 0 | puddl 0.89
puder 0.51 | pull 0.15 | pulli -0.52 | pullover 0.05 | pulver 0.12 | pump 0.86 | punch 0 | punkt 0.06 | punto -0.34 | puppy 0.36 | pur 0.03 | purpos 0
purs 0.73 | push 0.32 | put 0.52 | python -0.56 | qu 0.53 | quadrat -0.64 | quadratmeter -0.18 | quarrel 0.52 | queda 0 | quedo 0.2 | quemada -0.11 | quick 0.39
quicker 0.01 | quickly 0.17 | quier 0.08 | quiero -0.28 | quietest -0.11 | quietschen -0.71 | quit 0.78 | quitaesmalt 0.03 | quitatinta 0.49 | quito -0.03 | raccourcir -0.91 | raclett 0.09
radiateur 0.05 | radiator 0.21 | radierer -0.28 | rag 0.78 | rain -0.5 | raindrop 0.01 | rais 0 | ran 0.32 | rancid -0.4 | rand 0.05 | rang 0.24 | ranger 0.02
rara 0.02 | rasguno 0.38 | rash 0 | rat 0.17 | ratio -1.46 | rattan -0.09 | rattraper 0.44 | raviver 0.3 | raw 0.01 | ray -0.87 | raya -0.22 | rayon -0.56
rayur -0.15 | react -0.43 | read 0.67 | ready -0.11 | real -0.15 | reason 0.1 | recett -0.07 | recien 0.17 | recip -0.26 | reclamar -0.1 | recliner -0.2 | recognis 0.08
recoller -0.09 | recolor -0.01 | recomienda -0.02 | recomiendan -0.64 | recommend -0.02 | recommendation -0.27 | reconnaitr 0.03 | record 0.21 | recoudr -0.12 | recuperer -0.85 | recycl -0.42 | red 0.23
reddish 0.02 | redresser 0.16 | reek -0.14 | refill -0.39 | refinish -0.41 | refinisher 0.01 | refund -0.17 | regen 0.14 | region -0.54 | regular 0.06 | reiben 0.3 | reicht 0.06
rein 0.01 | reiniger 0.35 | reinigung 0.25 | reissverschluss 0.54 | reißverschluss -0.3 | relleno 0.19 | remain 0.08 | remedio 0.14 | remedy 0.19 | remojo 0.01 | remov -1.1 | removabl 0.43
removal 0.08 | remover -0.42 | renovar -0.02 | rent 0.19 | renvers 0.85 | renverse 0.02 | repair 0.12 | reparabl -0.04 | reparar -0.22 | reparer -0.2 | reparez -0.04 | reparier -0.01
reparieren -0.04 | repasser 0.05 | repellent -0.11 | replac -0.08 | report 0.26 | reposabrazo 0.27 | reposacabeza 0.05 | reptil -0.36 | resal -0.01 | reset 0 | residu -0.46 | resin -0.21
resina -0.44 | resist -0.33 | resol 0 | rest 0.21 | restaurant 0.21 | resto 0.01 | restor -0.05 | restuff -0.21 | result 0.62 | retreci -0.53 | retrecit 0.48 | retten 0
return 0.15 | reupholster -0.25 | rev 0.11 | revers 0.03 | revista 0.08 | rewax -0.22 | rezept -0.06 | ribet 0.01 | ric -0.11 | rid 0.65 | riecht -0.52 | riemen 0.04
right 0.58 | rim 0.48 | rincer 0 | rind 0.13 | ring 0.4 | rins 0.09 | rioja 0 | rip -0.2 | risk 0.1 | risky 0.08 | risqu 0.25 | riss 0.31
road -0.83 | rob 0.49 | robot -0.08 | roc 0.51 | roja 0.19 | rojo 0.07 | roll -1.17 | rompio -0.23 | roof -0.01 | room -0.24 | ros -0.15 | rosa 0.03
rosier 0 | rost 0.06 | rostfleck 0.39 | rot -0.09 | rotulador -0.09 | rotwein 0.05 | rotweinfleck 0.01 | roug 0.02 | rougher 0.23 | rouill 0.1 | round -0.25 | routin -0.57
rpm 0 | rub -0.25 | rubber -0.28 | rucksack 0.21 | rug -0.09 | ruin 0.33 | rul -0.12 | run 0.14 | runden 0.06 | runner 0.05 | rust -0.73 | rusty 0.24
s -0.02 | s:blood -0.24 | s:body-grease -0.18 | s:crush -0.13 | s:dirt -0.24 | s:dye -0.54 | s:grease -0.21 | s:gum -0.16 | s:ink -0.15 | s:make-up -0.12 | s:marker -0.16 | s:mould -0.51
s:mud -0.62 | s:rust -0.24 | s:salt 0.45 | s:scuff -0.28 | s:sticky 0.37 | s:tannin -0.43 | s:unknown 0.32 | s:urine -0.17 | s:water 0.29 | s:wax 0.2 | sa -0.19 | sabado 0.39
sac -0.03 | sachen 0.09 | sack 0 | saco -0.02 | saddl 0.03 | saf -0.07 | safely -0.69 | safety -0.35 | sag 0 | sail -0.2 | sailcloth 0.12 | sal -0.06
salad 0.17 | salatol 0.43 | salon -0.59 | salt -1.24 | salz 0.04 | salzrand 0 | salzrander 0.01 | sam -0.13 | samstag 0 | samt -0.61 | samtsessel 0.52 | samtsofa 0.05
sand 0.07 | sandal 0.19 | sandpaper 0.02 | sang 0.05 | sangr 0.62 | sanitis 0.13 | sanitiser 0.02 | sap -0.04 | saphir 0 | sat 0.11 | satchel 0.26 | saten -0.02
satin -0.09 | sattel 0.19 | sattler -0.02 | saturday 0.02 | sauc 0.12 | saugen -0.03 | saugt 0.05 | sav 0.01 | savon 0.04 | saw 0.39 | say 0.04 | scal 0.15
scarf -0.2 | schaum 0.11 | schimmel -0.01 | schimmelig 0.07 | schlamm 0.09 | schlangenleder 0.14 | schmilzt 0.71 | schmutzig 0.14 | schnell 0.01 | schonen -0.01 | school -1.62 | schrank -0.05
schrubben 0.03 | schuh -0.19 | schutz 0.06 | schutzen 0.67 | schwarz 0.21 | schwer 0.05 | scissor -0.05 | scor 0.07 | scotch 0.25 | scotchgard 0 | scrap 0.56 | scratch -0.49
screen -0.19 | screw 0 | scribbl 0.12 | scrub 0.19 | scuff -0.86 | seal -0.15 | seam -0.05 | seat -0.18 | sec 0.02 | secador 0.05 | secadora 0.25 | secar -0.09
sech 0.19 | sechag 0.01 | secher 0.26 | seco 0.27 | second -1.06 | section -0.58 | seda 0.52 | see 0.75 | seem -0.04 | segeltuch 0.21 | seguro -0.02 | seh 0.16
seid 0.44 | seidenblus 0.17 | seidenkleid 0.04 | seidenkrawatt -0.11 | seif 0.09 | seit 0.37 | sekundenkleber -0.17 | sel -0.53 | selber -0.29 | selbst 0.24 | self -0.07 | sell 0
seller 0.65 | semain 0.01 | semana 0.67 | semell -0.09 | semi -0.34 | semianilin 0.5 | semianilina 0.27 | send -0.15 | sens 0.11 | sensibl 0.44 | sent -0.24 | sentent 0.21
sequin 0.54 | serial -0.04 | serpent 0.14 | serpient 0.23 | ses -0.02 | sessel -0.01 | set -0.22 | sette 0.13 | seul 0.08 | seulement 0 | several 0.66 | sevilla -0.04
sew -0.23 | sewn 0.03 | shad -0.38 | shadow 0.7 | shampoo -0.27 | shap 0.16 | shar 0.08 | sharpen -0.23 | sharpi -0.27 | shav -1.02 | shawl 0.01 | she 0.01
shed 0.28 | sheepskin -0.17 | sheet 0.12 | shelf -0.03 | shift 0.45 | shin -0.23 | shiny 0.01 | ship -0.27 | shiraz 0.32 | shirt -0.14 | sho -0.16 | shock -0.95
shoemaker 0.08 | shop -0.34 | short 0.05 | shorten -0.01 | shoulder -0.59 | show 0.51 | shower -0.03 | showroom 0.01 | shrink -0.53 | shrunk 0.01 | shut 0.87 | sicherheit 0.22
sick 0.04 | sid -0.39 | sieg 0.41 | sieht 0.32 | sign 0.38 | sigu 0.32 | siguient 0.01 | silicon -0.32 | silk -0.24 | silkworm 0 | silla -0.03 | sillon 0.23
silver -0.03 | simbolo 0.12 | simili -0.03 | similicuir 0.13 | sinc -0.26 | sing 0.17 | singl 0.19 | sink 0.66 | sintetica -0.39 | sintetico -0.53 | sis -0.86 | sister 0.03
sit 1.09 | sitz 0.12 | six -0.41 | skai 0.11 | skin -0.38 | skirt -0.03 | sleep -0.08 | sleev 0.01 | slid -0.18 | slim -0.75 | slip 0.02 | slipper -0.02
slow 0.04 | slowly 0.01 | small -0.16 | smaller 0.02 | smear -0.06 | smell -0.28 | smelly -0.07 | smok -0.02 | smooth 0.07 | smudg 0.1 | snak 0.01 | snakeskin 0.26
snap 0.12 | sneaker -0.41 | snip 0.39 | snow 0.03 | soak -0.37 | soap -0.39 | soapy 0.13 | sock -0.04 | soda 0.02 | sofa 0.12 | sofort 0.07 | soft -0.22
soften -0.32 | softener -0.05 | sohn 0.03 | soi -0.35 | soil -0.28 | soir -0.04 | sol 0 | sold -0.26 | soleil 0.4 | solo 0.26 | solvant 0.2 | solvent -0.23
som 0.22 | sombra 0.07 | sombrero 0 | somebody 0.23 | someon 0.34 | someth 0.09 | somewher 0.72 | sommer 0.11 | sonn 0.31 | soon 0.56 | soot 0.74 | sop -0.01
sort 0.71 | soup 0.13 | spaghetti 0.46 | spain 0 | sparkl -0.81 | spat 0.06 | spe -0.52 | speak 0.66 | special 0.38 | specialist -0.81 | speck 0.41 | speckig 0.36
spectrophotometer 0 | spill -0.29 | spilt -0.01 | spin -0.07 | spirit -0.78 | spiritus 0.02 | splash 0.58 | split -0.22 | spong -0.66 | spoon -0.01 | spot 0.09 | spotter 0
spr 0 | spray -0.23 | sprayer -0.04 | spread 0.14 | sprinkl 0.38 | spritz 0.06 | spuli 0.03 | spulmaschin 0 | spulmittel 0.29 | squar 0.56 | squash 0.22 | squeak -0.19
squeaky -0.01 | squeez 0.13 | sri 0.21 | staff -0.03 | stain -0.06 | stainless -0.01 | stair -0.26 | staircas -0.1 | stamp -0.57 | stand -0.26 | starch 0.46 | stark 0.52
start 0.48 | starter 0.47 | static -0.14 | staubig 0.03 | stay 0.06 | steak 0 | steam -0.49 | steamer -1.23 | steel -0.32 | steer -0.31 | stehen 0.58 | steht 0.23
steif 0.16 | stell 0.17 | stellen 0.1 | step 0.56 | stick -0.32 | sticker -0.09 | sticky -0.67 | stiefel 0 | stiff -0.42 | stift -0.15 | stimmt 0.13 | stink 0.47
stinkt 0 | stitch 0.27 | stockflecken 0 | stoff 0.75 | stoffschuh 0.11 | ston -0.12 | stood 0.49 | stool -0.3 | stop -0.24 | stor -0.84 | storag -0.01 | storm 0.03
stov 0.41 | straight -0.07 | strang 0.1 | strap -0.21 | straw -0.09 | streak -0.05 | street 0.11 | streifen -0.2 | strength 0.68 | stretch -0.24 | streuen 0.05 | streusalz 0.05
strich 0.55 | strip 0.01 | strok -0.04 | strong 0.21 | stronger -0.08 | strongest 0.17 | stuck -0.13 | student 0 | stuf 0.01 | stuff 1.07 | stuhl -0.38 | stumpf -0.04
stunden 0.05 | styl 0.04 | stylo -0.89 | such -0.18 | suck 0.54 | suction -0.6 | sud 0.04 | sue 0.06 | sued 0.35 | suela -0.18 | suffit 0.01 | sugar 0.18
suggest 0.06 | suit -1.01 | suitcas 0.18 | sumer -0.04 | summer -0.03 | sun -0.24 | sunday 0.34 | sunflower 0 | sunglass -0.01 | sunlight -0.31 | sunny 0.98 | sunscreen -0.39
sunshin 0 | super -0.11 | superglu -0.52 | supply 0.1 | sur 0.3 | surfac 0.84 | surfactant -0.24 | surgical 0.02 | swab 0.7 | swallow -0.06 | sweat 0.7 | sweater 0.15
swimsuit -0.08 | switch -0.1 | swollen -0.02 | symbol -0.79 | synthetic -0.15 | synthetikteppich 0.71 | synthetiqu 0 | system -0.13 | t 0.19 | tabac -0.01 | tabl -0.03 | tablecloth 0.3
tablet -0.01 | tachado 0.01 | tack -0.19 | tackl 0.29 | tacky 0.6 | tacon -0.08 | tag -0.28 | tagen 0.16 | tailor -0.62 | tal -0.03 | talc -0.52 | talco 0.51
talcum -0.27 | talk -0.04 | taller 0.22 | tamponner 0.03 | tan -0.57 | tank -0.23 | tannag -0.29 | tanner -0.07 | tannery -0.05 | tannin 0.46 | tap -0.2 | tapi 0.12
tapiceria -0.19 | tar 0.51 | tard -0.01 | tarda -0.71 | tarnish -0.03 | tarp -0.19 | tasch 0.36 | tass -0.63 | tattoo -0.06 | tax -0.11 | tea -0.28 | teak -0.19
tear -0.33 | technician 0 | techo -0.36 | teddy -0.07 | tee -0.06 | teenag 0.32 | teer -0.3 | teeth -0.01 | teindr -0.01 | teint 0.38 | teintur -0.01 | tel -0.01
tela 0.09 | television -0.02 | tell -0.14 | temp 0.18 | temperatur 0.17 | temperatura 0.22 | tempt 0 | ten 0.18 | tenant -0.14 | tener 0.13 | tenir -0.49 | tenni 0.63
tension -0.01 | tent -0.7 | teppich 0.03 | terciopelo -0.22 | term -0.3 | tern -0.08 | terr 0.2 | terrac 0.02 | terrass -0.21 | test -0.28 | tet 0.16 | teuer -0.09
tex -0.02 | textur 0.04 | that 0.02 | theatr 0.24 | ther 0.36 | theyr -0.4 | theyv 0.01 | thick 0.08 | thickness -0.01 | thin 0.35 | thing 0.75 | think 0.16
thinly 0.16 | thinner 0.3 | though 0 | thought 0.3 | thre 0.19 | thread -0.51 | threw 0.13 | throw 0.13 | thru 0.22 | thumb 0 | thursday 0.07 | ticket -0.57
tid 0.54 | tie 0.78 | tiempo 0.05 | tienen 0.34 | tieso 0.19 | tig 0.16 | tight -0.13 | tiktok 0.07 | til -0.18 | till -0.08 | tim 0.38 | tin 0.53
tint -0.22 | tinta -0.36 | tinto -0.05 | tintoreria -0.01 | tiny 0.35 | tip 0.82 | tippex -0.18 | tir 0.1 | tisch -0.02 | tischdeck 0.09 | tissu 0.18 | toallita 0.05
toast 0.06 | today -0.07 | toddler 0.08 | toe 0.34 | together 0.27 | toil -0.23 | toilet -0.03 | tokyo -0.05 | told 0.24 | tolerat 0.38 | tomato 0.16 | tomb -0.67
tomorrow -0.49 | ton 0.43 | toner -0.48 | tonic 0.04 | tonight 0.22 | tool -0.12 | toothpast -0.07 | top -0.4 | tor -0.25 | torn 0.14 | tortilla 0 | tot -0.06
touch 0.14 | towel 0.04 | toxic -0.58 | toy -0.38 | trac 0.12 | track -0.18 | trad 0 | train -1.46 | traine 0.03 | trainer 0.89 | trait 0.09 | transfer -0.25
transfert -0.23 | translat 0 | transport -0.26 | trapo 0.43 | travail -0.21 | tray 0.27 | tre -0.37 | treat 0.1 | treatment -0.18 | tremp 0.04 | triangl -0.1 | triangulo 0
trick 0.71 | trim 0.06 | trip -0.05 | trocken 0.08 | trocknen 0.45 | trocknet 0.07 | trod 0.06 | trodden -0.35 | troi -0.23 | trouser 0.43 | tru 0.14 | trunk 0.03
tub 0.14 | tuch 1.02 | tuft 0.22 | tumbl -1.87 | tupfen 0.22 | turmeric 0.43 | turn 0.26 | twe 0.04 | twenty 0 | twic 0.09 | two -0.02 | typ 0.35
u 0.05 | umbrella -0.02 | umfarben -0.14 | umzug 0.17 | unbekannter 0.04 | unblock -0.08 | uncl 0.03 | uncoat 0.02 | underlin -0.17 | underneath 0.51 | undon -0.18 | undy 0.4
unfinish 0.74 | ungefahr -0.01 | unit 0.34 | unknown -0.69 | unseal 0.12 | unshrink -0.13 | until 0.41 | untreat 0.19 | upholstery -0.06 | upload -0.13 | urgent -0.01 | urin -1.09
usa -0.04 | uso 0.15 | usted -0.12 | usually 0.25 | utensilio 0.06 | util 0.39 | va 0.18 | vac -0.02 | vacuum -0.77 | vaissell 0.01 | val -0.97 | valu -1.13
van -0.12 | vanish -0.13 | vapeur -0.3 | vapor 0.41 | vaporeta 0.02 | vaquero 0.22 | varnish -0.51 | vas -0.01 | veg -0.15 | vegan -0.45 | vegetabl -0.27 | vegetal 0.41
vela 0.01 | velcro 0 | velor 0.37 | velvet -0.35 | velvety 0.66 | ventana 0.41 | verblichen -0.08 | verdad 0.25 | verdunnt 0.29 | vergilbt 0.25 | verkauf 0.12 | verliert -0.03
verni -0.3 | verny 0.13 | verr 0.12 | verschuttet -0.01 | versuchen 0.36 | versus -0.36 | vest 0.38 | vid 0 | viel -0.12 | vien -0.44 | vient -0.68 | vieux -0.05
vin 0.03 | vinagr 0.13 | vinaigr -0.72 | vinaigrett 0.04 | vinegar -0.44 | vino 0.11 | vintag -0.69 | vinyl 0.3 | violin 0 | viscos 0.7 | viscosa -0.33 | visibl 0.33
visit -0.03 | viskos 0.02 | viskosekleid 0.1 | vit 0 | voitur -0.01 | voller 0.18 | vorhang -0.15 | vorher 0.06 | vorn -0.02 | voucher -0.01 | vs -0.54 | vuelv -0.19
vuitton -0.12 | w -0.02 | wach 0.15 | wag -0.01 | wait 0.95 | waiter 0.01 | walk -0.28 | wall -0.13 | wallet -0.11 | wallpaper -0.44 | wardrob -0.22 | warm -0.44
warmer -0.16 | warranty -0.02 | wasch 0.04 | waschbenzin 0 | waschbottich 0.06 | waschen 0.35 | waschmaschin 0.37 | waschmittel 0.03 | wash -0.17 | washabl 0.07 | washer -0.02 | washtub 0.3
wasser 0.3 | wasserfleck 0 | wasserflecken 0.04 | wasserkocher -0.01 | wasserrand 0.02 | wasserrander -0.19 | wassertropfen 0.24 | wat 0.01 | watch 0.5 | water -1.05 | watermark 0 | waterproof -0.26
watt -0.09 | wavy 0.13 | wax -0.63 | waxy 1.01 | way 0.01 | weak 0.15 | wear -0.26 | weather -0.05 | web 0 | wechseln -0.04 | wed -0.57 | wee 0
weed 0.08 | week 0.04 | weekend 0.01 | weekly 0.3 | weich 0.05 | weigh 0 | weight -0.03 | wein -0.16 | weinfleck 0.77 | weissem 0.81 | weisser 0.12 | weiß -0.07
weißem 0.09 | weißer 0.02 | welchem -0.25 | welchen 0.27 | wenigsten 0.2 | went 0.25 | werkzeug 0.06 | wert -0.41 | wet 0.25 | wetsuit -0.01 | wetter 0 | wev 0.01
wheel -0.54 | whether 0.59 | whil 0.43 | whit 0.03 | whiteboard -0.25 | whiten 0.01 | whitish 0.2 | whol 0.29 | why -0.02 | wick -0.04 | wid 0.56 | wider -0.61
wiegt -0.1 | wieviel -0.11 | wif 0.19 | wifi 0 | wildleder 0.47 | wildlederjack 0.26 | wildlederschuh 0.23 | wildlederstiefel 0.06 | win -0.74 | window 0.25 | windscreen -0.15 | wing 0.08
winter -0.37 | wip 0.42 | wir -0.29 | wis 0.2 | with 0 | within 0.02 | witz 0 | wobbl -0.25 | wobbly -0.29 | woch 0.59 | wochen -0.06 | wochenend 0.01
woll 0.02 | wollmantel 0.08 | wollpullover 0.05 | wollteppich 0.03 | won -0.04 | wonder -0.05 | wood -0.55 | wooden -0.25 | wool -0.14 | woollen 0.08 | wor 0 | woran 0.43
word -0.06 | work -0.33 | workshop -0.05 | worktop -0.02 | world 0 | worn -0.81 | wors -1.43 | worth 0 | wrap 0.04 | wrinkl -0.14 | writ -0.4 | wrong 0.14
wrot 0.02 | ws 0.14 | x -0.2 | year 0.11 | yellow -0.41 | yesterday 0.07 | yet 0.04 | yo 0.22 | yoga -0.02 | yolk 0.77 | yor 0.06 | youd 0.54
yourself 0.07 | youv -0.29 | zahlen -0.67 | zapatilla 0.02 | zapato -0.13 | zeitungspapier 0.84 | zip -0.51 | zipper 0.25 | zon 0.19 | zona 0.09 | zumo 0.05 | zwei 0.21
zweimal 0.03 | ~acetone -0.42 | ~acid 0.02 | ~alcohol -0.52 | ~alkali 0.18 | ~ammonia -0.03 | ~antique -0.56 | ~bag-plastic 0.06 | ~bars -0.32 | ~bleach 0.97 | ~blot 0.76 | ~brush 0.24
~care-symbol 0.24 | ~circle -0.43 | ~code-s 0.11 | ~code-w 0.17 | ~code-ws -0.45 | ~code-x 0.26 | ~cold-water -0.45 | ~colourfast 0.04 | ~combination 0.41 | ~conditioner 0.11 | ~conservation -0.08 | ~cover -0.54
~crossed 0.05 | ~customs 0.17 | ~detergent -0.24 | ~distilled 0.05 | ~dose 0.39 | ~dot 0.01 | ~drop-test -0.52 | ~drum -0.8 | ~dry -0.17 | ~dwell -0.38 | ~dye-runs 0.05 | ~enzyme -0.25
~eraser 0.25 | ~extract 0.03 | ~fault -0.32 | ~felt -0.53 | ~frequency -1.19 | ~fungicide -0.25 | ~giving-up 0.53 | ~gloves -0.38 | ~grey-scale -0.3 | ~grit -0.57 | ~hairdryer 0.36 | ~hairspray 0.27
~hazard -0.09 | ~heat -0.23 | ~hole -0.04 | ~hoover -0.36 | ~hot-water 0.16 | ~humidity -0.11 | ~ice -0.56 | ~iron -0.34 | ~label 0.6 | ~lens -0.04 | ~linseed 0.04 | ~mask -0.65
~melt -0.7 | ~newspaper 0.24 | ~odour -0.96 | ~oxygen -1.03 | ~panel 0.49 | ~patch -0.11 | ~peel 0.14 | ~photo 0.01 | ~poultice -0.07 | ~powder -0.95 | ~protector -0.28 | ~removal-index 0.22
~residue -0.37 | ~rounds 0.56 | ~rub 0.32 | ~sand -0.51 | ~scratch-test 0.77 | ~shampoo -0.27 | ~shrink -0.5 | ~soap 0.28 | ~solvent 0.39 | ~square -0.73 | ~stain-type 0.01 | ~steam -0.57
~stiff 0.38 | ~store -0.02 | ~sunlight 0.25 | ~tape 0 | ~temperature -1.03 | ~test 0.54 | ~towel -0.91 | ~triangle -0.08 | ~ventilate -0.1 | ~vinegar -0.64 | ~wash 0.14 | ~washing-machine -0.22
~wipes 0.4 | ~with-water 0.16 | ~yellow -0.28
`;
