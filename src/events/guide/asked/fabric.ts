/** What people ask in their own words that the guides for fabrics, carpet and faux leather answer. */
export const askedOfFabric = `
coated-care-1: faux or real, tell, fake, imitation, is it leather, recognize
coated-care-2: wipe, quick clean, damp cloth
coated-care-3: wash, clean, what with, detergent, how much soap, work bag | mix of soap and water, mischung, mezcla, how many spoons
coated-care-5: oil, wax, leather balm, conditioner, feed
coated-care-6: hand sanitiser, alcohol gel, arm rest
coated-care-7: réparable, écaille, s’écaille, blättert, agrietado, peels, flakes, why, repair, glue
coated-care-8: peeling sofa, new cover
coated-grease-1: greasy headrest, oil, first
coated-grease-2: clean grease | sunscreen, sonnencreme, crema solar
coated-grease-4: solvent, white spirit
coated-grease-5: hard, tacky, cracked already
coated-ink-1: pen, fresh, biro
coated-ink-2: alcohol, ratio, isopropanol
coated-ink-3: how long, stay on, dwell, seconds, rinse
coated-ink-5: acetone, nail polish remover, leave it on | acetona, aceton, acétone
coated-ink-6: fire, burns, flammable
coated-ink-7: shine changed, gloss, dull where I dabbed
coated-dye-1: jeans, blue, fresh
coated-dye-2: wash blue out
coated-dye-4: scouring pad, scourer, abrasive, magic sponge, brush
coated-dye-5: old, weeks, does it come out, permanent | two weeks ago, too late, trop tard, zu spät, demasiado tarde
coated-dye-6: still blue
cotton-care-1: tell cotton, burn test, linen or polyester | brennprobe, prueba de la llama, test de la flamme
cotton-care-2: shake, brush, before washing, filthy
cotton-care-3: how to wash, clean, temperature, detergent, filthy tote, tent, awning
cotton-care-4: dry, drying, brown edges | dry a canvas bag, how should it be dried, fan, quickly, turned brown
cotton-care-6: leather handles, trim, washing machine
cotton-care-7: shrink, browning, why brown | curtain turned brown, after wetting, shrunk, shorter, smaller
cotton-care-8: glued, coated, trim
cotton-drinks-1: wine, coffee, spilled, flush
cotton-drinks-2: detergent, wash out
cotton-drinks-3: still there, remains, whiten, vanish
cotton-drinks-4: dry fast
cotton-drinks-6: hot water, boil
cotton-drinks-7: soap
cotton-drinks-8: peroxide, colours, fade
cotton-grease-1: oil, butter, bike chain
cotton-grease-2: solvent, spot cleaner
cotton-grease-3: then wash
cotton-grease-5: water first
cotton-grease-7: sticky back, coated canvas | coated back, sticky inside, lining sticky | toile enduite, sticks at the back, klebt hinten
cotton-mould-1: mildew, mouldy, awning, tent, first | schimmel | moho | moisissure
cotton-mould-2: remove mildew, oxygen, soak, sun
cotton-mould-4: chlorine, bleach on coloured cloth
cotton-mould-5: mask, asthma, breathe
cotton-mould-6: black specks, dots stay
cotton-mould-7: black spots remain
cotton-blood-1: nosebleed, cut, fresh
cotton-blood-2: soak, enzyme, dried
cotton-blood-4: hot wash, boil
cotton-blood-5: vinegar, alcohol, lemon, acid
cotton-blood-6: been through the dryer, tumble dryer, hot wash already, ironed, tumble dried
cotton-ink-1: pen leaked, first
cotton-ink-2: alcohol, get it out
cotton-ink-3: then wash
cotton-ink-5: launder first, wash first or pen out first, wash straight away, iron
cotton-ink-7: permanent marker, sharpie, edding, colour of the cloth comes off | permanent marker, sharpie, laundry marker
cotton-mud-1: muddy, wet
cotton-mud-2: brush, sponge
cotton-mud-4: wet too early
cotton-mud-5: red clay, colour left
wool-care-1: tell wool, burn test
wool-care-2: air, brush, freshen
wool-care-3: wash, hand wash, clean, machine, temperature, dry flat
wool-care-5: bleach, chlorine, whiten
wool-care-6: wring, rub, felted, shrunk
wool-care-7: alkali, soda, soap
wool-care-8: suit, tailored, lined | tailored, suit, lining, wash or bring it in, blazer
wool-blood-1: fresh, cold
wool-blood-2: neutral detergent
wool-blood-4: bio washing powder, biological, enzyme
wool-blood-5: hot water, bleach, rub
wool-blood-6: old, set, tailored
wool-red-wine-1: spilled, first
wool-red-wine-2: vinegar, how much, ratio, acid
wool-red-wine-3: after the vinegar, then
wool-red-wine-5: soda, oxygen, vanish, bicarb, salt
wool-red-wine-6: colour remains
wool-grease-1: butter, oil, sauce
wool-grease-2: powder, then wash
wool-grease-4: washing-up liquid, dish soap
wool-grease-5: old grease
wool-mud-1: wet mud, wait, how long | dirty paws, muddy paws
wool-mud-2: dried mud | dirty paws, muddy paws
wool-mud-4: rub wet
wool-mud-5: brown shade left
silk-care-1: silk or viscose, tell
silk-care-2: air, sun, store | after wearing, keep nice, air out, hang up, sun
silk-care-3: wash, clean, water, dry clean only
silk-care-5: rub, chalky, white spot
silk-care-6: bleach, yellow
silk-care-7: viscose wet, shrink, collapse
silk-care-8: label says S or X, crossed tub
silk-water-1: raindrops, ring, spot of water
silk-water-2: get the ring out, home
silk-water-4: steam, iron, tap water, sponge
silk-oil-1: oil, salad dressing, how long powder
silk-oil-2: solvent, what is left
silk-oil-4: detergent, soap, wash
silk-oil-5: fumes, safe
silk-oil-6: satin, viscose pile
silk-drinks-1: wine, coffee, spilled
silk-drinks-2: home, try something
silk-drinks-4: salt, soda, water, sparkling
silk-drinks-5: how soon, within, cleaner
velvet-care-1: tell velvet, shade
velvet-care-2: vacuum, dust
velvet-care-3: brush, direction
velvet-care-5: soak, stiff brush, wash
velvet-care-6: take any water, tolerate water, get wet, cotton, polyester or viscose pile, water | supporte l’eau, verträgt wasser, aguanta el agua
velvet-care-7: bald, X | threadbare, bald, worn, pile gone
velvet-crush-1: wet, rain
velvet-crush-2: flattened, seat marks, raise the pile, sat on
velvet-crush-4: iron, press
velvet-crush-5: viscose, rayon
velvet-drinks-1: wine, spilled
velvet-drinks-2: polyester velvet, foam
velvet-drinks-4: press, rub
velvet-drinks-5: viscose, silk, unknown pile | viscose velvet urgent, hurry
microfibre-care-1: microsuede, real suede or not, suede or microfibre, alcantara, tell
microfibre-care-2: vacuum, first
microfibre-care-3: clean, wash, seats, car, alcantara, foam, upholstery | whole sofa, sofá entero, ganzes sofa, canapé entier
microfibre-care-5: soak, wet, steam cleaner, extractor
microfibre-care-6: arms dirty, how often, grease | why greasy so quickly, attracts oil, gets dirty fast, arms
microfibre-care-7: S or X
microfibre-body-oil-1: dark arm, shiny arm, first
microfibre-body-oil-2: remove body oil, solvent, foam
microfibre-body-oil-3: texture, stiff after cleaning, groom
microfibre-body-oil-5: hard brush, scrub
microfibre-body-oil-6: soak
microfibre-body-oil-8: still shiny afterwards, shine stays
microfibre-ink-1: pen, biro, alcohol, fresh
microfibre-ink-2: swab, keep going
microfibre-ink-3: afterwards, rinse
microfibre-ink-5: iron, tumble dryer, dry
microfibre-ink-7: spread, big
microfibre-drinks-1: spilled, blot
microfibre-drinks-2: coffee, wine, clean
microfibre-drinks-3: stiff patch
microfibre-drinks-5: hot water, soak the cushion
microfibre-drinks-6: ring, brown edge
carpet-care-1: wool or synthetic, burn test, fibre, polypropylene | fasertest | real wool or synthetic, wolle oder kunstfaser, lana o sintética, laine ou synthétique
carpet-care-2: muddy footprints
carpet-care-3: how often vacuum, hoover
carpet-care-4: dull, grey, shampoo, deep clean, wash
carpet-care-6: residue, gets dirty again quickly, rinse, resoiling
carpet-care-7: walk on it, when, step, dry, wet carpet | betreten, wann wieder | pisar, cuándo | marcher
carpet-care-8: hand-knotted, persian, oriental, jute, antique rug | hand knotted, antique rug, persian, myself or professional, handgeknüpft | anudada a mano | noué main
carpet-urine-1: puppy, accident, fresh, first
carpet-urine-2: rinse, extract, acid
carpet-urine-3: smell, enzyme, odour
carpet-urine-5: steam cleaner
carpet-urine-6: ammonia
carpet-urine-7: old, dried, days ago, wool
carpet-wax-1: candle, hard, freeze, chip
carpet-wax-2: iron, blotting paper
carpet-wax-4: polypropylene, melt, how hot
carpet-wax-5: no paper, melt it, warm without paper, hair dryer
carpet-wax-6: large area, colour of the candle
carpet-gum-1: ice, freeze
carpet-gum-2: rest, smear, gel | broken off, bit still sticks, remainder, rest of the gum
carpet-gum-4: cut out, scissors
carpet-gum-5: gel dangerous
carpet-gum-6: trodden in, all over, trampled, large
carpet-rust-1: chair leg, metal foot, dry
carpet-rust-2: remove rust, synthetic
carpet-rust-3: do it myself, home
carpet-rust-4: bleach
carpet-rust-5: acid, dangerous, hydrofluoric
carpet-rust-6: wool rug
carpet-drinks-1: wine, coffee, spilled, first
carpet-drinks-2: cool water, spray
carpet-drinks-3: coffee rest, weight, overnight
carpet-drinks-5: scrub, brush
carpet-drinks-6: hot water, soap
carpet-drinks-7: comes back, reappears, wicking, wool, silk
carpet-blood-1: nosebleed, fresh
carpet-blood-2: dried, detergent
carpet-blood-4: hot, steam
carpet-blood-5: brown, old
carpet-grease-1: butter, oil, scoop
carpet-grease-2: powder
carpet-grease-3: rest, solvent
carpet-grease-5: pour solvent, white spirit
carpet-grease-6: windows, safe | dangerous spot cleaner, dry cleaning fluid on the floor
carpet-grease-7: motor oil, engine, big | huile de moteur, aceite de motor, motoröl, engine oil
`;
