import { describe, expect, test } from '@jest/globals';
import { humanName, rowsNamed, tableName } from './column-name.ts';

describe('names of columns and tables', () => {
  test('reads names that programs made as people write them, and leaves others alone', () => {
    expect(humanName('Payment_ID')).toBe('Payment ID');
    expect(humanName('date_of_completion')).toBe('Date of completion');
    expect(humanName('Power_kW')).toBe('Power (kW)');
    expect(humanName('price_eur')).toBe('Price (€)');
    expect(humanName('_')).toBe('_');
    expect(humanName('isFullTime')).toBe('Is full time');
    expect(humanName('SALARY')).toBe('Salary');
    expect(humanName('GWh per plant')).toBe('GWh per plant');
    expect(tableName('TRANSACTIONS')).toBe('Transactions');
  });

  test('says what the rows of a table are', () => {
    expect(['pilot', 'Payments', 'city', 'people', 'hiring'].map(rowsNamed)).toEqual([
      'pilots',
      'payments',
      'cities',
      'people',
      'hiring records',
    ]);
    expect(rowsNamed('Umsätze je Filiale 2024')).toBe('');
  });
});
