/** Words that say what somebody is or does, without accents and case: a line with one is no name and no address. */
export const trades = `
manager engineer developer designer technician specialist assistant director consultant analyst administrator officer programmer
cleaner tailor cobbler seller cashier driver supervisor coordinator accountant architect restorer craftsman artisan nurse teacher clerk
associate representative agent
mitarbeiter mitarbeiterin fachkraft leiter leiterin verkaufer verkauferin kaufmann kauffrau techniker technikerin entwickler entwicklerin
einzelhandelskauffrau einzelhandelskaufmann softwareentwickler softwareentwicklerin burokraft sattler sattlerin buchhalter buchhalterin
maroquinier maroquiniere vendeur vendeuse responsable technicien technicienne developpeur developpeuse assistante charge chargee comptable
tecnico tecnica encargado encargada desarrollador desarrolladora vendedor vendedora dependiente dependienta restaurador restauradora auxiliar
addetto addetta responsabile commesso commessa sviluppatore sviluppatrice impiegato impiegata restauratore restauratrice restaurateur
medewerker winkelmedewerker verkoper verkoopster ontwikkelaar webontwikkelaar specialiste boekhouder
`;
