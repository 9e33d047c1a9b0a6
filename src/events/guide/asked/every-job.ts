/** What people ask in their own words that the guides for any material answer. */
export const askedOfEveryJob = `
rules-for-every-stain-1: what do I do first | just spilled something | threw up, vomit, sick on it | food dropped | erste hilfe, was zuerst | primeros auxilios | que faire en premier | lumps and solids | knife or spoon edge
rules-for-every-stain-2: from outside in or inside out | which direction do I work | stop a ring or halo from forming | von außen nach innen | hacia el centro
rules-for-every-stain-3: where to start, gentle or strong | how wet, how hard | strongest cleaner first | mildest first
rules-for-every-stain-4: spray cleaner directly on it | pour it on the sofa | onto the cloth or onto the item | direkt aufsprühen
rules-for-every-stain-5: mix two cleaners, combine, several products together | one after the other | rinse between products | mischen
rules-for-every-stain-6: whole panel or just the spot | seam to seam, unfinished leather | von naht zu naht
rules-for-every-stain-7: how to dry, where to dry, air dry | speed up drying, radiator, sun, oven, airing cupboard | trocknen | secar | sécher | out of shape
rules-for-every-stain-8: test first, try it out, patch test | where to test, how to test, inside of a hem | dye run, will the dye run, colour run, bleed | new cleaner, unknown product | tester, probar, ausprobieren, testen
rules-for-every-stain-9: stop trying, when do I stop, give up, enough | how many tries, attempts, rounds | keep going, keep scrubbing, still no progress | aufhören | cuántas veces
rules-for-every-stain-10: basic kit, what belongs in my box, toolbox, starter set | what do I take to a client, van, mobile cleaner | grundausstattung
rules-for-every-stain-11: scrub hard, rub, scour, elbow grease | why not rub | reiben, schrubben | frotar | frotter
rules-for-every-stain-12: home remedies, old wives tales, grandma’s tricks, internet tips, hacks, tiktok | kitchen cupboard | hausmittel | remedios caseros | remèdes de grand-mère | toothpaste, milk, vinegar, hairspray
rules-for-every-stain-13: mix bleach with vinegar, toilet cleaner, ammonia | toxic gas, chlorine gas | bleach and acid together
rules-for-every-stain-14: work safely with solvents, precautions, fumes, ventilation, gloves, mask | data sheet | lösungsmittel sicher
rules-for-every-stain-15: what can never be removed, impossible, hopeless, permanent damage | burn, cigarette burn, scorch, iron mark, bleach spot, sun faded | what do you not take on
unknown-stain-1: don’t know what it is, mystery stain, no idea | what to do first with a mystery mark | unbekannter fleck | mancha desconocida | tache inconnue
unknown-stain-2: work out what a stain is, find out, clues, detective | smell, look, feel, sniff it | in the surface or on it
unknown-stain-3: brown stain that was red | sticky spot what is it, stiff crusty spot, brittle | sugar, nail polish, varnish, old blood
unknown-stain-4: which cleaner when I don’t know the stain | safest treatment, order of trying
unknown-stain-6: try a bit of everything, just try solvent, guess, white spirit on a mystery mark
unknown-stain-7: mixed stain, combination, sauce, curry, ketchup, gravy, make-up | which part first, oil or water first | soße, soßenflecken, was zuerst
unknown-stain-8: antique or valuable with a mystery stain | customer wants a promise, guarantee of success
before-handing-in-1: take pictures, photos before work, photograph at intake, scale | when dropping off, accepting an item, check in
before-handing-in-2: existing damage, marks already there, pre-existing, condition report, intake list, sign | vorschäden, zustand bei annahme
before-handing-in-3: keep the care label, complaint, dispute, claim
before-handing-in-4: what do I need for intake, reception desk, counter, form
before-handing-in-5: try something myself before bringing it, day before the cleaner, before drop-off | selbst versuchen
before-handing-in-6: disagree, argue, argument, quarrel with customer about a scratch or damage | who decides | uneinig
storing-leather-1: prepare leather for storage, before putting it away, end of season | fill, stuff, shape
storing-leather-2: luftfeuchtigkeit, aufbewahren, feuchtigkeit, where to keep a leather jacket, wardrobe, humidity, temperature, attic, cellar, basement | how humid, how warm | lagern, aufbewahren
storing-leather-3: how often clean leather that is stored, maintenance while stored
storing-leather-4: which bag for storing, dust bag, garment bag, filling
storing-leather-5: plastic bag, bin bag, suit bag, next to a radiator, heater, vacuum bag
storing-leather-6: stuff boots or bags with newspaper | zeitungspapier
storing-leather-7: attic, white film that keeps coming back, musty, white bloom, spew, musty after storage, came out of the wardrobe stiff
upholstery-codes-1: before cleaning a fabric sofa, couch, where is the label, find the code | first thing to check on upholstery
upholstery-codes-2: what does W mean, code W, water based
upholstery-codes-3: what does S mean, code S, solvent only, dry solvent
upholstery-codes-4: what does WS or SW mean, code WS, water or solvent
upholstery-codes-5: what does X mean, code X, vacuum only | polsteretikett, bedeutung | nur absaugen
upholstery-codes-6: allowed to spot clean, which side, face fabric
upholstery-codes-7: read a sofa label, under the cushion, need to read it
upholstery-codes-8: unzip cushion covers, take off the covers, throw covers in the washing machine, remove covers, zip, zipper | bezüge abziehen, waschen | fundas, desenfundar | housses
upholstery-codes-9: is solvent on an S sofa dangerous
upholstery-codes-10: water on an S coded sofa, what happens, ring | which fabrics are S
upholstery-codes-11: does the code cover the whole sofa, frame, cushion, filling, deep cleaning
upholstery-codes-12: no label, label missing, cut off, unreadable code | kein etikett
care-symbols-1: before the first wash, first treatment, check the label
care-symbols-2: wash tub, bucket, basin, number in the tub, hand in the tub | waschzuber, bottich
care-symbols-3: rayas, barras, líneas debajo, tirets, barres, striche, bar, line, two lines, underline under the symbol | crossed out, cross, X through a symbol | balken, durchgestrichen
care-symbols-4: triangle, stripes in a triangle, bleach symbol | dreieck | triángulo | triangle barré
care-symbols-5: square, circle in a square, drying, tumble symbol | quadrat | cuadrado | carré
care-symbols-6: dots, points in the iron, how hot to iron, ironing temperature | punkte bügeleisen | puntos plancha
care-symbols-7: circle with a letter, P, F, W in a circle, dry cleaning symbol | kreis | círculo | cercle
care-symbols-8: in which order read symbols, five symbols, limits
care-symbols-10: label of the cloth but trims, beads, buttons, leather parts
care-symbols-11: dry clean leather trim, perc, beads, sequins, coating, glue dissolved
care-symbols-12: must I wash as hot as it says, maximum or recommendation, gentler allowed | less than the label
care-symbols-13: label cut out, no care label, contradictory
stain-families-1: which family, type of stain first, before it gets wet
stain-families-2: what kind of stain is tea, what shifts it, coffee tea wine juice beer what type, tannins, what loosens tannin | soap on coffee | tanin, gerbstoff
stain-families-3: protein, blood milk egg sweat urine vomit baby food, what loosens protein, cold or hot | vinegar, alcohol or acid on blood | eiweiß, proteína
stain-families-4: fat, oil, butter, make-up base, engine oil, what loosens fat | fett, grasa, graisse
stain-families-5: dyes, ink, lipstick, marker, why does it spread
stain-families-6: soot, pollen, plaster, toner, dust, ash, pigment, lily | ruß, pollen, blütenstaub, hollín
stain-families-7: tar, wax, gum, asphalt | teer, alquitrán, goudron
stain-families-8: mineral, limescale, hard water, salt, rust, sweat edge | mineral, kalk
stain-families-9: curry, sauce, ketchup, gravy, combination, which part do I treat first, mixed
stain-families-10: which agents cover most stains, minimal set of chemicals
stain-families-11: enzyme cleaner, bio washing powder, biological on wool, silk or leather | enzymreiniger
stain-families-12: wipe pollen or soot wet, damp cloth on pollen, soot, plaster, flour
stain-families-13: cannot tell which family
telling-materials-1: before cleaning find out material, hidden test
telling-materials-2: what leather have I got, find out what leather my couch is, which leather, quick test, water drop test, bead, absorbs, which leather do I have, kind of leather, protected or unprotected, coated, finish or no finish | wassertropfen | gota de agua | goutte d’eau
telling-materials-3: find out what leather, which leather, scratch test, fingernail, nail
telling-materials-4: lens, pores, grain, look closely, real leather or synthetic, embossed | lupe
telling-materials-5: dye will run, does the dye run, colour fast, colour comes off, bleed test, white cloth turns blue | farbecht | destiñe | dégorge
telling-materials-6: what do I need to tell leathers apart
telling-materials-7: dye comes off on the cloth, may I still wash it, wet cleaning when it bleeds
telling-materials-8: tests contradict each other, not sure which material
bleach-and-solvents-1: bleach dripped by accident, splashed, wrong product got on it, accident with a strong cleaner | chlor verschüttet
bleach-and-solvents-2: before using a strong product, data sheet, how do I choose
bleach-and-solvents-3: protective equipment for solvents, gloves, what belongs to a bottle of solvent
bleach-and-solvents-4: chlorine bleach on wool, silk, nylon, elastane, leather, whiten | javel, lejía, chlorbleiche
bleach-and-solvents-5: acetone, nail polish remover, acetate, lining, melts | aceton, acetona
bleach-and-solvents-6: alcohol, hand gel, isopropanol on leather, finish, patent | alkohol auf leder
bleach-and-solvents-7: ammonia, window cleaner, windex on leather, silk or wool | ammoniak
bleach-and-solvents-8: mix bleach, gas, vinegar and bleach, ammonia and bleach
bleach-and-solvents-9: oily rags, linseed, spontaneous combustion, catch fire, self-ignite, store rags, bin | lappen
bleach-and-solvents-10: only something stronger would help, dare
leather-chemistry-1: soap or alkaline spray already on leather, used the wrong cleaner, rinse off
leather-chemistry-2: pH of leather, acid, chemistry, what pH does leather have
leather-chemistry-3: why is soap bad, soap harms, why no soap, alkaline, all purpose cleaner, kitchen spray, what does alkali do, sticky after cleaning, stiff | seife, alkalisch
leather-chemistry-4: hot water, boiling, hair dryer, why does leather shrink, harden, heat | schrumpft, heißes wasser
leather-chemistry-5: which pH should the cleaner have
leather-chemistry-6: measure pH, strips, litmus
leather-chemistry-7: bar soap, baking soda, washing soda, natron, washing-up liquid on leather
leather-chemistry-8: leather went stiff, sticky, hard after a wrong cleaner
measuring-results-1: prove a result, before and after pictures, light, colour card
measuring-results-2: grey scale grade 5, no change, delta e
measuring-results-3: grade 4, grade 3, grey scale, colour change difference
measuring-results-4: grade 2, grade 1, worst grade
measuring-results-5: how is the stain removal index worked out, sri formula, astm
measuring-results-6: does 100 mean perfectly clean, sri meaning
measuring-results-7: report, which number to the customer, share removed
measuring-results-9: compare two photos, different light, lamp, evening
measuring-results-10: legal dispute about a grade, laboratory, court
`;
