/** Guides that hold for every material: the rules, the unknown stain, what to do before anything is handed in, storage. */
import { readGuides } from '../read-guides.ts';

export const everyJobGuides = readGuides(`
# rules-for-every-stain | version 1 | any | rules | Rules that every guide shares
1 first-aid: Act fast on any stain: take solids off with a blunt edge, then blot with a white cloth. [GL NB]
2 method: Work from the edge of a stain to its middle, so that no ring grows. [NB UPH]
3 method: Begin with the least water, the least force and the mildest product.
4 method: Put the product on the cloth, never straight on the item.
5 method: Use one product at a time, and take its residue off before the next one.
6 method: Treat wet, unfinished leather from seam to seam, or a ring stays.
7 method: Dry everything at room temperature, flat or on a form, away from sun and heaters, and restore nap or finish after drying. {dry-flat dry-shade}
8 rule: Test every product on a hidden place, wait until it is dry, and look for colour on the cloth and for a change of shade, feel or gloss. [NB GL]
9 rule: Stop after two or three rounds without progress, because further work damages the finish. [NB AG]
10 tool: The basic kit for any stain is white cloths, a blunt spatula, cotton swabs, distilled water, gloves and good light.
11 dont: Never rub a stain: rubbing spreads it and roughens the fibre. [GL NB]
12 dont: Hair spray, vinegar, milk, saddle soap on fashion leather, melamine erasers, bleach, baby wipes and furniture wax are old wives’ tales: leave them in the cupboard. [AG]
13 danger: Never mix bleach with an acid or with ammonia: it gives off toxic gas.
14 danger: With solvents ventilate the room, wear gloves, allow no flame, and keep the safety data sheet at hand.
15 handover: Hand the item over when the stain is permanent marker, deep dye transfer, etched by urine, a burn or sun fading: those cannot be cleaned away. [GL AL AG]

# unknown-stain | version 1 | any | unknown | A stain you cannot name
1 first-aid: Photograph an unknown stain, blot it if it is wet, and label it “unknown” in your notes.
2 identify: Look at a stain’s colour, smell it, feel it, and note whether it sits on the surface or has been absorbed. [LD]
3 identify: Red that has turned brown is old blood, a sticky mark is sugar, and a stiff, brittle one is varnish or nail polish. [LD]
4 method: On an unknown stain try dry methods first, then neutral detergent where water is safe, and then stop.
5 tool: For a stain you cannot name have a lens, a white cloth, a soft brush and neutral detergent.
6 dont: Do not guess with solvents on an unknown stain: the wrong order fixes a mixed stain.
7 rule: A mixed stain such as sauce, make-up or curry needs its solvent part first and its water part second.
8 handover: Hand an unknown stain over when the item is antique, when its value is above your limit, or when the customer wants certainty.

# before-handing-in | version 1 | any | rules | Before an item is handed in
1 first-aid: Photograph both sides of the item in daylight, with a card for scale, before it leaves the customer’s hands.
2 method: Write down every mark that is already there, and agree on the list in writing.
3 method: Keep a photo of the care label with the job: it is the first thing asked for in a dispute.
4 tool: A camera, a card, a pen and the intake form are the tools of a good hand-over.
5 dont: Try no home remedies on the day before an item is handed in.
6 handover: When customer and shop do not agree on what is there already, note both views and let a senior colleague take the item in.

# storing-leather | version 1 | any | rules | Storing and looking after leather
1 first-aid: Dust leather off and fill its shape before you put it away.
2 method: Store leather in a breathable bag at 40 to 60 % relative humidity and 15 to 22 °C, out of the sun.
3 method: Clean stored leather lightly two to four times a year, and put protector on afterwards.
4 tool: A breathable cotton bag, plain white paper for filling and a soft cloth keep leather well through the summer.
5 dont: Do not store leather in plastic bags or near radiators.
6 dont: Do not stuff leather with newspaper: its ink rubs off.
7 handover: Hand stored leather over when it has turned stiff, smells musty or shows white bloom that comes back.
`);
