/**
 * Words that hold sentences together and say nothing of anybody's work, in the languages that résumés most often come in.
 * Of three letters and more, since shorter ones are not compared. What is a word of the trade in another language is
 * left out: a French "car", a German "die" or a Spanish "sea" would take cars, dies and the sea away.
 */
const english = `
about above after again all also although always among and any are around because been before behind being below between
both but can could did does doing done down during each either else ever every everything few for from further had has
have having her here hers herself him himself his how however into its itself just least less made make makes many may
might more most much must myself near neither never nor not nothing now off often once one only onto other others our
ours out over own per rather same shall she should since some somebody something soon still such than that the their
theirs them themselves then there these they this those though through thus till too toward towards under until upon
very was well were what whatever when whenever where whether which while who whoever whole whom whose why will with
within without would yet you your yours yourself`;
const german = `
aber alle allem allen aller alles als also auch auf aus bei beim bin bis bist dann das dass dem den denn der des dessen
dies diese diesem diesen dieser dieses doch dort durch ein eine einem einen einer eines etwa fur gegen hatte haben
hier ihm ihn ihnen ihr ihre ihrem ihren ihrer immer ist jede jedem jeden jeder jedes kann kein keine keinen konnen
mehr mein meine meinem meinen meiner mich mir mit muss nach nicht nichts noch nur oder ohne sehr sein seine seinem
seinen seiner seit sich sie sind soll sowie uber und uns unser unsere unter viel vom von vor war waren was weil wenn
wer werden wie wieder wir wird wurde wurden zum zur zwischen`;
const french = `
afin ainsi alors apres aussi autre autres aux avant avec avoir bien ces cet cette chaque chez comme dans depuis des donc
dont elle elles encore entre est etaient etait ete etre eux fait ils jusque les leur leurs lors mais mes meme mon nos
notre nous par parmi pas pendant peu puis que quel quelle qui quoi sans selon ses sont sous sur tous tout toute toutes
tres une vers vos votre vous`;
const spanish = `
algo ante antes aunque cada como con contra cual cuando del desde donde dos durante ella ellas ellos entre era eran ese
esa esta estaba estan estar estas este esto estos fue fueron hace hacia han hasta las los mas mientras mis muy nada
nos nuestra nuestro otra otro para pero poco por porque que quien segun ser sido sin sobre son sus tambien tanto
tiene todas todo todos tras una unas uno unos usted`;
const italian = `
abbiamo agli alla alle allo anche ancora avere aveva che chi coi col come con cosi cui dagli dai dal dalla dalle degli
dei del della delle dello dopo dove durante ecco ero essere fino fra gli hanno hai lei loro nei nel nella nelle noi non
ogni oltre per perche piu poi presso quale quali quando quanto quella quelle quello questa queste questi questo sia
siamo sono sta stato sua sue sui sul sulla sulle suo suoi tra tutti tutto una uno verso voi`;
const portuguese = `
aos apos ate com das dela dele desde dos ela elas ele eles entre essa esse esta este foi foram isso isto mais mas mesmo
meu minha muito nao nas nos nossa nosso onde ora outra outro para pela pelas pelo pelos por quando que quem sao sem ser
seu seus sido sob sua suas tambem tem toda todas todo todos uma umas uns`;

/** Words of every job and every résumé, whatever the work. */
const ofAnyWork = `
people person persons team work working works worker job jobs company companies role position looking join year years experience
experienced customers customer skills skill knowledge good great new daily day days week hours time full part responsible responsibilities
help helping high strong best using used including various different own able well need needs support
menschen person personen mitarbeiter kollegen arbeit arbeiten stelle unternehmen firma jahre jahren erfahrung kunden kenntnisse gute guter
neue neuen taglich tag tage woche zeit verantwortung suchen
personnes equipe equipes travail poste entreprise ans annees experience clients connaissances bonne bon nouveau jour jours semaine temps recherchons
personas equipo equipos trabajo puesto empresa anos experiencia clientes conocimientos buena buen nuevo dia dias semana tiempo buscamos
persone squadra lavoro azienda anni esperienza clienti conoscenza buona giorno giorni tempo cerchiamo
pessoas equipa equipe trabalho empresa experiencia clientes conhecimentos boa novo dia dias tempo procuramos
mensen werk bedrijf jaar ervaring klanten kennis ludzie praca pracy firma lat doswiadczenie klienci`;

/** As words are compared: in small letters, without accents. */
export const functionWords: ReadonlySet<string> = new Set(
  [english, german, french, spanish, italian, portuguese, ofAnyWork].join(' ').trim().split(/\s+/),
);
