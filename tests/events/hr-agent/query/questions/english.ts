/** Ways to ask for applicants in English: the kind of what is asked for, then a question. Every second one of a kind is reported on only. */
export const english = `
skill | Who knows {skill}?
skill | Which applicants have {skill}?
skill | Show me candidates skilled in {skill}
skill | Is there anybody with {skill}?
skill | List everyone who can do {skill}
skill | Find people with experience in {skill}
skill | applicants familiar with {skill} please
skill | Whose résumé mentions {skill}?
no-skill | Who does not know {skill}?
no-skill | Applicants without {skill}
no-skill | Which candidates don't have {skill}?
no-skill | Show me everybody who lacks {skill}
no-skill | How many applicants do not have {skill}?
no-skill | candidates with no {skill}
and | Who knows {skill} and {other}?
and | Applicants with both {skill} and {other}
and | Which candidates have {skill} as well as {other}?
and | Show people who know {skill} and who know {other}
and | Who has {skill} and also {other}?
and | candidates with {skill}, {other} and {third}
or | Who knows {skill} or {other}?
or | Applicants with either {skill} or {other}
or | Which candidates have {skill} or {other}?
or | Find anyone who has {skill}, {other} or {third}
neither | Who knows neither {skill} nor {other}?
neither | Candidates without {skill} or {other}
neither | Applicants with no {skill} and no {other}
neither | Who does not know {skill} or {other}?
but-not | Who knows {skill} but not {other}?
but-not | Applicants with {skill} and without {other}
but-not | Show candidates who have {skill} but do not have {other}
but-not | Who has {skill} except those with {other}?
years-least | Who has at least {n} years of experience?
years-least | Candidates with {n}+ years of experience
years-least | Which applicants have {n} or more years of work experience?
years-least | Show everyone with a minimum of {n} years' experience
years-least | applicants with no less than {n} years of work
years-least | Who has worked for at least {n} years?
years-more | Who has more than {n} years of experience?
years-more | Applicants with over {n} years of experience
years-less | Who has fewer than {n} years of experience?
years-less | Applicants with less than {n} years of experience
years-less | Which candidates have under {n} years of work?
years-less | How many people have fewer than {n} years of work experience?
years-less | candidates below {n} years of experience
years-most | Who has at most {n} years of experience?
years-most | Applicants with no more than {n} years of experience
years-most | candidates with up to {n} years of work
years-most | Who has {n} years of experience or less?
years-between | Who has between {n} and {m} years of experience?
years-between | Candidates with {n} to {m} years of experience
years-between | Applicants with {n}-{m} years of work experience
years-between | Who has from {n} to {m} years of experience?
score-more | Who scored above {score}?
score-more | Applicants with a score over {score}
score-more | Which candidates have more than {score} points?
score-more | everyone with a score higher than {score}
score-least | Who scored at least {score}?
score-least | Candidates with {score} points or more
score-least | Who has a score of {score} or higher?
score-least | applicants with a minimum score of {score}
score-less | Who scored below {score}?
score-less | Applicants with fewer than {score} points
score-less | Which candidates have a score under {score}?
score-less | candidates who scored less than {score}
score-between | Who scored between {score} and {high}?
score-between | Applicants with a score from {score} to {high}
score-between | candidates with a score between {score} and {high}
score-between | Who has between {score} and {high} points?
language | Who speaks {language}?
language | {language} speakers
language | Which applicants are fluent in {language}?
language | Applicants who speak {language}
language-or | Who speaks {language} or {tongue}?
language-or | Candidates that speak {language} or {tongue}
language-and | Who speaks {language} and {tongue}?
language-and | Applicants who speak both {language} and {tongue}
degree | Who has a degree?
degree | Applicants with a university degree
degree | Which candidates are graduates?
degree | How many applicants have a degree?
master | Who has a master's degree?
master | Candidates with at least a master
master | Applicants with a master's degree or higher
master | Which applicants hold a master's?
no-degree | Who has no degree?
no-degree | Applicants without a degree
no-degree | Which candidates don't have a degree?
no-degree | people who do not hold a degree
certified | Who has a certificate?
certified | Which applicants are certified?
certified | Applicants with any certification
certified | candidates who hold a certificate
certificate | Who has a {certificate}?
certificate | Which applicants hold a {certificate} certification?
certificate | Candidates with {certificate}
certificate | Who is {certificate} certified?
certificate | Who has the {certificate} certificate?
certificate | Applicants with a certification called {certificate}
worked | Who worked at {employer}?
worked | Applicants who have worked for {employer}
worked | Which candidates were employed by {employer}?
worked | Show me people with experience at {employer}
not-worked | Who never worked at {employer}?
not-worked | Applicants who have not worked for {employer}
studied | Who studied at {school}?
studied | Applicants who graduated from {school}
studied | Which candidates went to {school}?
studied | Show alumni of {school}
shortlisted | Who is shortlisted?
shortlisted | Show the shortlisted applicants
shortlisted | Which candidates are on the shortlist?
shortlisted | How many are shortlisted?
rejected | Who was rejected?
rejected | List the rejected candidates
rejected | Whom did we turn down?
rejected | How many applicants did we reject?
undecided | Who is undecided?
undecided | Which applicants are still waiting for a decision?
undecided | Show undecided candidates
undecided | applicants who are not decided
not-rejected | Who is not rejected?
not-rejected | Applicants who have not been rejected
not-rejected | All candidates except the rejected ones
not-rejected | Which applicants were not turned down?
states | Who is shortlisted or undecided?
states | Applicants that are shortlisted or undecided
since | Who applied since {date}?
since | Applications since {date}
since | Which candidates have applied since {date}?
since | applicants who came in since {date}
before | Who applied before {date}?
before | Applications before {date}
between | Who applied between {date} and {later}?
between | Applicants who applied from {date} to {later}
days | Who applied in the last {n} days?
days | Applications of the past {n} days
days | Which candidates applied within the last {n} days?
days | new applicants in the last {n} days
week | Who applied this week?
week | Applicants of this week
month | Who applied in {month}?
month | Applications from {month}
job | Who applied for {job}?
job | Show me the candidates for the {job} job
job | Applicants for {job}
job | How many people applied for the {job} position?
job-skill | Which applicants for {job} know {skill}?
job-skill | Candidates with {skill} for {job}
job-skill | Who applied for {job} and has {skill}?
job-skill | {job} applicants with {skill}
years-skill | Who has at least {n} years of experience and knows {skill}?
years-skill | Applicants with {skill} and more than {less} years of experience
years-skill | Who knows {skill} and has {n} or more years of experience?
years-skill | Candidates with {skill} who have at least {n} years of work
state-skill | Shortlisted applicants with {skill}
state-skill | Which shortlisted candidates know {skill}?
state-skill | Who is shortlisted and knows {skill}?
state-skill | Shortlisted people who have {skill}
many | Shortlisted applicants for {job} with {skill} and at least {n} years of experience
many | Who applied for {job}, knows {skill} or {other}, and has a degree?
many-not | Candidates for {job} with {skill} who are not rejected and speak {language}
many-not | Who applied for {job}, has {skill}, speaks {language} and is not rejected?
refuse | Who has {n} years of {skill}?
refuse | Who has at least {n} years of experience with {skill}?
refuse | Who knows {skill} well?
refuse | Who lives in Berlin and knows {skill}?
refuse | Which applicants with {skill} can start in March?
refuse | Applicants who want less than 50000 and know {skill}
refuse | Who knows {skill} and {other} or {third}?
refuse | Who does not know {skill} and {other}?
refuse | Who graduated in 2019?
refuse | Who worked at {employer} in 2020?
refuse | Who knows Blorptastic?
refuse | Which applicants have {skill} and Blorptastic?
refuse | Who knows only {skill}?
refuse | Who knows {skill} best?
refuse | Applicants for Astronaut with {skill}
licence | Who has {skill} and a driving licence?
refuse | How many applicants know {skill} but hate {other}?
refuse | Who scored above 60 in {skill}?
refuse | Who applied on 3/4/2026?
refuse | Applicants with {skill} from {employer} university of life
refuse | Who almost knows {skill}?
refuse | Shortlisted applicants with twice the experience of others
refuse | Who speaks {language} at level C1?
refuse | Who has the same score as last year and knows {skill}?
`;
