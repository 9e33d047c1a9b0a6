/** Guides for vegetable-tanned, waxed and reptile leather. */
import { readGuides } from '../read-guides.ts';

export const otherLeatherGuides = readGuides(`
# vegetable-tanned-care | version 1 | vegetable-tanned | care dirt | Everyday care of vegetable-tanned leather
1 identify: Vegetable-tanned leather is firm, undyed or lightly dyed, drinks water at once and darkens in the light.
2 first-aid: Brush dust and grit out of vegetable-tanned leather and its seams before you feed it.
3 method: Wipe vegetable-tanned leather with a barely damp cloth, let it dry, and rub in a thin conditioner.
4 tool: A horsehair brush, a soft cloth and a thin conditioner look after vegetable-tanned leather.
5 dont: Keep ammonia and alkaline cleaners away from vegetable-tanned leather: they darken it.
6 dont: Do not over-oil straps of vegetable-tanned leather: too much oil makes them soft and dark.
7 danger: Cloths with linseed-type oils can heat up by themselves, so lay them flat to dry.
8 handover: Hand vegetable-tanned leather over when it cracks as you bend it.

# vegetable-tanned-water | version 1 | vegetable-tanned | water | Water marks on vegetable-tanned leather
1 first-aid: Dry wet vegetable-tanned leather flat and slowly.
2 method: Damp the whole piece evenly with a sponge, so that the water mark loses its edge, and let it dry.
3 method: Put a thin conditioner on vegetable-tanned leather once the water mark has dried out.
4 tool: A clean sponge, distilled water and a thin conditioner are used for water marks on vegetable-tanned leather.
5 dont: Do not wet only the spot on vegetable-tanned leather.
6 dont: Let no iron or steel touch damp vegetable-tanned leather: it turns dark where they meet.
7 handover: Hand vegetable-tanned leather over when it has blue-black spots: that is an iron stain.

# vegetable-tanned-mould | version 1 | vegetable-tanned | mould | Mould on saddles and straps
1 first-aid: Carry mouldy saddles and straps outdoors and brush them there with a mask on.
2 method: Wipe mouldy straps with a barely damp cloth, treat them with a leather-safe fungicide, and dry them in moving air.
3 tool: For a mouldy saddle you need a brush to throw away, a mask, gloves and a leather-safe fungicide.
4 dont: Do not rub oil over mould on a saddle: it feeds what is left.
5 danger: Brush mouldy tack outside and with a mask; nobody with asthma should do it.
6 handover: Hand a mouldy saddle over when the flocking or padding inside smells.

# vegetable-tanned-grease | version 1 | vegetable-tanned | grease body-grease | Oil spots on vegetable-tanned leather
1 first-aid: Cover an oil spot on vegetable-tanned leather with powder at once and leave it overnight.
2 method: Renew the powder on vegetable-tanned leather until it stays dry, then even the tone with a thin conditioner over the whole piece.
3 tool: Powder, a brush and a thin conditioner are what an oil spot on a strap or a tooled bag needs.
4 dont: Do not wash an oil spot out of vegetable-tanned leather with soap and water.
5 handover: Hand vegetable-tanned leather over when the oil spot is large and the piece is meant to stay pale.

# waxy-care | version 1 | waxy | care dirt water | Everyday care of waxed and pull-up leather
1 identify: Waxed leather grows lighter where it is bent or scratched, and the mark blends in when it is rubbed.
2 first-aid: Wipe rain off waxed leather with a dry cloth and let it dry away from heat.
3 method: Rub a thin coat of leather wax or oil balm into dry pull-up leather once or twice a year, and buff it.
4 tool: A soft brush, a cloth and a wax or oil balm are enough for pull-up leather.
5 dont: Do not clean waxed leather with foam or degreaser: they take out the wax that makes its look.
6 rule: Light and dark places that come and go are the nature of pull-up leather and not a fault.
7 handover: Hand waxed leather over when it stays grey and dry after two coats of balm.

# waxy-scratch | version 1 | waxy | scuff | Scratches on waxed and pull-up leather
1 first-aid: Rub a scratch on waxed leather with a warm finger: often that is enough.
2 method: Rub a thin wax or oil balm over the scratched pull-up leather and buff it with a soft cloth.
3 tool: A warm finger, a thin wax or oil balm and a soft cloth mend most scratches on pull-up leather.
4 dont: Do not sand a scratch out of waxed leather.
5 handover: Hand waxed leather over when the scratch has cut through the grain.

# waxy-grease | version 1 | waxy | grease body-grease | Grease spots on waxed leather
1 first-aid: Dab fat off waxed leather with a dry cloth and leave the spot in a warm room for a day.
2 method: When the grease has spread, even the tone of the waxed leather with a thin coat of balm over the whole panel.
3 tool: A dry cloth and the balm for waxed leather are all that a grease spot there needs.
4 dont: Do not degrease one spot of waxed leather: it dries out pale.
5 handover: Hand waxed leather over if a dark spot of grease still stands out after a week.

# exotic-care | version 1 | exotic | care dirt scuff | Everyday care of reptile leather
1 identify: Reptile leather has real scales whose edges lift a little, while a print on cowhide repeats and stays flat.
2 first-aid: Wipe reptile leather with a dry, soft cloth along the scales.
3 method: Rub a tiny amount of conditioner for exotic leather along the scales and polish with a clean cloth.
4 tool: For crocodile or snake you need a soft cloth and a conditioner made for exotic leather.
5 dont: Do not let water get under the scales of reptile leather: they curl.
6 dont: Use no vinegar and no brushes on reptile leather.
7 rule: See that the CITES papers travel with a reptile item when it changes hands.
8 handover: Hand reptile leather over when scales lift, curl or break.

# exotic-stains | version 1 | exotic | tannin water ink grease body-grease make-up dye mould salt | Stains on reptile leather
1 first-aid: Blot a stain on reptile leather with a dry cloth in the direction of the scales.
2 method: Apart from dry wiping there is no home method for stains on crocodile, lizard or snake.
3 tool: A dry cloth and a camera are all you need before a stained reptile bag goes to the specialist.
4 dont: Do not try a mild acid, solvent or foam on stained reptile leather.
5 handover: Always hand stains on reptile leather over, with a photo and the item’s papers.
`);
