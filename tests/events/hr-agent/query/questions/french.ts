/** Ways to ask for applicants in French; as in the English ones. */
export const french = `
skill | Qui connaît {skill} ?
skill | Quels candidats ont {skill} ?
skill | Montre-moi les candidats avec {skill}
skill | Candidats qui maîtrisent {skill}
no-skill | Qui ne connaît pas {skill} ?
no-skill | Candidats sans {skill}
no-skill | Quels candidats n'ont pas {skill} ?
no-skill | Montre tous ceux qui ne maîtrisent pas {skill}
and | Qui connaît {skill} et {other} ?
and | Candidats avec {skill} et {other}
and | Qui a {skill} et aussi {other} ?
and | Candidats qui connaissent {skill} et {other}
or | Qui connaît {skill} ou {other} ?
or | Candidats avec {skill} ou {other}
neither | Qui ne connaît ni {skill} ni {other} ?
neither | Candidats sans {skill} ni {other}
but-not | Qui connaît {skill} mais pas {other} ?
but-not | Candidats avec {skill} mais sans {other}
years-least | Qui a au moins {n} ans d'expérience ?
years-least | Candidats avec {n} ans d'expérience ou plus
years-least | Candidats avec un minimum de {n} ans d'expérience
years-least | Qui a {n} années d'expérience au minimum ?
years-more | Qui a plus de {n} ans d'expérience ?
years-more | Candidats avec plus de {n} années d'expérience
years-less | Qui a moins de {n} ans d'expérience ?
years-less | Candidats avec moins de {n} ans d'expérience
years-most | Qui a au plus {n} ans d'expérience ?
years-most | Candidats avec {n} ans d'expérience au maximum
years-between | Qui a entre {n} et {m} ans d'expérience ?
years-between | Candidats avec {n} à {m} ans d'expérience
score-more | Qui a plus de {score} points ?
score-more | Candidats avec un score supérieur à {score}
score-least | Qui a au moins {score} points ?
score-least | Candidats avec un score d'au moins {score}
score-less | Qui a moins de {score} points ?
score-less | Candidats avec un score inférieur à {score}
language | Qui parle {language} ?
language | Candidats qui parlent {language}
language-or | Qui parle {language} ou {tongue} ?
language-or | Candidats qui parlent {language} ou {tongue}
degree | Qui a un diplôme ?
degree | Candidats avec un diplôme universitaire
master | Qui a un master ?
master | Candidats avec au moins un master
no-degree | Qui n'a pas de diplôme ?
no-degree | Candidats sans diplôme
certified | Qui a un certificat ?
certified | Candidats avec une certification
certificate | Qui a la certification {certificate} ?
certificate | Candidats avec le certificat {certificate}
worked | Qui a travaillé chez {employer} ?
worked | Candidats qui ont travaillé chez {employer}
studied | Qui a étudié à {school} ?
studied | Candidats qui ont fait leurs études à {school}
shortlisted | Qui est présélectionné ?
shortlisted | Candidats présélectionnés
rejected | Qui a été refusé ?
rejected | Candidats rejetés
not-rejected | Qui n'a pas été refusé ?
not-rejected | Candidats qui ne sont pas refusés
since | Qui a postulé depuis le {date} ?
since | Candidatures depuis le {date}
before | Qui a postulé avant le {date} ?
before | Candidatures avant le {date}
days | Qui a postulé ces {n} derniers jours ?
days | Candidatures des {n} derniers jours
month | Qui a postulé en {month} ?
month | Candidatures de {month}
job | Qui a postulé pour {job} ?
job | Candidats pour {job}
job | Combien de candidats pour {job} ?
job | Candidats pour le poste de {job}
job-skill | Candidats pour {job} avec {skill}
job-skill | Quels candidats pour {job} ont {skill} ?
years-skill | Qui connaît {skill} et a au moins {n} ans d'expérience ?
years-skill | Candidats avec {skill} et plus de {less} ans d'expérience
refuse | Qui a {n} ans d'expérience en {skill} ?
refuse | Qui habite à Lyon et connaît {skill} ?
refuse | Qui connaît très bien {skill} ?
refuse | Qui connaît {skill} et {other} ou {third} ?
licence | Qui a le permis de conduire et {skill} ?
refuse | Qui a obtenu un diplôme en 2019 ?
`;
