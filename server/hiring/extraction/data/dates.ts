/** How time is written in résumés, without accents and case. */

/** January first; several spellings of each, longer ones are not listed when a shorter one and a dot would do. */
export const months: readonly string[] = [
  'january jan januar janner jan janvier janv enero ene gennaio gen januari janeiro styczen stycznia januar stycznia ledna leden ocak январь января янв січень січня tammikuu ianuarie ian tammi januára',
  'february feb februar feber fevrier fevr fev febrero febbraio februari fevereiro luty lutego lutego unora unor subat февраль февраля фев лютий лютого helmikuu februarie helmi',
  'march mar marz maerz mrz mars marzo maart mrt marco marzec marca brezna brezen mart март марта мар березень березня maaliskuu martie maalis március',
  'april apr avril avr abril abr aprile kwiecien kwietnia dubna duben nisan апрель апреля апр квітень квітня huhtikuu aprilie huhti április',
  'may mai mayo maggio mag mei maio maj maja kvetna kveten mayis май мая травень травня toukokuu maj touko május',
  'june jun juni juin junio giugno giu junho czerwiec czerwca cervna cerven haziran июнь июня июн червень червня kesakuu iunie iun kesä június',
  'july jul juli juillet juil julio luglio lug julho lipiec lipca cervence cervenec temmuz июль июля июл липень липня heinakuu iulie iul heinä július',
  'august aug aout agosto ago augustus augusti sierpien sierpnia srpna srpen agustos август августа авг серпень серпня elokuu aou elo augusztus',
  'september sept sep septembre septiembre setiembre settembre set setembro wrzesien wrzesnia zari eylul сентябрь сентября сен сент вересень вересня syyskuu septembrie syys szeptember szept',
  'october oct oktober okt octobre octubre ottobre ott outubro out pazdziernik pazdziernika rijna rijen ekim октябрь октября окт жовтень жовтня lokakuu octombrie loka október',
  'november nov novembre noviembre novembro listopad listopada listopadu kasim ноябрь ноября ноя листопад листопада marraskuu nouembre noiembrie noi marras',
  'december dec dezember dez decembre diciembre dic dicembre desember des dezembro grudzien grudnia prosince prosinec aralik декабрь декабря дек грудень грудня joulukuu decembrie joulu',
];

/** What stands for the day on which the résumé is read. */
export const present = `present, presently, now, current, currently, today, ongoing, date, to date, till date, heute, jetzt, aktuell, gegenwart,
  laufend, dato, present day, ce jour, aujourd hui, aujourd'hui, auj, actuel, actuellement, maintenant, en cours, actualidad, actual,
  presente, la actualidad, hoy, la fecha, actualmente, oggi, ad oggi, attuale, attualmente, in corso, heden, nu, vandaag, atual,
  atualmente, hoje, o momento, obecnie, dzis, nuvarande, idag, i dag, nuvaerende, nutid, nu, pagaende, tillsvidare, igangvaerende, nuværende, igangværende, do dzis, chwili obecnej, teraz, obecnie, do nadal, nadal, dosud, soucasnost, soucasnosti, doposud, dnes, dneska, halen,
  halihazirda, gunumuz, gunumuze, bugun, devam ediyor, devam, su an, suan, nykyinen, nykyaan, настоящее, настоящее время, по настоящее время, н в, н.в., сейчас, наст. время, наст время, дотепер, теперішній час, prezent, in prezent, jelenleg, momento actual, la fecha actual, fecha actual, presente momento, presente data, momento, curso, en la actualidad,
  hasta la fecha, ahora, atualidade, a atualidade, presente, o presente, adesso, tuttora, in essere, corrente, ce jour, a ce jour, aujourd'hui, aujourdhui, jusqu'a present, present jour, huidig, tegenwoordig, lopend, bis heute, bis dato, jetzig, derzeit, andauernd, fortlaufend, aktuelle, heutiger tag, zur zeit, dags dato, dd., agora, hasta hoy, vigente, trwa, dodnes, doted, azi, astazi, in curs, jelen, napjainkig, mai napig, toistaiseksi, edelleen, danas, trenutno, σημερα, сегодня, теперішнього часу, сьогодні, по цей час, present time, the present, 至今, 现在, 現在, 현재`;

/** Between the first and the last day. */
export const until = `to, until, till, thru, through, bis, bis zum, au, a, jusqu'a, jusqu'au, hasta, al, fino a, fino al, sino a, tot, t/m, tot en met, ate, do, til, till, az, az do, az po, po, по, до, kadar, ile, fram till, frem til, tot aan, fino ad, jusqu'en, hasta el, hasta la, a la, up to, up until, ate ao, pana in, pana la, εως, μεχρι, bis einschliesslich, through to, right through to`;

