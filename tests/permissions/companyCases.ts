import { offeredServices } from '../../src/domain/referenceValues.ts'
import { registrationForm } from '../setup/phoneSignIn.ts'
import type { CallCase } from './callCase.ts'

const { city, zipCode, country, latitude, longitude } = registrationForm('', '')

/** The company and social network calls. */
export const companyCases: Readonly<Record<string, CallCase>> = {
  'GET /api/pro/company': { names: 'nothing', call: () => ({ path: '/api/pro/company' }) },
  'PUT /api/pro/company': {
    names: 'nothing',
    call: () => {
      const address = { street: '12 rue des Tilleuls', city, zipCode, country, latitude, longitude }
      const company = { name: 'Atelier Fontaine', website: '', languages: ['fr'], createdOn: '2014-03-01', number: '', vatNumber: '' }
      return { path: '/api/pro/company', body: { ...address, ...company }, headers: { 'if-match': '*' } }
    },
  },
  'GET /api/pro/services': { names: 'nothing', call: () => ({ path: '/api/pro/services' }) },
  'PUT /api/pro/services': {
    names: 'nothing',
    call: () => {
      const row = { offered: true, startingFrom: 200_000, priceVisible: true, description: 'Tout compris', descriptionVisible: false }
      const table = Object.fromEntries(offeredServices.map((service) => [service, row]))
      return { path: '/api/pro/services', body: table, headers: { 'if-match': '*' } }
    },
  },
  'GET /api/pro/texts': { names: 'nothing', call: () => ({ path: '/api/pro/texts' }) },
  'PUT /api/pro/texts': {
    names: 'nothing',
    call: () => {
      const texts = { portrait: '<p>Nous</p>', experience: '', strengths: ['Calme'], serviceText: '' }
      return { path: '/api/pro/texts', body: texts, headers: { 'if-match': '*' } }
    },
  },
  'GET /api/pro/social-networks': { names: 'nothing', call: () => ({ path: '/api/pro/social-networks' }) },
  'PUT /api/pro/social-networks': {
    names: 'nothing',
    call: () => {
      const pages = { facebook: '', instagram: '@atelier', linkedin: '', pinterest: '', tiktok: '', twitter: '' }
      return { path: '/api/pro/social-networks', body: pages, headers: { 'if-match': '*' } }
    },
  },
}
