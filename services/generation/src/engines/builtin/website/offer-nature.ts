import type { PricedItem } from '../brief/brief.ts';

/** Something that is done with or for somebody: an hour, a lesson, a repair, the use of a room. */
const DONE =
  /(?:^|[\s-])(?:class|classes|lessons?|courses?|workshops?|tours?|tastings?|sessions?|hire|rental|rentals|repairs?|service|tune-up|fitting|fix|consultation|treatments?|coaching|studio time|bench time|events?|catering|private events|delivery|kurse?|workshops?|führung(?:en)?|verkostung(?:en)?|miete|reparatur(?:en)?|cours|ateliers?|visites?|dégustations?|location|réparations?|clases?|cursos?|talleres|taller|visitas?|alquiler|corso|corsi|lezion[ei]|degustazion[ei]|noleggio|aulas?|oficinas?|aluguel|cursus(?:sen)?|les(?:sen)?|verhuur|kurs|warsztaty|wynajem)(?=$|\s)|kurs$|教室|レッスン|体験|课程|体验|دورة|ورشة|درس|कक्षा/iu;

/** Whether a priced thing is done rather than handed over. */
export const isDone = ({ name, period }: PricedItem): boolean => period === 'hour' || DONE.test(name);

/** A shop that also teaches or mends has two kinds of offer, and a list of goods is no place for a lesson. */
export function isMixedOffer(items: readonly PricedItem[]): boolean {
  const done = items.filter(isDone).length;
  return done > 0 && done < items.length;
}
