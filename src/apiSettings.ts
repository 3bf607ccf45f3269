import type { ApiSettings } from './api/dependencies.ts'
import type { TestimonialTexts } from './api/schemas/testimonials.ts'
import type { Config } from './config.ts'
import { isLocal } from './settingFormats.ts'

interface Given extends Pick<ApiSettings, 'publicUrl' | 'operator' | 'twilioToken' | 'acceptsPlainCookies'> {
  readonly exampleTestimonials: TestimonialTexts
}

/** What the routes know of the configuration. */
export function apiSettings(config: Config, { exampleTestimonials, ...given }: Given): ApiSettings {
  return {
    ...given,
    secureCookies: !isLocal(given.publicUrl),
    codeCountries: config.codeCountries,
    trustedProxies: config.trustedProxies,
    apiDocs: !config.production,
    callsPerMinute: config.callsPerMinute,
    mapTilesUrl: config.mapTilesUrl,
    analyticsUrl: config.analyticsUrl,
    errorReportsUrl: config.errorReportsUrl,
    countryHeader: config.countryHeader,
    metricsToken: config.metricsToken,
    mailWebhookSecret: config.mailReports.webhookSecret,
    supportEmail: config.supportEmail,
    privacy: config.privacy,
    imprint: config.imprint,
    terms: config.terms,
    testimonials: config.testimonials ? { examples: false, texts: config.testimonials } : { examples: true, texts: exampleTestimonials },
    welcomeFilms: config.welcomeFilms,
    countryOf: (host) => config.domains.get(host.toLowerCase()) ?? 'FR',
  }
}
