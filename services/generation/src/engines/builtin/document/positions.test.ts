import { describe, expect, test } from '@jest/globals';
import { positionsIn } from './positions.ts';

const read = (text: string) =>
  positionsIn(text).map(({ quantity, price, amount }) => [quantity, price, amount]);

const TWENTY = [20, '80 €', 1600];
const TRAVEL = [1, '120 €', 120];

describe('quantity, unit price and amount are told apart', () => {
  test.each([
    ['Rechnung: 20 Stunden à 80 €', [TWENTY]],
    ['Rechnung: 20 Stunden Beratung à 80 € und Anfahrt 120 €', [TWENTY, TRAVEL]],
    ['Rechnung über 20 Std. zu je 80 € plus 120 € Material.', [TWENTY, TRAVEL]],
    ['Rechnung: 20 Stunden à 80 €, 120 € Material', [TWENTY, TRAVEL]],
    ['Facture : 20 heures de conseil à 80 € de l’heure, déplacement 120 €', [TWENTY, TRAVEL]],
    ['Factura: 20 horas a 80 € y desplazamiento 120 €', [TWENTY, TRAVEL]],
    ['Fattura: 20 ore a 80 €, trasferta 120 €', [TWENTY, TRAVEL]],
    ['Invoice: 5 hours at $90/h', [[5, '$90', 450]]],
    [
      'Invoice: 2 days @ 600 EUR and hosting at 20 EUR',
      [
        [2, '600 EUR', 1200],
        [1, '20 EUR', 20],
      ],
    ],
    ['Invoice: 3 x 45', [[3, '45', 135]]],
    [
      'Facture : 3 x 45 € et 2 jours à 600 €',
      [
        [3, '45 €', 135],
        [2, '600 €', 1200],
      ],
    ],
    [
      'Invoice: 5 hours at $90/h and 3 x 45 cables',
      [
        [5, '$90', 450],
        [3, '$45', 135],
      ],
    ],
    [
      'Invoice: logo (3 hours at $80), cards (200 at $0.50)',
      [
        [3, '$80', 240],
        [200, '$0.50', 100],
      ],
    ],
    ['Invoice: 20 hours × 80 € = 1,600 €', [TWENTY]],
    [
      '- Consulting: 20 hours x $80\n- Travel: $120',
      [
        [20, '$80', 1600],
        [1, '$120', 120],
      ],
    ],
  ])('%s', (text, positions) => {
    expect(read(text)).toEqual(positions);
  });

  test('the words before a count or in its place name it', () => {
    const names = (text: string) => positionsIn(text).map(({ name, unit }) => [name, unit]);
    expect(names('Invoice for Acme: consulting, 2 days @ 600 EUR; travel 150 EUR')).toEqual([
      ['consulting', 'days'],
      ['travel', ''],
    ]);
    expect(names('Rechnung: 20 Stunden Beratung à 80 €')).toEqual([['Beratung', 'Stunden']]);
  });
});
