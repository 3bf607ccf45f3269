import type { Operator } from '../../../src/api/schemas/operator.ts'

/** A fictitious operator for the demo world's imprint and privacy policy. */
export const exampleOperator: Operator = {
  name: 'Alliance SAS',
  address: ['1 rue du Lac', '74000 Annecy', 'France'],
  email: 'bonjour@alliance.example',
  phone: '+33 4 50 00 00 00',
  director: 'Camille Exemple',
  register: 'RCS Annecy 000 000 000',
  vat: 'FR00000000000',
  country: 'FR',
  host: 'Hébergeur SA, 2 rue du Nuage, 69001 Lyon',
  authority: 'CNIL, 3 place de Fontenoy, 75007 Paris',
  logDays: 14,
  backupDays: 30,
}