/** Behind a first day, with nothing between: these words are too common to mean today behind a dash. */
export const untilNow = `ate a data, ate a data presente, ate a data de hoje, e ate a data, og til i dag, og frem, and ongoing, onwards, and counting, sowie laufend, alkaen, ota`;

/** Before a first day that has no last one. */
export const since = `since, seit, ab, depuis, desde, desde el, dal, da, sinds, vanaf, od, sedan, siden, ab dem, a partir de, a partir du, a partire dal, depuis le, с, з, din, incepand cu, incepand din, απο, as of`;

/** Parts of the year of three months, by the first of them; January is 0. Of a winter only the December is in the year it is called by. */
export const seasons: readonly (readonly [month: number, names: string])[] = [
  [0, 'q1'],
  [2, 'spring fruhling fruhjahr printemps primavera voorjaar lente wiosna jaro vår forår ilkbahar весна'],
  [3, 'q2'],
  [5, 'summer sommer été verano estate verão zomer lato léto sommar yaz лето'],
  [6, 'q3'],
  [8, 'autumn fall herbst automne otoño autunno outono herfst jesień podzim höst efterår sonbahar осень'],
  [9, 'q4'],
  [11, 'winter hiver invierno inverno zima vinter kış зима'],
];

/** Time under a heading of work that was none, where a line says nothing else. */
export const breaks = `career break, career pause, break in career, parental leave, maternity leave, paternity leave, family leave, sabbatical, gap year, unemployed, job search, caring for family, family care, carer s leave, carer's leave, travelling the world, traveling the world, world trip,
  elternzeit, mutterschutz, erziehungsurlaub, familienzeit, familienphase, auszeit, sabbatjahr, arbeitssuchend, arbeitslos, arbeitsuchend, weltreise, pflegezeit, pflege von angehorigen, conge parental, conge maternite, conge de maternite, conge sabbatique, annee sabbatique, pause professionnelle, sans emploi,
  recherche d emploi, en recherche d emploi, baja maternal, excedencia, permiso parental, ano sabatico, pausa profesional, pausa laboral, desempleo, en paro, busqueda de empleo, congedo parentale, maternita, anno sabbatico, pausa di carriera, disoccupato, disoccupata, ouderschapsverlof, zwangerschapsverlof, loopbaanonderbreking, sabbatjaar,
  werkloos, licenca parental, licenca maternidade, licenca de maternidade, pausa na carreira, periodo sabatico, desempregado, desempregada, urlop macierzynski, urlop wychowawczy, przerwa w karierze, materska dovolena, rodicovska dovolena, materska, foraldraledig, foraldraledighet, mammaledig, arbetssokande, barsel, barselsorlov, foraeldreorlov, arbejdssogende,
  dogum izni, kariyer arasi, отпуск по уходу, декрет`;

/** After one of them stands what a break was for. */
export const purposes = `to, for, in, with, due to, because of, zur, wegen, mit, fur, durch, pour, avec, por, para, con, per, voor, na`;

/** Who has one of these in their name pays for work. */
export const employers = `gmbh, ag, kg, ltd, limited, inc, llc, plc, corp, company, co., sarl, sas, s.l., s.a., s.r.l., srl, spa, bv, ab, oy, centre, center, zentrum, hospital, clinic, klinik, krankenhaus, hopital, services, agency, agentur, agence, group, gruppe, & sons, & co`;

/** Work that leaves room for other work at the same time. */
export const partTime = `part time, part-time, freelance, freelancer, self-employed, volunteer, voluntary, board, advisor, adviser, advisory, owner, founder, co-founder, side project, trustee, member, teilzeit, freiberuflich, selbststandig, selbstandig, nebenberuf, ehrenamt, ehrenamtlich, minijob, inhaber, grunder, beirat, vorstand, temps partiel, independant, benevole, auto-entrepreneur, fondateur,
  media jornada, tiempo parcial, autonomo, voluntario, voluntaria, fundador, part time, volontario, volontaria, libero professionista, fondatore, deeltijd, zzp, vrijwilliger, eigenaar, meio periodo, voluntario, autonomo, niepelny etat, wolontariusz, castecny uvazek, osvc, deltid, frilans, frivillig, egenforetagare, frilanser, yari zamanli, gonullu, совместительство, фриланс, волонтер`;
