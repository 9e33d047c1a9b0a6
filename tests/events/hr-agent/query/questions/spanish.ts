/** Ways to ask for applicants in Spanish; as in the English ones. */
export const spanish = `
skill | ¿Quién sabe {skill}?
skill | ¿Qué candidatos tienen {skill}?
skill | Muéstrame candidatos con {skill}
skill | Candidatos que dominan {skill}
no-skill | ¿Quién no sabe {skill}?
no-skill | Candidatos sin {skill}
no-skill | ¿Qué candidatos no tienen {skill}?
no-skill | Muestra a todos los que no conocen {skill}
and | ¿Quién sabe {skill} y {other}?
and | Candidatos con {skill} y {other}
and | ¿Quién tiene {skill} y también {other}?
and | Candidatos que conocen {skill} y {other}
or | ¿Quién sabe {skill} o {other}?
or | Candidatos con {skill} o {other}
neither | ¿Quién no sabe ni {skill} ni {other}?
neither | Candidatos sin {skill} ni {other}
but-not | ¿Quién sabe {skill} pero no {other}?
but-not | Candidatos con {skill} pero sin {other}
years-least | ¿Quién tiene al menos {n} años de experiencia?
years-least | Candidatos con {n} o más años de experiencia
years-least | Candidatos con un mínimo de {n} años de experiencia
years-least | ¿Quién tiene como mínimo {n} años de experiencia laboral?
years-more | ¿Quién tiene más de {n} años de experiencia?
years-more | Candidatos con más de {n} años de experiencia
years-less | ¿Quién tiene menos de {n} años de experiencia?
years-less | Candidatos con menos de {n} años de experiencia
years-most | ¿Quién tiene como máximo {n} años de experiencia?
years-most | Candidatos con hasta {n} años de experiencia
years-between | ¿Quién tiene entre {n} y {m} años de experiencia?
years-between | Candidatos con {n} a {m} años de experiencia
score-more | ¿Quién tiene más de {score} puntos?
score-more | Candidatos con una puntuación superior a {score}
score-least | ¿Quién tiene al menos {score} puntos?
score-least | Candidatos con una puntuación de al menos {score}
score-less | ¿Quién tiene menos de {score} puntos?
score-less | Candidatos con menos de {score} puntos
language | ¿Quién habla {language}?
language | Candidatos que hablan {language}
language-or | ¿Quién habla {language} o {tongue}?
language-or | Candidatos que hablan {language} o {tongue}
degree | ¿Quién tiene un título?
degree | Candidatos con título universitario
master | ¿Quién tiene un máster?
master | Candidatos con al menos un máster
no-degree | ¿Quién no tiene título?
no-degree | Candidatos sin título
certified | ¿Quién tiene un certificado?
certified | Candidatos con certificado
certificate | ¿Quién tiene el certificado {certificate}?
certificate | Candidatos con certificación {certificate}
worked | ¿Quién trabajó en {employer}?
worked | Candidatos que han trabajado en {employer}
studied | ¿Quién estudió en {school}?
studied | Candidatos que han estudiado en {school}
shortlisted | ¿Quién está preseleccionado?
shortlisted | Candidatos preseleccionados
rejected | ¿Quién fue rechazado?
rejected | Candidatos rechazados
not-rejected | ¿Quién no fue rechazado?
not-rejected | Candidatos que no están rechazados
since | ¿Quién se postuló desde el {date}?
since | Candidaturas desde el {date}
before | ¿Quién se postuló antes del {date}?
before | Candidaturas antes del {date}
days | ¿Quién se postuló en los últimos {n} días?
days | Candidaturas de los últimos {n} días
month | ¿Quién se postuló en {month}?
month | Candidaturas de {month}
job | ¿Quién se postuló para {job}?
job | Candidatos para {job}
job | ¿Cuántos candidatos hay para {job}?
job | Candidatos para el puesto de {job}
job-skill | Candidatos para {job} con {skill}
job-skill | ¿Qué candidatos para {job} tienen {skill}?
years-skill | ¿Quién sabe {skill} y tiene al menos {n} años de experiencia?
years-skill | Candidatos con {skill} y más de {less} años de experiencia
refuse | ¿Quién tiene {n} años de experiencia en {skill}?
refuse | ¿Quién vive en Madrid y sabe {skill}?
refuse | ¿Quién sabe {skill} muy bien?
refuse | ¿Quién sabe {skill} y {other} o {third}?
licence | ¿Quién tiene carnet de conducir y {skill}?
refuse | ¿Quién se graduó en 2019?
`;
