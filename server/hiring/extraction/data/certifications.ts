/** Certificates that are known by name wherever they stand; under a heading of their own, others count too. Lower case. */
export const knownCertifications: readonly string[] = [
  String.raw`aws certified [a-z]+(?: [a-z]+){0,3}?(?: (?:associate|professional|practitioner|specialty))`,
  String.raw`microsoft certified:? [a-z]+(?: [a-z]+){0,4}`,
  String.raw`google (?:analytics|ads|cloud) (?:individual qualification|certification|certified)`,
  String.raw`certified [a-z]+(?: [a-z]+){0,3}? (?:technician|professional|manager|specialist|master|administrator|developer|engineer|analyst|practitioner|owner|accountant|cleaner|consultant|expert|associate|architect|trainer)`,
  String.raw`(?:professional |certified )?scrum (?:master|product owner)(?: i{1,3})?`,
  String.raw`psm i{1,3}|pspo i{1,3}|csm|cspo|pmp|prince2(?: (?:foundation|practitioner))?|itil(?: v?\d)?(?: foundation)?`,
  String.raw`cissp|cisa|cism|ceh|oscp|comptia (?:a|security|network)\+?|ccna|ccnp|ckad?|cfa|cpa|acca|cima|istqb(?: [a-z]+ level)?`,
  String.raw`iicrc [a-z]+(?: [a-z&]+){0,4}`,
  String.raw`(?:lean )?six sigma (?:yellow|green|black) belt`,
  String.raw`toefl|ielts|toeic|dele [abc][12]|delf [abc][12]|dalf c[12]|goethe-zertifikat [abc][12]`,
  String.raw`oracle certified [a-z]+(?: [a-z]+){0,3}`,
  String.raw`iso 9001 (?:lead )?auditor`,
];
