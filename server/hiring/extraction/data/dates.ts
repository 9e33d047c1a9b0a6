/** How time is written in résumés, without accents and case. */

/** January first; several spellings of each, longer ones are not listed when a shorter one and a dot would do. */
export const months: readonly string[] = [
  'january jan januar janner jan janvier janv enero ene gennaio gen januari janeiro styczen stycznia januar',
  'february feb februar feber fevrier fevr fev febrero febbraio februari fevereiro luty lutego',
  'march mar marz maerz mrz mars marzo maart mrt marco marzec marca',
  'april apr avril avr abril abr aprile kwiecien kwietnia',
  'may mai mayo maggio mag mei maio maj maja',
  'june jun juni juin junio giugno giu junho czerwiec czerwca',
  'july jul juli juillet juil julio luglio lug julho lipiec lipca',
  'august aug aout agosto ago augustus augusti sierpien sierpnia',
  'september sept sep septembre septiembre setiembre settembre set setembro wrzesien wrzesnia',
  'october oct oktober okt octobre octubre ottobre ott outubro out pazdziernik pazdziernika',
  'november nov novembre noviembre novembro listopad listopada',
  'december dec dezember dez decembre diciembre dic dicembre desember des dezembro grudzien grudnia',
];

/** What stands for the day on which the résumé is read. */
export const present = `present, presently, now, current, currently, today, ongoing, date, to date, till date, heute, jetzt, aktuell, gegenwart,
  laufend, dato, present day, ce jour, aujourd hui, aujourd'hui, auj, actuel, actuellement, maintenant, en cours, actualidad, actual,
  presente, la actualidad, hoy, la fecha, actualmente, oggi, ad oggi, attuale, attualmente, in corso, heden, nu, vandaag, atual,
  atualmente, hoje, o momento, obecnie, dzis, nuvarande, idag, i dag, nuvaerende`;

/** Between the first and the last day. */
export const until = `to, until, till, thru, through, bis, bis zum, au, a, jusqu'a, jusqu'au, hasta, al, fino a, fino al, sino a, tot, t/m, tot en met, ate, do, til, till`;

/** Before a first day that has no last one. */
export const since = `since, seit, ab, depuis, desde, desde el, dal, da, sinds, vanaf, od, sedan, siden`;
