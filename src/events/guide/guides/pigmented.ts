/** Guides for pigmented (protected, finished) leather: most sofas, car seats and bags. */
import { readGuides } from '../read-guides.ts';

export const pigmentedGuides = readGuides(`
# pigmented-care | version 1 | pigmented | care dirt | Everyday care of pigmented leather
1 identify: On pigmented leather a drop of clean water stays on top as a bead for a minute or more.
2 identify: Pigmented leather has an even colour and a film over the grain, and a fingernail leaves no lighter mark on it.
3 first-aid: Dust pigmented leather with a soft, dry cloth before any cleaner touches it, because grit scratches the finish.
4 method: Clean pigmented leather with foam of a leather cleaner of about pH 4.5 to 5.5 on a sponge, one panel at a time, and wipe it with a cloth that is barely damp. [LD]
5 method: Once pigmented leather is clean and dry, a thin coat of protector keeps dye, drink and grease on the surface for a while.
6 tool: For pigmented leather you need a soft sponge, a soft brush for the grain, white cloths, leather cleaner and leather protector.
7 dont: Do not use alkaline household sprays on pigmented leather: alkali swells the fibre and leaves it sticky or stiff. [LD]
8 dont: Leave baby wipes, vinegar, milk, furniture wax and saddle soap away from pigmented leather. [AG]
9 rule: Clean a pigmented sofa or seat lightly two to four times a year instead of hard once in five years.
10 handover: Hand pigmented leather over when the finish is cracked, peeling or rubbed through to the fibre.

# pigmented-water | version 1 | pigmented | water | Water and spilled drinks on pigmented leather
1 first-aid: Blot the spill on pigmented leather with a white cloth and let the place dry in the air.
2 method: Go over the dry mark with leather cleaner foam, wipe clean, and dry with a second cloth.
3 method: Put a little leather protector on when the panel is dry, so that the next drop has more time.
4 tool: Two white cloths, a sponge and leather cleaner are enough for a water mark on pigmented leather.
5 dont: Do not dry the wet seat with a heater or hair dryer, because heat shrinks and hardens damp leather.
6 dont: Never soak pigmented leather: water runs through seams and stitch holes into the padding.
7 handover: Hand it over when the water ring on pigmented leather is still there after it has dried, or when the finish around it is cracked.

# pigmented-drinks | version 1 | pigmented | tannin | Wine, coffee and tea on pigmented leather
1 first-aid: Blot wine or coffee on pigmented leather at once, from the edge of the spill to its middle. [GL NB]
2 method: Work in two light rounds of leather cleaner foam on the wine or coffee, and blot between them.
3 method: Wipe the foam off with a damp cloth and let the pigmented leather dry by itself before you judge the colour.
4 tool: Use a sponge for the foam and white cloths to blot wine and coffee, so that you see what comes out.
5 dont: Keep bar soap and ammonia away from wine and coffee: alkali darkens tannin. [LD]
6 dont: Do not rub a coffee or wine spill on pigmented leather, because rubbing works it into the grain.
7 handover: Hand it over when wine or coffee colour remains after two rounds: it may sit in the finish itself.

# pigmented-ink | version 1 | pigmented | ink | Ballpoint ink on pigmented leather
1 first-aid: Leave a ballpoint line on pigmented leather dry: anything wet spreads the ink.
2 method: Use an ink remover stick made for leather, on the tip of a cotton swab, and turn the swab to a clean side with every touch. [LD]
3 method: Lift the pen line point by point instead of wiping along it, and stop as soon as no more ink comes.
4 method: When the ink is out, clean the place with leather cleaner so that no remover stays on the finish.
5 tool: You need an ink remover for leather, cotton swabs, a white cloth and leather cleaner for a biro line.
6 dont: Do not use hair spray on ink: it softens the finish and leaves lacquer behind. [AG]
7 dont: Never flood a pen mark on pigmented leather with alcohol, and never use acetone: both strip the finish.
8 danger: Ink remover is a solvent: open the window, wear gloves, and keep it away from flames.
9 handover: Hand a pen mark on pigmented leather over when it is older than a day or the line is wider than a millimetre.

# pigmented-marker | version 1 | pigmented | marker | Permanent marker on pigmented leather
1 first-aid: There is no first aid for permanent marker on pigmented leather; keep it dry and leave it alone.
2 method: All you can do at home about permanent marker is to try a leather ink remover on a hidden place first, and to stop if the finish dulls.
3 rule: Permanent marker on leather can usually not be cleaned away; the panel is refinished. [GL]
4 tool: A cotton swab and leather ink remover for one small trial are all you need against permanent marker.
5 dont: Do not reach for nail-polish remover: its acetone takes the finish off before the marker.
6 handover: Hand permanent marker on pigmented leather over in every case: a refinisher can cover it. [GL]

# pigmented-dye-transfer | version 1 | pigmented | dye | Blue marks from jeans on pigmented leather
1 first-aid: Clean denim marks off light leather soon, while the dye is still on the surface. [AG]
2 method: Start with leather cleaner on a soft sponge; fresh dye from jeans often needs nothing else.
3 method: If blue is left, use a dye-transfer remover made for leather with a short dwell time, then wipe it off. [AG]
4 method: Finish with leather protector, which slows the next dye transfer down. [AG]
5 tool: You need leather cleaner, a dye-transfer remover kit, a soft sponge, white cloths and protector against denim dye.
6 dont: Do not use a melamine eraser, sold as a magic sponge, on dye transfer: it is a fine abrasive and sands the finish. [AG]
7 dont: Do not scrub the blue panel: scrubbing polishes it and drives dye into the pores.
8 rule: Dye transfer that has gone deep into the finish cannot be cleaned out. [AG]
9 handover: Hand it over when a light seat is still blue after two rounds: it then needs recolouring.

# pigmented-body-grease | version 1 | pigmented | body-grease grease | Dark headrests, arms and handles on pigmented leather
1 identify: Dark, slightly sticky patches at a headrest, an arm or a bag handle are body grease. [LD]
2 first-aid: Wipe the greasy headrest or handle with a dry cloth and keep water off until you have the right cleaner.
3 method: Clean body grease with leather cleaner and a soft brush, wipe, and repeat while the cloth still gets dirty.
4 method: For what remains use a degreaser made for leather, followed by leather cleaner to take it off again.
5 tool: Have a soft brush, white cloths, leather cleaner and a leather degreaser ready for greasy arms and handles.
6 dont: Do not use a kitchen degreaser or an alkaline spray on a dark armrest: it loosens dye and finish. [LD]
7 handover: Hand it over when a greasy headrest feels sticky or the colour peels, because the finish is breaking down.

# pigmented-mould | version 1 | pigmented | mould | Mould on pigmented leather
1 first-aid: Take mouldy leather outdoors, and brush the growth off there with a mask on.
2 method: Wipe the mouldy leather with leather cleaner, then use a fungicide that is made to be safe for leather.
3 method: Dry mouldy pigmented leather in moving air at less than 60 % relative humidity.
4 tool: You need a mask, gloves, a brush you can throw away, leather cleaner and a leather-safe fungicide against mould.
5 dont: Do not use bleach against mould on leather: bleach destroys leather.
6 dont: Never close a damp, mouldy bag up in plastic: mould lives on damp, closed storage.
7 danger: Mould spores irritate: wear a mask and gloves, and leave the work to others if you have asthma.
8 handover: Hand mouldy leather over when the smell stays or when padding or lining has it too.

# pigmented-scuff | version 1 | pigmented | scuff | Scuffs on pigmented leather
1 first-aid: Wipe the scuffed edge clean and look whether colour has come off or only dirt has gone on.
2 method: Rub a thin coat of matching leather cream or colour balm into the scuff and buff it when it is dry.
3 method: Build colour on a scuff in several thin coats and let each dry, because one thick coat cracks.
4 tool: A soft cloth, a matching colour balm and a clean buffing cloth are what a scuff needs.
5 dont: Do not put shoe polish on furniture or bags: it rubs off on clothes.
6 handover: Hand a scuff over when bare fibre or a tear shows, or when it is wider than a coin.

# pigmented-make-up | version 1 | pigmented | make-up | Make-up and lipstick on pigmented leather
1 first-aid: Lift make-up off pigmented leather with the edge of a card before you wipe anything.
2 method: Dab lipstick on pigmented leather with leather cleaner foam, and take a clean part of the cloth each time.
3 method: If foundation leaves a greasy shade on pigmented leather, use leather degreaser on a swab, then leather cleaner.
4 tool: For make-up keep a card with a blunt edge, cotton swabs, white cloths and leather cleaner at hand.
5 dont: Do not use make-up remover wipes on pigmented leather: their oils and surfactants soften the finish.
6 dont: Do not wipe across a lipstick mark, because that draws the dye over a larger area.
7 handover: Hand lipstick on pigmented leather over when a pink shade is left after two rounds.
`);
