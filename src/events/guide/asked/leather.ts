/** What people ask in their own words that the guides for leathers answer. */
export const askedOfLeather = `
aniline-care-1: tell, recognize, is it aniline, soaks in, unprotected | erkennen | reconnaître
aniline-care-4: how to clean it, wash, product, week to week, cleaner, maintain | proper way to clean, give it a clean, wash a couch
aniline-care-6: what do I need
aniline-care-7: only the dirty spot, spot clean, local cleaning
aniline-care-8: degreaser, solvent, spray, all purpose
aniline-care-9: gets darker, patina, look new again, back to original | darkening
aniline-care-10: colour on the cloth, dye comes off | cloth came away coloured, dye rubs off, bleeds
aniline-water-1: glass ring, drink put down, rain, got wet, hair dryer, heat
aniline-water-2: get a water ring out, tide mark, edge
aniline-water-5: wet only the ring, dab the ring with water
aniline-water-6: blow dry, iron, hot air, hair dryer
aniline-water-7: ring still there, did not go, tried that, lemonade or salty water
aniline-grease-1: butter, oil, salad, pizza fell on it, what to do
aniline-grease-2: powder again, second time, repeat
aniline-grease-3: poultice, deep grease, what remains | remainder, who gets the rest out, deep oil, powder did all it can
aniline-grease-5: wash grease with soap or water, dish soap
aniline-grease-6: does it vanish on its own, disappear, fade, leave it | go away by itself, partir tout seul, desaparece sola, verschwindet von selbst
aniline-grease-7: old, since last week, big, how old, how large, bigger than a coin
aniline-ink-1: pen, biro, kid drew on it
aniline-ink-2: remove at home, diy
aniline-ink-4: alcohol, hairspray, solvent
aniline-drinks-1: spilled, merlot, espresso, press or blot
aniline-drinks-2: home method, clean it myself
aniline-drinks-4: detergent, dish soap, spot clean
aniline-drinks-5: brown or red shade left
aniline-body-dark-1: dark head rest, hair, cover, throw | appui-tête, cheveux | kopfstütze, haare | reposacabezas, pelo
aniline-body-dark-2: powder for a dark headrest, overnight
aniline-body-dark-4: scrub with foam
aniline-body-dark-5: why doesn’t it come out, deep, hair grease
aniline-body-dark-6: whole headrest dark, degreasing
semi-aniline-care-1: tell semi from full aniline
semi-aniline-care-2: dust
semi-aniline-care-3: how much product, how much cleaner, how little, clean, wash, how much foam, how wet | combien de mousse, wie viel schaum, whole surface
semi-aniline-care-4: after cleaning, protect, seal, goes on, afterwards, finish with
semi-aniline-care-6: scrub harder, piping, edges, rub hard, edges worn
semi-aniline-care-7: drinks water at once, worn through
semi-aniline-drinks-1: spilled, dry it
semi-aniline-drinks-5: darker next day, still there after a day
semi-aniline-lipstick-1: solid bits, tape, first
semi-aniline-lipstick-5: wipe it off
semi-aniline-lipstick-6: is point cleaner dangerous
semi-aniline-grease-1: butter, oil, crisps
semi-aniline-grease-4: kitchen degreaser, dish soap, household | fettlöser, quitagrasas, dégraissant
semi-aniline-grease-5: darker than yesterday, next day, dark patch, looks worse today
semi-aniline-ink-1: pen, water, wipe
semi-aniline-ink-2: remover, try
semi-aniline-ink-4: alcohol, sanitiser
pigmented-care-1: protective finish, protected leather, water beads, how do I know
pigmented-care-2: even colour, uniform, protective film, recognize finish, chesterfield | signs, pigment coat, how it looks, uniform
pigmented-care-3: before cleaning, dust, grit
pigmented-care-4: how to clean, wash, cleaner, pH, car seats, monthly clean | reinigen | limpiar | nettoyer
pigmented-care-5: protect, seal, keep stains off, prevent, repel
pigmented-care-6: what do I need, kit | get in, buy, suite, shopping
pigmented-care-7: kitchen spray, household cleaner, all purpose cleaner
pigmented-care-8: baby wipes, saddle soap, furniture polish, milk, vinegar
pigmented-care-9: how often, times a year, frequency, once a year
pigmented-care-10: cracked, peeling, worn through, flaking | threadbare, worn out, cracks, flakes, bare, worn through
pigmented-water-1: rain, wet seat, spilled water, window left open | mineralwasser, agua mineral, eau minérale
pigmented-water-2: water mark left after drying, ring
pigmented-water-5: heater, hair dryer, heated seat, speed up drying
pigmented-water-6: soak, flood, hose, pour water
pigmented-water-7: ring still there, stays after drying | ring still visible, vase ring
pigmented-drinks-1: merlot, spilled wine, coffee, cola, first
pigmented-drinks-2: how to clean, dried coffee, foam | latte, cappuccino, all over the seat
pigmented-drinks-5: soap, ammonia, washing soda on wine
pigmented-drinks-7: colour remains, two rounds, still visible
pigmented-ink-1: pen, biro, just drew, wipe, water
pigmented-ink-2: remover, stick, how to get ink out | kugelschreiber entfernen | bolígrafo | stylo
pigmented-ink-3: wipe along the line, technique
pigmented-ink-4: afterwards, remains of the remover
pigmented-ink-6: hairspray, lacquer
pigmented-ink-7: alcohol, acetone, nail polish remover, sanitiser
pigmented-ink-9: old line, week old, wide, when too late
pigmented-marker-1: sharpie, edding, first
pigmented-marker-2: anything at home
pigmented-marker-3: can it be cleaned at all, chance, repaint
pigmented-marker-5: nail polish remover
pigmented-dye-transfer-1: blue seat, jeans, new jeans
pigmented-dye-transfer-2: clean blue marks, first cleaner
pigmented-dye-transfer-3: cleaner did not take it all, remover
pigmented-dye-transfer-4: stop it happening again, prevent, keep jeans from staining, next time, protect
pigmented-dye-transfer-6: magic sponge, eraser
pigmented-dye-transfer-7: scrub | scrubbing hard, blue out of cream leather, rub harder
pigmented-dye-transfer-8: years old, deep, can it still come out
pigmented-dye-transfer-9: still blue
pigmented-body-grease-1: dark tacky patches on handles, what is that, sticky handle, bag handles, greasy arms | where the head rests, black and tacky, went black, schwarz und klebrig
pigmented-body-grease-2: first, dry cloth
pigmented-body-grease-3: clean greasy headrest, steering wheel, shiny dark wheel | grimy handles, hand grime, grimy from hands
pigmented-body-grease-4: cleaner not enough, degreaser
pigmented-body-grease-6: kitchen degreaser, alkaline | quitagrasas, fettlöser, dégraissant de cuisine
pigmented-body-grease-7: feels sticky, colour peels, finish breaks down | paint coming off, finish coming off, colour comes off, sticky headrest, peels
pigmented-mould-1: mouldy, white fuzz, first, outside
pigmented-mould-2: kill mould, product
pigmented-mould-3: how dry, humidity
pigmented-mould-5: bleach
pigmented-mould-6: plastic bag, sealed
pigmented-mould-7: dangerous, asthma, breathe spores
pigmented-mould-8: smell stays, lining, padding
pigmented-scuff-1: scraped, dirt or colour lost
pigmented-scuff-2: fix a scuff, cream, balm, cover up
pigmented-scuff-3: how many coats, thick
pigmented-scuff-5: shoe polish on a sofa or bag
pigmented-scuff-6: cat scratched, torn, deep, wide | raw fibre, scraped down, deep, torn, gouge
pigmented-make-up-1: smear, foundation, first
pigmented-make-up-2: lipstick, dab
pigmented-make-up-3: greasy shade, foundation left
pigmented-make-up-5: make-up remover, wipes, micellar
pigmented-make-up-6: wipe lipstick
pigmented-make-up-7: pink left
nubuck-care-1: nubuck or suede, tell, recognize
nubuck-care-2: water drop
nubuck-care-4: how often, regular care, shiny prevention
nubuck-care-5: waterproof, protect, impregnate, spray
nubuck-care-7: cream, wax, polish, conditioner
nubuck-care-8: breathe the spray, indoors, dangerous
nubuck-care-9: faded by the sun
nubuck-dirt-1: dirty, grubby, clean
nubuck-dirt-2: shiny, greasy shine, sandpaper, grit
nubuck-dirt-5: wash, wet, water first
nubuck-dirt-6: paler than the rest, lighter spot, sanded too much, sand too long
nubuck-dirt-7: paler than the rest, bald, bald, lighter place | bald, nap gone, lighter patch
nubuck-grease-1: oil, butter, sauce
nubuck-grease-2: still dark, again
nubuck-grease-3: solvent foam, degrease it myself
nubuck-grease-5: soap, water, shampoo
nubuck-grease-6: darker than before, got worse
nubuck-water-1: rain, drops
nubuck-water-2: spots remain
nubuck-water-4: hair dryer
nubuck-water-5: salt edge, white edge, white salt edge | white salt rim, salzrand, cerco de sal, auréole de sel
nubuck-ink-2: eraser on pen
nubuck-ink-4: alcohol, ink remover
suede-care-1: suede or nubuck, what is suede
suede-care-4: how to brush, direction, raise the nap, refresh
suede-care-5: shiny, flat, worn places
suede-care-6: what do I need
suede-care-7: wax, waterproof with wax, dubbin, polish, cream, oil, grease boots
suede-care-8: radiator, hair dryer, stove
suede-care-9: bald, colour comes off | rubs off on everything, dye of my coat, bald, worn bare
suede-mud-1: muddy, wet mud, festival | bog, wet or wait, while wet
suede-mud-5: wipe it while wet
suede-ink-1: pen, wet
suede-ink-4: alcohol, solvent
suede-grease-1: oil, pizza, greasy, talc
suede-grease-3: collar, wash
suede-grease-5: wash only the spot
suede-grease-6: all over, whole jacket
suede-salt-1: winter, road salt, white lines, crust
suede-salt-2: vinegar
suede-salt-5: hot water
suede-salt-6: lining
suede-water-1: rain, soaked, wet through | stuff shoes, storm, stuffing, paper inside
suede-water-2: spots after drying
suede-water-3: rings | does not brush out, watermark stays
suede-water-5: wet the ring
suede-water-6: brush while wet, press
suede-water-7: stiff, hard after rain | hard as cardboard, crusty, stiff after drying
vegetable-tanned-care-1: veg tan, tell, recognize
vegetable-tanned-care-3: clean, wash, feed, condition
vegetable-tanned-care-5: ammonia, alkaline, soap
vegetable-tanned-care-6: oil a strap, how much oil, too much
vegetable-tanned-care-7: oily rag, fire
vegetable-tanned-care-8: cracks, brittle | splits, bent, cracks, brittle, dried out, breaks | bricht beim biegen, se agrieta, craque
vegetable-tanned-water-1: rain, wet saddle, dry
vegetable-tanned-water-2: get rid of the edge, drops
vegetable-tanned-water-5: only the spot
vegetable-tanned-water-6: buckle, iron, steel, metal on damp leather
vegetable-tanned-water-7: black spots, blue-black
vegetable-tanned-mould-1: mouldy saddle, bridle, tack room
vegetable-tanned-mould-2: kill it, fungicide
vegetable-tanned-mould-4: oil over mould
vegetable-tanned-mould-6: padding smells, flocking
vegetable-tanned-grease-1: chain oil, drop of oil
vegetable-tanned-grease-2: tone uneven
vegetable-tanned-grease-4: soap and water
vegetable-tanned-grease-5: big spot, pale piece, natural colour
waxy-care-1: tell, pull-up, lighter where bent
waxy-care-2: rain, wet
waxy-care-3: how often, how many times a year, when to wax, wax, oil, feed | times a year, im jahr, al año, par an, balsam
waxy-care-5: cleaner, foam, degreaser
waxy-care-6: light and dark patches normal, fault, complaint, defect
waxy-care-7: grey, dry, dull after balm
waxy-scratch-1: scratched, finger, key | claw line, quick trick, kratzer schnell
waxy-scratch-2: finger not enough
waxy-scratch-4: sand it out | lijar, sand it, schleifen, poncer
waxy-scratch-5: went through the surface, right through, raw, deep, cut
waxy-grease-1: fat, butter, burger
waxy-grease-2: dark tone stays
waxy-grease-4: degrease the spot
waxy-grease-5: a week later, still dark
exotic-care-1: real scales, embossed cowhide, printed, real or printed, embossed, tell
exotic-care-2: dust, direction
exotic-care-3: pflegen, womit, condition, feed, polish
exotic-care-5: water, rain, wash
exotic-care-6: brush, vinegar
exotic-care-7: paperwork, papers, cites, permit, sell, border, customs, travel, alligator
exotic-care-8: scales lift, curl, broken | curling, scale broken, lifted
exotic-stains-2: clean it at home
exotic-stains-4: foam, solvent, acid
exotic-stains-5: any stain, send with papers
patent-care-1: tell, mirror, shiny, lacquer
patent-care-2: fingerprints, rain
patent-care-3: clean, polish, shine
patent-care-5: next to a scarf, wardrobe, colourful, store beside, store next to other bags, coloured, printed | stored beside, next to something red, junto a, neben
patent-care-6: cold, frost, bend, winter, crack | folded, freezing, cold weather, cracked in winter, why did it crack | frost, skiing, freezing, lack und kälte, gel
patent-care-7: yellowed, cracked | yellowed, cracked film
patent-dye-1: newsprint, print came off, blue
patent-dye-2: can it be drawn out, remove colour | took on colour, se tiñeron, verfärbt, déteint
patent-dye-4: alcohol, acetone, nail polish remover
patent-dye-5: newspaper
patent-scuff-1: scuffed, scraped
patent-scuff-2: polish it, sticky, tacky
patent-scuff-4: heat, tape, hair dryer | scotch, sellotape, cinta adhesiva, klebeband
suede-care-2: raindrop, what does water do
vegetable-tanned-grease-3: tooled bag, what do I need
exotic-stains-3: blotch, what do I bring, take along
semi-aniline-lipstick-7: no longer for me, spreads, smears more
nubuck-care-6: what should I own, starter kit, timberlands
suede-mud-3: resto de barro, damp cloth after brushing, trapo húmedo
`;
