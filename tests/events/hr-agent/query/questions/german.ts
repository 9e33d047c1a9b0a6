/** Ways to ask for applicants in German; as in the English ones. */
export const german = `
skill | Wer kann {skill}?
skill | Welche Bewerber haben {skill}?
skill | Zeige mir Kandidaten mit {skill}
skill | Wer kennt sich mit {skill} aus?
no-skill | Wer kann kein {skill}?
no-skill | Bewerber ohne {skill}
no-skill | Welche Kandidaten haben kein {skill}?
no-skill | Zeige alle ohne {skill}
and | Wer kann {skill} und {other}?
and | Bewerber mit {skill} und {other}
and | Wer hat {skill} sowie {other}?
and | Welche Bewerberinnen und Bewerber haben {skill} und {other}?
or | Wer kann {skill} oder {other}?
or | Bewerber mit {skill} oder {other}
neither | Wer kann weder {skill} noch {other}?
neither | Bewerber mit weder {skill} noch {other}
but-not | Wer kann {skill}, aber nicht {other}?
but-not | Bewerber mit {skill}, aber ohne {other}
years-least | Wer hat mindestens {n} Jahre Berufserfahrung?
years-least | Bewerber mit {n} oder mehr Jahren Erfahrung
years-least | Kandidaten mit wenigstens {n} Jahren Berufserfahrung
years-least | Wer hat {n} Jahre Erfahrung oder mehr?
years-more | Wer hat mehr als {n} Jahre Berufserfahrung?
years-more | Bewerber mit über {n} Jahren Erfahrung
years-less | Wer hat weniger als {n} Jahre Berufserfahrung?
years-less | Bewerber mit unter {n} Jahren Erfahrung
years-most | Wer hat höchstens {n} Jahre Erfahrung?
years-most | Bewerber mit maximal {n} Jahren Berufserfahrung
years-between | Wer hat zwischen {n} und {m} Jahren Berufserfahrung?
years-between | Bewerber mit {n} bis {m} Jahren Erfahrung
score-more | Wer hat mehr als {score} Punkte?
score-more | Bewerber mit über {score} Punkten
score-least | Wer hat mindestens {score} Punkte?
score-least | Bewerber mit einer Punktzahl von mindestens {score}
score-less | Wer hat weniger als {score} Punkte?
score-less | Bewerber mit unter {score} Punkten
language | Wer spricht {language}?
language | Bewerber, die {language} sprechen
language-or | Wer spricht {language} oder {tongue}?
language-or | Bewerber, die {language} oder {tongue} sprechen
degree | Wer hat einen Abschluss?
degree | Bewerber mit Hochschulabschluss
master | Wer hat einen Master?
master | Bewerber mit mindestens einem Master
no-degree | Wer hat keinen Abschluss?
no-degree | Bewerber ohne Abschluss
certified | Wer hat ein Zertifikat?
certified | Bewerber mit Zertifikat
certificate | Wer hat ein {certificate} Zertifikat?
certificate | Bewerber mit {certificate}
worked | Wer hat bei {employer} gearbeitet?
worked | Bewerber, die bei {employer} gearbeitet haben
studied | Wer hat an der {school} studiert?
studied | Bewerber, die an der {school} studiert haben
shortlisted | Wer ist in der engeren Wahl?
shortlisted | Bewerber in der engeren Auswahl
rejected | Wer wurde abgelehnt?
rejected | Abgelehnte Bewerber
not-rejected | Wer wurde nicht abgelehnt?
not-rejected | Bewerber, die nicht abgelehnt wurden
since | Wer hat sich seit dem {date} beworben?
since | Bewerbungen seit {date}
before | Wer hat sich vor dem {date} beworben?
before | Bewerbungen vor dem {date}
days | Wer hat sich in den letzten {n} Tagen beworben?
days | Bewerbungen der letzten {n} Tage
month | Wer hat sich im {month} beworben?
month | Bewerbungen aus dem {month}
job | Wer hat sich auf {job} beworben?
job | Bewerber für {job}
job | Wie viele haben sich für {job} beworben?
job | Kandidaten für die Stelle {job}
job-skill | Bewerber für {job} mit {skill}
job-skill | Welche Bewerber für {job} haben {skill}?
years-skill | Wer kann {skill} und hat mindestens {n} Jahre Berufserfahrung?
years-skill | Bewerber mit {skill} und mindestens {n} Jahren Erfahrung
refuse | Wer hat {n} Jahre Erfahrung mit {skill}?
refuse | Wer wohnt in Berlin und kann {skill}?
refuse | Wer kann {skill} gut?
refuse | Wer kann {skill} und {other} oder {third}?
licence | Wer hat einen Führerschein und {skill}?
refuse | Bewerber mit {skill}, die ab März anfangen können
refuse | Wer hat 2019 studiert?
refuse | Wer kann Blorptastic?
`;
