/** What stands before the name of a person and says nothing of what is sold: the source of a pattern. */
export const PERSON_TITLE =
  '(?:Dr|Prof|Mr|Mrs|Ms|Miss|Rev|Mx|Dra|Drs|Sr|Sra|Mme|Mlle|M|Dott|Dott\\.ssa|Prof\\.ssa|Avv|Sig|Sig\\.ra|Mag|Ing|Dipl\\.?-\\p{Lu}\\p{L}{1,7}|Herr|Frau|Monsieur|Madame|Maître|Señora?|Signora?|Senhora?|Doña?|Meneer|Mevrouw|Pani?|dr|mgr|inż|prof|dhr|mevr)\\.?(?: (?:med|phil|jur|rer|nat|hab|dent|vet|h\\. ?c)\\.?){0,3}';

const SEVERAL = new RegExp(
  `^${PERSON_TITLE} [^\\n;:!?]{2,60}?(?:,| and| und| et| y| e| en| i| &) (?:${PERSON_TITLE}) \\p{Lu}`,
  'u',
);

/** "Mr. Alan Reed and Ms. Joan Pell": people in a row, each with a title, are no name of a business. */
export const beginsWithSeveralPeople = (text: string): boolean => SEVERAL.test(text.slice(0, 160));
