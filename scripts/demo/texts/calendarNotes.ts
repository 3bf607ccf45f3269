import type { DemoLanguage } from '../demoLanguage.ts'

/** The providers' notes in their calendars. */
export const calendarNotes: Readonly<Record<DemoLanguage, { readonly holidays: string; readonly fair: string }>> = {
  fr: { holidays: 'Vacances', fair: 'Salon du mariage' },
  en: { holidays: 'Holidays', fair: 'Wedding fair' },
  de: { holidays: 'Urlaub', fair: 'Hochzeitsmesse' },
  it: { holidays: 'Ferie', fair: 'Fiera degli sposi' },
  nl: { holidays: 'Vakantie', fair: 'Huwelijksbeurs' },
  es: { holidays: 'Vacaciones', fair: 'Feria de bodas' },
  pt: { holidays: 'Férias', fair: 'Feira de casamentos' },
}
