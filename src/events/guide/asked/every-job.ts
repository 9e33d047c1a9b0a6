/** What people ask in their own words that the guides for any material answer. */
export const askedOfEveryJob = `
rules-for-every-stain-1: what do I do first | just spilled something | threw up, vomit, sick on it | food dropped | erste hilfe, was zuerst | primeros auxilios | que faire en premier | lumps and solids | knife or spoon edge | first thing with any stain, quick reaction, scoop up solids, spilled something, emergency, accident just happened | knocked over, tipped over, just happened, very first thing
rules-for-every-stain-2: from outside in or inside out | which direction do I work | stop a ring or halo from forming | von außen nach innen | hacia el centro | halo, avoid a ring, ring around, outside in, edge inwards, direction | centre of the spot, from the outside, middle first, start in the middle
rules-for-every-stain-3: where to start, gentle or strong | how wet, how hard | strongest cleaner first | mildest first | how strong to start, attack, gentle first, least aggressive, weakest product, how much force, begin mild
rules-for-every-stain-4: spray cleaner directly on it | pour it on the sofa | onto the cloth or onto the item | direkt aufsprühen | spray directly, pour on, apply to cloth first, straight onto
rules-for-every-stain-5: mix two cleaners, combine, several products together | one after the other | rinse between products | mischen | two products, two cleaners, several products at once, combine cleaners, one after the other, mix products
rules-for-every-stain-6: whole panel or just the spot | seam to seam, unfinished leather | von naht zu naht
rules-for-every-stain-7: how to dry, where to dry, air dry | speed up drying, radiator, sun, oven, airing cupboard | trocknen | secar | sécher | out of shape | how to dry things, best way to dry, drying in general, room temperature, air dry, hang, radiator, dryer, trocknen, secar, sécher
rules-for-every-stain-8: test first, try it out, patch test | where to test, how to test, inside of a hem | dye run, will the dye run, colour run, bleed | new cleaner, unknown product | tester, probar, ausprobieren, testen | try out a cleaner, where do I test, watch for, what to look for, patch test, hidden spot, inside seam, how do I know a product is safe | neues mittel probieren, wo probiere ich, essayer un produit, probar un producto nuevo
rules-for-every-stain-9: stop trying, when do I stop, give up, enough | how many tries, attempts, rounds | keep going, keep scrubbing, still no progress | aufhören | cuántas veces | no progress, how many times, when to stop, give up, enough is enough, keep going | keep trying, admit defeat, how often try, nach wie vielen versuchen, combien d’essais
rules-for-every-stain-10: basic kit, what belongs in my box, toolbox, starter set | what do I take to a client, van, mobile cleaner | grundausstattung | starter set, stain removal kit, basics, grundset, grundausstattung, botiquín, kit de base, what should be in the cupboard, essentials | bench, trainee, any spot job, what should be lying ready
rules-for-every-stain-11: scrub hard, rub, scour, elbow grease | why not rub | reiben, schrubben | frotar | frotter | why not rub, scrubbing harder, rubbing in, what does rubbing do | frotté fort, torchon, fregar fuerte, stark gerieben
rules-for-every-stain-12: home remedies, old wives tales, grandma’s tricks, internet tips, hacks, tiktok | kitchen cupboard | hausmittel | remedios caseros | remèdes de grand-mère | toothpaste, milk, vinegar, hairspray | home remedies, grandmother’s tricks, internet tips, life hacks, toothpaste, remedios caseros, hausmittel, remèdes de grand mère
rules-for-every-stain-13: mix bleach with vinegar, toilet cleaner, ammonia | toxic gas, chlorine gas | bleach and acid together
rules-for-every-stain-14: work safely with solvents, precautions, fumes, ventilation, gloves, mask | data sheet | lösungsmittel sicher | safe with solvents, work safely, fumes, protective, ventilation, flames
rules-for-every-stain-15: what can never be removed, impossible, hopeless, permanent damage | burn, cigarette burn, scorch, iron mark, bleach spot, sun faded | what do you not take on | hopeless stains, permanent damage, never come out, impossible, lost cause, which stains are final
unknown-stain-1: don’t know what it is, mystery stain, no idea | what to do first with a mystery mark | unbekannter fleck | mancha desconocida | tache inconnue | don’t know what was spilled, note it down, tell the cleaner
unknown-stain-2: work out what a stain is, find out, clues, detective | smell, look, feel, sniff it | in the surface or on it | what do I look at, examine, inspect, smell it, clues, work out what it is
unknown-stain-3: brown stain that was red | sticky spot what is it, stiff crusty spot, brittle | sugar, nail polish, varnish, old blood | brownish mark, used to be red, crusty, brittle, hard and shiny, clue, what could it have been, tell by colour | stiff crusty patch, crackly, cracks when bent, hard patch
unknown-stain-4: which cleaner when I don’t know the stain | safest treatment, order of trying | treat when unknown, order to try, dry first, what to try first
unknown-stain-6: try a bit of everything, just try solvent, guess, white spirit on a mystery mark | guess, try solvent anyway, experiment, just try something
unknown-stain-7: mixed stain, combination, sauce, curry, ketchup, gravy, make-up | which part first, oil or water first | soße, soßenflecken, was zuerst | order for mixed stains, sauce, gravy, curry, fat and colour together, two kinds in one
unknown-stain-8: antique or valuable with a mystery stain | customer wants a promise, guarantee of success | antique, valuable, heirloom, customer wants to be sure | antigua, origen desconocido, antik, pièce ancienne
before-handing-in-1: take pictures, photos before work, photograph at intake, scale | when dropping off, accepting an item, check in | photos at drop off, take pictures, customer brings, intake photos, both sides | pics, pictures at drop off, foto bei der annahme, fotos al recibir, photos à la réception
before-handing-in-2: existing damage, marks already there, pre-existing, condition report, intake list, sign | vorschäden, zustand bei annahme | document existing damage, list of marks, record flaws, condition report, written down, agree, signature | schriftlich, vorhandene kratzer, por escrito, par écrit, write it down or remember
before-handing-in-3: keep the care label, complaint, dispute, claim | picture of the care tag, why photograph the label, dispute, complaint, proof
before-handing-in-4: what do I need for intake, reception desk, counter, form | counter, reception, taking in a garment, intake tools, accept an item
before-handing-in-5: try something myself before bringing it, day before the cleaner, before drop-off | selbst versuchen | night before, treat it myself before bringing it, day before, pre-treat at home | have a go tonight, bringing it in tomorrow, vorher selbst probieren, antes de llevarlo
before-handing-in-6: disagree, argue, argument, quarrel with customer about a scratch or damage | who decides | uneinig | disagreement, argue, customer says it was not there, claims, dispute at the counter
storing-leather-1: prepare leather for storage, before putting it away, end of season | fill, stuff, shape | before packing away, first before storing, prepare for storage, keep its shape
storing-leather-2: luftfeuchtigkeit, aufbewahren, feuchtigkeit, where to keep a leather jacket, wardrobe, humidity, temperature, attic, cellar, basement | how humid, how warm | lagern, aufbewahren | how to keep leather in the wardrobe, humid, climate, cupboard, basement, where to keep, conditions
storing-leather-3: how often clean leather that is stored, maintenance while stored | how often stored leather be cleaned, put away, in storage, once a season
storing-leather-4: which bag for storing, dust bag, garment bag, filling | what bag, filling, dust bag, cover, garment bag, closet supplies
storing-leather-5: plastic bag, bin bag, suit bag, next to a radiator, heater, vacuum bag | plastic sack, bin liner, cling film, garbage bag, airtight, keeping over the winter, plastic cover, dry cleaner’s plastic
storing-leather-6: stuff boots or bags with newspaper | zeitungspapier | stuffing, old newspaper, printed paper
storing-leather-7: attic, white film that keeps coming back, musty, white bloom, spew, musty after storage, came out of the wardrobe stiff | came out of storage stiff, mouldy smell, white film, bloom, musty wardrobe | polvillo blanco, polvo blanco que vuelve, weißer belag, pellicule blanche
upholstery-codes-1: before cleaning a fabric sofa, couch, where is the label, find the code | first thing to check on upholstery | where do I look, find the code, before cleaning a sofa
upholstery-codes-2: what does W mean, code W, water based | what may I use on W, water based, foam, shampoo | wasser, schaum | agua, espuma | eau, mousse
upholstery-codes-3: what does S mean, code S, solvent only, dry solvent | what may I use on S, dry solvent only | lösungsmittel | disolvente | solvant
upholstery-codes-4: what does WS or SW mean, code WS, water or solvent | both, water or solvent first, either
upholstery-codes-5: what does X mean, code X, vacuum only | polsteretikett, bedeutung | nur absaugen | what can I do myself with X, hoover only | nur saugen | solo aspirar | aspirer seulement
upholstery-codes-6: allowed to spot clean, which side, face fabric | on the front of the fabric, how do I use the code, spot clean a sofa
upholstery-codes-7: read a sofa label, under the cushion, need to read it | how do I find and read, where is the label, under the cushion, torch
upholstery-codes-8: unzip cushion covers, take off the covers, throw covers in the washing machine, remove covers, zip, zipper | bezüge abziehen, waschen | fundas, desenfundar | housses | remove covers, zip, zipper, throw in the washer, launder cushion covers, unzip
upholstery-codes-9: is solvent on an S sofa dangerous | precautions with S, look out for, solvent on a sofa, fire
upholstery-codes-10: water on an S coded sofa, what happens, ring | which fabrics are S | what will water do on S, wrong cleaner, used water on a dry clean sofa, rings
upholstery-codes-11: does the code cover the whole sofa, frame, cushion, filling, deep cleaning | do codes cover washing, what do the codes cover, whole sofa, frame, padding
upholstery-codes-12: no label, label missing, cut off, unreadable code | kein etikett | no label anywhere, label cut off, missing code, lost tag, faded label, code X professional
care-symbols-1: before the first wash, first treatment, check the label | before washing, first look, where do I begin with a label
care-symbols-2: wash tub, bucket, basin, number in the tub, hand in the tub | waschzuber, bottich | number in the tub, basin, bucket, bowl, degrees, wash temperature, 30, 40, hand in the tub | waschbottich, zahl | cubeta, barreño | cuve, baquet
care-symbols-3: rayas, barras, líneas debajo, tirets, barres, striche, bar, line, two lines, underline under the symbol | crossed out, cross, X through a symbol | balken, durchgestrichen | line beneath, lines under, one line, two lines, strokes, underlined, cross, crossed
care-symbols-4: triangle, stripes in a triangle, bleach symbol | dreieck | triángulo | triangle barré | bleach allowed, triangle stripes, empty triangle
care-symbols-5: square, circle in a square, drying, tumble symbol | quadrat | cuadrado | carré | box, square, line dry, drip dry, tumble, circle in a square
care-symbols-6: dots, points in the iron, how hot to iron, ironing temperature | punkte bügeleisen | puntos plancha | ironing temperature, how hot iron, two dots, three dots, one dot | plancha | bügeleisen, punkte | fer
care-symbols-7: circle with a letter, P, F, W in a circle, dry cleaning symbol | kreis | círculo | cercle | letter in a circle, P, F, W, dry clean symbol, chemische reinigung
care-symbols-8: in which order read symbols, five symbols, limits | in what order, read the label, sequence of symbols
care-symbols-10: label of the cloth but trims, beads, buttons, leather parts | beads, trim, sequins, glue, is the label enough, coating, buttons | beads sewn on, sequins and dry clean
care-symbols-11: dry clean leather trim, perc, beads, sequins, coating, glue dissolved | does dry cleaning harm, perc, solvent dissolves, glued, coating, beads
care-symbols-12: must I wash as hot as it says, maximum or recommendation, gentler allowed | less than the label | must I follow, maximum, upper limit, have to wash at, can I wash cooler, lower temperature
care-symbols-13: label cut out, no care label, contradictory | no label, missing label, label contradicts, unreadable | no label at all, sin etiqueta, plus d’étiquette, etikett fehlt
stain-families-1: which family, type of stain first, before it gets wet | which kind of stain first, why does the family matter
stain-families-2: what kind of stain is tea, what shifts it, coffee tea wine juice beer what type, tannins, what loosens tannin | soap on coffee | tanin, gerbstoff | plant stains, drinks, what removes tea, coffee family, tannin treatment
stain-families-3: protein, blood milk egg sweat urine vomit baby food, what loosens protein, cold or hot | vinegar, alcohol or acid on blood | eiweiß, proteína | what removes protein, egg, milk, blood group
stain-families-4: fat, oil, butter, make-up base, engine oil, what loosens fat | fett, grasa, graisse | fatty stains, greasy stains in general, oil family, what dissolves fat, butter and oil
stain-families-5: dyes, ink, lipstick, marker, why does it spread | dye stains, colour stains, ink family, why not wet, denim and lipstick
stain-families-6: soot, pollen, plaster, toner, dust, ash, pigment, lily | ruß, pollen, blütenstaub, hollín | dusty stains, powder spills, soot, pollen, soil, plaster, particles | lilies, lily, flower dust, orange dust
stain-families-7: tar, wax, gum, asphalt | teer, alquitrán, goudron | tar, asphalt, sticky solids, wax family, chewing gum | alquitrán, goudron, teer, pitch, from the beach
stain-families-8: mineral, limescale, hard water, salt, rust, sweat edge | mineral, kalk | mineral stains, dissolve, hard water, lime, salt and rust family
stain-families-9: curry, sauce, ketchup, gravy, combination, which part do I treat first, mixed | sauce, curry, mixed, which part first, combination
stain-families-10: which agents cover most stains, minimal set of chemicals | which products cover most, which cleaners do I need at all, minimum set of products
stain-families-11: enzyme cleaner, bio washing powder, biological on wool, silk or leather | enzymreiniger | enzyme cleaners, bio powder, where are enzymes forbidden
stain-families-12: wipe pollen or soot wet, damp cloth on pollen, soot, plaster, flour | wet soot, wet pollen, wiping plaster dust, water on ash | lilies, lily, flower dust, orange dust
stain-families-13: cannot tell which family | cannot tell the family, unsure which kind
telling-materials-1: before cleaning find out material, hidden test | before cleaning, what is it made of
telling-materials-2: what leather have I got, find out what leather my couch is, which leather, quick test, water drop test, bead, absorbs, which leather do I have, kind of leather, protected or unprotected, coated, finish or no finish | wassertropfen | gota de agua | goutte d’eau | water drop test, drip test, absorb, soak in, bead | splash vanishes, disappears into the hide, drop sinks in
telling-materials-3: find out what leather, which leather, scratch test, fingernail, nail | fingernail test, scratch test, line that blends | with my nail, fake or real leather by scratching, uña, ongle, fingernagel
telling-materials-4: lens, pores, grain, look closely, real leather or synthetic, embossed | lupe | magnifier, look closely, pores, grain pattern, nap
telling-materials-5: dye will run, does the dye run, colour fast, colour comes off, bleed test, white cloth turns blue | farbecht | destiñe | dégorge | check that a dye is colourfast, will it bleed, does colour come off, dye fast, rub test, run | farbecht | colores sólidos | tient la couleur
telling-materials-6: what do I need to tell leathers apart | tools to tell leathers apart
telling-materials-7: dye comes off on the cloth, may I still wash it, wet cleaning when it bleeds | colour comes off on the cloth, bleeds, may I still clean it wet, not colourfast
telling-materials-8: tests contradict each other, not sure which material | tests disagree, unsure which leather, contradictory
bleach-and-solvents-1: bleach dripped by accident, splashed, wrong product got on it, accident with a strong cleaner | chlor verschüttet | oops, dripped by mistake, spilled bleach, accidentally used, wrong product, strong chemical
bleach-and-solvents-2: before using a strong product, data sheet, how do I choose | before using a chemical, how hazardous, data sheet, safest product
bleach-and-solvents-3: protective equipment for solvents, gloves, what belongs to a bottle of solvent | protective gear, gloves, bottle of solvent, handling chemicals, equipment
bleach-and-solvents-4: chlorine bleach on wool, silk, nylon, elastane, leather, whiten | javel, lejía, chlorbleiche | chlorine, where not to use bleach, yellowing, nylon, spandex, leather destroyed | clorox, tights, javel, lejía en nailon, chlor
bleach-and-solvents-5: acetone, nail polish remover, acetate, lining, melts | aceton, acetona | nail polish remover on acetate, dissolve, lining, finish melts | dissolvant pour ongles, doublure, quitaesmalte, nagellackentferner, futter
bleach-and-solvents-6: alcohol, hand gel, isopropanol on leather, finish, patent | alkohol auf leder | why no rubbing alcohol on leather, spirit, sanitiser softens
bleach-and-solvents-7: ammonia, window cleaner, windex on leather, silk or wool | ammoniak | ammonia on dyed wool, ammonia on silk, ammonia on veg tan, window cleaner
bleach-and-solvents-8: mix bleach, gas, vinegar and bleach, ammonia and bleach | mixing bleach, toxic gas, chlorine gas, fumes
bleach-and-solvents-9: oily rags, linseed, spontaneous combustion, catch fire, self-ignite, store rags, bin | lappen | oily rags, catch fire, self ignite, spontaneous
bleach-and-solvents-10: only something stronger would help, dare | only something stronger left, go stronger, heavy chemicals
leather-chemistry-1: soap or alkaline spray already on leather, used the wrong cleaner, rinse off | used soap by mistake, soapy spray, washed with dish soap, alkaline cleaner got on, rinse off | soapy cleaner sprayed, limpiador jabonoso, rociado, seifenreiniger
leather-chemistry-2: pH of leather, acid, chemistry, what pH does leather have | acid or alkaline, pH of leather, acidic
leather-chemistry-3: why is soap bad, soap harms, why no soap, alkaline, all purpose cleaner, kitchen spray, what does alkali do, sticky after cleaning, stiff | seife, alkalisch | why is soap bad, swell, detergent damage, sticky after soap
leather-chemistry-4: hot water, boiling, hair dryer, why does leather shrink, harden, heat | schrumpft, heißes wasser | why does leather go hard, hot water shrinks, hair dryer, heat, temperature | föhn, hart geworden, durci, endurecido, went hard
leather-chemistry-5: which pH should the cleaner have | which pH cleaner, pH value, pH wert | valor de ph | quel ph | acidity, acidic, säuregrad, acidez, acidité
leather-chemistry-6: measure pH, strips, litmus | check pH, measure pH, test strips, litmus, indicator
leather-chemistry-7: bar soap, baking soda, washing soda, natron, washing-up liquid on leather | bar soap, soda, alkaline
leather-chemistry-8: leather went stiff, sticky, hard after a wrong cleaner | went stiff after cleaning, tacky after cleaner, wrong cleaner
measuring-results-1: prove a result, before and after pictures, light, colour card | comparable photos, same light, before after, colour card
measuring-results-2: grey scale grade 5, no change, delta e | grade five, grade 5, scale five, no difference
measuring-results-3: grade 4, grade 3, grey scale, colour change difference | grade four, grade three, grade 4, grade 3, scale four
measuring-results-4: grade 2, grade 1, worst grade | grade two, grade one, worst grade, grade 1, grade 2
measuring-results-5: how is the stain removal index worked out, sri formula, astm | how is the index worked out, calculated, computed, formula for the index, D4265 | indice de détachage, norme américaine, american standard, formula of the index
measuring-results-6: does 100 mean perfectly clean, sri meaning | score of 100, perfect result, full marks
measuring-results-7: report, which number to the customer, share removed | how to report results, state the result, share removed
measuring-results-9: compare two photos, different light, lamp, evening | different rooms, two snaps, phone photos, compare pictures, different light | vorher nachher vergleichen, morgens und abends, before and after on different days
measuring-results-10: legal dispute about a grade, laboratory, court | disputes the grade, court, laboratory, who measures, independent | sues, court case, expert report, gutachten
unknown-stain-5: equipment for a mystery stain
care-symbols-9: what do I need to read a label, tiny print
measuring-results-8: equipment for colour measurement, set up, tripod, lamp, stand
`;
