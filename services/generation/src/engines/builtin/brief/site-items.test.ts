import { describe, expect, test } from '@jest/globals';
import { readBrief } from './read-brief.ts';

const items = (prompt: string) =>
  readBrief(prompt, 'website').items.map(({ name, price, unit, period }) =>
    [name, `${price}${unit ?? ''}`, period ?? ''].join(' | '),
  );

describe('things with prices on websites', () => {
  test('share the period that only the last of a list of plans names', () => {
    expect(items('Landing page for Planwise. Plans Solo $49, Squad $149, Fleet $399 per month.')).toEqual([
      'Solo | $49 per month | month',
      'Squad | $149 per month | month',
      'Fleet | $399 per month | month',
    ]);
    expect(items('Site for Hut. Tarife: Klein 9 €, Mittel 19 €, Groß 39 € pro Monat.')).toEqual([
      'Klein | 9 € pro Monat | month',
      'Mittel | 19 € pro Monat | month',
      'Groß | 39 € pro Monat | month',
    ]);
    expect(items('Hotel site. Rooms: double £90, suite £140 per night.')).toEqual([
      'double | £90 per night | night',
      'suite | £140 per night | night',
    ]);
  });

  test('share no period among things of different kinds', () => {
    expect(items('Pottery studio. Buy mugs ($28) and bowls ($36), or rent studio time ($15/hour).')).toEqual([
      'mugs | $28 | ',
      'bowls | $36 | ',
      'studio time | $15/hour | hour',
    ]);
  });

  test('keep a plan that costs nothing', () => {
    expect(items('App site. Pricing (Free, Pro $12/month, Business $29/user/month), FAQ')).toEqual([
      'Free | Free | ',
      'Pro | $12/month | month',
      'Business | $29/user/month | month',
    ]);
    expect(items('App site. Plans: Hobby free, Team $8/month.')).toEqual([
      'Hobby | free | ',
      'Team | $8/month | month',
    ]);
  });

  test('are read without a currency where a list gives prices only', () => {
    expect(
      items('my cafe. we do flat whites 3.20, cinnamon buns 2.80 and toasties 6.50. open daily'),
    ).toEqual(['flat whites | 3.20 | ', 'cinnamon buns | 2.80 | ', 'toasties | 6.50 | ']);
    expect(items('Site for a lab. Version 3.20 is out and 2.80 is retired.')).toEqual([]);
  });

  test('take their names from behind the prices where the list is written so', () => {
    expect(items('Museum site. Tickets €9 adults, €5 students.')).toEqual([
      'adults | €9 | ',
      'students | €5 | ',
    ]);
  });

  test('keep "from", lose verbs and slashes', () => {
    expect(items('Salon site: balayage from £95, kids cut £18. You can book a colour check (£10).')).toEqual([
      'balayage | from £95 | ',
      'kids cut | £18 | ',
      'colour check | £10 | ',
    ]);
    expect(items('Magician site. Packages: Mini 45 min $150 / Grand Show 90 min $280.')).toEqual([
      'Mini 45 min | $150 | ',
      'Grand Show 90 min | $280 | ',
    ]);
  });

  test('a lone price is that of what the site is for', () => {
    expect(items('Website for our product, the AeroMug: a travel mug. $59. Reviews.')).toEqual([
      'AeroMug | $59 | ',
    ]);
    expect(items('Yoga retreat in Ubud. Price 1,450 USD per person.')).toEqual([
      'Yoga retreat | 1,450 USD per person | person',
    ]);
  });
});
