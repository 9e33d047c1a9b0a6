/** Guides for aniline and semi-aniline leather: dyed through, with little finish or none. */
import { readGuides } from '../read-guides.ts';

export const anilineGuides = readGuides(`
# aniline-care | version 1 | aniline | care dirt | Everyday care of aniline leather
1 identify: A drop of water on aniline leather soaks in and darkens it at once.
2 identify: Pores and natural marks can be seen with a lens on aniline leather, and a fingernail leaves a lighter line that blends in.
3 first-aid: Dust aniline leather with a soft, dry cloth before it gets any other care.
4 method: Test a foam cleaner for aniline leather on a hidden place, then work barely damp over whole panels.
5 method: Let cleaned aniline leather dry slowly, and brush it softly when it is dry.
6 tool: Soft cloths, a soft horsehair brush, distilled water and a foam cleaner made for aniline leather are enough.
7 dont: Do not clean aniline leather spot by spot: each damp spot leaves a ring.
8 dont: Keep solvents and degreasing sprays off aniline leather, because nothing seals its dye in.
9 rule: Aniline leather has no film over its dye, so it darkens with use, and cleaning does not bring it back to new.
10 handover: Hand aniline leather over when its colour comes off on a white cloth.

# aniline-water | version 1 | aniline | water | Water rings on aniline leather
1 first-aid: Let a wet place on aniline leather dry flat, without any heat.
2 method: Mist the whole aniline panel evenly with distilled water, so that the ring has no edge to stand against.
3 method: Let the misted panel dry slowly, and go over it with a soft brush.
4 tool: A spray bottle with a fine mist, distilled water and a soft brush are all that a ring on aniline asks for.
5 dont: Do not wet the ring alone: that makes a second ring around it.
6 dont: Use nothing hot on damp aniline leather, neither an iron nor a hair dryer. {iron-none}
7 handover: Hand aniline leather over when the ring stays after one try, or when sugar or salt is in it.

# aniline-grease | version 1 | aniline | grease body-grease | Oil and grease on aniline leather
1 first-aid: Cover oil on aniline leather thickly with absorbent powder and leave it for 12 to 24 hours. [LD]
2 method: Brush the powder off the aniline leather and put fresh powder on while some oil still comes out. [LD]
3 method: What is left of the grease is drawn out with a degreasing poultice by a specialist, not at home.
4 tool: Use talc, corn starch or fuller’s earth, and a soft brush, for a grease spot on aniline leather.
5 dont: Do not put water, soap or cleaner on a grease spot in aniline leather. [GL]
6 rule: A small, fresh oil spot in aniline leather often fades as the oil spreads into the hide.
7 handover: Hand the aniline piece over when the oil spot is larger than a coin or older than two days.

# aniline-ink | version 1 | aniline | ink | Ink on aniline leather
1 first-aid: Keep ink on aniline leather dry, cover it against touch, and do nothing else.
2 method: There is nothing to do at home about ink on aniline leather.
3 tool: No tool helps at home against ink in aniline leather; a photo for the specialist is what you need.
4 dont: Use no solvent on ink in aniline leather: any solvent carries it deeper.
5 handover: Always hand ink on aniline leather over.

# aniline-drinks | version 1 | aniline | tannin | Wine and coffee on aniline leather
1 first-aid: Lay a white cloth on wine or coffee on aniline leather and let it draw the liquid up; do not press.
2 method: Beyond blotting there is no home method for coffee or wine on aniline leather; a specialist cleans the panel.
3 tool: A dry white cloth is the only tool for a drink on aniline leather.
4 dont: Do not spot-clean wine on aniline leather with detergent: the dye moves and a pale ring is left.
5 handover: Hand aniline leather over whenever wine or coffee has left colour behind.

# aniline-body-dark | version 1 | aniline | body-grease | Darkened headrests on aniline leather
1 first-aid: Take loose dirt off the dark headrest with a dry cloth and lay a washable cover over it.
2 method: Put absorbent powder on the darkened aniline headrest for a night, and brush it away in the morning.
3 tool: Absorbent powder, a soft brush and a washable cover help with a darkened headrest.
4 dont: Do not scrub a dark aniline headrest with foam: you lighten the dirt and the dye together.
5 rule: Skin and hair grease sink deep into aniline leather, and what sits deep does not come out with powder.
6 handover: Hand a headrest that is dark all over to a leather specialist for degreasing.

# semi-aniline-care | version 1 | semi-aniline | care dirt | Everyday care of semi-aniline leather
1 identify: On semi-aniline leather a drop of water darkens the surface slowly, while pores still show under a thin finish.
2 first-aid: Take dust off semi-aniline leather with a dry, soft cloth before you use foam.
3 method: Use very little leather cleaner foam on semi-aniline leather, always over a whole panel.
4 method: Protect clean semi-aniline leather with a thin coat of a protector made for it.
5 tool: A sponge for foam, soft cloths and a protector for semi-aniline leather are the tools.
6 dont: Do not rub semi-aniline leather hard: its thin finish wears through at the edges first.
7 handover: Hand semi-aniline leather over when worn places drink water at once, because the finish is gone there.

# semi-aniline-drinks | version 1 | semi-aniline | tannin water | Drinks on semi-aniline leather
1 first-aid: Blot the drink on semi-aniline leather and let the panel dry in the air.
2 method: When the semi-aniline panel is dry, clean all of it very lightly with leather cleaner foam.
3 tool: Have white cloths, a sponge and leather cleaner ready for drinks on semi-aniline leather.
4 dont: Do not rub a drink on semi-aniline leather, and do not clean only the spot.
5 handover: Hand semi-aniline leather over when a darker patch is still there after 24 hours.

# semi-aniline-lipstick | version 1 | semi-aniline | make-up | Lipstick on semi-aniline leather
1 first-aid: Lift the solid lipstick off with the edge of a piece of tape, without pressing it in.
2 method: Test a point cleaner with solvent on a hidden place, then dab the lipstick with it on a swab.
3 method: After the point cleaner, clean the semi-aniline panel with leather cleaner.
4 tool: Tape, cotton swabs, a tested point cleaner and leather cleaner serve for lipstick on semi-aniline.
5 dont: Do not wipe across the lipstick: it smears into the pores of semi-aniline leather.
6 danger: A point cleaner holds solvent, so ventilate, wear gloves and keep flames away while you use it on lipstick.
7 handover: Hand semi-aniline leather over when the colour of the lipstick spreads at the first touch.

# semi-aniline-grease | version 1 | semi-aniline | grease body-grease | Grease on semi-aniline leather
1 first-aid: Dust fresh grease on semi-aniline leather with absorbent powder and leave it for some hours.
2 method: Brush the powder off, and clean the whole semi-aniline panel with leather cleaner foam.
3 tool: Talc or corn starch, a soft brush and leather cleaner are what grease on semi-aniline leather needs.
4 dont: Keep household degreasers off semi-aniline leather, because they take the thin finish with the fat.
5 handover: Hand semi-aniline leather over when the grease shows as a dark patch the next day.

# semi-aniline-ink | version 1 | semi-aniline | ink | Ink on semi-aniline leather
1 first-aid: Do not moisten a pen line on semi-aniline leather; leave it dry and uncovered.
2 method: Only a leather ink remover that passed a test on a hidden place may touch semi-aniline leather, one swab tip at a time.
3 tool: Cotton swabs and a leather ink remover are the tools for one careful try on semi-aniline leather.
4 dont: Do not use alcohol on ink in semi-aniline leather: where the finish is worn it carries the ink into the hide.
5 danger: The ink remover is a solvent: work with gloves and an open window, away from flames.
6 handover: Hand semi-aniline leather over if the first swab spreads the ink or dulls the surface.
`);
