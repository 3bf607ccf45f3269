/** A project as the wizard sends it: a wedding in Lyon. */
export function wizardProject(over: Readonly<Record<string, unknown>> = {}) {
  return {
    eventType: 'mariage',
    serviceType: 'complete',
    hasTheme: true,
    weddingTheme: 'Champêtre',
    eventDate: '2027-06-19',
    eventLocation: 'Lyon, Rhône',
    city: 'Lyon',
    zipCode: '69001',
    country: 'FR',
    latitude: '45.74846',
    longitude: '4.84671',
    guestRange: '50to100',
    budgetRange: '20000to30000',
    budgetPlannerRange: '2000to5000',
    languages: ['fr', 'en'],
    plannerPreference: 'nearEvent',
    ...over,
  }
}
